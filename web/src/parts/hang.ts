/** Where a sheet hangs: below its anchor if there is room, else above or beside it, never outside the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Hung {
  readonly left: number;
  readonly top: number;
  /** The edge that carries the arrow, and how far along it the arrow is. */
  readonly side: "top" | "bottom" | "left" | "right" | "none";
  readonly tip: number;
}

const GAP = 10;
const MARGIN = 8;
/** The arrow keeps off the rounded corners. */
const CORNER = 22;

export function hang(anchor: Box | undefined, size: Box, view: Box): Hung {
  const { width, height } = size;
  const within = (wish: number, least: number, most: number) => Math.max(least, Math.min(wish, most));
  const lastLeft = view.width - width - MARGIN;
  const lastTop = view.height - height - MARGIN;
  if (!anchor)
    return { left: lastLeft / 2, top: within(view.height / 5, MARGIN, lastTop), side: "none", tip: 0 };
  const middle = anchor.left + anchor.width / 2;
  const centre = anchor.top + anchor.height / 2;
  const left = within(middle - width / 2, MARGIN, lastLeft);
  const across = { left, tip: within(middle - left, CORNER, width - CORNER) };
  const below = anchor.top + anchor.height + GAP;
  if (below <= lastTop) return { ...across, top: below, side: "top" };
  const above = anchor.top - GAP - height;
  if (above >= MARGIN) return { ...across, top: above, side: "bottom" };
  const top = within(centre - height / 2, MARGIN, lastTop);
  const along = { top, tip: within(centre - top, CORNER, height - CORNER) };
  const beside = anchor.left + anchor.width + GAP;
  if (beside <= lastLeft) return { ...along, left: beside, side: "left" };
  const before = anchor.left - GAP - width;
  if (before >= MARGIN) return { ...along, left: before, side: "right" };
  return { left, top, side: "none", tip: 0 };
}
