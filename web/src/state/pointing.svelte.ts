/**
 * What the person points at. Pointing at something with a price, or with several choices, opens a sheet with before and
 * after; at something that cannot be had, the reason; anything else is chosen at once (it can be taken back).
 */
import { flow } from "./flow.svelte";
import { game } from "./game.svelte";
import type { Sight } from "./sights.svelte";

export interface Pointed {
  /** The choices this thing stands for: a Requiem space has one for each composer, an Opus to perform or sell two. */
  readonly choices: readonly string[];
  /** Where the sheet hangs. */
  readonly anchor: Element | null;
}

class Pointing {
  #pointed = $state.raw<Pointed | undefined>();
  /** The state in which it was agreed to. */
  #agreedIn = $state.raw<number | undefined>();

  /**
   * The thing whose sheet is open. One that was agreed to stays open until the board has moved on: to draw the page
   * once is quicker than twice.
   */
  get at(): Pointed | undefined {
    return this.#agreedIn === undefined || this.#agreedIn === game.state ? this.#pointed : undefined;
  }

  set at(pointed: Pointed | undefined) {
    this.#pointed = pointed;
    this.#agreedIn = undefined;
  }

  point(choices: readonly string[], anchor: Element | null = null): void {
    // A past moment can be looked at, but nothing is decided there.
    if (flow.busy || game.mode !== "live") return;
    const known = choices.map((choice) => game.sight(choice)).filter((sight) => sight !== undefined);
    const offered = known.filter((sight) => sight.offered);
    const only = offered[0];
    if (known.length === 0) return;
    if (offered.length === 1 && only && !needsSheet(only)) {
      this.at = undefined;
      void flow.make(only.choice);
    } else this.at = { choices: known.map((sight) => sight.choice), anchor };
  }

  /** Makes the choice of the open sheet; `picked` is the marker or the route that was chosen with it. */
  agree(choice: string, picked: string | undefined): void {
    if (flow.busy) return;
    const pointed = this.#pointed;
    this.#agreedIn = game.state;
    focus(pointed?.anchor);
    void flow.make(choice, picked).finally(() => {
      if (this.#pointed === pointed) this.at = undefined;
    });
  }

  close(): void {
    const anchor = this.at?.anchor;
    this.at = undefined;
    focus(anchor);
  }
}

function focus(anchor: Element | null | undefined): void {
  if ((anchor instanceof HTMLElement || anchor instanceof SVGElement) && anchor.isConnected) anchor.focus();
}

/** A price, even a free one, is shown before it is agreed to. */
function needsSheet(sight: Sight): boolean {
  return sight.cost !== null;
}

export const pointing = new Pointing();

/** How a thing looks that stands for these choices. */
export function standing(choices: readonly string[]): "offered" | "refused" | "still" {
  let isKnown = false;
  for (const choice of choices) {
    const sight = game.sight(choice);
    if (sight?.offered) return "offered";
    isKnown ||= sight !== undefined;
  }
  return isKnown && game.isAsked ? "refused" : "still";
}
