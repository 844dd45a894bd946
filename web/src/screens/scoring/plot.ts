/** Where things stand in a chart, in pixels of the space it is given. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Text keeps its size whatever the chart's: the margins are in the root's type size. */
export function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** A value's height in a frame whose axis ends at `highest`. */
export function heightIn(frame: Frame, value: number, highest: number): number {
  return ((frame.bottom - frame.top) * value) / Math.max(highest, 1);
}

/** Moves labels apart so that none covers another: each at least `gap` below the one above, all inside. */
export function spread(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let limit = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, limit);
    limit = (places[index] ?? 0) + gap;
  }
  // What was pushed out at the bottom pushes the others back up.
  limit = lowest;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, limit);
    limit = (places[index] ?? 0) - gap;
  }
  return places;
}
