/**
 * What the person points at. Pointing at something with a price, or with several choices, opens a sheet with before and
 * after; at something that cannot be had, the reason; anything else is chosen at once (it can be taken back). Pointing
 * again at the same thing agrees to its price, if there is nothing to decide about it.
 */
import { flow, type Manner } from "./flow.svelte";
import { game } from "./game.svelte";
import { settings } from "./settings.svelte";
import type { Sight } from "./sights.svelte";

export interface Pointed {
  /** The choices this thing stands for: a Requiem space has one for each composer, an Opus to perform or sell two. */
  readonly choices: readonly string[];
  /** Where the sheet hangs. */
  readonly anchor: Element | null;
}

/** What the main button of the open sheet does. */
export interface Offer {
  readonly choice: string;
  readonly manner: Manner;
  /** Another composer, marker, route or way of paying could be chosen. */
  readonly hasChoice: boolean;
}

/** A nervous double click is one click; whoever pays has seen the price. */
const SEEN_MS = 350;

class Pointing {
  #pointed = $state.raw<Pointed | undefined>();
  /** The state in which it was agreed to. */
  #agreedIn = $state.raw<number | undefined>();
  #offer: (Offer & { readonly since: number }) | undefined;
  /** Whether the last press was the mouse's: fingers slip, and have a button of their own. */
  byMouse = false;

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

  /** The open sheet tells what it offers; nothing while it only gives a reason. */
  offers(offer: Offer | undefined): void {
    this.#offer = offer && { ...offer, since: performance.now() };
  }

  point(choices: readonly string[], anchor: Element | null = null): void {
    // A past moment can be looked at, but nothing is decided there.
    if (flow.busy || game.mode !== "live") return;
    if (this.#isAgain(choices) && this.#offer) return this.agree(this.#offer.choice, this.#offer.manner);
    const offered = known(choices).filter((sight) => sight.offered);
    const only = offered[0];
    if (offered.length === 1 && only && !needsSheet(only)) {
      this.at = undefined;
      void flow.make(only.choice);
    } else this.look(choices, anchor);
  }

  /** Opens the sheet, and chooses nothing; whether there is anything to say. */
  look(choices: readonly string[], anchor: Element | null): boolean {
    const seen = known(choices);
    if (seen.length > 0) this.at = { choices: seen.map((sight) => sight.choice), anchor };
    return seen.length > 0;
  }

  /** Makes the choice of the open sheet. */
  agree(choice: string, manner: Manner): void {
    if (flow.busy) return;
    const pointed = this.#pointed;
    this.#agreedIn = game.state;
    focus(pointed?.anchor);
    void flow.make(choice, { ...manner, agreed: true }).finally(() => {
      if (this.#pointed === pointed) this.at = undefined;
    });
  }

  close(): void {
    const anchor = this.at?.anchor;
    this.at = undefined;
    focus(anchor);
  }

  #isAgain(choices: readonly string[]): boolean {
    const offer = this.#offer;
    return (
      settings.payAgain &&
      this.byMouse &&
      offer !== undefined &&
      !offer.hasChoice &&
      performance.now() - offer.since >= SEEN_MS &&
      choices.includes(offer.choice) &&
      (this.at?.choices.includes(offer.choice) ?? false)
    );
  }
}

function known(choices: readonly string[]): Sight[] {
  return choices.map((choice) => game.sight(choice)).filter((sight) => sight !== undefined);
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
