/** The finished score: who wrote which note, and in which order. */
import type { Instrument, MovementInfo, Note, Requiem, Step } from "../../../net/messages";
import { onStave } from "../../../board/requiem/score";

export interface Written {
  readonly space: string;
  /** From the left: the movement, from above: the stave. */
  readonly bar: number;
  readonly stave: number;
  /** Its place among the notes of its bar, and how many these are. */
  readonly index: number;
  readonly count: number;
  /** Somebody's marker (without a seat the neutral one), Constanze's cover, or nothing at all. */
  readonly by: "marker" | "constanze" | "nobody";
  readonly seat: number | undefined;
  readonly note: Note;
  /** 0 for the first note that was written. */
  readonly order: number;
}

/** The spaces in the order in which somebody wrote on them. */
export function writingOrder(steps: readonly Step[]): readonly string[] {
  const spaces = steps
    .flatMap((step) => step.happenings ?? [])
    .filter(({ kind }) => kind === "marker_placed" || kind === "neutral_placed")
    .flatMap(({ space }) => space ?? []);
  return [...new Set(spaces)];
}

export function writtenScore(
  requiem: Requiem,
  movements: readonly MovementInfo[],
  staves: readonly Instrument[],
  steps: readonly Step[],
): readonly Written[] {
  const order = writingOrder(steps);
  return movements.flatMap((movement, bar) =>
    staves.flatMap((instrument, stave) => {
      const spaces = onStave(movement, instrument);
      return spaces.map(({ id }, index) => {
        const marker = requiem.markers?.[id];
        return {
          space: id,
          bar,
          stave,
          index,
          count: spaces.length,
          by: marker ? "marker" : requiem.covered?.includes(id) ? "constanze" : "nobody",
          seat: marker?.seat ?? undefined,
          note: marker?.note ?? "eighth",
          // What lay there from the start was there first.
          order: Math.max(order.indexOf(id), 0),
        } as const;
      });
    }),
  );
}

/** Whether so much was left that nobody would call it finished. */
export function isUnfinished(score: readonly Written[]): boolean {
  return score.filter(({ by }) => by === "nobody").length * 3 > score.length;
}
