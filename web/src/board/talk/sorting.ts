/** What was said, sorted to the lines of the log it belongs to. */
import type { Said, SealName } from "../../net/messages";

export const SEALS: readonly SealName[] = ["bravo", "encore", "touche", "charming", "alas", "patience"];

export interface SealCount {
  readonly seal: SealName;
  /** Who set it, the first first. */
  readonly by: readonly Said[];
}

/** What hangs at a move: its seals, and the lines of text. */
export interface Hung {
  readonly seals: readonly SealCount[];
  readonly notes: readonly Said[];
}

/** The key for what was said before the first line. */
export const BEFORE = "";

/**
 * By the id of a line of the log. What belongs to a move stays with the last line that began with it or before it: so it
 * does when the move was taken back.
 */
export function hungAt(lines: readonly { readonly id: string }[], said: readonly Said[]): Map<string, Hung> {
  const sorted = new Map<string, Said[]>();
  for (const one of said) {
    if (one.is_removed) continue;
    const line = lines.findLast(({ id }) => Number.parseInt(id) <= one.step);
    const key = line?.id ?? BEFORE;
    sorted.set(key, [...(sorted.get(key) ?? []), one]);
  }
  return new Map([...sorted].map(([key, all]) => [key, hung(all)]));
}

function hung(said: readonly Said[]): Hung {
  const seals = SEALS.map((seal) => ({ seal, by: said.filter((one) => one.seal === seal) }));
  return { seals: seals.filter(({ by }) => by.length > 0), notes: said.filter((one) => one.seal == null) };
}
