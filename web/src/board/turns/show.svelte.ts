/**
 * Shows what others do, one deed after the other, over the board as it is now. The game is never held back: whoever is
 * asked can act at once, and what was still to be shown is then passed over. Only the picture of a tile that goes and of
 * a marker that comes waits for its deed (`held.ts`).
 */
import { untrack } from "svelte";
import { views } from "../../state/flow.svelte";
import { game } from "../../state/game.svelte";
import { settings } from "../../state/settings.svelte";
import { chronicle } from "../log/chronicle.svelte";
import type { Board } from "../../net/messages";
import { caughtUp, deedsOf, firstSince, type Deed } from "./deeds";
import { both, heldBack, heldSince, NOTHING_HELD, type Held } from "./held";

class Show {
  /** How many deeds of the game have been shown, or passed over. */
  #at = $state.raw(0);
  /** The table whose deeds they are; what happened before it was opened is not shown. */
  #table = $state.raw<string | undefined>();
  /** Somebody asked to see it again, at whatever speed they have set. */
  #isAgain = $state.raw(false);
  /** The deed that has come to its point: the tile is lifted, the note has fallen. */
  #landed = $state.raw<string | undefined>();
  /** The board when nothing was left to show. */
  #calm = $state.raw<Board | undefined>();
  /** The board and the number of choices that were told last. */
  #told = $state.raw<{ readonly board: Board | undefined; readonly steps: number }>();
  readonly #mine = $derived(
    new Set((game.table?.seats ?? []).filter((info) => info.is_you).map((info) => info.seat)),
  );
  readonly #deeds = $derived(
    game.mode === "live"
      ? deedsOf(chronicle.lines, {
          mine: this.#mine,
          soloist: game.board?.seats.find((seat) => seat.is_soloist)?.seat,
          turn: chronicle.turn,
        })
      : [],
  );
  readonly #ownStep = $derived(game.steps.findLast((step) => this.#mine.has(step.seat))?.number ?? 0);
  readonly #isOn = $derived(
    game.mode === "live" && (settings.turns !== "off" || this.#isAgain) && this.#table === game.table?.id,
  );

  readonly current: Deed | undefined = $derived(this.#isOn ? this.#deeds[this.#at] : undefined);
  /** The deeds of the turn that is shown, for counting them. */
  readonly ofTurn: readonly Deed[] = $derived(
    this.#deeds.filter(({ turnOf, seat }) => turnOf === this.current?.turnOf && seat === this.current.seat),
  );
  /** What the board does not draw yet. */
  readonly held: Held = $derived.by(() => {
    const { board } = game;
    if (!this.#isOn || this.#isAgain || !board || !this.#calm || !this.#told?.board) return NOTHING_HELD;
    const pending = this.#deeds.slice(this.#at + (this.current && this.#landed === this.current.id ? 1 : 0));
    const held =
      pending.length > 0
        ? heldBack(pending, this.#calm, chronicle.isBehind ? this.#told.board : board)
        : NOTHING_HELD;
    const news = chronicle.isBehind ? game.steps.slice(this.#told.steps) : [];
    // What the Soloist does belongs to the choice that ended one's turn.
    const isMine = (seat: number | null | undefined): boolean => seat == null || this.#mine.has(seat);
    return news.some(
      ({ seat, happenings }) => ![seat, ...(happenings ?? []).map((one) => one.seat)].every(isMine),
    )
      ? both(held, heldSince(this.#told.board, board))
      : held;
  });
  /** Whether something is shown, or about to be: the last choices are told a moment after they were made. */
  readonly isBusy = $derived(this.#isOn && (this.current !== undefined || chronicle.isBehind));
  /** Whether there is something to see again. */
  readonly canRepeat = $derived(game.mode === "live" && this.#since() < this.#deeds.length);

  /** To be called while a board is on the screen. */
  follow(): void {
    $effect(() => {
      const deeds = this.#deeds;
      const table = chronicle.isBehind ? undefined : game.table?.id;
      const own = this.#ownStep;
      untrack(() => {
        if (table === undefined) return;
        const isNew = this.#table !== table;
        this.#table = table;
        // Whoever guides a newcomer tells what others do.
        this.#at = isNew || game.gate ? deeds.length : caughtUp(this.#at, deeds, own);
        if (this.#at >= deeds.length) this.#isAgain = false;
      });
    });
    $effect(() => {
      if (chronicle.isBehind) return;
      this.#told = { board: game.board, steps: game.steps.length };
      if (this.#at >= this.#deeds.length) this.#calm = game.board;
    });
    // The last turns of a game are seen before its count.
    $effect(() => views.wait(() => this.isBusy));
  }

  /** The deed that is shown has come to its point. */
  land(): void {
    this.#landed = this.current?.id;
  }

  /** Those after the one that is shown. */
  get later(): readonly Deed[] {
    return this.#deeds.slice(this.#at + 1);
  }

  next(): void {
    this.#at += 1;
    if (this.#at >= this.#deeds.length) this.#isAgain = false;
  }

  skip(): void {
    this.#at = this.#deeds.length;
    this.#isAgain = false;
  }

  /** From the person's last choice on; for onlookers, the last turn. */
  again(): void {
    this.#at = this.#since();
    this.#isAgain = true;
  }

  #since(): number {
    if (this.#mine.size > 0) return firstSince(this.#deeds, this.#ownStep);
    const last = this.#deeds.at(-1)?.turnOf;
    return this.#deeds.findIndex((deed) => deed.turnOf === last) + (last === undefined ? 1 : 0);
  }
}

export const show = new Show();
