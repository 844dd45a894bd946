// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { server } from "../../net/http";
import type * as m from "../../net/messages";
import { Desk } from "./desk.svelte";
import { patched } from "./patching";
import { letterOf } from "./pressing";
import { ringOf } from "./rings";
import { matches } from "./searching";

const pressed = (key: string, code: string, shiftKey = false) =>
  letterOf(new KeyboardEvent("keydown", { key, code, shiftKey }));

describe("keys are read on any keyboard", () => {
  it("letters by what they say, and by their place where they are not Latin", () => {
    expect(pressed("d", "KeyD")).toBe("d");
    expect(pressed("a", "KeyQ")).toBe("a");
    expect(pressed("в", "KeyD")).toBe("d");
  });
  it("digits by their place: a French keyboard has other signs there", () => {
    expect(pressed("&", "Digit1")).toBe("1");
    expect(pressed("7", "Numpad7")).toBe("7");
  });
  it("arrows, parts and gains", () => {
    expect(pressed("ArrowLeft", "ArrowLeft")).toBe("←");
    expect(pressed(" ", "Space")).toBe(" ");
    expect(pressed("+", "NumpadAdd")).toBe("+");
    expect(pressed("F5", "F5")).toBeUndefined();
  });
});

describe("the part being typed is ringed", () => {
  it("on cards, in cells, and nowhere if it has no place", () => {
    expect(ringOf("opus", "sell", "vp")).toBe(".opus-deal:last-child");
    expect(ringOf("strip", "space_3", "sign")).toBe(".cells > li:nth-child(3)");
    expect(ringOf("finance", "space_3", "sign")).toBe(".cells > li:nth-child(4)");
    expect(ringOf("tracks", "tracks", "story_overflow_ducats")).toBe(".cells > li:nth-child(3)");
    expect(ringOf("places", "places", "")).toBeUndefined();
  });
});

describe("search", () => {
  const card: m.DraftComponent = {
    id: "city:diary",
    kind: "city",
    stack: "city",
    label: "diary",
    keys: "01m2d w",
  };
  it("finds by name, id and what is given", () => {
    expect(matches(card, "An evening", "EVEN")).toBe(true);
    expect(matches(card, "An evening", "diar")).toBe(true);
    expect(matches(card, "An evening", "2d")).toBe(true);
    expect(matches(card, "An evening", "m")).toBe(true);
    expect(matches(card, "An evening", "3d")).toBe(false);
    expect(matches(card, "An evening", "opera")).toBe(false);
  });
});

describe("a patch", () => {
  it("takes the place of pieces with its id, and of whole lists", () => {
    const info = {
      cities: [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
      row: [{ space: 1 }],
      finance: [{}],
    } as unknown as m.EditionInfo;
    for (const list of [
      "opus",
      "memories",
      "tiles",
      "courts",
      "bonuses",
      "soloist_cards",
      "constanze",
      "movements",
    ])
      Object.assign(info, { [list]: [] });
    const made = patched(info, { cities: [{ id: "b", name: "C" }], row: [{ space: 2 }] });
    expect(made.cities.map(({ name }) => name)).toEqual(["A", "C"]);
    expect(made.row).toEqual([{ space: 2 }]);
    expect(made.finance).toEqual([{}]);
    expect(info.cities[1]?.name).toBe("B");
  });
});

describe("what is typed faster than the server answers", () => {
  it("is kept when a name or another field is written behind it", async () => {
    const sent: string[] = [];
    vi.spyOn(server, "typeKeys").mockImplementation(async (_draft, { keys }) => {
      await new Promise((ready) => setTimeout(ready, 20));
      sent.push(keys);
      return { keys, dropped: [] as m.DroppedKey[] } as unknown as m.TypedKeys;
    });
    const desk = new Desk("draft");
    desk.openComponent("city:diary");
    desk.press("0");
    desk.press("2");
    desk.rename("A diary");
    desk.press("m");
    desk.setMore("players", 3);
    await vi.waitFor(() => {
      expect(desk.typed?.keys).toBe("02m");
    });
    expect(sent.at(-1)).toBe("02m");
    desk.close();
    vi.restoreAllMocks();
  });
});
