/** What a line of the log holds: data only, so that it can be said in any language and counted in tests. */
import type { Action, Cause, Note, SoloistDetails } from "../../net/messages";
import type { Tally } from "./tally";

/** When it happened: lines of one group stand under one heading. */
export interface When {
  readonly part: "setup" | "turn" | "maintenance" | "final";
  readonly round: number;
  readonly turn: number;
}

/** The causes that are told one by one when a round, or the game, is settled. */
export type Settled = Extract<
  Cause,
  | "story"
  | "sequentia"
  | "finance"
  | "bonus"
  | "final_courts"
  | "final_requiem"
  | "final_story"
  | "final_ducats"
>;

/** What is told; each kind has its own sentence. */
export type Tale =
  | { readonly tale: "laid"; experience?: string; story?: string; income?: boolean }
  | {
      readonly tale: "soloist_laid";
      readonly card: string;
      readonly story: string;
      /** What he does with them, and which details of the second decide how. */
      readonly reads: { readonly action: Action; readonly details: SoloistDetails }[];
      isIdle: boolean;
    }
  | { readonly tale: "exchanged"; readonly change: Tally }
  | { readonly tale: "documented"; readonly card: string; readonly instead: string | undefined }
  | { readonly tale: "commissioned" | "performed" | "sold"; readonly card: string }
  | {
      readonly tale: "travelled";
      from: string;
      to: string;
      city?: string;
      readonly courts: string[];
      /** Places whose tiles left because the Soloist came through. */
      readonly swept: string[];
    }
  | {
      readonly tale: "requiem";
      readonly space: string;
      readonly note: Note;
      tile?: string;
      neutral?: { readonly space: string; readonly note: Note } | "lost";
    }
  | { readonly tale: "settled"; readonly parts: Map<Settled, Tally> }
  | { readonly tale: "salieri"; readonly gains: Map<number, Tally> }
  | { readonly tale: "gilded" | "map_filled"; readonly places: string[] }
  | { readonly tale: "row_discarded"; readonly cards: string[] }
  | { readonly tale: "bonus_shown"; readonly tile: string }
  | { readonly tale: "salieri_left" | "first_player" | "hint" | "game_ended" };

export interface Line {
  /** The number of the step it began with and its place there: it stays the same as the line grows. */
  readonly id: string;
  /** Whose crest it bears; undefined for what concerns the board. */
  readonly seat: number | undefined;
  readonly when: When;
  /** The turn it belongs to: lines of one turn of one seat share it. */
  readonly turnOf: number;
  readonly tale: Tale;
  readonly paid: Tally;
  readonly gained: Tally;
  /** An Agnus Dei tile let the action be taken once more. */
  again?: boolean;
  /** The space of the row, from 1, that its card left. */
  rowSpace?: number;
  /** What it talks about, as keys of the board (see `highlights`). */
  readonly touched: Set<string>;
  /** Id of the rule behind it. */
  readonly rule: string | undefined;
  /** The last step that added to it. */
  lastStep: number;
}
