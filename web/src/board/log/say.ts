/** A line of the log in the language of the page: pieces to show, or plain text to read out. */
import { catalogue } from "../../edition/catalogue.svelte";
import { POINTS } from "../../edition/points";
import type { GoodsKind, Reward } from "../../net/messages";
import { game } from "../../state/game.svelte";
import { nameAt } from "../../parts/pieces";
import { listFormat } from "../../words/lists";
import { nameOf } from "../../words/names";
import type { Thing, ThingKind } from "../../words/value";
import { pieces, t, type Piece } from "../../words/words.svelte";
import type { Line, Tale, When } from "./line";
import { asPoints, entries, sides, type Tally } from "./tally";

/** So many names are listed; more are only counted. */
const MOST_NAMES = 3;

export function heading({ part, round, turn }: When): string {
  switch (part) {
    case "turn":
      return t("log-when-turn", { round, turn });
    case "maintenance":
      return t("log-when-maintenance", { round });
    default:
      return t(`log-when-${part}`);
  }
}

/** What was done, without what it cost and brought. */
export function saidShort(line: Line): Piece[] {
  return [...beginning(line), ...(line.again ? pieces("log-again") : []), ...extras(line.tale)];
}

export function said(line: Line): Piece[] {
  const { tale, paid, gained, again } = line;
  const isSale = tale.tale === "sold" || tale.tale === "performed";
  return [
    ...beginning(line),
    ...(some(paid) ? pieces(isSale ? "log-paying" : "log-for", { goods: amounts(asPoints(paid)) }) : []),
    ...(again ? pieces("log-again") : []),
    ...extras(tale),
    ...(some(gained) ? pieces("log-gaining", { goods: gains(gained) }) : []),
  ];
}

export function asText(said: readonly Piece[]): string {
  return said.map((piece, at) => (typeof piece === "string" ? piece : nameAt(said, at))).join("");
}

function thing(kind: ThingKind, id: string): Thing {
  return { thing: kind, id };
}

/** The reader is addressed, but not where several seats share one screen. */
function whoIs(seat: number): "me" | "other" {
  const mine = game.table?.seats.filter((info) => info.is_you) ?? [];
  return mine.length === 1 && mine[0]?.seat === seat ? "me" : "other";
}

function beginning(line: Line): Piece[] {
  const { tale } = line;
  if (line.seat === undefined) return ofTheBoard(tale);
  const by = { who: whoIs(line.seat), seat: thing("seat", String(line.seat)) };
  switch (tale.tale) {
    case "laid":
      return laid(tale, by);
    case "soloist_laid":
      return pieces("log-soloist_laid", { seat: by.seat, card: tale.card, story: tale.story });
    case "exchanged":
      return exchanged(tale.change, by);
    case "documented": {
      const card = thing("memory", tale.card);
      if (tale.instead === undefined) return pieces("log-documented-new", { ...by, card });
      return pieces("log-documented", { ...by, card, instead: thing("memory", tale.instead) });
    }
    case "commissioned":
    case "performed":
    case "sold":
      return pieces(`log-${tale.tale}`, { ...by, card: thing("opus", tale.card) });
    case "travelled":
      return tale.from === tale.to
        ? pieces("log-stayed", { ...by, place: thing("place", tale.to) })
        : pieces("log-travelled", { ...by, from: thing("place", tale.from), to: thing("place", tale.to) });
    case "requiem": {
      const space = thing("space", tale.space);
      if (tale.tile === undefined) return pieces("log-marker", { ...by, note: tale.note, space });
      const composer = thing("composer", catalogue.tile(tale.tile).composer);
      return pieces("log-hired", { ...by, composer, space });
    }
    case "settled":
      return settled(tale, by);
    case "first_player":
    case "hint":
      return pieces(`log-${tale.tale}`, by);
    default:
      return [];
  }
}

interface By {
  readonly who: "me" | "other";
  readonly seat: Thing;
}

function laid({ experience, story, income }: Extract<Tale, { tale: "laid" }>, by: By): Piece[] {
  const card = experience ?? story ?? "";
  const start =
    experience !== undefined && story !== undefined
      ? pieces("log-laid", { ...by, experience: thing("memory", experience), story: thing("memory", story) })
      : pieces("log-laid-one", { ...by, card: thing("memory", card) });
  return income ? [...start, ...pieces("log-laid-income", { who: by.who })] : start;
}

