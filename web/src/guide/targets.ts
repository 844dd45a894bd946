/**
 * What a letter talks about, as something on the page. Keys name an area (`row`) or a thing: `card:ID` (row), `hand:ID`,
 * `place:ID`, `space:ID`, `stack:MOVEMENT.NOTE`, `movement:ID`, or whatever makes a choice, `choice:TEXT`. This is the
 * only place that knows where they are: things go by their data, areas by their id; a part of an area that cannot be
 * found is lit with the whole of it.
 */
import type { Tab } from "../board/areas.svelte";
import { areaOf } from "../board/prompt/choice";

export interface Target {
  /** The first one that is in sight is meant: a small window shows some things elsewhere. */
  readonly selectors: readonly string[];
  /** All of them are meant, and what lies between. */
  readonly isGroup?: boolean;
  /** Where a small window has to turn to. */
  readonly tab?: Tab;
}

/** A whole area; where the board lies side by side its frame has no box of its own. */
function area(name: Tab | "hand"): string[] {
  return [`#area-${name}`, `#area-${name} > *`];
}

const AREAS: Readonly<Record<string, Target>> = {
  ledger: { selectors: [".mine .ledger", ".strip", ...area("board")] },
  exchange: { selectors: [".mine .exchange", ...area("board")], tab: "board" },
  hand: { selectors: area("hand") },
  book: { selectors: [".mine .book", ...area("board")], tab: "board" },
  instruments: { selectors: [".mine .instruments", ...area("board")], tab: "board" },
  works: { selectors: [".mine .works", ...area("board")], tab: "board" },
  row: { selectors: area("row"), tab: "row" },
  map: { selectors: area("map"), tab: "map" },
  requiem: { selectors: area("requiem"), tab: "requiem" },
  patrons: { selectors: area("patrons"), tab: "patrons" },
  log: { selectors: ["[role='log']", ...area("patrons")], tab: "patrons" },
  bonus: { selectors: ["[data-explain^='bonus']", ".topbar .bonus"] },
  /** The open sheet, and the button that agrees to it. */
  sheet: { selectors: [".pop"] },
  agree: { selectors: [".pop .agree"] },
  /** The question whether to end a turn that wastes something. */
  warning: { selectors: ["dialog.waste"] },
  end: { selectors: ["dialog.waste .btn-red"] },
};

export function isArea(key: string): boolean {
  return key in AREAS;
}

export function targetOf(key: string): Target | undefined {
  if (key in AREAS) return AREAS[key];
  const [kind, id] = cut(key);
  const name = CSS.escape(id);
  switch (kind) {
    case "card":
      return { selectors: [`#area-row [data-card="${name}"]`], tab: "row" };
    case "hand":
      return { selectors: [`#area-hand [data-card="${name}"]`] };
    case "place":
      return { selectors: placeSelectors(id), isGroup: true, tab: "map" };
    case "space":
      return { selectors: [`[data-space="${name}"]`], tab: "requiem" };
    case "stack":
      return { selectors: [`[data-stack="${name}"]`], tab: "requiem" };
    case "movement":
      return {
        selectors: [`#area-requiem [data-movement="${name}"]`, `[data-space^="${name}."]`],
        isGroup: true,
        tab: "requiem",
      };
    case "choice":
      return choiceTarget(id);
    default:
      return undefined;
  }
}

/** The dot of a place, and its label, which may hang apart. */
function placeSelectors(place: string): string[] {
  const name = CSS.escape(place);
  return [`[data-label="${name}"]`, `[data-place="${name}"] .dot`];
}

/** Whatever on the page stands for a choice, alone or among others. */
function choiceTarget(choice: string): Target {
  const { verb = "", about = "" } = /^(?<verb>\S+)(?: (?<about>\S+))?/.exec(choice)?.groups ?? {};
  const text = CSS.escape(choice);
  const selectors = [
    `[data-choices="${text}"]`,
    `[data-choices^="${text}|"]`,
    `[data-choices$="|${text}"]`,
    `[data-choices*="|${text}|"]`,
  ];
  if (verb === "travel") return { selectors: placeSelectors(about), isGroup: true, tab: "map" };
  const area = areaOf(choice);
  return area === undefined || area === "hand" ? { selectors } : { selectors, tab: area };
}

/** What is in sight of a target: one thing, or all of a group. */
export function find(target: Target | undefined): Element[] {
  const found: Element[] = [];
  for (const selector of target?.selectors ?? [])
    for (const element of document.querySelectorAll(selector)) {
      if (element.getBoundingClientRect().width === 0) continue;
      if (!target?.isGroup) return [element];
      found.push(element);
    }
  return found;
}

/** Several keys with spaces between them; only a choice has spaces of its own. */
export function keysOf(at: string | undefined): string[] {
  return at?.split(" ").filter(Boolean) ?? [];
}

function cut(key: string): readonly [kind: string, id: string] {
  const at = key.indexOf(":");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}
