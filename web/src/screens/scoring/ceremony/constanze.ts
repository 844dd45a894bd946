/** Which of her lines Constanze says at the end: by the result, and always the same one at the same table. */
import type { Verdict } from "../count";

const LINES = {
  "solo-won": ["scoring-constanze-solo-won-1", "scoring-constanze-solo-won-2"],
  "solo-lost": ["scoring-constanze-solo-lost-1", "scoring-constanze-solo-lost-2"],
  "solo-tie": ["scoring-constanze-solo-tie-1"],
  won: ["scoring-constanze-won-1", "scoring-constanze-won-2"],
  lost: ["scoring-constanze-lost-1", "scoring-constanze-lost-2"],
  shared: ["scoring-constanze-shared-1"],
  record: ["scoring-constanze-record-1"],
  unfinished: ["scoring-constanze-unfinished-1"],
  watched: ["scoring-constanze-watched-1"],
} as const;

export type Mood = keyof typeof LINES;

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

export function lineOf(mood: Mood, table: string): (typeof LINES)[Mood][number] {
  const lines = LINES[mood];
  const sum = [...table].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return lines[sum % lines.length] ?? lines[0];
}
