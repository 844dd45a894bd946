/** What stands in the letters of a lesson, and which of them is read. */
import type { Verdict } from "../net/messages";
import type { LessonId } from "./lessons";
import written from "./lessons.json";

export interface LessonLetters {
  /** What is explained before the task, and what it is about. */
  readonly letters: readonly { readonly id: string; readonly at: string }[];
  /** What the sentences name as `one`, `two` and `three`. */
  readonly things: readonly string[];
  /** What is lit for whoever asks for a hint. */
  readonly hint: string;
  /** Where one sees what was achieved. */
  readonly result: string;
}

export const LETTERS: Readonly<Record<LessonId, LessonLetters>> = written;

/** The letters, then the task; behind it stands what came of it. */
export type Page = { readonly letter: string; readonly at: string } | "task" | "met" | "missed";

export function pageOf(lesson: LessonLetters, reading: number, verdict: Verdict): Page {
  const letter = lesson.letters[reading];
  if (letter) return { letter: letter.id, at: letter.at };
  return verdict === "open" ? "task" : verdict;
}
