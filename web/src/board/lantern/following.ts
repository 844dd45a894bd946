/** Whether a turn that was shown is still being played as it was shown. */
import type { HintMessage, ReviewDeed, Step } from "../../net/messages";

/** The choices made since are those of its line, and some of it is left. */
export function isFollowed({ line }: HintMessage, made: readonly Step[], seat: number | undefined): boolean {
  return (
    made.length < line.length && made.every((step, at) => step.seat === seat && step.choice === line[at])
  );
}

/** What of a turn is still to be done. */
export function left(deeds: readonly ReviewDeed[] | undefined, made: readonly Step[]): readonly ReviewDeed[] {
  const done = new Set(made.map(({ choice }) => choice));
  return (deeds ?? []).filter((deed) => !done.has(choiceOf(deed)));
}

/** The choice that does it: deeds are called as choices are. */
export function choiceOf({ kind, what }: ReviewDeed): string {
  return what ? `${kind} ${what}` : kind;
}
