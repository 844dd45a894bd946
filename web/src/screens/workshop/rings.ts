/** Where a part of a component stands on the piece as it is drawn, so that the part being typed can be ringed. */
import type * as m from "../../net/messages";

const CELLS = ["story_track_max", "story_track_start", "story_overflow_ducats", "finance_overflow_vp"];

/** A selector inside the drawn piece; nothing if the part has no place of its own. */
export function ringOf(kind: m.ComponentKind, part: string, waitsFor: string): string | undefined {
  const [, cell] = /^(?:space|seat)_(\d+)$/.exec(part) ?? [];
  // The finance track is drawn from its zero on.
  if (cell) return `.cells > li:nth-child(${Number(cell) + (kind === "finance" ? 1 : 0)})`;
  if (kind === "tracks") return `.cells > li:nth-child(${CELLS.indexOf(waitsFor) + 1})`;
  return PLACES[kind]?.[part];
}

const CARD = {
  type: ".opus-head",
  year: ".opus-plate",
  commission: ".price",
  perform: ".opus-deal:first-child",
  sell: ".opus-deal:last-child",
};
const LETTER = { top: ".memory-actions", actions: ".acts", story: ".memory-foot" };
const SIDES = {
  cost: ".two",
  plain: ".two > :first-child",
  gilded: ".two > :last-child",
  needs: ".two",
};
const PLACES: Partial<Record<m.ComponentKind, Readonly<Record<string, string>>>> = {
  opus: CARD,
  starting_opus: CARD,
  memory: LETTER,
  starting_memory: LETTER,
  tile: {
    cost: ".composer-sheet-cost",
    dots: ".composer-sheet-head",
    instant: ".composer-sheet-gain",
    repeat: ".composer-sheet-back",
  },
  city: SIDES,
  court: SIDES,
  bonus: { action: ".bonusface", reward: ".bonusface" },
  soloist: {
    actions: ".soloist-actions",
    travel: ".solo li:nth-child(2), .solo li:nth-child(3)",
    requiem: ".solo li:nth-child(4)",
  },
  road: { between: ".road > b", cost: ".road > .signs" },
  movement: { values: ".road", spaces: ".cells" },
};
