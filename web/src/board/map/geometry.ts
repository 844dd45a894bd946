/** Points of the map. Slots give them as per cent of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function point([x, y]: readonly [number, number]): Point {
  return { x, y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A road: from, to, and the point that pulls its middle aside. */
export interface Curve {
  readonly from: Point;
  readonly pull: Point;
  readonly to: Point;
}

export function pointOn({ from, pull, to }: Curve, t: number): Point {
  const rest = 1 - t;
  const mix = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * t * b + t * t * c;
  return { x: mix(from.x, pull.x, to.x), y: mix(from.y, pull.y, to.y) };
}
