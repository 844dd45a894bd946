/** What is agreed on before a game, and who sits where, as the server wants to be told it. */
import { SHIPPED } from "../../edition/catalogue.svelte";
import type * as m from "../../net/messages";

/** What a table has that nobody has changed yet. */
export const USUAL: m.Options = {
  players: 2,
  level: null,
  composers: null,
  salieri: false,
  edition: SHIPPED,
  undo: "free",
  pace: "unhurried",
  watch: "link",
  talk: "patrons",
  listed: false,
  hints: null,
  rated: false,
  seed: null,
};

/** The composers that the rules recommend for a first game (SET-5). */
export const RECOMMENDED: readonly string[] = ["eybler", "stadler"];

export const MOST_PLAYERS = 4;

/** How many composers there are: in a solo game there is one. */
export function composerCount(players: number): number {
  return players === 1 ? 1 : 2;
}

export function isRecommended(composers: readonly string[] | null): boolean {
  return composers !== null && composers.join() === RECOMMENDED.join();
}

/** The present seats as a plan: planning them again changes nothing. Whoever came to an open seat keeps it. */
export function planOf(seats: readonly m.SeatInfo[]): readonly m.SeatPlan[] {
  return seats.filter(({ kind }) => kind !== "soloist").map(planOfSeat);
}

function planOfSeat(seat: m.SeatInfo): m.SeatPlan {
  if (seat.is_you) return { kind: "me", name: seat.name ?? null };
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? null };
  return { kind: "open" };
}

/** The same table for another number of patrons. */
export function forPlayers(table: m.TableInfo, players: number): m.TableChange {
  const { level, composers } = table.options;
  const fits = composers?.length === composerCount(players);
  return {
    options: {
      ...table.options,
      players,
      level: players === 1 ? (level ?? "medium") : null,
      composers: fits ? composers : null,
    },
    seats: planOf(table.seats).slice(0, players),
  };
}

/** A composer picked or put back; the one picked first goes when there are too many. */
export function picked(chosen: readonly string[], id: string, most: number): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return [...chosen, id].slice(-most);
}
