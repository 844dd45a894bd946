/** Changing a table before the start. Changes go one after the other, each made from what the last one left. */
import { server } from "../../net/http";
import type * as m from "../../net/messages";
import { game } from "../../state/game.svelte";
import { me } from "../../state/me.svelte";
import { refusalIn } from "../home/refused";
import { forPlayers, planOf } from "./options";

/** Where on the page something was tried, and where it is said that it did not work. */
export type Place = "seats" | "agreement" | "links" | "start";

class Arrangement {
  trouble = $state.raw<{ readonly place: Place; readonly refusal: m.Refusal } | undefined>();
  /** How many changes are on their way. */
  pending = $state(0);
  #last: Promise<unknown> = Promise.resolve();

  /** Does something at a place; the promise says whether the server agreed. */
  try(place: Place, deed: () => Promise<m.TableInfo | void>): Promise<boolean> {
    this.pending += 1;
    const done = this.#last.then(async () => {
      try {
        const table = await deed();
        // The socket tells everybody; the one who made the change need not wait for it.
        if (table && game.table?.id === table.id && table.version > game.table.version) game.table = table;
        this.trouble = undefined;
        return true;
      } catch (problem) {
        this.trouble = { place, refusal: refusalIn(problem) };
        return false;
      } finally {
        this.pending -= 1;
      }
    });
    this.#last = done;
    return done;
  }

  agree(change: Partial<m.Options>): Promise<boolean> {
    return this.try("agreement", () => {
      const { id, options } = here();
      return server.setUp(id, { options: { ...options, ...change } });
    });
  }

  players(count: number): Promise<boolean> {
    return this.try("seats", () => server.setUp(here().id, forPlayers(here(), count)));
  }

  seat(number: number, plan: m.SeatPlan): Promise<boolean> {
    return this.try("seats", () => {
      const seats = planOf(here().seats).map((old, at) => (at === number ? plan : old));
      return server.setUp(here().id, { seats });
    });
  }

  /** The name on one of my seats; the first one is my own name everywhere. */
  name(number: number, name: string): Promise<boolean> {
    const isOwn = here().seats.find((seat) => seat.is_you)?.seat === number;
    return this.try("seats", async () => {
      if (isOwn) await me.rename(name);
      const plan: m.SeatPlan = { kind: "me", name: isOwn ? (me.person?.name ?? name) : name };
      const seats = planOf(here().seats).map((old, at) => (at === number ? plan : old));
      return await server.setUp(here().id, { seats });
    });
  }

  start(): Promise<boolean> {
    return this.try("start", () => server.start(here().id));
  }

  leave(): Promise<boolean> {
    return this.try("start", () => server.leave(here().id));
  }

  at(place: Place): m.Refusal | undefined {
    return this.trouble?.place === place ? this.trouble.refusal : undefined;
  }
}

function here(): m.TableInfo {
  if (!game.table) throw new Error("There is no table on the screen.");
  return game.table;
}

export const arrangement = new Arrangement();
