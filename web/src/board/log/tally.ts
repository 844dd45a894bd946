/** How much of which goods. */
import type { GoodsKind } from "../../net/messages";

export type Tally = Partial<Record<GoodsKind, number>>;

/** The order in which goods are told: what wins games first. */
const ORDER = [
  "vp",
  "ducats",
  "talent_track",
  "journey_track",
  "composition_track",
  "talent_counter",
  "journey_counter",
  "composition_counter",
  "finance",
] as const satisfies readonly GoodsKind[];

export function add(tally: Tally, goods: GoodsKind, amount: number): void {
  tally[goods] = (tally[goods] ?? 0) + amount;
}

export function merge(into: Tally, from: Tally): void {
  for (const [goods, amount] of entries(from)) add(into, goods, amount);
}

/** What there is some of, in the order it is told. */
export function entries(tally: Tally): [GoodsKind, number][] {
  return ORDER.flatMap((goods) => (tally[goods] ? [[goods, tally[goods]] as [GoodsKind, number]] : []));
}

/** What was given away of a change with both signs, and what was received. */
export function sides(change: Tally): { readonly less: Tally; readonly more: Tally } {
  const less: Tally = {};
  const more: Tally = {};
  for (const [goods, amount] of entries(change))
    if (amount < 0) less[goods] = -amount;
    else more[goods] = amount;
  return { less, more };
}

/** A price in points: nobody asks later whether a step of the track or a counter paid it. */
export function asPoints(tally: Tally): Tally {
  const points: Tally = {};
  for (const [goods, amount] of entries(tally))
    add(points, goods.replace("_counter", "_track") as GoodsKind, amount);
  return points;
}
