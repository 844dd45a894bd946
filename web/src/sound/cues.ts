/** What there is to hear in what the server told: a work that was commissioned or performed, a movement complete. */
import type { MovementInfo, Requiem, Step } from "../net/messages";

export type Cue = { readonly kind: "work"; readonly opus: string } | { readonly kind: "movement" };

/** Movements on which no space is left: every one has a marker or is Constanze's. */
export function completeMovements(requiem: Requiem, movements: readonly MovementInfo[]): readonly string[] {
  const isTaken = (space: string) => space in (requiem.markers ?? {}) || requiem.covered?.includes(space);
  return movements.filter(({ spaces }) => spaces.every(({ id }) => isTaken(id))).map(({ id }) => id);
}

/** The last work that was heard of in some choices. */
export function workIn(steps: readonly Step[]): string | undefined {
  return (
    steps
      .flatMap((step) => step.happenings ?? [])
      .findLast(({ kind, card }) => (kind === "commissioned" || kind === "performed") && card != null)
      ?.card ?? undefined
  );
}

/**
 * What is heard at once: everything, or where the deeds of others are shown only one's own, for theirs are heard when
 * they are seen. A movement is then one's own to complete.
 */
export function heardAtOnce(
  news: readonly Step[],
  { mine, isShown }: { readonly mine: ReadonlySet<number>; readonly isShown: boolean },
  before: readonly string[],
  complete: readonly string[],
): Cue | undefined {
  if (!isShown) return cueOf(news, before, complete);
  // What the Soloist does belongs to the choice that ended one's turn.
  const own = news.map((step) => ({
    ...step,
    happenings: (step.happenings ?? []).filter(({ seat }) => seat != null && mine.has(seat)),
  }));
  const written = new Set(own.flatMap((step) => step.happenings.map(({ space }) => space?.split(".")[0])));
  return cueOf(
    own,
    before,
    complete.filter((movement) => written.has(movement)),
  );
}

/** One thing is heard at a time, and the Requiem before everything else. */
export function cueOf(
  news: readonly Step[],
  before: readonly string[],
  complete: readonly string[],
): Cue | undefined {
  if (complete.some((movement) => !before.includes(movement))) return { kind: "movement" };
  const opus = workIn(news);
  return opus === undefined ? undefined : { kind: "work", opus };
}
