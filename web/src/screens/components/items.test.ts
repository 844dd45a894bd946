import { describe, expect, it } from "vitest";
import type { Board } from "../../net/messages";
import { SMALL } from "../../parts/cards/smallEdition";
import { itemsOf, matches, type Filter } from "./items";
import { toCome } from "./toCome";

const ALL: Filter = { kind: "", type: "", period: 0, action: "", text: "" };
const items = itemsOf(SMALL, (kind, id) => (id === "tour" ? "Das große Königreich" : `${kind} ${id}`));
const found = (filter: Partial<Filter>): string[] =>
  items.filter((item) => matches(item, { ...ALL, ...filter })).map((item) => item.id);

describe("filters", () => {
  it("find everything without a wish", () => {
    expect(found({})).toHaveLength(items.length);
  });

  it("by kind: cards without a period are starting cards", () => {
    expect(found({ kind: "start" })).toEqual(["start", "nannerl"]);
    expect(found({ kind: "memory" })).toEqual(["tour", "early"]);
  });

  it("by type: works, and the tiles that name it", () => {
    expect(found({ type: "religious" })).toEqual(["mass", "mass_city", "stage"]);
    expect(found({ type: "opera" })).toEqual(["eybler_1", "stage"]);
    expect(found({ type: "chamber" })).toEqual(["mass_city"]);
  });

  it("by period: cards, bonuses and courts that ask for it", () => {
    expect(found({ period: 3 })).toEqual(["tour", "pariser", "late", "bonus_3"]);
  });

  it("by action: cards, tiles that grant it, bonuses that count it", () => {
    expect(found({ action: "travel" })).toEqual(["tour", "eybler_2", "bonus_1"]);
  });

  it("by words in any order, without accents", () => {
    expect(found({ text: "konig GROSSE" })).toEqual(["tour"]);
    expect(found({ text: "konig kleine" })).toEqual([]);
  });

  it("all of them together", () => {
    expect(found({ action: "document", period: 2 })).toEqual(["bonus_2b"]);
  });
});

describe("what is still to come", () => {
  const board = {
    round: 2,
    row: [{ id: "mass", kind: "opus" }, null],
    may_come: [],
    bonus: "bonus_2",
    constanze: "constanze_2",
    seats: [{ courts: [{ id: "late" }] }],
    requiem: { movements: [{ eighth: { tiles: ["eybler_2"] }, sixteenth: {} }] },
  } as unknown as Board;
  const coming = toCome(SMALL, board);

  it("is the row and every later period, not what has gone by", () => {
    expect(coming).toContain("opus:mass");
    expect(coming).toContain("opus:pariser");
    expect(coming).toContain("memory:tour");
    expect(coming).not.toContain("memory:early");
    expect(coming).not.toContain("memory:start");
  });

  it("is what lies in the stacks, and courts nobody has", () => {
    expect(coming).toContain("tile:eybler_2");
    expect(coming).not.toContain("tile:eybler_1");
    expect(coming).toContain("court:stage");
    expect(coming).not.toContain("court:late");
  });

  it("is this period's bonus and any of the later ones", () => {
    expect(coming).toContain("bonus:bonus_2");
    expect(coming).not.toContain("bonus:bonus_2b");
    expect(coming).toContain("bonus:bonus_3");
    expect(coming).not.toContain("bonus:bonus_1");
  });

  it("has no Soloist outside a solo game", () => {
    expect([...coming].filter((key) => key.startsWith("soloist:"))).toEqual([]);
    expect(toCome(SMALL, { ...board, level: "easy" })).toContain("soloist:2");
  });
});
