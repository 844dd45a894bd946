/** Who leads through the first round: knows the step that is read and the choice that is waited for. */
import { game } from "../state/game.svelte";
import { pointing } from "../state/pointing.svelte";
import { isAnswer, moved, ownChoices, SCRIPT, standOf, type Stand, type Step } from "./course";
import { keyOf } from "./targets";

export class Teacher {
  #reading = $state(0);
  /** The letter is folded away. */
  isFolded = $state(false);
  /** Why nothing happened: another move was tried, one before its time, or Next pressed instead of a move. */
  hint = $state.raw<"other" | "early" | "move" | undefined>();

  readonly all = SCRIPT.steps.length;
  readonly #made = $derived(ownChoices(game.steps, game.seat));
  readonly stand: Stand = $derived(standOf(SCRIPT.steps, this.#made));
  /** Changes with every move, and only then: whoever leafs back is left alone. */
  readonly moves = $derived(this.#made.length);
  readonly number = $derived(this.#reading + 1);
  readonly step: Step | undefined = $derived(SCRIPT.steps[this.#reading]);
  /** The choice the step on the screen waits for; none if it only explains, or was done already. */
  readonly wanted = $derived(this.#reading === this.stand.until ? this.stand.next : undefined);
  readonly isLast = $derived(this.#reading === this.all - 1);
  readonly isSheetOpen = $derived(
    this.wanted !== undefined && (pointing.at?.choices.includes(this.wanted) ?? false),
  );
  /** What the step is about, see `targets.ts`. */
  readonly at: string | undefined = $derived(
    this.wanted === undefined ? this.step?.at : this.isSheetOpen ? "agree" : keyOf(this.wanted),
  );

  /** For `game.gate`. */
  readonly gate = (choice: string): boolean => {
    const { next } = this.stand;
    if (next === undefined || choice === next || isAnswer(choice)) return true;
    this.hint = this.wanted === undefined ? "early" : "other";
    this.isFolded = false;
    return false;
  };

  /** The game went on, or something was taken back. */
  follow(): void {
    this.hint = undefined;
    this.#reading = moved(this.#reading, this.stand);
  }

  turn(by: 1 | -1): void {
    if (by > 0 && this.wanted !== undefined) {
      this.hint = "move";
      return;
    }
    this.hint = undefined;
    this.#reading = Math.max(0, Math.min(this.#reading + by, this.stand.until));
  }
}
