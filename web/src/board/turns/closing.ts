/** A maintenance as it is told on one sheet. */
import type { Line, Settled } from "../log/line";
import { merge, type Tally } from "../log/tally";

export interface Closing {
  readonly round: number;
  /** What each seat is paid. */
  readonly paid: readonly { readonly seat: number; readonly parts: Readonly<Record<Paying, Tally>> }[];
  /** Cards that leave the row. */
  readonly cards: readonly string[];
  /** Places whose tiles turn to their gilded side, and places with new tiles. */
  readonly gilded: readonly string[];
  readonly filled: readonly string[];
  /** The bonus of the next period. */
  readonly bonus: string | undefined;
}

export const PAYING = ["story", "finance", "bonus"] as const;
export type Paying = (typeof PAYING)[number];
/** A Sequentia tile pays with the Story. */
const PART_OF: Partial<Record<Settled, Paying>> = {
  story: "story",
  sequentia: "story",
  finance: "finance",
  bonus: "bonus",
};

export function closingOf(lines: readonly Line[], seats: readonly number[]): Closing {
  const paid = seats.map((seat) => ({ seat, parts: { story: {}, finance: {}, bonus: {} } }));
  const cards: string[] = [];
  const gilded: string[] = [];
  const filled: string[] = [];
  let bonus: string | undefined;
  for (const { tale, seat } of lines) {
    if (tale.tale === "settled")
      for (const [cause, tally] of tale.parts) {
        const part = PART_OF[cause];
        const own = paid.find((one) => one.seat === seat);
        if (part && own) merge(own.parts[part], tally);
      }
    else if (tale.tale === "row_discarded") cards.push(...tale.cards);
    else if (tale.tale === "gilded") gilded.push(...tale.places);
    else if (tale.tale === "map_filled") filled.push(...tale.places);
    else if (tale.tale === "bonus_shown") bonus = tale.tile;
  }
  return { round: lines[0]?.when.round ?? 0, paid, cards, gilded, filled, bonus };
}
