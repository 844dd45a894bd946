/** Sentences about finished games. */
import { catalogue } from "../../edition/catalogue.svelte";
import type * as m from "../../net/messages";
import { listed } from "../../words/lists";
import { nameOf } from "../../words/names";
import { shownName } from "../../words/person";
import { language, t } from "../../words/words.svelte";
import { SOURCES, sourceOf, type Source } from "../scoring/sources";

export const DEEDS = ["commissioned", "performed", "sold", "visited", "completed"] as const;
export type DeedKind = (typeof DEEDS)[number];
/** A difference to others is told from so many VP and so many games on. */
const TOLD_VP = 2;
const TOLD_GAMES = 5;

/** "9 November"; with its year if that is not this one. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", ...year }).format(date);
}

export function botName(level: string | undefined | null): string {
  const known = [
    "random",
    "planner",
    "copyist",
    "pupil",
    "organist",
    "concertmaster",
    "kapellmeister",
    "virtuoso",
  ] as const;
  const found = known.find((one) => one === level);
  return found ? t(`bot-${found}`) : (level ?? t("patronage-group-bots"));
}

/** Whom a group of games was played against. */
export function groupName({ kind, level }: Pick<m.Group, "kind" | "level">): string {
  if (kind === "solo") return t(`home-soloist-${(level ?? "easy") as m.Level}`);
  if (kind === "bots") return botName(level);
  return kind === "people" ? t("patronage-group-people") : t("patronage-group-all");
}

/** Whose average stands beside one's own. */
export function rivalsName({ kind, level }: Pick<m.Group, "kind" | "level">): string {
  if (kind === "solo" || (kind === "bots" && level)) return groupName({ kind, level: level ?? null });
  if (kind === "bots") return t("patronage-rivals-bots");
  return kind === "people" ? t("patronage-rivals-people") : t("patronage-rivals-all");
}

function rivalName(rival: m.Rival): string {
  if (rival.kind === "person") return shownName(rival.name ?? "");
  return rival.kind === "soloist"
    ? t(`home-soloist-${(rival.level ?? "easy") as m.Level}`)
    : botName(rival.level);
}

export function againstOf(game: m.PatronageGame): string {
  if (game.uncounted === "shared_device") return t("patronage-alone");
  return t("patronage-against", { rivals: listed(game.rivals.map(rivalName)) });
}

export function resultOf(game: m.PatronageGame): string {
  const { score, rank } = game;
  if (game.has_won) return t("patronage-result-won", { score });
  if (game.kind === "solo") return t("patronage-result-solo-lost", { score });
  return t("patronage-result-lost", { score, rank, seats: game.rivals.length + 1 });
}

/** What something in the catalogue is called: by the page's words, or as it was printed if its edition has it no more. */
export function thingName(
  kind: "opus" | "court" | "movement" | "composer",
  id: string,
  printed?: string | null,
): string {
  if (printed != null) return printed || id;
  return kind === "movement" ? catalogue.movement(id).name : nameOf({ thing: kind, id });
}

const KIND_OF: Readonly<Record<m.Entered["kind"], "opus" | "court" | "movement" | "composer">> = {
  commissioned: "opus",
  performed: "opus",
  sold: "opus",
  visited: "court",
  completed: "movement",
  hired: "composer",
};

export interface NewThing {
  readonly key: string;
  readonly name: string;
  readonly deeds: string;
}

/** What a game entered, thing by thing; composers are no entries. `open` is the catalogue whose edition is at hand. */
export function newThings(entered: readonly m.Entered[], open: m.Catalogue | undefined): readonly NewThing[] {
  const found = new Map<string, { name: string; deeds: string[] }>();
  for (const { kind, id } of entered) {
    if (kind === "hired") continue;
    const key = `${KIND_OF[kind]} ${id}`;
    const thing = found.get(key) ?? { name: thingName(KIND_OF[kind], id, printedIn(open, id)), deeds: [] };
    thing.deeds.push(t(`patronage-${kind}`));
    found.set(key, thing);
  }
  return [...found].map(([key, { name, deeds }]) => ({ key, name, deeds: listed(deeds) }));
}

function printedIn(open: m.Catalogue | undefined, id: string): string | null | undefined {
  return [...(open?.works ?? []), ...(open?.courts ?? [])].find((one) => one.id === id)?.title;
}

export interface SourceLine {
  readonly source: Source;
  readonly own: number;
  readonly rivals: number;
  readonly game: number | undefined;
}

function bySource(causes: Readonly<Record<string, number>>): Map<Source, number> {
  const sums = new Map<Source, number>();
  for (const [cause, vp] of Object.entries(causes)) {
    const source = sourceOf(cause as m.Cause);
    sums.set(source, (sums.get(source) ?? 0) + vp);
  }
  return sums;
}

/** Where the points of a group come from, beside those of the others and of one game; sources of nobody are left out. */
export function sourceLines(group: m.Group, game: m.PatronageGame | undefined): readonly SourceLine[] {
  const [own, rivals, beside] = [group.by_cause, group.rivals, game?.by_cause ?? {}].map(bySource);
  return SOURCES.map((source) => ({
    source,
    own: own?.get(source) ?? 0,
    rivals: rivals?.get(source) ?? 0,
    game: game && (beside?.get(source) ?? 0),
  })).filter((line) => line.own || line.rivals || line.game);
}

/** Where one is furthest ahead of the others, and furthest behind; only what is more than chance would do. */
export function extremes(
  lines: readonly SourceLine[],
  games: number,
): { strong?: SourceLine; weak?: SourceLine } {
  if (games < TOLD_GAMES) return {};
  const sorted = lines.toSorted((a, b) => b.own - b.rivals - (a.own - a.rivals));
  const [strong, weak] = [sorted[0], sorted.at(-1)];
  return {
    ...(strong && strong.own - strong.rivals >= TOLD_VP ? { strong } : {}),
    ...(weak && weak.rivals - weak.own >= TOLD_VP ? { weak } : {}),
  };
}

/** A number with one decimal, as the language writes it. */
export function decimal(value: number, sign = false): string {
  const text = new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? "exceptZero" : "auto",
  }).format(value);
  return text.replace("-", "−");
}

/** The plates of an edition in the order of Köchel's numbers, by period. */
export interface Shelf {
  readonly period: number;
  readonly years: string;
  readonly works: readonly m.OpusInfo[];
}

export function shelvesOf(works: readonly m.OpusInfo[]): readonly Shelf[] {
  const shelves = new Map<number, m.OpusInfo[]>();
  for (const work of works) {
    if (work.period == null) continue;
    const shelf = shelves.get(work.period) ?? [];
    shelf.push(work);
    shelves.set(work.period, shelf);
  }
  return [...shelves]
    .sort(([a], [b]) => a - b)
    .map(([period, found]) => ({
      period,
      years: yearsOf(found),
      works: found.toSorted((a, b) => numberOf(a) - numberOf(b)),
    }));
}

function yearsOf(works: readonly m.OpusInfo[]): string {
  const years = works.flatMap(({ year }) => year ?? []);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (years.length === 0) return "";
  return first === last ? String(first) : `${first}–${last}`;
}

function numberOf({ koechel, year }: m.OpusInfo): number {
  return Number(/\d+/.exec(koechel ?? "")?.[0] ?? year ?? 0);
}
