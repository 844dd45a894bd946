/** Where on the screen a deed is to be seen: everything is looked up on the board as it lies there now. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { Line } from "../log/line";
import type { Deed } from "./deeds";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The first of them that is in sight. */
export function boxOf(...selectors: readonly string[]): DOMRect | undefined {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
    }
  return undefined;
}

export function middle(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function areaBox(area: "row" | "map" | "requiem"): DOMRect | undefined {
  return boxOf(`#area-${area} > *`);
}

function keyed(key: string): string {
  return `[data-key="${CSS.escape(key)}"]`;
}

export function purseOf(seat: number | undefined): DOMRect | undefined {
  return seat === undefined ? undefined : boxOf(`[data-purse="${seat}"]`);
}

/** What is lit while the rest lies in the dark; nothing if it is behind a tab. */
export function spotOf({ scene, seat }: Deed): DOMRect | undefined {
  if (scene === "row" || scene === "map" || scene === "requiem") return areaBox(scene);
  return scene === "interlude" ? undefined : purseOf(seat);
}

/** The very thing that was taken or done: where prices fly to and gains come from. */
export function targetOf({ scene, lines: [line] }: Deed): DOMRect | undefined {
  switch (line.tale.tale) {
    case "travelled":
      return dotBox(line.tale.to) ?? areaBox("map");
    case "requiem":
      return boxOf(keyed(`space:${line.tale.space}`)) ?? areaBox("requiem");
    default:
      if (scene !== "row") return undefined;
      return slotBox(line.rowSpace) ?? areaBox("row");
  }
}

/** Where a card lay in the row; another one may have slid there since. */
function slotBox(space: number | undefined): DOMRect | undefined {
  return space === undefined ? undefined : boxOf(`#area-row .slots > :nth-child(${space})`);
}

function dotBox(place: string): DOMRect | undefined {
  const at = `[data-place="${CSS.escape(place)}"]`;
  return boxOf(`${at} .dot`, at);
}

/** The places a coach comes through. The Soloist goes by their numbers, everybody else by road. */
export function wayOf({ tale }: Line): readonly string[] {
  if (tale.tale !== "travelled") return [];
  const { from, to, swept } = tale;
  if (swept.length > 0) return [from, ...swept, to];
  for (const { through } of catalogue.info?.routes ?? []) {
    if (through[0] === from && through.at(-1) === to) return through;
    if (through[0] === to && through.at(-1) === from) return through.toReversed();
  }
  return from === to ? [to] : [from, to];
}

/** The same on the screen; empty if the map is not in sight. */
export function wayPoints(line: Line): readonly Point[] {
  if (!areaBox("map")) return [];
  return wayOf(line).flatMap((place) => {
    const box = dotBox(place);
    return box ? [middle(box)] : [];
  });
}

/** The tiles that a journey takes rise from the map and go. */
export function liftTiles(
  held: ReadonlyMap<string, { readonly id: string }>,
  { lines: [line] }: Deed,
  duration: number,
): readonly Animation[] {
  const courts = line.tale.tale === "travelled" ? line.tale.courts : [];
  const own = new Set(wayOf(line));
  return [...held].flatMap(([place, { id }]) => {
    const isOwn = own.has(place) || courts.includes(id);
    const plaque = isOwn && document.querySelector(`[data-place="${CSS.escape(place)}"] .plaque`);
    if (!plaque) return [];
    return plaque.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: "translateY(-2.5rem) scale(1.2)", opacity: 0 },
      ],
      { duration, easing: "ease-in", fill: "forwards" },
    );
  });
}
