/** How a thing is called inside a sentence. */
import type { Language } from "../words/language";
import { nameOf } from "../words/names";
import { language, type Piece } from "../words/words.svelte";

interface Marks {
  /** What stands before and after a title that a sentence quotes. */
  readonly outer: readonly [string, string];
  readonly inner: readonly [string, string];
}

// French keeps a narrow space within its marks: it goes with them.
const QUOTES: Readonly<Record<Language, Marks>> = {
  en: { outer: ["“", "”"], inner: ["‘", "’"] },
  fr: { outer: ["«\u202f", "\u202f»"], inner: ["“", "”"] },
  es: { outer: ["«", "»"], inner: ["“", "”"] },
  ru: { outer: ["«", "»"], inner: ["„", "“"] },
};

/** The name of a piece; quotation marks of its own give way to the other kind inside those of the sentence. */
export function nameAt(said: readonly Piece[], at: number): string {
  const piece = said[at];
  if (piece === undefined || typeof piece === "string") return piece ?? "";
  const name = nameOf(piece);
  const before = said[at - 1];
  const { outer, inner } = QUOTES[language()];
  const isQuoted = typeof before === "string" && before.endsWith(outer[0]);
  return isQuoted ? name.replaceAll(outer[0], inner[0]).replaceAll(outer[1], inner[1]) : name;
}