function exchanged(change: Tally, by: By): Piece[] {
  const { less, more } = sides(change);
  if (some(more)) return pieces("log-exchanged", { ...by, paid: amounts(less), gained: amounts(more) });
  if (some(less)) return pieces("log-exchanged-lost", { ...by, paid: amounts(less) });
  return pieces("log-exchanged-nothing", by);
}

function settled({ parts }: Extract<Tale, { tale: "settled" }>, by: By): Piece[] {
  const told = [...parts].map(([cause, tally]) => t(`log-part-${cause}`, { goods: gains(tally) }));
  return pieces("log-settled", { ...by, parts: told.join(t("log-semicolon")) });
}

function ofTheBoard(tale: Tale): Piece[] {
  switch (tale.tale) {
    case "salieri":
      return [...pieces("log-salieri"), ...salieriGains(tale.gains)];
    case "gilded":
    case "map_filled":
      if (tale.places.length > MOST_NAMES) return pieces(`log-${tale.tale}-many`, { n: tale.places.length });
      return [
        ...ofPlaces(tale.tale, tale.places.length),
        ...listed(tale.places.map((place) => thing("place", place))),
      ];
    case "row_discarded":
      return pieces("log-row_discarded", { n: tale.cards.length });
    case "bonus_shown": {
      const { action, reward } = catalogue.bonus(tale.tile);
      return pieces("log-bonus_shown", { action: t(`action-${action}`), goods: gains(tallyOf(reward)) });
    }
    case "salieri_left":
    case "game_ended":
      return pieces(`log-${tale.tale}`);
    default:
      return [];
  }
}

function ofPlaces(tale: "gilded" | "map_filled", n: number): Piece[] {
  return tale === "gilded" ? pieces("log-gilded") : pieces("log-map_filled", { n });
}

/** What else happened on the way: tiles taken, a neutral marker placed. */
function extras(tale: Tale): Piece[] {
  switch (tale.tale) {
    case "travelled": {
      const courts = tale.courts.flatMap((court) => pieces("log-court", { court: thing("court", court) }));
      if (tale.city !== undefined) return pieces("log-city", { city: thing("city", tale.city) });
      if (tale.swept.length === 0) return courts;
      return [...courts, ...pieces("log-swept"), ...listed(tale.swept.map((place) => thing("place", place)))];
    }
    case "requiem":
      if (tale.neutral === undefined) return [];
      if (tale.neutral === "lost") return pieces("log-neutral-lost");
      return pieces("log-neutral", { note: tale.neutral.note, space: thing("space", tale.neutral.space) });
    case "soloist_laid":
      return tale.isIdle ? pieces("log-soloist_idle") : [];
    default:
      return [];
  }
}

function salieriGains(seats: ReadonlyMap<number, Tally>): Piece[] {
  const each = [...seats].map(([seat, tally]) =>
    pieces("log-salieri-gain", { seat: thing("seat", String(seat)), goods: gains(tally) }),
  );
  const [first, ...rest] = each;
  if (!first) return [];
  return [...pieces("log-gaining", { goods: "" }), ...first, ...rest.flatMap((one) => [", ", ...one])];
}

// --- amounts and lists -----------------------------------------------------------------------------------

function some(tally: Tally): boolean {
  return entries(tally).length > 0;
}

/** "3 ducats and 2 talent points" */
export function amounts(tally: Tally): string {
  const each = entries(tally).map(([goods, n]) => t(`log-some-${goods}`, { n }));
  return listFormat().format(each);
}

/** "+5 VP, +2 ducats" */
function gains(tally: Tally): string {
  return entries(tally)
    .map(([goods, n]) => t(`log-gain-${goods}`, { n }))
    .join(", ");
}

/** "Milan, Prague and Lyon"; the language looks at the names for its conjunction. */
function listed(things: readonly Thing[]): Piece[] {
  const rest = [...things];
  const parts = listFormat().formatToParts(things.map(nameOf));
  return parts.map((part) => (part.type === "literal" ? part.value : (rest.shift() ?? "")));
}

/** The goods of a reward, as far as they are certain. */
function tallyOf(reward: Reward | undefined): Tally {
  const tally: Tally = {};
  const put = (goods: GoodsKind, n: number | undefined): void => {
    if (n) tally[goods] = n;
  };
  put("vp", reward?.vp);
  put("ducats", reward?.ducats);
  put("finance", reward?.finance);
  for (const point of POINTS) {
    put(`${point}_track`, reward?.tracks?.[point]);
    put(`${point}_counter`, reward?.counters?.[point]);
  }
  return tally;
}
