/**
 * How roads run: each is bent a little, more where it would touch a place it does not lead to, or another road. Points
 * are parts of the map's width and height, so that the roads of a wide and of an upright map are the same.
 */
import { HEIGHT, WIDTH } from "../../art/coast";
import { distance, type Point, type Size } from "./geometry";

/** From, to, and the point that pulls the middle aside: a quadratic curve. */
export interface Curve {
  readonly from: Point;
  readonly pull: Point;
  readonly to: Point;
}

const BENDS = [0.05, -0.05, 0.12, -0.12, 0.2, -0.2, 0.28, -0.28, 0.36, -0.36];
/** Distances below these cost something, in units of the drawing. */
const PLACE_ROOM = 46;
const ROAD_ROOM = 24;
const STEPS = 14;

export function pointOn({ from, pull, to }: Curve, t: number): Point {
  const rest = 1 - t;
  const mix = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * t * b + t * t * c;
  return { x: mix(from.x, pull.x, to.x), y: mix(from.y, pull.y, to.y) };
}

/** A place for the price of a road, and how much it is disliked. */
export interface PricePlace {
  readonly at: Point;
  readonly cost: number;
}

// The middle of a road is the best place for its price; then ever farther from it.
const ALONG = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.16, 0.84];
const ASIDE = [0.5, 0.35, 0.65];
/** Beside its road a price is hard to read: that is for want of anything better. */
const OFF_ROAD = 45;

/** Where the price of a road may lie on a map of this size: on the road, else close beside it. */
export function pricePlaces(curve: Curve, { width, height }: Size, side: number): PricePlace[] {
  const at = (t: number) => {
    const { x, y } = pointOn(curve, t);
    return { x: x * width, y: y * height };
  };
  const [from, to] = [at(0), at(1)];
  const length = distance(from, to) || 1;
  const aside = { x: ((from.y - to.y) / length) * side, y: ((to.x - from.x) / length) * side };
  const beside = [1, -1, 2, -2].flatMap((far) =>
    ASIDE.map(at).map(({ x, y }, index) => ({
      at: { x: x + aside.x * far, y: y + aside.y * far },
      cost: OFF_ROAD * Math.abs(far) + index,
    })),
  );
  return [...ALONG.map((t, index) => ({ at: at(t), cost: index * 1.5 })), ...beside];
}

/** As a path of the drawing. */
export function pathOf({ from, pull, to }: Curve): string {
  const at = ({ x, y }: Point) => `${Math.round(x * WIDTH)} ${Math.round(y * HEIGHT)}`;
  return `M${at(from)}Q${at(pull)} ${at(to)}`;
}

/** The curves of roads between places, in the order of the roads. */
export function bendRoads(
  places: ReadonlyMap<string, Point>,
  roads: readonly (readonly [string, string])[],
): Curve[] {
  const length = ([a, b]: readonly [string, string]) => distance(drawn(places, a), drawn(places, b));
  // Short roads have least choice, so they come first.
  const order = roads.map((_, index) => index).sort((a, b) => length(roads[a]!) - length(roads[b]!) || a - b);
  const curves: Curve[] = [];
  const samples: Point[][] = [];
  for (const index of order) {
    const [a, b] = roads[index]!;
    const others = [...places.keys()].filter((id) => id !== a && id !== b).map((id) => drawn(places, id));
    const worst = (curve: Curve) => trouble(sampled(curve), others, samples);
    const candidates = BENDS.map((bend) => {
      const curve = bent(drawn(places, a), drawn(places, b), bend);
      return { curve, cost: Math.abs(bend) * 160 + worst(curve) };
    });
    const best = candidates.reduce((found, next) => (next.cost < found.cost - 1e-9 ? next : found));
    samples.push(sampled(best.curve));
    curves[index] = shrunk(best.curve);
  }
  return curves;
}

function drawn(places: ReadonlyMap<string, Point>, id: string): Point {
  const { x, y } = places.get(id) ?? { x: 0, y: 0 };
  return { x: x * WIDTH, y: y * HEIGHT };
}

function shrunk({ from, pull, to }: Curve): Curve {
  const part = ({ x, y }: Point) => ({ x: x / WIDTH, y: y / HEIGHT });
  return { from: part(from), pull: part(pull), to: part(to) };
}

function bent(from: Point, to: Point, bend: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { from, to, pull: { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend } };
}

function sampled(curve: Curve): Point[] {
  return Array.from({ length: STEPS - 1 }, (_, index) => pointOn(curve, (index + 1) / STEPS));
}

function trouble(points: readonly Point[], places: readonly Point[], roads: readonly Point[][]): number {
  let sum = 0;
  for (const place of places) {
    const near = Math.min(...points.map((point) => distance(point, place)));
    sum += Math.max(0, PLACE_ROOM - near) * 4;
  }
  // Roads out of one place are close at its gate whatever one does: the middle counts.
  const middle = points.slice(3, -3);
  for (const road of roads)
    for (const point of middle) {
      const near = Math.min(...road.map((other) => distance(point, other)));
      sum += Math.max(0, ROAD_ROOM - near) * 0.6;
    }
  return sum;
}
