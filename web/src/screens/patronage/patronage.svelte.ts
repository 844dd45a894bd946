/** One's own finished games, as the server has counted them. */
import { needEdition } from "../../edition/needing";
import { SHIPPED } from "../../edition/catalogue.svelte";
import { Refused, server } from "../../net/http";
import type * as m from "../../net/messages";
import { me } from "../../state/me.svelte";
import type { Language } from "../../words/language";

/** While the server counts games of before it is asked again. */
const AGAIN_MS = 1000;

class MyPatronage {
  whole = $state.raw<m.Patronage | undefined>();
  isRefused = $state(false);
  /** The edition whose catalogue is open. */
  edition = $state<string | undefined>();
  /** The game that stands beside the averages; the latest one if none was chosen. */
  beside = $state.raw<m.PatronageGame | undefined>();
  readonly #games = new Map<string, Promise<m.PatronageGame>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly catalogues = $derived(this.whole?.catalogues ?? []);
  readonly catalogue = $derived(
    this.catalogues.find(({ edition }) => edition === this.edition) ?? this.catalogues[0],
  );

  /** Asks, and goes on asking while games are being counted, until `leave`. */
  async load(): Promise<void> {
    this.leave();
    try {
      await me.load();
      this.whole = await server.patronage();
      this.isRefused = false;
      if (this.whole.pending) this.#timer = setTimeout(() => void this.load(), AGAIN_MS);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.isRefused = true;
    }
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** The components of the open catalogue, or of the shipped edition while there is none. */
  needEdition(language: Language): Promise<void> {
    return needEdition(this.catalogue?.digest ?? SHIPPED, language);
  }

  /** What is told of one game: asked for once, for nothing about it changes but what was taken out. */
  game(table: string): Promise<m.PatronageGame> {
    let found = this.#games.get(table);
    if (!found) {
      found = server.patronageGame(table);
      this.#games.set(table, found);
      found.catch(() => this.#games.delete(table));
    }
    return found;
  }

  async takeOut(table: string): Promise<void> {
    await server.takeOut(table);
    this.#changed(table);
  }

  async putBack(table: string): Promise<void> {
    await server.putBack(table);
    this.#changed(table);
  }

  #changed(table: string): void {
    this.#games.clear();
    if (this.beside?.table === table) this.beside = undefined;
    void this.load();
  }
}

export const patronage = new MyPatronage();
