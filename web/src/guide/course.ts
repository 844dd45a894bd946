/**
 * The course of the guided game: which step of the script stands next, given the choices that were made. Nothing is
 * remembered but the game itself, so a page that is opened again goes on where the person is.
 */
import { read } from "../board/prompt/choice";
import type { Level, Step as Made } from "../net/messages";
import script from "./script.json";

export interface Step {
  readonly id: string;
  /** What the person is to do, one choice or several with `;` between; without it the step only explains. */
  readonly choice?: string;
  /** What else it is about, see `targets.ts`: one key or several with a space between. */
  readonly at?: string;
}

export interface Script {
  readonly seed: number;
  readonly level: Level;
  readonly composers: readonly string[];
  readonly steps: readonly Step[];
}

export const SCRIPT = script as Script;

/** Answers that follow from a choice: how it is paid, which marker leaves the board. The script does not name them. */
const ANSWERS: ReadonlySet<string> = new Set(["marker", "route", "track", "name"]);

export function isAnswer(choice: string): boolean {
  return ANSWERS.has(read(choice).verb);
}

export function choicesOf(step: Step): string[] {
  return step.choice?.split(";").map((choice) => choice.trim()) ?? [];
}

/** The choices of a seat that the script has to name. */
export function ownChoices(made: readonly Made[], seat: number | undefined): string[] {
  return made.filter((one) => one.seat === seat && !isAnswer(one.choice)).map((one) => one.choice);
}

export interface Stand {
  /** The step to go on with: the first that is not behind the person. */
  readonly from: number;
  /** The furthest step that can be read: the one that waits for a choice, else the last. */
  readonly until: number;
  /** The choice that is waited for. */
  readonly next: string | undefined;
  /** The one behind it in the same step. */
  readonly afterNext: string | undefined;
  /** The person went another way: the script has nothing to say there. */
  readonly isOff: boolean;
}

export function standOf(steps: readonly Step[], made: readonly string[]): Stand {
  let done = 0;
  let from = 0;
  for (const [index, step] of steps.entries()) {
    const choices = choicesOf(step);
    for (const [part, choice] of choices.entries()) {
      const own = made[done];
      if (own === undefined)
        return {
          from: part > 0 ? index : from,
          until: index,
          next: choice,
          afterNext: choices[part + 1],
          isOff: false,
        };
      if (own !== choice) return { from, until: index, next: undefined, afterNext: undefined, isOff: true };
      done += 1;
    }
    if (choices.length > 0) from = index + 1;
  }
  return { from, until: steps.length - 1, next: undefined, afterNext: undefined, isOff: false };
}

/** Whether the script can go on with a choice. Whoever points at what the action is for means to act. */
export function leadsOn({ next, afterNext }: Stand, choice: string): boolean {
  return (
    next === undefined || choice === next || (next === "act" && choice === afterNext) || isAnswer(choice)
  );
}

/** The step that is read after something was chosen or taken back. */
export function moved(reading: number, stand: Stand): number {
  return Math.max(stand.from, Math.min(reading, stand.until));
}
