/** How a thing is called inside a sentence. */
import { nameOf } from "../words/names";
import type { Piece } from "../words/words.svelte";

/** The name of a piece; quotation marks of its own give way to the other kind inside those of the sentence. */
export function nameAt(said: readonly Piece[], at: number): string {
  const piece = said[at];
  if (piece === undefined || typeof piece === "string") return piece ?? "";
  const name = nameOf(piece);
  const before = said[at - 1];
  const isQuoted = typeof before === "string" && before.endsWith("«");
  return isQuoted ? name.replaceAll("«", "„").replaceAll("»", "“") : name;
}
