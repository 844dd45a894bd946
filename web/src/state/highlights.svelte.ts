/**
 * What the last move touched, and what the log line under the pointer talks about. Keys name what is on the board:
 * `card:ID` (row, hand or shelf), `place:ID`, `space:ID` (Requiem), `stack:MOVEMENT.NOTE`, `seat:N`.
 */
class Highlights {
  /** Who touched it in the last move of another seat. */
  changed = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** What a log line points at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
}

export const highlights = new Highlights();
