/** Where rounds and turns begin among the choices of a game. A place is how many choices have been made. */
import type { Step } from "../../net/messages";

export interface RoundMark {
  readonly round: number;
  /** Where it begins. */
  readonly at: number;
}

/** Choices before the first round belong to the set-up, which has no mark. */
export function roundMarks(steps: readonly Step[]): RoundMark[] {
  const marks: RoundMark[] = [];
  for (const { round, number } of steps)
    if (round > (marks.at(-1)?.round ?? 0)) marks.push({ round, at: number - 1 });
  return marks;
}

/** Where turns begin; the maintenance between two rounds is one stretch, whoever is asked in it. */
export function turnStarts(steps: readonly Step[]): number[] {
  const starts: number[] = [];
  let last: Step | undefined;
  for (const step of steps) {
    const isSame =
      last?.round === step.round && last.turn === step.turn && (step.turn === 0 || last.seat === step.seat);
    if (!isSame) starts.push(step.number - 1);
    last = step;
  }
  return starts;
}

/** The last beginning before a place, else the very start. */
export function previousOf(starts: readonly number[], at: number): number {
  return starts.findLast((start) => start < at) ?? 0;
}

/** The first beginning behind a place, else the very end. */
export function nextOf(starts: readonly number[], at: number, total: number): number {
  return starts.find((start) => start > at) ?? total;
}
