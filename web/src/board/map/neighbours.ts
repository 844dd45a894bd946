/** Which of the others lies in the direction of an arrow key. */
import type { Point } from "./geometry";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Lying aside counts more than lying far away. */
const ASIDE = 2;

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** The nearest point in the direction of the key; undefined at the edge. Points are in the same measure both ways. */
export function neighbour(points: ReadonlyMap<string, Point>, from: string, key: string): string | undefined {
  const arrow = ARROWS[key];
  const start = points.get(from);
  if (!arrow || !start) return undefined;
  let found: string | undefined;
  let best = Infinity;
  for (const [id, { x, y }] of points) {
    const ahead = (x - start.x) * arrow.x + (y - start.y) * arrow.y;
    const aside = Math.abs((x - start.x) * arrow.y) + Math.abs((y - start.y) * arrow.x);
    const cost = ahead + aside * ASIDE;
    // A wide fan, so that whatever lies that way can be reached, but not what lies almost beside.
    if (id === from || ahead <= 0 || aside > ahead * 4 || cost >= best) continue;
    [found, best] = [id, cost];
  }
  return found;
}
