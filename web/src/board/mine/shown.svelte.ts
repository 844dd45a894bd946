/** Whose board lies at the bottom of the screen: the own one; who only watches sees the board of whoever plays. */
import { game } from "../../state/game.svelte";
import { isSoloist } from "../../state/seats.svelte";

export function shownSeat(): number {
  if (game.seat !== undefined) return game.seat;
  const active = game.board?.active ?? 0;
  return isSoloist(active) ? 0 : active;
}
