/** Where a letter lies: beside what it talks about, never on it if there is room elsewhere. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 8;
const WIDE_REM = 23;
/** In a low window a letter about nothing on it grows sideways. */
const LOW_REM = 30;
const WIDEST_REM = 38;
/** What is lit must be seen before anything else. */
const LIT_WEIGHT = 20;
const STEP_PX = 24;
/** The beginning of a thing tells most about it. */
const TOP_WEIGHT = 3;

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function letterWidth(view: Size, rem: number, isFree: boolean): number {
  const wish = isFree && view.height < LOW_REM * rem ? WIDEST_REM : WIDE_REM;
  return Math.min(wish * rem, view.width - 2 * GAP_PX);
}

/**
 * The best place for a letter: of those beside what is lit and at the sides of the window the one that hides least, of
 * equals the nearest. `minor` boxes are hidden rather than what is lit. About nothing at all: the middle.
 */
export function place(letter: Size, view: Size, lit: readonly Box[], minor: readonly Box[]): Box {
  const right = view.width - letter.width - GAP_PX;
  const bottom = view.height - letter.height - GAP_PX;
  const inside = (left: number, top: number): Box => ({
    ...letter,
    left: Math.max(GAP_PX, Math.min(left, right)),
    top: Math.max(GAP_PX, Math.min(top, bottom)),
  });
  if (lit.length === 0 && minor.length === 0)
    return inside((view.width - letter.width) / 2, (view.height - letter.height) / 2);
  const around = lit.flatMap((box) => {
    const beyond = box.left + box.width + GAP_PX;
    const before = box.left - letter.width - GAP_PX;
    const below = box.top + box.height + GAP_PX;
    const above = box.top - letter.height - GAP_PX;
    return [
      inside(beyond, box.top),
      inside(before, box.top),
      inside(box.left, below),
      inside(box.left, above),
      inside(beyond, box.top + box.height - letter.height),
      inside(before, box.top + box.height - letter.height),
    ];
  });
  const sides = [right, GAP_PX].flatMap((left) => {
    const places: Box[] = [];
    for (let top = bottom; top > -STEP_PX; top -= STEP_PX) places.push(inside(left, top));
    return places;
  });
  let best = inside(right, bottom);
  let least = Infinity;
  for (const box of [...around, ...sides]) {
    const here = harm(box, lit, minor) + (lit[0] ? distance(box, lit[0]) : 0);
    if (here < least) [least, best] = [here, box];
  }
  return best;
}

function harm(letter: Box, lit: readonly Box[], minor: readonly Box[]): number {
  let sum = 0;
  for (const box of lit) {
    const hidesTop = letter.top <= box.top && letter.top + letter.height > box.top;
    sum += overlap(letter, box) * LIT_WEIGHT * (hidesTop ? TOP_WEIGHT : 1);
  }
  for (const box of minor) sum += overlap(letter, box);
  return sum;
}

/** Between the middles; against an area it weighs little. */
function distance(one: Box, other: Box): number {
  const wide = one.left + one.width / 2 - other.left - other.width / 2;
  const high = one.top + one.height / 2 - other.top - other.height / 2;
  return Math.hypot(wide, high);
}

/** The smallest box around all of them. */
export function hull(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
