/**
 * The lantern: turns that the server found for whoever is asked, and which of them is lit. A turn stays lit as long as
 * it is played as it was shown; any other choice puts it out.
 */
import type { Component } from "svelte";
import type { HintMessage, Step } from "../../net/messages";
import { game } from "../../state/game.svelte";
import { notices } from "../../state/notices.svelte";
import { speakAlso, t } from "../../words/words.svelte";
import { isFollowed } from "./following";

interface Found {
  readonly hints: readonly HintMessage[];
  readonly table: string | undefined;
  readonly seat: number | undefined;
  /** How many choices stood, and the last of them: after an undo it is another one. */
  readonly from: number;
  readonly last: Step | undefined;
}

class Lantern {
  /** What shows the turns; it comes with the first of them. */
  Panel = $state.raw<Component | undefined>();
  isThinking = $state(false);
  /** On a small window the board may be looked at without the list. */
  isFolded = $state(false);
  #found = $state.raw<Found | undefined>();
  #chosen = $state.raw<HintMessage | undefined>();

  /** The choices made since the turns were shown. */
  readonly made: readonly Step[] = $derived(game.steps.slice(this.#found?.from ?? 0));
  readonly turns: readonly HintMessage[] = $derived.by(() => {
    const found = this.#found;
    if (!found || !game.isAsked || game.table?.id !== found.table || game.seat !== found.seat) return [];
    if (game.steps.length < found.from || game.steps[found.from - 1] !== found.last) return [];
    return found.hints.filter((turn) => isFollowed(turn, this.made, found.seat));
  });
  readonly lit: HintMessage | undefined = $derived(
    this.turns.find((turn) => turn === this.#chosen) ?? this.turns[0],
  );

  rankOf(turn: HintMessage): number {
    return (this.#found?.hints.indexOf(turn) ?? 0) + 1;
  }

  choose(turn: HintMessage): void {
    this.#chosen = turn;
  }

  /** Lights it, or puts it out; a list that is folded away comes back. */
  press(): void {
    if (!this.lit) void this.#ask();
    else if (this.isFolded) this.isFolded = false;
    else this.putOut();
  }

  putOut(): void {
    this.#found = undefined;
  }

  /** Forgets what belongs to another table; an answer from there may never come. */
  reset(): void {
    this.putOut();
    this.isThinking = false;
  }

  async #ask(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    const { steps, seat, table } = game;
    try {
      const [panel, hints] = await Promise.all([
        import("./Panel.svelte"),
        game.hints(),
        speakAlso("lantern"),
      ]);
      if (hints?.length === 0) notices.say(() => t("prompt-lantern-nothing"));
      if (!hints?.length) return;
      this.Panel = panel.default;
      this.isFolded = false;
      this.#found = { hints, seat, table: table?.id, from: steps.length, last: steps.at(-1) };
    } finally {
      this.isThinking = false;
    }
  }
}

export const lantern = new Lantern();
