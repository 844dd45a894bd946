/** For tests: whole games, put together again from what tools/make_fixtures.py kept of them. */
import type { FinalScore, Happening, Step } from "../../net/messages";
import kept from "./games.txt?raw";

interface Kept {
  readonly name: string;
  readonly final: FinalScore;
  /** Seat, round, turn, and how many choices. */
  readonly runs: readonly (readonly [number, number, number, number])[];
  /** Number of the choice, kind, seat, amount, cause. */
  readonly gains: readonly (readonly [number, Happening["kind"], number, number, Happening["cause"]])[];
}

export interface PlayedGame {
  readonly name: string;
  readonly final: FinalScore;
  readonly steps: readonly Step[];
}

export const GAMES: readonly PlayedGame[] = kept
  .trim()
  .split("\n")
  .map((line) => {
    const game = JSON.parse(line) as Kept;
    const steps: Step[] = [];
    for (const [seat, round, turn, many] of game.runs)
      for (let made = 0; made < many; made += 1) {
        const number = steps.length + 1;
        const happenings = game.gains
          .filter((gain) => gain[0] === number)
          .map(
            ([, kind, whose, amount, cause]) => ({ kind, seat: whose, goods: "vp", amount, cause }) as const,
          );
        steps.push({ number, seat, choice: "done", round, turn, happenings });
      }
    return { name: game.name, final: game.final, steps };
  });
