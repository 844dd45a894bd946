/** What a patron is doing, in one word. */
import type { Board, Presence, Question, TableInfo } from "../../net/messages";

export type Doing = "choosing" | "lent" | "away" | "next" | "here" | "none";

export interface Scene {
  readonly board: Board;
  readonly question: Question | undefined;
  readonly table: TableInfo | undefined;
  readonly presence: Presence | undefined;
  readonly turns: number;
}

export function doing(seat: number, { board, question, table, presence, turns }: Scene): Doing {
  const info = table?.seats[seat];
  if (board.over) return "none";
  if (info?.taken_over != null) return "lent";
  // Somebody who is away is told to be away above all while everyone waits for them.
  if (info?.kind === "person" && presence && !presence.seats.includes(seat)) return "away";
  if (question?.seat === seat) return "choosing";
  if (isNext(seat, board, turns)) return "next";
  return info?.kind === "person" && presence ? "here" : "none";
}

/** Who plays after the last player of a round is not told before the maintenance. */
function isNext(seat: number, board: Board, turns: number): boolean {
  if (board.turn === 0) return false;
  const next = (board.active + 1) % board.seats.length;
  return seat === next && !(board.turn === turns && next === board.first);
}
