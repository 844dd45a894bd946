/** The score as a sheet of music: staves by instrument, bars by movement, spaces as notes. */
import type { Instrument, InstrumentSpaceInfo, MovementInfo, Note, SpaceInfo } from "../../net/messages";

export const NOTES: readonly Note[] = ["eighth", "sixteenth"];

/** A space and where it stands: the stave from above, and the way from the left edge in bars. */
export interface Seated {
  readonly id: string;
  readonly stave: number;
  readonly at: number;
}

/** The staves from top to bottom: the order in which a personal board lists the instruments. */
export function staves(instruments: readonly InstrumentSpaceInfo[]): Instrument[] {
  return [...new Set(instruments.map(({ instrument }) => instrument))];
}

export function onStave(movement: MovementInfo, instrument: Instrument): SpaceInfo[] {
  return movement.spaces.filter((space) => space.instrument === instrument);
}

export function seating(movements: readonly MovementInfo[], order: readonly Instrument[]): Seated[] {
  return order.flatMap((instrument, stave) =>
    movements.flatMap((movement, bar) => {
      const spaces = onStave(movement, instrument);
      return spaces.map(({ id }, index) => ({ id, stave, at: bar + (index + 1) / (spaces.length + 1) }));
    }),
  );
}

/** Where an arrow key leads: along the stave, or to the nearest space of the next stave; undefined at the edge. */
export function stepFrom(seats: readonly Seated[], id: string, key: string): string | undefined {
  const here = seats.find((seat) => seat.id === id);
  if (!here) return undefined;
  const nearest = (some: readonly Seated[], way: (seat: Seated) => number): string | undefined =>
    some.reduce<Seated | undefined>((best, seat) => (best && way(best) <= way(seat) ? best : seat), undefined)
      ?.id;
  const aside = ({ at }: Seated) => Math.abs(at - here.at);
  const far = ({ stave, at }: Seated) => Math.abs(stave - here.stave) * 100 + Math.abs(at - here.at);
  const row = seats.filter(({ stave }) => stave === here.stave);
  switch (key) {
    case "ArrowLeft":
      return nearest(
        row.filter(({ at }) => at < here.at),
        aside,
      );
    case "ArrowRight":
      return nearest(
        row.filter(({ at }) => at > here.at),
        aside,
      );
    case "ArrowUp":
      return nearest(
        seats.filter(({ stave }) => stave < here.stave),
        far,
      );
    case "ArrowDown":
      return nearest(
        seats.filter(({ stave }) => stave > here.stave),
        far,
      );
    case "Home":
      return row[0]?.id;
    case "End":
      return row.at(-1)?.id;
    default:
      return undefined;
  }
}

/** The choices a space stands for: one for each composer, or for each side of the neutral marker. */
export function choicesOf(space: string, isNeutral: boolean): string[] {
  return NOTES.map((note) => `${isNeutral ? "neutral" : "requiem"} ${space} ${note}`);
}
