/** What the companion says: names of seats, problems, the steps of a set-up, and what to move for the Soloist. */
import { sayChoice } from "../../board/prompt/phrases";
import { catalogue } from "../../edition/catalogue.svelte";
import type { Happening, Problem, Setup, SetupStep } from "../../net/messages";
import { listed } from "../../words/lists";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { kept } from "./kept.svelte";

export function seatTitle(seat: number): string {
  if (kept.players === 1 && seat === 1) return t("person-schikaneder");
  return kept.names[seat]?.trim() || t("seat-number", { number: seat + 1 });
}

export function constanzeTitle(id: string): string {
  const number = (catalogue.info?.constanze ?? []).findIndex((one) => one.id === id) + 1;
  return t("companion-constanze", { number });
}

/** Whatever has a name in the edition; else as it was entered. */
function thingTitle(id: string): string {
  const { info } = catalogue;
  const has = (list: readonly { readonly id: string }[] | undefined) => list?.some((one) => one.id === id);
  if (catalogue.isOpus(id)) return nameOf({ thing: "opus", id });
  if (catalogue.isMemory(id)) return nameOf({ thing: "memory", id });
  if (has(info?.courts)) return nameOf({ thing: "court", id });
  if (has(info?.cities)) return nameOf({ thing: "city", id });
  if (has(info?.tiles)) return `${nameOf({ thing: "tile", id })} ${catalogue.tile(id).order}`;
  if (has(info?.places)) return nameOf({ thing: "place", id });
  if (has(info?.composers)) return nameOf({ thing: "composer", id });
  return id;
}

function spaceTitle(id: string): string {
  const spaces = (catalogue.info?.movements ?? []).flatMap((movement) => movement.spaces);
  return spaces.some((one) => one.id === id) ? nameOf({ thing: "space", id }) : id;
}

/** Every code has its words; the compiler sees to it. The English text of the server is for programs. */
export function problemWords({ code, values = {} }: Problem): string {
  const thing = thingTitle(String(values.id ?? ""));
  const space = spaceTitle(String(values.space ?? ""));
  const name = seatTitle(Number(values.seat ?? 0));
  const number = (key: string) => Number(values[key] ?? 0);
  const amounts = { placed: number("placed"), most: number("most") };
  switch (code) {
    case "two_owners":
      return t("companion-problem-two_owners", { thing, name, other: seatTitle(number("other")) });
    case "twice":
    case "gone":
    case "to_come":
    case "starting":
    case "unknown":
      return t(`companion-problem-${code}`, { thing });
    case "two_markers":
    case "covered":
    case "soloist_note":
    case "no_composer":
      return t(`companion-problem-${code}`, { space });
    case "too_many_markers":
      return t("companion-problem-too_many_markers", { name, ...amounts });
    case "too_many_of_instrument": {
      const instrument = t(`instrument-${values.instrument as "horns"}`);
      return t("companion-problem-too_many_of_instrument", { name, instrument, ...amounts });
    }
    case "too_many_neutral":
    case "neutral_home":
      return t(`companion-problem-${code}`, amounts);
    case "memories":
    case "hand":
    case "sections":
    case "came":
      return t(`companion-problem-${code}`, {
        name,
        n: Number(values.cards ?? values.laid ?? 0),
        right: number("right"),
      });
    case "not_owned":
    case "not_in_front":
      return t(`companion-problem-${code}`, { name, thing });
    case "tiles":
      return t("companion-problem-tiles", { movement: catalogue.movement(String(values.movement)).name });
    case "emptied":
      return t("companion-problem-emptied", { name, number: number("space") });
    case "finance":
      return t("companion-problem-finance", { name, n: number("n"), most: number("most") });
    case "track": {
      const track = t(`companion-tracks-${values.point as "talent"}`);
      return t("companion-problem-track", { name, track, n: number("n"), most: number("most") });
    }
    case "no_such_seat":
      return t("companion-problem-no_such_seat", { number: number("seat") + 1, most: number("last") + 1 });
    case "wrong_seats":
      return t("companion-problem-wrong_seats", { n: number("seats"), right: number("right") });
    case "wrong_composers":
      return t("companion-problem-wrong_composers", { n: number("composers"), right: number("right") });
    case "too_few_left":
      return t("companion-problem-too_few_left", { period: number("period") });
    case "wrong_bonus":
      return t("companion-problem-wrong_bonus", { period: number("period") });
    case "not_offered":
    case "turn_over":
      return t(`companion-problem-${code}`, { move: moveWords(String(values.move)) });
    case "other_first":
      return t("companion-problem-other_first", { name });
    case "no_position":
      return t("companion-problem-no_position", { right: String(values.right) });
    case "missing":
    case "needless":
      return t(`companion-problem-${code}`, { field: String(values.field) });
    case "wrong_value":
      return t("companion-problem-wrong_value", {
        kind: String(values.kind),
        n: Number(values.least ?? values.most ?? 0),
        right: String(values.right ?? ""),
      });
    case "wrong_level":
    case "row_gap":
    case "soloist_owns":
    case "salieri":
    case "not_this_answer":
    case "no_more_questions":
    case "impossible":
    case "no_json":
      return t(`companion-problem-${code}`);
  }
}

