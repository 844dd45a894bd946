/**
 * A finished game, step by step. The person goes to a step at once; the board follows as soon as the server
 * has told it. Neighbouring steps are fetched before they are asked for.
 */
import { Refused, server } from "../../net/http";
import type * as m from "../../net/messages";
import { game } from "../../state/game.svelte";
import { me } from "../../state/me.svelte";
import { isFaulted } from "../review/faults";
import { nextOf, previousOf, roundMarks, turnStarts } from "./timeline";

/** Milliseconds for a step. */
export const SPEEDS = { slow: 2400, steady: 1200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;
/** Why there is nothing to see. */
export type Trouble = "table" | "open" | "playing" | "busy" | "server";

const AHEAD = [1, -1, 2] as const;
/** Views are some twenty kilobytes each. */
const MOST_KEPT = 240;

export class Reel {
  table = $state.raw<m.TableInfo | undefined>();
  trouble = $state.raw<Trouble | undefined>();
  /** All choices of the game as seen from here. */
  steps = $state.raw<readonly m.Step[]>([]);
  total = $state.raw(0);
  /** How many choices stand at the place that is looked at. */
  at = $state.raw(0);
  /** Where the board is: it may be a moment late. */
  shown = $state.raw<number | undefined>();
  /** A seat, `spectator`, or `open`. */
  look = $state.raw("open");
  isPlaying = $state.raw(false);
  speed = $state.raw<Speed>("steady");
  /** A step the address asked for that the game does not have. */
  missing = $state.raw<number | undefined>();

  readonly marks = $derived(roundMarks(this.steps));
  readonly #turns = $derived(turnStarts(this.steps));
  readonly #rounds = $derived(this.marks.map((mark) => mark.at));
  /** The choice that led here. */
  readonly last = $derived(this.at > 0 ? this.steps[this.at - 1] : undefined);
  readonly isAtEnd = $derived(this.at >= this.total);

  /** What a review said against turns of the seat looked from, if there is one. */
  verdicts = $state.raw<readonly m.ReviewedTurn[]>([]);

  readonly #views = new Map<string, Promise<m.StepView>>();
  readonly #lists = new Map<string, readonly m.Step[]>();
  #isShowing = false;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  async open(step: number | undefined, watch: string | null): Promise<void> {
    this.trouble = undefined;
    try {
      // Whoever comes by a link alone becomes a guest first.
      await me.load();
      if (watch) await server.watch(this.id, { watch });
      const table = await server.look(this.id);
      if (this.#isClosed) return;
      if (table.status !== "over" && table.status !== "review") {
        this.trouble = table.status === "playing" ? "playing" : table.status === "open" ? "open" : "table";
        return;
      }
      const own = table.seats.find((seat) => seat.is_you);
      if (own) this.look = String(own.seat);
      await this.#fetchSteps(this.look);
      if (this.#isClosed) return;
      this.table = table;
      this.missing = step !== undefined && (step < 0 || step > this.total) ? step : undefined;
      // Without a step a replay begins at the beginning.
      this.at = this.missing === undefined ? (step ?? 0) : this.total;
      await this.#show();
      void this.#fetchVerdicts(table);
      // What was said at the table is not needed to see the game.
      if (table.talk !== "off")
        server.talk(this.id).then(
          (talk) => game.hear(talk),
          () => undefined,
        );
    } catch (problem) {
      this.#fail(problem);
    }
  }

  /** What a review has said; none is begun for it. */
  async #fetchVerdicts(table: m.TableInfo): Promise<void> {
    const seat = table.seats.find((one) => one.is_you)?.seat ?? 0;
    try {
      this.verdicts = (await server.review(this.id, seat, "kept")).turns.filter(isFaulted);
    } catch (problem) {
      // The timeline does without.
      if (!(problem instanceof Refused)) throw problem;
    }
  }

  /** After a failure on the way: once more. */
  async retry(): Promise<void> {
    this.trouble = undefined;
    if (!this.table) await this.open(this.at || undefined, null);
    else await this.lookFrom(this.look);
  }

  close(): void {
    this.#isClosed = true;
    this.pause();
  }

  // --- going about -----------------------------------------------------------------------------------------

  go(step: number): void {
    const place = Math.min(Math.max(Math.round(step), 0), this.total);
    this.missing = undefined;
    if (place === this.at) return;
    this.at = place;
    void this.#show();
  }

  /** One step, turn or round; -1 is back. */
  move(what: "step" | "turn" | "round", way: 1 | -1): void {
    const starts = what === "turn" ? this.#turns : this.#rounds;
    if (what === "step") this.go(this.at + way);
    else this.go(way < 0 ? previousOf(starts, this.at) : nextOf(starts, this.at, this.total));
  }

  async lookFrom(look: string): Promise<void> {
    this.look = look;
    try {
      await this.#fetchSteps(look);
      await this.#show();
    } catch (problem) {
      this.#fail(problem);
    }
  }

  // --- playing -------------------------------------------------------------------------------------------

  play(): void {
    if (this.isAtEnd) this.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // Nothing is left out where the server is slow.
      if (this.shown === this.at) this.move("step", 1);
      if (this.isAtEnd) this.pause();
      else this.#wait();
    }, SPEEDS[this.speed]);
  }

  // --- what the server tells -----------------------------------------------------------------------------

  /** Shows the place looked at; while one answer is on its way, places passed meanwhile are left out. */
  async #show(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    try {
      for (;;) {
        const { at, look, table } = this;
        if (!table || this.#isClosed) return;
        const view = await this.#view(at, look);
        if (this.#isClosed) return;
        if (at === this.at && look === this.look) {
          await game.show(table, view, this.steps.slice(0, at));
          this.shown = at;
          this.#prefetch();
          return;
        }
      }
    } catch (problem) {
      this.#fail(problem);
    } finally {
      this.#isShowing = false;
    }
  }

  #view(step: number, look: string): Promise<m.StepView> {
    const key = `${look} ${step}`;
    let view = this.#views.get(key);
    if (!view) {
      view = server.step(this.id, step, look);
      view.catch(() => this.#views.delete(key));
      this.#views.set(key, view);
      const oldest = this.#views.size > MOST_KEPT ? this.#views.keys().next().value : undefined;
      if (oldest !== undefined) this.#views.delete(oldest);
    }
    return view;
  }

  #prefetch(): void {
    for (const ahead of AHEAD) {
      const step = this.at + ahead;
      // A fetch that fails is tried again when the step is asked for.
      if (step >= 0 && step <= this.total) void this.#view(step, this.look).catch(() => undefined);
    }
  }

  async #fetchSteps(look: string): Promise<void> {
    let list = this.#lists.get(look);
    if (!list) {
      const read: m.Step[] = [];
      let total = Number.POSITIVE_INFINITY;
      while (read.length < total) {
        const more = await server.steps(this.id, read.length, look);
        total = more.total;
        if (more.steps.length === 0) break;
        read.push(...more.steps);
      }
      list = read;
      this.#lists.set(look, list);
    }
    if (look !== this.look) return;
    this.steps = list;
    this.total = list.length;
  }

  #fail(problem: unknown): void {
    this.pause();
    const code = problem instanceof Refused ? problem.refusal.code : "unavailable";
    if (code === "no_such_table" || code === "not_found" || code === "not_invited") this.trouble = "table";
    else if (code === "not_over") this.trouble = "playing";
    else if (code === "not_started") this.trouble = "open";
    else this.trouble = code === "too_many" ? "busy" : "server";
  }
}
