/** How far somebody is with the puzzles: what comes next, and the notes of a theme. */
import type * as m from "../../net/messages";

export type ThemeId = m.Theme;
export type Grade = "pupil" | "organist" | "concertmaster" | "kapellmeister" | "virtuoso";
/** From the weakest on. */
const LEVELS: readonly Grade[] = ["pupil", "organist", "concertmaster", "kapellmeister", "virtuoso"];
export type PuzzleNote = m.PuzzleOutcome | "to_come";

/** Those not tried yet, in order; when all were tried, those that were missed. */
export function toPlay(puzzles: readonly m.PuzzleInfo[]): m.PuzzleInfo[] {
  const fresh = puzzles.filter(({ outcome }) => outcome == null);
  return fresh.length > 0 ? fresh : puzzles.filter(({ outcome }) => outcome === "missed");
}

/** The strongest level that mostly misses it, and how often of ten times. */
export function hardest(
  missed: Readonly<Record<string, number>>,
): { readonly level: Grade; readonly tenths: number } | undefined {
  const level = LEVELS.findLast((one) => (missed[one] ?? 0) >= 0.5);
  return level === undefined ? undefined : { level, tenths: Math.round(10 * (missed[level] ?? 0)) };
}

/** A note for every puzzle of a theme: first those with a result, in their order, then those to come. */
export function notesOf(puzzles: readonly m.PuzzleInfo[], { name, total }: m.PuzzleCount): PuzzleNote[] {
  const known = puzzles.flatMap(({ theme, outcome }) => (theme === name && outcome ? [outcome] : []));
  return [...known, ...Array<PuzzleNote>(Math.max(total - known.length, 0)).fill("to_come")];
}
