import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../net/messages";
import { forPlayers, isRecommended, picked, planOf, USUAL } from "./options";

const seats: SeatInfo[] = [
  { seat: 0, kind: "person", name: "Anna", is_you: true, is_host: true },
  { seat: 1, kind: "person", name: "Magda" },
  { seat: 2, kind: "bot", name: "planner", bot: "planner" },
  { seat: 3, kind: "open" },
];
const table: TableInfo = {
  id: "a".repeat(22),
  version: 1,
  status: "open",
  options: { ...USUAL, players: 4, composers: ["eybler", "stadler"] },
  seats,
};

describe("a table before the start", () => {
  it("plans the seats as they are", () => {
    expect(planOf(seats)).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "open" },
      { kind: "bot", bot: "planner" },
      { kind: "open" },
    ]);
    expect(planOf([seats[0]!, { seat: 1, kind: "soloist", name: "Schikaneder" }])).toHaveLength(1);
  });

  it("changes the number of patrons with what depends on it", () => {
    const three = forPlayers(table, 3);
    expect(three.options).toMatchObject({ players: 3, level: null, composers: ["eybler", "stadler"] });
    expect(three.seats).toHaveLength(3);
    const solo = forPlayers(table, 1);
    expect(solo.options).toMatchObject({ players: 1, level: "medium", composers: null });
    expect(solo.seats).toEqual([{ kind: "me", name: "Anna" }]);
    const back = forPlayers(
      { ...table, options: { ...USUAL, players: 1, level: "hard", composers: ["eybler"] } },
      2,
    );
    expect(back.options).toMatchObject({ players: 2, level: null, composers: null });
  });

  it("picks composers", () => {
    expect(picked([], "eybler", 2)).toEqual(["eybler"]);
    expect(picked(["eybler", "stadler"], "suessmayr", 2)).toEqual(["stadler", "suessmayr"]);
    expect(picked(["eybler", "stadler"], "eybler", 2)).toEqual(["stadler"]);
    expect(picked(["eybler"], "stadler", 1)).toEqual(["stadler"]);
    expect(isRecommended(["eybler", "stadler"])).toBe(true);
    expect(isRecommended(["stadler", "eybler"])).toBe(false);
    expect(isRecommended(null)).toBe(false);
  });
});
