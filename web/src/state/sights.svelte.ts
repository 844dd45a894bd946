/** What the server says about everything that can be pointed at; whoever looked at one thing hears only of that one. */
import { untrack } from "svelte";
import type * as m from "../net/messages";
import { shared } from "./sharing";

/** What the server says about one thing that can be pointed at. */
export interface Sight {
  readonly choice: string;
  /** It can be chosen, if need be through another choice. */
  readonly offered: boolean;
  /** The choice that opens it. */
  readonly through: string | null;
  readonly cost: m.Cost | null;
  readonly gain: m.Reward | null;
  readonly reason: m.Reason | null;
}

class Seen {
  sight = $state.raw<Sight | undefined>();
}

export class Sights {
  /** Not reactive themselves: they are only ever added to. */
  readonly #seen = new Map<string, Seen>();

  get(choice: string): Sight | undefined {
    return this.#at(choice).sight;
  }

  /** What stands as before stays the same object. */
  see(targets: readonly m.Target[], options: readonly string[]): void {
    const now = sightsOf(targets, options);
    for (const choice of now.keys()) this.#at(choice);
    for (const [choice, seen] of this.#seen) seen.sight = shared(seen.sight, now.get(choice));
  }

  #at(choice: string): Seen {
    let seen = this.#seen.get(choice);
    // Whoever looks first must not own it: what a derived value makes itself, it does not hear of.
    if (!seen) this.#seen.set(choice, (seen = untrack(() => new Seen())));
    return seen;
  }
}

function sightsOf(targets: readonly m.Target[], options: readonly string[]): Map<string, Sight> {
  const sights = new Map<string, Sight>();
  // Some options are no thing on the board, or one without a price: a marker, a route, a way to pay.
  for (const choice of options)
    sights.set(choice, { choice, offered: true, through: null, cost: null, gain: null, reason: null });
  for (const target of targets)
    for (const priced of target.things)
      for (const choice of priced.choices)
        sights.set(choice, {
          choice,
          offered: target.offered || target.through != null,
          through: target.through ?? null,
          cost: priced.cost ?? null,
          gain: priced.gain ?? null,
          reason: target.reason ?? null,
        });
  return sights;
}
