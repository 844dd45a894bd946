/** Which of her lines Constanze says at the end: by the result, and always the same one at the same table. */
import type { Verdict } from "../count";

export type Mood =
  "solo-won" | "solo-lost" | "solo-tie" | "won" | "lost" | "shared" | "record" | "unfinished" | "watched";

/** How many lines there are for each. */
const LINES: Readonly<Record<Mood, 1 | 2>> = {
  "solo-won": 2,
  "solo-lost": 2,
  "solo-tie": 1,
  won: 2,
  lost: 2,
  shared: 1,
  record: 1,
  unfinished: 1,
  watched: 1,
};

export interface Ending {
  readonly verdict: Verdict;
  readonly isSolo: boolean;
  /** The seats of whoever looks. */
  readonly mine: readonly number[];
  /** More points than ever before. */
  readonly isRecord: boolean;
  readonly isUnfinished: boolean;
}

export function moodOf({ verdict, isSolo, mine, isRecord, isUnfinished }: Ending): Mood {
  const hasWon = mine.some((seat) => verdict.winners.includes(seat));
  if (mine.length === 0) return "watched";
  if (verdict.by === "shared") return isSolo ? "solo-tie" : hasWon ? "shared" : "lost";
  if (!hasWon) return isSolo ? "solo-lost" : "lost";
  if (isRecord) return "record";
  if (isUnfinished) return "unfinished";
  return isSolo ? "solo-won" : "won";
}

export function lineOf(mood: Mood, table: string): { readonly mood: Mood; readonly number: 1 | 2 } {
  const sum = [...table].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return { mood, number: sum % LINES[mood] === 0 ? 1 : 2 };
}
