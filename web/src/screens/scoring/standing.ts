import type { SeatScore } from "../../net/messages";
import { gainAt, tallyAfter, type Stage } from "./count";
import { sumOf, type Tally } from "./sources";

/** One patron at a stage of the count. */
export interface Standing {
  readonly seat: number;
  readonly final: SeatScore;
  /** Points by source, as far as they are counted. */
  readonly tally: Tally;
  readonly score: number;
  /** What this stage added. */
  readonly gain: number;
}

export function standingsAt(
  seats: readonly SeatScore[],
  stages: readonly Stage[],
  index: number,
): Standing[] {
  const stage = stages[index];
  return seats.map((final) => {
    const tally = tallyAfter(final, stages, index);
    return { seat: final.seat, final, tally, score: sumOf(tally), gain: stage ? gainAt(final, stage) : 0 };
  });
}

/** Seats as they sit during the count; the best first once it is done. */
export function inOrder(standings: readonly Standing[], isDone: boolean): readonly Standing[] {
  return isDone ? standings.toSorted((a, b) => a.final.rank - b.final.rank || a.seat - b.seat) : standings;
}
