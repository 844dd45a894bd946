// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Question } from "../net/messages";
import { areaFor, offeredAreas, questionKey } from "./areas.svelte";

const menu = (...options: string[]): Question => ({ kind: "action_menu", seat: 0, options });

it("turns to where something is offered, but stays if that is in sight", () => {
  expect(areaFor(menu("done", "buy talent", "travel vienna"), ["row"])).toBe("map");
  expect(areaFor(menu("done", "commission a", "travel vienna"), ["map"])).toBeUndefined();
  expect(areaFor(menu("done", "buy talent"), ["row"])).toBeUndefined();
  expect(areaFor({ kind: "lay_card", options: ["story a"] }, ["patrons"])).toBeUndefined();
  expect(areaFor(menu("requiem kyrie.1 eighth"), ["row", "board"])).toBe("requiem");
});

it("marks every area with something to choose", () => {
  expect([...offeredAreas(menu("done", "sell a", "travel vienna"))].sort()).toEqual(["board", "map"]);
});

it("takes a menu after an exchange for the same question", () => {
  expect(questionKey(menu("done", "buy talent"))).toBe(questionKey(menu("done")));
  expect(questionKey(menu("done"))).not.toBe(questionKey({ kind: "pay", seat: 0 }));
});
