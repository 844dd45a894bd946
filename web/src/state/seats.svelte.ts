/** Who sits where, and how each seat looks: a colour and a crest. */
import { castOf, type FaceName, type PatronName } from "../parts/faces";
import { shownName } from "../words/person";
import { t } from "../words/words.svelte";
import { game } from "./game.svelte";
import { isNamed } from "./me.svelte";

/** The heraldic ordinary of each seat; the Soloist's is the last. */
export const CRESTS = ["chevron", "cross", "bend", "orb"] as const;
export type Crest = (typeof CRESTS)[number];

/** Whose colour and crest a seat of the table on the screen has: in a rematch everybody keeps theirs. */
function arms(seat: number): number {
  return game.table?.seats[seat]?.colour ?? seat;
}

export function crestOf(seat: number): Crest {
  return CRESTS[arms(seat) % CRESTS.length] ?? "chevron";
}

/** The CSS class that sets a seat's colour. */
export function colourOf(seat: number | null | undefined): string {
  return seat == null ? "player-neutral" : `player-${arms(seat) + 1}`;
}

export function isSoloist(seat: number): boolean {
  return game.board?.seats[seat]?.is_soloist ?? false;
}

export function isBot(seat: number): boolean {
  const info = game.table?.seats[seat];
  return info?.kind === "bot" || info?.taken_over != null;
}

/** The name others see; seats of the same name are numbered. */
export function seatName(seat: number): string {
  const seats = game.table?.seats ?? [];
  const name = bareName(seat);
  const same = seats.filter((other) => bareName(other.seat) === name).map((other) => other.seat);
  return same.length > 1 ? `${name} ${NUMERALS[same.indexOf(seat)] ?? ""}`.trim() : name;
}

const NUMERALS = ["I", "II", "III", "IV"];

/** Who plays at a computer's seat of the table on the screen. */
export function patronAt(seat: number): PatronName | undefined {
  return castOf((game.table?.seats ?? []).map(({ kind, bot }) => (kind === "bot" ? bot : undefined)))[seat];
}

export function faceOf(seat: number): FaceName {
  return isSoloist(seat) ? "schikaneder" : (patronAt(seat) ?? "patron");
}

/** The Soloist and the computer's patrons have names of their own; whoever has none is called what all of us are. */
function bareName(seat: number): string {
  if (isSoloist(seat)) return t("person-schikaneder");
  const info = game.table?.seats[seat];
  const patron = patronAt(seat);
  if (patron) return t(`patron-${patron}`);
  if (info?.kind === "bot") return botName(info.bot ?? "");
  return isNamed(info?.name) ? shownName(info?.name ?? "") : t("lobby-nameless");
}

const BOTS = [
  ...["random", "planner"],
  ...["copyist", "pupil", "organist", "concertmaster", "kapellmeister", "virtuoso"],
] as const;

/** A level of computer patrons; bots of others, and of later versions, are called by their own name. */
export function botName(bot: string): string {
  const known = BOTS.find((name) => name === bot);
  return known ? t(`bot-${known}`) : bot;
}
