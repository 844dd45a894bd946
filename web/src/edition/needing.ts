/** Fetching an edition: its components, and what they are called in the language of the page. */
import { server } from "../net/http";
import type { EditionInfo, EditionWords } from "../net/messages";
import type { Language } from "../words/language";
import { speakEdition } from "../words/words.svelte";
import { catalogue } from "./catalogue.svelte";

/** The id by which the edition at hand was asked for, if it was not by its digest. */
let asked: string | undefined;
/** Words of editions, by digest and language. */
const known = new Map<string, EditionWords>();

/** Puts an edition on the table: by its id as it is offered now, or by its digest as a game began with it. */
export async function needEdition(name: string, language: Language): Promise<void> {
  const { info: here } = catalogue;
  const info = here && (name === here.digest || name === asked) ? here : await server.edition(name);
  const [words] = await Promise.all([ownWords(info, language), speakEdition(info.id, language)]);
  asked = name;
  if (catalogue.info !== info) catalogue.info = info;
  if (catalogue.words !== words) catalogue.words = words;
}

const NONE: EditionWords = { title: "" };

async function ownWords({ digest, languages }: EditionInfo, language: Language): Promise<EditionWords> {
  if (!languages?.includes(language)) return NONE;
  const key = `${digest} ${language}`;
  let words = known.get(key);
  if (!words) {
    try {
      words = await server.editionWords(digest, language);
    } catch {
      // The printed names stand; the next time it may answer.
      return NONE;
    }
    known.set(key, words);
  }
  return words;
}
