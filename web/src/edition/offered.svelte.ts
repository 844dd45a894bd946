/** The editions a new game can have, and what they are called. */
import { server } from "../net/http";
import type { Language } from "../words/language";
import { maybe, speakEdition } from "../words/words.svelte";
import { SHIPPED } from "./catalogue.svelte";

/** Of so many the titles are fetched; nobody has so many boxes. */
const MOST_TITLES = 20;

class Offered {
  /** Empty until the server has said it. */
  ids = $state.raw<readonly string[]>([]);
  #titles = $state.raw<ReadonlyMap<string, string>>(new Map());

  get isChoice(): boolean {
    return this.ids.length > 1;
  }

  async load(language: Language): Promise<void> {
    const ids = await server.editions();
    this.ids = ids;
    if (ids.length < 2) return;
    await speakEdition(SHIPPED, language);
    const own = ids.filter((id) => id !== SHIPPED).slice(0, MOST_TITLES);
    const words = await Promise.all(
      own.map((id) => server.editionWords(id, language).catch(() => undefined)),
    );
    this.#titles = new Map(own.map((id, at) => [id, words[at]?.title ?? ""]));
  }

  title(id: string): string {
    const spoken = id === SHIPPED ? maybe("edition-title") : this.#titles.get(id);
    return spoken || readable(id);
  }
}

/** An id as people write: my_box is "My box". */
function readable(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");
}

export const offered = new Offered();
