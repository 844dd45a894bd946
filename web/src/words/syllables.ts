/** Where a long word may be parted, for browsers that do not know its language (for Russian, none does). */

const VOWEL = "аеёиоуыэюяaeiouyáàâäéèêëíîïóôöúùûüœæ";
/** What begins a syllable: one consonant, or two that are spoken as one. */
const ONSET = `(?:[bcdfgpt][lr]|[бвгдкпт][лр]|[cpst]h|gn|[gq]u|[^${VOWEL}ьъй\\P{L}])`;
/** Two letters at least stay behind, three go on. */
const BETWEEN = `(?<=\\p{L})([${VOWEL}])([^${VOWEL}\\P{L}]*?)(${ONSET})(?=[${VOWEL}]\\p{L})`;
const SYLLABLES = new RegExp(BETWEEN, "giu");
/** English parts its words by their sense: between two consonants it is hardly ever wrong. */
const ENGLISH = new RegExp(BETWEEN.replace("*?", "+?"), "giu");

/** The word with a soft hyphen between its syllables. */
export function parted(word: string, language: string): string {
  return word.replace(language.startsWith("en") ? ENGLISH : SYLLABLES, "$1$2\u00AD$3");
}
