import { expect, it } from "vitest";
import { remember, settle } from "./places";

it("deals a new hand in order", () => {
  expect(settle([], ["a", "b", "c", "d"], 4)).toEqual(["a", "b", "c", "d"]);
});

it("leaves the place of a laid card empty and draws into it", () => {
  const laid = settle(["a", "b", "c", "d"], ["a", "c", "d"], 4);
  expect(laid).toEqual(["a", undefined, "c", "d"]);
  expect(settle(laid, ["a", "aa", "c", "d"], 4)).toEqual(["a", "aa", "c", "d"]);
});

it("puts cards that are taken back where they were", () => {
  let known = remember([], settle([], ["a", "b", "c", "d"], 4));
  for (const hand of [
    ["b", "c", "d"],
    ["b", "d"],
    ["b", "c", "d"],
  ])
    known = remember(known, settle(known, hand, 4));
  expect(settle(known, ["b", "c", "d"], 4)).toEqual([undefined, "b", "c", "d"]);
  expect(settle(known, ["a", "b", "c", "d"], 4)).toEqual(["a", "b", "c", "d"]);
});

it("changes nothing when asked twice", () => {
  const once = settle(["a", "b"], ["b", "c"], 4);
  expect(settle(remember(["a", "b"], once), ["b", "c"], 4)).toEqual(once);
});

it("makes room for a hand that is larger than usual", () => {
  expect(settle([], ["a", "b", "c"], 2)).toEqual(["a", "b", "c"]);
});
