/** Where a long Russian word may be parted: a browser that has no dictionary for it would break it between any letters. */
const SOFT = "\u00AD";
const LETTER = "[а-яё]";
const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
/** What stands before a break, and what after it: syllables, as in schoolbooks. */
const BREAKS = [
  ["[йъь]", LETTER + LETTER],
  [VOWEL, VOWEL + LETTER],
  [VOWEL + CONSONANT, CONSONANT + VOWEL],
  [CONSONANT + VOWEL, CONSONANT + VOWEL],
  [VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL],
  [VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL],
].map(([before, after]) => new RegExp(`(?<=${before})(?=${after})`, "giu"));
const LONG = new RegExp(`${LETTER}{8,}`, "giu");

/** The same text with soft hyphens in its long words. */
export function parted(text: string): string {
  return text.replace(LONG, (word) => BREAKS.reduce((found, place) => found.replace(place, SOFT), word));
}

/** The text as it was before. */
export function whole(text: string): string {
  return text.replaceAll(SOFT, "");
}
