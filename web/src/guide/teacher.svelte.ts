/** Who leads through the first game: knows the step that is read and the choice that is waited for. */
import { flow } from "../state/flow.svelte";
import { game } from "../state/game.svelte";
import { pointing } from "../state/pointing.svelte";
import { leadsOn, moved, ownChoices, SCRIPT, standOf, type Stand, type Step } from "./course";
import { keysOf } from "./targets";

/** What lies over the board and has to be answered: the sheet of the wanted choice, or the warning of waste. */
export type Dialog = "sheet" | "warning" | undefined;

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
  /** What to act for, while acting is waited for. */
  readonly aim = $derived(this.wanted === "act" ? this.stand.afterNext : undefined);
  readonly isLast = $derived(this.#reading === this.all - 1);
  readonly dialog: Dialog = $derived(
    this.wanted === undefined
      ? undefined
      : flow.warning.length > 0
        ? "warning"
        : pointing.at?.choices.some((choice) => choice === this.wanted || choice === this.aim)
          ? "sheet"
          : undefined,
  );
  /** What is lit, see `targets.ts`. */
  readonly keys: readonly string[] = $derived(this.#lit());

  #lit(): string[] {
    if (this.dialog === "sheet") return ["agree", "sheet"];
    if (this.dialog === "warning") return ["end", "warning"];
    const wanted = [this.wanted, this.aim].filter((choice) => choice !== undefined);
    return [...wanted.map((choice) => `choice:${choice}`), ...keysOf(this.step?.at)];
  }

  /** For `game.gate`. */
  readonly gate = (choice: string): boolean => {
    if (leadsOn(this.stand, choice)) return true;
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
