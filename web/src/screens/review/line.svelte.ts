/** Both lines of a reviewed turn, step by step on the board: what was played, and what would have been better. */
import { Refused, server } from "../../net/http";
import type * as m from "../../net/messages";
import { game } from "../../state/game.svelte";

export type Voice = "played" | "better";

export class TurnLine {
  voice = $state.raw<Voice>("better");
  /** How many choices of the line are made. */
  at = $state.raw(0);
  isRefused = $state.raw(false);
  /** What was asked for last: only its answer is shown. */
  #asked = 0;

  constructor(
    readonly table: m.TableInfo,
    readonly turn: m.ReviewedTurn,
    readonly before: readonly m.Step[],
    readonly look: string,
  ) {}

  line(voice: Voice): readonly string[] {
    return voice === "played" ? this.turn.played : this.turn.best;
  }

  /** Sets the board to where a line stands after some of its choices. */
  async go(voice: Voice, at: number): Promise<void> {
    const line = this.line(voice);
    this.voice = voice;
    this.at = Math.min(Math.max(at, 0), line.length);
    const asked = (this.#asked += 1);
    try {
      const view = await this.#view(voice, line.slice(0, this.at));
      if (asked !== this.#asked) return;
      this.isRefused = false;
      await game.show(this.table, view, [...this.before, ...(this.at > 0 && view.last ? [view.last] : [])]);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.isRefused = asked === this.#asked;
    }
  }

  #view(voice: Voice, made: readonly string[]): Promise<m.StepView> {
    const { step } = this.turn;
    // What was played is in the game, with what chance brought then.
    if (voice === "played" || made.length === 0)
      return server.step(this.table.id, step + made.length, this.look);
    return server.line(this.table.id, step, made, this.look);
  }
}

class Shown {
  line = $state.raw<TurnLine | undefined>();
}

/** The turn whose lines are on the board. */
export const shownLine = new Shown();
