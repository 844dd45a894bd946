/** Where a part of a component stands on the piece as it is drawn, so that it can be ringed: the part that is typed,
 * and those that checks say something about. */
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

/** What a check names, where that is no part by itself. */
const PARTS: Readonly<Record<string, string>> = {
  vp: "commission",
  high: "values",
  low: "values",
  side: "travel",
  gilded: "gilded",
  tile_cheaper: "cost",
  stack_rises: "cost",
  court_same: "needs",
  movement_one: "spaces",
  movement_high: "values",
  road_twice: "between",
};

/** The parts that are wrong, or look it; a problem of the whole piece names none. */
export function wrongParts(kind: m.ComponentKind, problems: readonly m.DraftProblem[]): ReadonlySet<string> {
  return new Set(problems.map((problem) => partOf(kind, problem)));
}

function partOf(kind: m.ComponentKind, { code = "", values }: m.DraftProblem): string {
  if (code === "strip_dearer" || code === "finance_less") return `space_${String(values?.["space"])}`;
  const field = /^\w+/.exec(String(values?.["field"] ?? ""))?.[0] ?? "";
  if (kind === "court" && field === "vp") return "needs";
  return PARTS[code] ?? PARTS[field] ?? field;
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
