import { describe, expect, it } from "vitest";
import type { Said } from "../../net/messages";
import { BEFORE, hungAt } from "./sorting";

const LINES = [{ id: "1.0" }, { id: "3.0" }, { id: "3.1" }, { id: "7.0" }];
const said = (number: number, step: number, more: Partial<Said> = {}): Said => ({
  number,
  step,
  at: 0,
  text: "well",
  ...more,
});
const numbers = (all: readonly Said[] | undefined) => all?.map(({ number }) => number);

describe("what was said", () => {
  it("hangs at the last line that its move, or one before it, told", () => {
    const hung = hungAt(LINES, [said(1, 3), said(2, 5), said(3, 2), said(4, 99), said(5, 7)]);
    expect(numbers(hung.get("3.1")?.notes)).toEqual([1, 2]);
    expect(numbers(hung.get("1.0")?.notes)).toEqual([3]);
    expect(numbers(hung.get("7.0")?.notes)).toEqual([4, 5]);
  });
  it("before the first move has a place of its own", () => {
    expect(numbers(hungAt(LINES, [said(1, 0)]).get(BEFORE)?.notes)).toEqual([1]);
    expect(numbers(hungAt([], [said(1, 4)]).get(BEFORE)?.notes)).toEqual([1]);
  });
  it("is not shown once it was removed, and seals are counted", () => {
    const seal = (number: number, name: Said["seal"]) => said(number, 1, { text: null, seal: name });
    const hung = hungAt(LINES, [
      seal(1, "alas"),
      seal(2, "bravo"),
      seal(3, "alas"),
      said(4, 1, { text: null, is_removed: true }),
      said(5, 1, { text: null, is_muted: true }),
    ]).get("1.0");
    expect(hung?.seals.map((one) => [one.seal, one.by.length])).toEqual([
      ["bravo", 1],
      ["alas", 2],
    ]);
    expect(numbers(hung?.notes)).toEqual([5]);
  });
});
