/**
 * The review of one patron's game, as far as the server has got. Asking is what keeps the server at it, so it is asked
 * again and again until all is done or nobody looks any more.
 */
import { Refused, server } from "../../net/http";
import type * as m from "../../net/messages";

const AGAIN_MS = 1500;
/** A server that does not answer for a moment is not given up. */
const MOST_FAILURES = 5;

export class Reviewing {
  review = $state.raw<m.GameReview | undefined>();
  refusal = $state.raw<m.Refusal | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  async ask(): Promise<void> {
    this.refusal = undefined;
    try {
      const review = await server.review(this.table, this.seat);
      if (this.#isClosed) return;
      this.review = review;
      this.#failures = 0;
      if (review.status === "going") this.#later();
    } catch (problem) {
      if (this.#isClosed || !(problem instanceof Refused)) return;
      this.#failures += 1;
      const isPassing = problem.refusal.code === "unavailable" || problem.refusal.code === "too_many";
      if (isPassing && this.#failures < MOST_FAILURES) this.#later();
      else this.refusal = problem.refusal;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), AGAIN_MS);
  }
}
