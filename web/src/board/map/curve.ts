/**
 * A smooth curve through given points that never swings back between them: monotone cubic pieces, with slopes by
 * Fritsch and Butland. Imports nothing, because the tool that makes the coastline uses it, too.
 */
export type Knot = readonly [at: number, value: number];

/** The curve through knots that are sorted by `at`; beyond the ends it goes on straight. */
export function curveThrough(knots: readonly Knot[]): (at: number) => number {
  const slopes = slopesAt(knots);
  return (at) => {
    const found = knots.findIndex(([end]) => at <= end);
    const index = found < 0 ? knots.length - 1 : Math.max(found, 1);
    const [from, low] = knots[index - 1] ?? [0, 0];
    const [to, high] = knots[index] ?? [1, 0];
    const startSlope = slopes[index - 1] ?? 0;
    const endSlope = slopes[index] ?? 0;
    if (at < from) return low + (at - from) * startSlope;
    if (at > to) return high + (at - to) * endSlope;
    const width = to - from;
    const t = (at - from) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * low +
      (t3 - 2 * t2 + t) * width * startSlope +
      (3 * t2 - 2 * t3) * high +
      (t3 - t2) * width * endSlope
    );
  };
}

function slopesAt(knots: readonly Knot[]): number[] {
  const widths: number[] = [];
  const steepness: number[] = [];
  knots.slice(1).forEach(([at, value], index) => {
    const [before, low] = knots[index] ?? [0, 0];
    widths.push(at - before);
    steepness.push((value - low) / (at - before));
  });
  return knots.map((_, index) => {
    const left = steepness[index - 1];
    const right = steepness[index];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    if (left * right <= 0) return 0;
    const [before, after] = [widths[index - 1] ?? 1, widths[index] ?? 1];
    const [a, b] = [2 * after + before, after + 2 * before];
    return (a + b) / (a / left + b / right);
  });
}
