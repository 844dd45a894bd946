/** Which rules a search finds: every word must stand somewhere in the rule, accents and case left aside. */
import type { RuleSection, RulesInfo } from "../../net/messages";

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

export function wordsOf(wish: string): readonly string[] {
  return plain(wish).split(/\s+/).filter(Boolean);
}

export function hasAll(text: string, words: readonly string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}

export function matching(sections: readonly RuleSection[], wish: string): readonly RuleSection[] {
  const words = wordsOf(wish);
  if (words.length === 0) return sections;
  return only(sections, (rule, section) =>
    hasAll([rule.id, rule.title, section.title, ...rule.paragraphs].join(" "), words),
  );
}

/** The rules that a search finds in another language, in the reader's own. */
export function matchingElsewhere(
  sections: readonly RuleSection[],
  wish: string,
  books: readonly RulesInfo[],
): readonly RuleSection[] {
  const found = new Set(
    books.flatMap((book) => matching(book.sections, wish).flatMap(({ rules }) => rules.map(({ id }) => id))),
  );
  return only(sections, ({ id }) => found.has(id));
}

function only(
  sections: readonly RuleSection[],
  isWanted: (rule: RuleSection["rules"][number], section: RuleSection) => boolean,
): readonly RuleSection[] {
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => isWanted(rule, section)) }))
    .filter(({ rules }) => rules.length > 0);
}

export interface Cut {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut where searched words stand in it, to show them. */
export function cuts(text: string, words: readonly string[]): readonly Cut[] {
  if (words.length === 0) return [{ text, isFound: false }];
  // Letter by letter, for one without its accent may be shorter than what was written.
  const letters = [...text.normalize("NFC")];
  const isFound = letters.map(() => false);
  const places = letters.flatMap((letter, index) => [...plain(letter)].map(() => index));
  const searched = letters.map(plain).join("");
  for (const word of words)
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
      for (const place of places.slice(at, at + word.length)) isFound[place] = true;
  const found: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = found.at(-1);
    if (last && last.isFound === isFound[index]) last.text += letter;
    else found.push({ text: letter, isFound: isFound[index] === true });
  });
  return found;
}
