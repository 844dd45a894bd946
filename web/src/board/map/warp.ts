/**
 * The coast follows the dots. The drawing of Europe is pulled, across and down, by two smooth curves that lead from
 * where its places are drawn to where a form of the map shows them; whatever lies between them comes along.
 */
import { HEIGHT, LATITUDES, LONGITUDES, WIDTH } from "../../art/coast";
import type { PlaceInfo, PlaceSlotInfo } from "../../net/messages";
import { curveThrough, type Knot } from "./curve";
import type { Point } from "./geometry";

export interface Warp {
  /** A path of the drawing, pulled. */
  path(drawn: string): string;
  /** A point of the drawing as per cent of the map. */
  point(x: number, y: number): Point;
}

/** Knots closer than this become one: a curve through both would be too steep, or turn back. */
const APART = 0.03;
/** Parts of the drawing beyond all places, and where they are shown: a little beyond the edge. */
const BEFORE: Knot = [-0.24, -0.3];
const ABOVE: Knot = [-0.09, -0.09];
const BEHIND: Knot = [1.01, 1.03];

const across = curveThrough(LONGITUDES);
const down = curveThrough(LATITUDES);

export function warpTo(
  places: readonly Pick<PlaceInfo, "id" | "lon" | "lat">[],
  slots: Readonly<Record<string, Pick<PlaceSlotInfo, "dot">>>,
): Warp {
  const knots = (drawn: (place: { lon: number; lat: number }) => number, axis: 0 | 1): Knot[] =>
    places.flatMap((place) => {
      const dot = slots[place.id]?.dot;
      return dot ? [[drawn(place), dot[axis] / 100] as const] : [];
    });
  const x = curveThrough(rising([BEFORE, ...knots(({ lon }) => across(lon), 0), BEHIND]));
  const y = curveThrough(rising([ABOVE, ...knots(({ lat }) => down(lat), 1), BEHIND]));
  return {
    path: (drawn) =>
      drawn.replace(
        /(-?\d+) (-?\d+)/g,
        (_, a: string, b: string) =>
          `${Math.round(x(Number(a) / WIDTH) * WIDTH)} ${Math.round(y(Number(b) / HEIGHT) * HEIGHT)}`,
      ),
    point: (a, b) => ({ x: x(a / WIDTH) * 100, y: y(b / HEIGHT) * 100 }),
  };
}

/** Sorted knots whose values never fall: neighbours that are too close, or the wrong way round, are taken together. */
export function rising(knots: readonly Knot[]): Knot[] {
  const kept: { at: number; value: number; count: number }[] = [];
  for (const [at, value] of [...knots].sort(([a], [b]) => a - b)) {
    kept.push({ at, value, count: 1 });
    for (;;) {
      const [before, last] = kept.slice(-2);
      if (!before || !last || (last.at - before.at >= APART && last.value > before.value)) break;
      const count = before.count + last.count;
      const mean = (a: number, b: number) => (a * before.count + b * last.count) / count;
      kept.splice(-2, 2, {
        at: mean(before.at, last.at),
        value: mean(before.value, last.value),
        count,
      });
    }
  }
  return kept.map(({ at, value }) => [at, value] as const);
}
