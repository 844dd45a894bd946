/** The log of the game on the screen; it grows with every choice. */
import { game } from "../../state/game.svelte";
import { nextCalm } from "../../state/picture";
import type { Line } from "./line";
import { told } from "./lines";
import { freshLines } from "./news";

class Chronicle {
  /** What is told so far. A click is answered on the board; its tale follows one picture later. */
  #steps = $state.raw(game.steps);
  readonly #told = $derived(told(this.#steps));
  readonly lines = $derived(this.#kept(this.#told.lines));
  #before = new Map<string, { readonly text: string; readonly line: Line }>();
  readonly turn = $derived(this.#told.turn);
  /** The last choices are on the board, but not told yet. */
  readonly isBehind = $derived(this.#steps !== game.steps);
  /** What the reader has not seen before. */
  readonly fresh = $derived(freshLines(this.lines, this.#steps, { seat: game.seat, mode: game.mode }));

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const { steps } = game;
        // Another table may have another edition, to which the old tale means nothing.
        if (steps.length === 0) this.#steps = steps;
        else
          void nextCalm().then(() => {
            if (steps === game.steps) this.#steps = steps;
          });
      });
    });
  }

  /** A line that says the same as before is the same object: it need not be said and drawn again. */
  #kept(lines: readonly Line[]): readonly Line[] {
    const kept = lines.map((line) => {
      const text = JSON.stringify([line, ...line.touched]);
      const known = this.#before.get(line.id);
      return known?.text === text ? known : { text, line };
    });
    this.#before = new Map(kept.map((one) => [one.line.id, one]));
    return kept.map(({ line }) => line);
  }
}

export const chronicle = new Chronicle();
