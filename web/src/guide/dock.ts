/** Where the letter of the guide lies: beside what it talks about, never on it. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A place for the letter; it grows away from the edge it is fixed to. */
export interface Dock {
  readonly left: number;
  readonly width: number;
  readonly edge: "top" | "bottom";
  /** Where that edge is, from the top of the window. */
  readonly at: number;
}

const GAP_PX = 8;
const WIDE_REM = 24;
const TOP_WEIGHT = 3;

export function boxOf(dock: Dock, height: number): Box {
  const { left, width } = dock;
  return { left, width, height, top: dock.edge === "top" ? dock.at : dock.at - height };
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How bad it is to lie there: the beginning of a thing tells most about it. */
function harm(letter: Box, shown: Box): number {
  const hidesTop = letter.top <= shown.top && letter.top + letter.height > shown.top;
  return overlap(letter, shown) * (hidesTop ? TOP_WEIGHT : 1);
}

/** The place that hides least of what is shown; of equals the first. */
export function choose(docks: readonly Dock[], height: number, shown: Box | undefined): Dock | undefined {
  let best = docks[0];
  if (!shown) return best;
  let least = Infinity;
  for (const dock of docks) {
    const here = harm(boxOf(dock, height), shown);
    if (here < least) [least, best] = [here, dock];
  }
  return best;
}

/** For a letter about nothing on the board in particular: in the middle. */
export function middle(area: Box, rem: number, height: number): Dock {
  const width = Math.min(WIDE_REM * rem, area.width - 2 * GAP_PX);
  const left = area.left + (area.width - width) / 2;
  return { left, width, edge: "top", at: area.top + Math.max(GAP_PX, (area.height - height) / 2) };
}

/** Big windows: over the log, over the works, over the sea of the map. */
export function wideDocks(rail: Box, works: Box, map: Box): Dock[] {
  const { width } = rail;
  return [
    { left: rail.left, width, edge: "bottom", at: rail.top + rail.height },
    { left: works.left + works.width - width, width, edge: "bottom", at: works.top + works.height },
    { left: map.left, width, edge: "bottom", at: map.top + map.height },
  ];
}

/**
 * Small windows: at the bottom or the top of the one area, at either side if it is wide. Where the area is so low that
 * both would hide the thing, over the question and the hand, down to the floor.
 */
export function narrowDocks(area: Box, rem: number, floor: number): Dock[] {
  const width = Math.min(WIDE_REM * rem, area.width - 2 * GAP_PX);
  const left = area.left + GAP_PX;
  const right = area.left + area.width - GAP_PX - width;
  const low = { width, edge: "bottom", at: area.top + area.height - GAP_PX } as const;
  const high = { width, edge: "top", at: area.top + GAP_PX } as const;
  return [
    { ...low, left: right },
    { ...high, left: right },
    { ...low, left },
    { ...high, left },
    { ...low, left, at: floor - GAP_PX },
  ];
}
