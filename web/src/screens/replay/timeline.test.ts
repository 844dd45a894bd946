import { describe, expect, it } from "vitest";
import { GAMES } from "../scoring/games";
import { nextOf, previousOf, roundMarks, turnStarts } from "./timeline";

describe.each(GAMES)("the timeline of $name", ({ steps }) => {
  it("marks five rounds, the first right after the set-up", () => {
    const marks = roundMarks(steps);
    expect(marks.map((mark) => mark.round)).toEqual([1, 2, 3, 4, 5]);
    expect(marks[0]?.at).toBe(steps.filter((step) => step.round === 0).length);
  });

  it("begins a turn with every round, and never amid somebody's turn", () => {
    const starts = turnStarts(steps);
    for (const mark of roundMarks(steps)) expect(starts).toContain(mark.at);
    for (const start of starts.slice(1)) {
      const [before, first] = [steps[start - 1], steps[start]];
      expect([before?.seat, before?.turn, before?.round]).not.toEqual([
        first?.seat,
        first?.turn,
        first?.round,
      ]);
    }
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
  });
});

describe("jumping", () => {
  const starts = [0, 6, 11];
  it.each([
    [0, 0, 6],
    [3, 0, 6],
    [6, 0, 11],
    [12, 11, 20],
    [20, 11, 20],
  ])("from %i goes back to %i and on to %i", (at, back, on) => {
    expect(previousOf(starts, at)).toBe(back);
    expect(nextOf(starts, at, 20)).toBe(on);
  });
});