/** A move of a file may be any text. */
function moveWords(move: string): string {
  try {
    return sayChoice(move);
  } catch {
    return move;
  }
}

export function stepWords({ id, values = {}, things = [] }: SetupStep, setup: Setup): string {
  const n = Number(values.cards ?? values.tiles ?? values.markers ?? values.spaces ?? values.opus ?? 0);
  const name = (thing: "place" | "opus") => nameOf({ thing, id: things[0] ?? "" });
  switch (id) {
    case "mozart":
      return t("companion-step-mozart", { place: name("place") });
    case "composers":
      return t("companion-step-composers", {
        composers: listed(things.map((one) => nameOf({ thing: "composer", id: one }))),
      });
    case "remove_tiles":
      return t("companion-step-remove_tiles", { n, dots: values.dots ?? 0 });
    case "constanze":
      return t("companion-step-constanze", { n, card: constanzeTitle(setup.constanze) });
    case "boards":
      return t("companion-step-boards", { opus: name("opus") });
    case "tracks":
      return t("companion-step-tracks", { steps: values.steps ?? 0 });
    case "first_player":
      return t("companion-step-first_player", { name: seatTitle(setup.first) });
    case "soloist_deck":
      return t("companion-step-soloist_deck", { cards: listed(things) });
    case "salieri":
    case "periods":
    case "stack_tiles":
    case "money":
      return t(`companion-step-${id}`);
    default:
      return t(`companion-step-${id}`, { n });
  }
}

/** One thing to do for him; undefined for what needs no words. */
export function deedWords(deed: Happening): string | undefined {
  const place = () => ({ place: nameOf({ thing: "place", id: deed.place ?? "" }) });
  switch (deed.kind) {
    case "soloist_laid":
      return t("companion-did-laid", { card: deed.card ?? "", story: deed.story_card ?? "" });
    case "soloist_acted":
      return deed.action ? t("companion-did-action", { action: t(`action-${deed.action}`) }) : undefined;
    case "documented":
      return t("companion-did-documented", { card: nameOf({ thing: "memory", id: deed.card ?? "" }) });
    case "commissioned":
    case "sold":
      return t(`companion-did-${deed.kind}`, { card: nameOf({ thing: "opus", id: deed.card ?? "" }) });
    case "court_taken":
      return t("companion-did-court", { tile: nameOf({ thing: "court", id: deed.tile ?? "" }), ...place() });
    case "city_used":
      return t("companion-did-city", place());
    case "travelled":
      return t("companion-did-travelled", place());
    case "marker_placed":
      return t("companion-did-marker", { space: nameOf({ thing: "space", id: deed.space ?? "" }) });
    case "gained":
      if (deed.goods === "vp") return t("companion-did-vp", { n: deed.amount ?? 0 });
      return deed.goods === "finance" ? t("companion-did-finance", { n: deed.amount ?? 0 }) : undefined;
    default:
      return undefined;
  }
}

/** Whether an action came to nothing: another one, or the end of the turn, follows at once. */
export function isIdle(deeds: readonly Happening[], at: number, isOver: boolean): boolean {
  if (deeds[at]?.kind !== "soloist_acted") return false;
  const next = deeds[at + 1];
  return next ? next.kind === "soloist_acted" : isOver;
}
