/** Who sits where, and how each seat looks: a colour and a crest. */
import { t } from "../words/words.svelte";
import { game } from "./game.svelte";

/** The heraldic ordinary of each seat; the Soloist's is the last. */
export const CRESTS = ["chevron", "cross", "bend", "orb"] as const;
export type Crest = (typeof CRESTS)[number];

export function crestOf(seat: number): Crest {
  return CRESTS[seat % CRESTS.length] ?? "chevron";
}

/** The CSS class that sets a seat's colour. */
export function colourOf(seat: number | null | undefined): string {
  return seat == null ? "pl-n" : `pl-${seat + 1}`;
}

export function isSoloist(seat: number): boolean {
  return game.board?.seats[seat]?.is_soloist ?? false;
}

export function isBot(seat: number): boolean {
  const info = game.table?.seats[seat];
  return info?.kind === "bot" || info?.taken_over != null;
}

/** The name others see; the Soloist has his own, and a bot without one is called by its level. */
export function seatName(seat: number): string {
  if (isSoloist(seat)) return t("person-schikaneder");
  const info = game.table?.seats[seat];
  if (info?.kind === "bot" && info.name === info.bot) return botName(info.bot ?? "");
  return info?.name || t("seat-number", { number: seat + 1 });
}

/** A level of computer patrons; levels of later versions are called by their own name. */
export function botName(bot: string): string {
  switch (bot) {
    case "random":
      return t("bot-random");
    case "planner":
      return t("bot-planner");
    default:
      return bot;
  }
}
