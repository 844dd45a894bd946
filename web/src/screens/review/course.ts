/** The course of a reviewed game: what was to be expected before and after every own turn. */
import type * as m from "../../net/messages";

export interface Point {
  readonly turn: m.ReviewedTurn;
  /** The margin to be expected before the turn and after it: a loss that is not sure is none. */
  readonly before: number;
  readonly after: number;
}

const LEAST_LOSS = 0.5;

/** What a turn is said to have cost: nothing, if that is not sure. */
export function costOf({ loss, low }: m.ReviewedTurn): number {
  return loss >= LEAST_LOSS && low > 0 ? loss : 0;
}

export function pointsOf(turns: readonly m.ReviewedTurn[]): Point[] {
  return turns.map((turn) => ({ turn, before: turn.margin + costOf(turn), after: turn.margin }));
}

/** Whole steps for the axis that hold all values and nought. */
export function rangeOf(points: readonly Point[], result: number | null | undefined): [number, number] {
  const values = [0, ...points.flatMap(({ before, after }) => [before, after])];
  if (result != null) values.push(result);
  const step = 10;
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.ceil(Math.max(...values) / step) * step;
  return high > low ? [low, high] : [low - step, high + step];
}
