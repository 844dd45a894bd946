/** The log of the game on the screen; it grows with every choice. */
import { game } from "../../state/game.svelte";
import { told } from "./lines";
import { freshLines } from "./news";

class Chronicle {
  readonly #told = $derived(told(game.steps));
  readonly lines = $derived(this.#told.lines);
  readonly turn = $derived(this.#told.turn);
  /** What the reader has not seen before. */
  readonly fresh = $derived(freshLines(this.lines, game.steps, { seat: game.seat, mode: game.mode }));
}

export const chronicle = new Chronicle();
