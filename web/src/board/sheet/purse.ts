/** Before and after: what a choice changes in a purse, line by line. */
import { POINTS } from "../../edition/points";
import type { Cost, Payment, Points, Purse } from "../../net/messages";

export { POINTS };

export type Holding = "ducats" | "vp" | "finance" | `${(typeof POINTS)[number]}-${"track" | "counter"}`;

export interface Line {
  readonly what: Holding;
  readonly now: number;
  readonly after: number;
}

function amounts(purse: Purse): [Holding, number][] {
  const points = POINTS.flatMap((point): [Holding, number][] => [
    [`${point}-track`, purse.tracks?.[point] ?? 0],
    [`${point}-counter`, purse.counters?.[point] ?? 0],
  ]);
  return [["ducats", purse.ducats ?? 0], ...points, ["finance", purse.finance ?? 0], ["vp", purse.vp ?? 0]];
}

/** Only what changes; ducats always, because they are what one asks for. */
export function linesOf(before: Purse, after: Purse): Line[] {
  const then = new Map(amounts(after));
  return amounts(before)
    .map(([what, now]) => ({ what, now, after: then.get(what) ?? 0 }))
    .filter((line) => line.what === "ducats" || line.now !== line.after);
}

export interface Need {
  readonly what: "ducats" | "finance" | (typeof POINTS)[number] | "wild";
  readonly track: number;
  readonly counter: number;
  readonly need: number;
  readonly isShort: boolean;
}

/** What is held of every good that a price asks for. */
export function needsOf(purse: Purse, cost: Cost, short: Cost): Need[] {
  const needs: Need[] = [];
  for (const what of [...POINTS, "wild", "ducats", "finance"] as const) {
    const need = cost[what] ?? 0;
    if (need === 0) continue;
    const isPoint = what !== "ducats" && what !== "finance" && what !== "wild";
    const sum = (points: Points | undefined) =>
      POINTS.reduce((all, point) => all + (points?.[point] ?? 0), 0);
    const track = isPoint
      ? (purse.tracks?.[what] ?? 0)
      : what === "wild"
        ? sum(purse.tracks)
        : (purse[what] ?? 0);
    const counter = isPoint ? (purse.counters?.[what] ?? 0) : what === "wild" ? sum(purse.counters) : 0;
    needs.push({ what, track, counter, need, isShort: (short[what] ?? 0) > 0 });
  }
  return needs;
}

export function isEmpty(points: Points | undefined): boolean {
  return POINTS.every((point) => !points?.[point]);
}

/** Whether something has to be exchanged before it can be paid. */
export function needsExchange(plan: Payment | null | undefined): boolean {
  return plan != null && !(isEmpty(plan.buy) && isEmpty(plan.cash));
}
