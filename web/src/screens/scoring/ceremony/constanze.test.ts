// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { isBest } from "./best";
import { lineOf, moodOf, type Ending } from "./constanze";

const VERDICT = { winners: [0], other: 1, by: "vp", margin: 3 } as const;
const ENDING: Ending = { verdict: VERDICT, isSolo: false, mine: [0], isRecord: false, isUnfinished: false };

describe("Constanze", () => {
  it.each([
    ["won", ENDING],
    ["lost", { ...ENDING, mine: [1] }],
    ["watched", { ...ENDING, mine: [] }],
    ["record", { ...ENDING, isRecord: true }],
    ["unfinished", { ...ENDING, isUnfinished: true }],
    ["shared", { ...ENDING, verdict: { ...VERDICT, winners: [0, 1], by: "shared" } }],
    ["solo-won", { ...ENDING, isSolo: true }],
    ["solo-lost", { ...ENDING, isSolo: true, verdict: { ...VERDICT, winners: [1] } }],
    ["solo-tie", { ...ENDING, isSolo: true, verdict: { ...VERDICT, winners: [0, 1], by: "shared" } }],
  ] as const)("knows %s", (mood, ending) => expect(moodOf(ending)).toBe(mood));

  it("says the same at the same table", () => {
    expect(lineOf("won", "abc")).toEqual(lineOf("won", "abc"));
    expect(new Set(["a", "b"].map((table) => lineOf("won", table))).size).toBe(2);
    expect(lineOf("shared", "a")).toBe(lineOf("shared", "b"));
  });
});

describe("the best of all games", () => {
  beforeEach(() => localStorage.clear());
  it("is one that beats another", () => {
    expect(isBest("solo", "a", 70)).toBe(false);
    expect(isBest("solo", "b", 60)).toBe(false);
    expect(isBest("solo", "c", 80)).toBe(true);
    expect(isBest("solo", "c", 80)).toBe(true);
    expect(isBest("patrons", "d", 90)).toBe(false);
  });
});
