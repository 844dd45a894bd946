/** Where labels, prices and the title of the map may stand, and how much each of these places is disliked. */
import {
  around,
  contains,
  distance,
  nearest,
  shared,
  within,
  type Box,
  type Point,
  type Size,
} from "./geometry";
import type { PricePlace } from "./roads";
import type { Option, Piece } from "./settling";

export interface Spot {
  readonly id: string;
  readonly at: Point;
  /** Half the size of its dot. */
  readonly radius: number;
  /** The size of its label, the fullest form first. */
  readonly forms: readonly Size[];
}

export interface Scene {
  readonly frame: Size;
  readonly spots: readonly Spot[];
  /** For every road the size of its price, and where it may lie. */
  readonly roads: readonly { readonly size: Size; readonly places: readonly PricePlace[] }[];
  /** What nothing may cover. */
  readonly kept: readonly Box[];
  /** The title goes where it is in nobody's way, or nowhere. */
  readonly title: Size;
}

const MARGIN = 5;
/** Between any two things. */
export const GAP = 2;

/** What no label and no price may cover: the dots, and what is kept free. */
export function wallsOf({ kept, spots }: Scene): Box[] {
  return [...kept, ...spots.map(({ at, radius }) => around(at, 2 * (radius + 1)))];
}

/** Whatever is as near as this to a dot seems to belong to it. */
const CLOSE = 13;
const SLIDES = [0.5, 0.25, 0.75, 0, 1, -0.12, 1.12];
const STEPS_AWAY = [0, 8, 18, 30, 44];

/** Places around the dot: at each side, slid along it, near and farther away. */
export function optionsOf(
  scene: Scene,
  spot: Spot,
  size: Size,
  walls: readonly Box[],
  lines: readonly Point[],
): Option[] {
  const found: Option[] = [];
  const room: Size = { width: size.width + GAP, height: size.height + GAP };
  for (const away of STEPS_AWAY)
    for (const slide of SLIDES)
      for (const side of ["above", "right", "left", "below"] as const) {
        const box = pushedIn(beside(spot, room, side, slide, away), side, scene.frame);
        if (found.some((option) => option.box.x === box.x && option.box.y === box.y)) continue;
        if (!isInside(box, scene.frame) || walls.some((wall) => shared(wall, box) > 0)) continue;
        const confused = confusion(box, spot, scene.spots);
        if (confused === Infinity) continue;
        const cost = confused + dislike(spot, box, slide, side) + covered(box, lines) * 1.5;
        found.push({ key: `${side} ${slide} ${away}`, box, cost });
      }
  if (found.length > 0 || size !== spot.forms.at(-1)) return found;
  // The leanest form must go somewhere: pressed into the frame over its own dot's edge.
  const { width, height } = scene.frame;
  const x = within(spot.at.x + spot.radius, MARGIN, width - MARGIN - room.width);
  const y = within(spot.at.y + spot.radius, MARGIN, height - MARGIN - room.height);
  return [{ key: "pressed", box: { x, y, ...room }, cost: 500 }];
}

function covered(box: Box, points: readonly Point[]): number {
  let count = 0;
  for (const point of points) if (contains(box, point)) count++;
  return count;
}

function beside({ at, radius }: Spot, size: Size, side: string, slide: number, away: number): Box {
  const off = radius + 2 + away;
  const alongX = at.x - size.width * slide;
  const alongY = at.y - size.height * slide;
  switch (side) {
    case "above":
      return { x: alongX, y: at.y - off - size.height, ...size };
    case "below":
      return { x: alongX, y: at.y + off, ...size };
    case "left":
      return { x: at.x - off - size.width, y: alongY, ...size };
    default:
      return { x: at.x + off, y: alongY, ...size };
  }
}

/**
 * A label nearer to another dot than to its own is read as the other's: how much nearer it is. Right beside the other
 * dot it is out of the question.
 */
function confusion(box: Box, spot: Spot, spots: readonly Spot[]): number {
  const own = gap(box, spot);
  let nearer = 0;
  for (const other of spots) {
    if (other === spot) continue;
    const there = gap(box, other);
    if (there >= own) continue;
    if (there < CLOSE) return Infinity;
    nearer = Math.max(nearer, own - there);
  }
  return nearer;
}

function gap(box: Box, { at, radius }: Spot): number {
  return distance(nearest(box, at), at) - radius;
}

/** What sticks out along the side it is slid on is pushed back into the frame. */
function pushedIn(box: Box, side: string, { width, height }: Size): Box {
  return side === "above" || side === "below"
    ? { ...box, x: within(box.x, MARGIN, width - MARGIN - box.width) }
    : { ...box, y: within(box.y, MARGIN, height - MARGIN - box.height) };
}

function dislike(spot: Spot, box: Box, slide: number, side: string): number {
  const away = gap(box, spot) - 2;
  return away * 1.2 + Math.abs(slide - 0.5) * 4 + (side === "below" || side === "left" ? 1 : 0);
}

function isInside(box: Box, { width, height }: Size): boolean {
  return (
    box.x >= MARGIN &&
    box.y >= MARGIN &&
    box.x + box.width <= width - MARGIN &&
    box.y + box.height <= height - MARGIN
  );
}

export function priceOf(
  size: Size,
  places: readonly PricePlace[],
  index: number,
  walls: readonly Box[],
): Piece {
  const all = places.map(({ at, cost }, step) => ({
    key: `${step}`,
    box: around(at, size.width + GAP, size.height + GAP),
    cost,
  }));
  const free = all.filter(({ box }) => !walls.some((wall) => shared(wall, box) > 0));
  return { id: `road ${index}`, options: free.length > 0 ? free : all };
}

/** A corner for the title, or no place at all. */
export function titleOf({ frame, title }: Scene, walls: readonly Box[]): Piece {
  const [x, y] = [frame.width - title.width - 2 * MARGIN, frame.height - title.height - 2 * MARGIN];
  const corners = [
    [2 * MARGIN, y],
    [2 * MARGIN, 2 * MARGIN],
    [x, y],
    [x, 2 * MARGIN],
  ].map(([left = 0, top = 0], index) => ({
    key: `corner ${index}`,
    box: { x: left, y: top, ...title },
    cost: index * 4,
  }));
  const free = corners.filter(({ box }) => !walls.some((wall) => shared(wall, box) > 0));
  return {
    id: "title",
    options: [...free, { key: "nowhere", box: { x: 0, y: 0, width: 0, height: 0 }, cost: 40 }],
  };
}
