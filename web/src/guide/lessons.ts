/** The short lessons that follow the guided game, in the order in which they are best taken. */
import { t } from "../words/words.svelte";

export type LessonId = "deck" | "majorities" | "courts";

export interface Lesson {
  readonly id: LessonId;
  readonly path: string;
}

export const LESSONS: readonly Lesson[] = (["deck", "majorities", "courts"] as const).map((id) => ({
  id,
  path: `/lesson/${id}`,
}));

export function lessonTitle(id: LessonId): string {
  return t(`lesson-${id}-title`);
}

/** What it is about, in a line. */
export function lessonText(id: LessonId): string {
  return t(`lesson-${id}-text`);
}

const KEY = "lacrimosa-lessons";

/** The lessons that were taken to their end in this browser. */
export function doneLessons(): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set();
  }
}

export function keepDone(id: LessonId): void {
  try {
    localStorage.setItem(KEY, [...new Set([...doneLessons(), id])].join(" "));
  } catch {
    // A browser that keeps nothing shows them as new.
  }
}
