/** Lists in the way of the language: "Anna, Ben and Clara". */
import { language } from "../../words/words.svelte";

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;
