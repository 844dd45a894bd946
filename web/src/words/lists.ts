/** Lists in words: "a, b and c". How a language does it is asked once, for asking is slow. */
import { language } from "./words.svelte";

const known = new Map<string, Intl.ListFormat>();

export function listFormat(type: Intl.ListFormatType = "conjunction"): Intl.ListFormat {
  const key = `${language()} ${type}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = new Intl.ListFormat(language(), { type })));
  return found;
}

export function listed(
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return listFormat(type).format(words);
}
