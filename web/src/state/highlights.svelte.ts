/**
 * What the last move touched, and what the log line under the pointer talks about. Keys name what is on the board:
 * `card:ID` (row, hand or shelf), `place:ID`, `space:ID` (Requiem), `stack:MOVEMENT.NOTE`, `seat:N`.
 */
import { chronicle } from "../board/log/chronicle.svelte";
import { changedBy } from "../board/log/news";

class Highlights {
  /** Who touched it since the reader's own last choice; in a replay, in the step on the screen. */
  readonly changed: ReadonlyMap<string, number> = $derived(changedBy(chronicle.fresh));
  /** What a log line points at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
}

export const highlights = new Highlights();
