/** Who takes a lesson: what is read, and how far the task is. Whether it is done only the server says. */
import { parted } from "../state/forms";
import { game } from "../state/game.svelte";
import { LETTERS, pageOf, type LessonLetters, type Page } from "./lessonLetters";
import { keepDone, type LessonId } from "./lessons";
import { keysOf } from "./targets";

export class Pupil {
  #reading = $state(0);
  isFolded = $state(false);
  wantsHint = $state(false);

  readonly letters: LessonLetters;
  readonly page: Page = $derived.by(() =>
    pageOf(this.letters, this.#reading, game.lesson?.verdict ?? "open"),
  );
  readonly number = $derived(this.#reading + 1);
  readonly all: number;
  readonly keys: readonly string[] = $derived.by(() => {
    if (typeof this.page === "object") return keysOf(this.page.at);
    if (this.page === "met") return keysOf(this.letters.result);
    return this.page === "task" && this.wantsHint ? keysOf(this.letters.hint) : [];
  });

  constructor(readonly id: LessonId) {
    this.letters = LETTERS[id];
    this.all = this.letters.letters.length + 1;
  }

  /** The game went on: whoever acts has read enough, and a small window has no room for both. */
  follow(): void {
    const { lesson, steps } = game;
    if (!lesson) return;
    const hasBegun = steps.length > lesson.start;
    if (hasBegun) this.#reading = this.all - 1;
    this.isFolded = hasBegun && lesson.verdict === "open" && (parted.current || this.isFolded);
    if (lesson.verdict === "met") keepDone(this.id);
  }

  turn(by: 1 | -1): void {
    this.#reading = Math.max(0, Math.min(this.#reading + by, this.all - 1));
  }

  /** Back to the beginning of the turn. */
  async again(): Promise<void> {
    const { lesson, steps } = game;
    if (lesson && steps.length > lesson.start) await game.undo(lesson.start);
    this.#reading = this.all - 1;
  }
}
