// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type * as m from "../../net/messages";
import { nextPoint, notesOf, placeOfPoint, wantsJudgement } from "./telling";

const tried = (verdict: m.TryVerdict, loss: number): m.TriedTurn => ({
  line: ["income", "done"],
  verdict,
  loss,
  low: loss,
  high: loss,
  ahead: 0.5,
});
const task = (more: Partial<m.TaskStanding> = {}): m.TaskStanding => ({ kind: "try", start: 0, ...more });

describe("a task", () => {
  it("is judged when its turn is over, once", () => {
    expect(wantsJudgement(undefined)).toBe(false);
    expect(wantsJudgement(task())).toBe(false);
    expect(wantsJudgement(task({ over: true }))).toBe(true);
    expect(wantsJudgement(task({ over: true, judging: true }))).toBe(false);
    expect(wantsJudgement(task({ over: true, failed: true }))).toBe(false);
    expect(wantsJudgement(task({ over: true, now: 0 }))).toBe(false);
  });

  it("has notes that rise from the game to the best turn found", () => {
    const notes = notesOf(task({ loss: 4, tries: [tried("mistake", 2), tried("best", -0.3)] }));
    expect(notes.map(({ kind, height }) => [kind, height])).toEqual([
      ["game", 0],
      ["mistake", 0.5],
      ["best", 1],
      ["found", 1],
    ]);
  });

  it("has no note of a game if it is a puzzle", () => {
    expect(notesOf(task({ kind: "puzzle", tries: [tried("as_good", 0.2)] })).map(({ kind }) => kind)).toEqual(
      ["as_good", "found"],
    );
  });

  it("leads from one turning point to the next", () => {
    const turns = [3, 7, 11].map((number) => ({ number })) as m.ReviewedTurn[];
    const review = { turns, overview: { turning_points: [2, 0] } } as unknown as m.GameReview;
    expect(placeOfPoint(review, 11)).toBe(1);
    expect(nextPoint(review, 11)).toBe(3);
    expect(nextPoint(review, 3)).toBeUndefined();
    expect(placeOfPoint(review, 7)).toBeUndefined();
    // Whoever begins elsewhere is led to the worst one.
    expect(nextPoint(review, 7)).toBe(11);
    expect(nextPoint(undefined, 7)).toBeUndefined();
  });
});
