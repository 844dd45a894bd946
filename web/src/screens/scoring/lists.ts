/** Lists in the way of the language: "Anna, Ben and Clara". */
import { listFormat } from "../../words/lists";

export function listed(names: readonly string[]): string {
  return listFormat().format(names);
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;
