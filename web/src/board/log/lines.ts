/**
 * From what happened to what is told. A line is begun by the happening that gives it its sentence; prices paid before,
 * gains that follow, tiles taken on the way are folded into it.
 */
import type { Cause, GoodsKind, Happening, Step } from "../../net/messages";
import type { Line, Settled, Tale, When } from "./line";
import { add, merge, type Tally } from "./tally";
import { TELLERS } from "./tellers";

export interface Told {
  readonly lines: readonly Line[];
  /** The number of the turn that is being played; lines of earlier turns are complete. */
  readonly turn: number;
}

export function told(steps: readonly Step[]): Told {
  const teller = new Teller();
  for (const step of steps) teller.tell(step);
  return teller;
}

export function linesOf(steps: readonly Step[]): readonly Line[] {
  return told(steps).lines;
}

type LineOf<T extends Tale["tale"]> = Line & { readonly tale: Extract<Tale, { tale: T }> };

/** Goods that come before the happening they belong to. */
const EARLY: ReadonlySet<Cause> = new Set(["row", "road"]);
const SETTLED = [
  "story",
  "sequentia",
  "finance",
  "bonus",
  "final_courts",
  "final_requiem",
  "final_story",
  "final_ducats",
] as const satisfies readonly Settled[];
/** Where the goods of a cause go if it is not simply the last line. */
const TALE_OF: Partial<Record<Cause, Tale["tale"]>> = {
  top: "laid",
  income: "laid",
  instrument: "requiem",
  composer: "requiem",
  court: "travelled",
};

/** Reads happenings in order and keeps what the next ones need to know. */
export class Teller implements Told {
  readonly lines: Line[] = [];
  turn = 0;
  when: When = { part: "setup", round: 0, turn: 0 };
  /** A card that has just left a Story section, for the one that takes its place. */
  forgotten: string | undefined;
  /** Places whose tiles left because the Soloist came through; his journey is told after them. */
  swept: string[] = [];
  /** An Agnus Dei tile offers the action again. */
  again = false;
  /** Paid or gained for something that is about to be told. */
  #paid: Tally = {};
  #gained: Tally = {};
  #step = 0;
  #place = 0;
  /** The line told last, and the last one that goods can go to. */
  #last: Line | undefined;
  #target: Line | undefined;

  tell(step: Step): void {
    this.#step = step.number;
    this.#place = 0;
    if (step.turn > 0) this.moveTo("turn", step.round, step.turn);
    else if (step.round > 0) this.moveTo("maintenance", step.round);
    // Who chose had seen more than the board.
    for (const seat of step.hints ?? []) this.#begin({ seat }, { tale: "hint" });
    for (const happening of step.happenings ?? []) {
      const how = TELLERS[happening.kind];
      if (how !== "silent") how(this, happening);
    }
  }

  moveTo(part: When["part"], round: number, turn = 0): void {
    const { when } = this;
    if (when.part === "final" || (when.part === part && when.round === round && when.turn === turn)) return;
    this.when = { part, round, turn };
  }

  /** Another seat takes its turn: nothing carries over. */
  newTurn(): void {
    const laid = this.ofTurn("soloist_laid");
    if (laid && this.#last === laid) laid.tale.isIdle = true;
    this.turn += 1;
    this.#paid = {};
    this.#gained = {};
    this.forgotten = this.#last = this.#target = undefined;
    this.swept = [];
    this.again = false;
  }

  /** Begins a line that takes what was paid and gained for it. */
  begin(happening: Happening, tale: Tale, touched: readonly string[] = []): Line {
    const line = this.#begin(happening, tale, touched, this.#paid, this.#gained);
    this.#paid = {};
    this.#gained = {};
    if (line.seat !== undefined) this.#target = line;
    return line;
  }

  /** A line for an action: it may be the one that a tile lets the seat repeat. */
  act(happening: Happening, tale: Tale, touched: readonly string[]): Line {
    const line = this.begin(happening, tale, touched);
    if (this.again) line.again = true;
    this.again = false;
    return line;
  }

  #begin(
    { seat, rule }: Pick<Happening, "seat" | "rule">,
    tale: Tale,
    touched: readonly string[] = [],
    paid: Tally = {},
    gained: Tally = {},
  ): Line {
    const line: Line = {
      id: `${this.#step}.${this.#place++}`,
      seat: seat ?? undefined,
      when: this.when,
      turnOf: this.turn,
      tale,
      paid,
      gained,
      touched: new Set(seat == null ? touched : [...touched, `seat:${seat}`]),
      rule: rule ?? undefined,
      lastStep: this.#step,
    };
    this.lines.push(line);
    this.#last = line;
    return line;
  }

  grow(line: Line, ...touched: readonly string[]): void {
    line.lastStep = this.#step;
    for (const key of touched) line.touched.add(key);
  }

  /** The latest line of this kind in this turn. */
  ofTurn<T extends Tale["tale"]>(tale: T): LineOf<T> | undefined {
    for (let at = this.lines.length - 1; at >= 0; at--) {
      const line = this.lines[at];
      if (line?.turnOf !== this.turn) return undefined;
      if (line.tale.tale === tale) return line as LineOf<T>;
    }
    return undefined;
  }

  /** The line told last, if it is of this kind. */
  lastIf<T extends Tale["tale"]>(tale: T): LineOf<T> | undefined {
    return this.#last?.tale.tale === tale ? (this.#last as LineOf<T>) : undefined;
  }

  // --- goods ---------------------------------------------------------------------------------------------

  /** Something gained or lost: it goes to the line of its cause. */
  goods(happening: Happening, sign: 1 | -1): void {
    const { seat, goods, cause, amount } = happening;
    // Tracks start again from 0 in every maintenance: that is no news.
    if (!goods || !amount || seat == null || !cause || cause === "upkeep") return;
    const settled = SETTLED.find((one) => one === cause);
    if (cause === "exchange") this.#exchange(happening, goods, sign * amount);
    else if (cause === "salieri") this.#salieri(happening, seat, goods, amount);
    else if (this.when.part !== "turn") this.#settle(happening, seat, settled, goods, amount);
    else this.#fold(cause, goods, amount, sign);
  }

  #fold(cause: Cause, goods: GoodsKind, amount: number, sign: 1 | -1): void {
    const tale = TALE_OF[cause];
    // A price is paid before its line begins, except for a composer, whose marker is placed first.
    const isEarly = EARLY.has(cause) || (sign < 0 && tale === undefined);
    const line = isEarly ? undefined : tale ? this.ofTurn(tale) : this.#target;
    if (line) {
      add(sign > 0 ? line.gained : line.paid, goods, amount);
      this.#target = line;
      this.grow(line);
    } else add(sign > 0 ? this.#gained : this.#paid, goods, amount);
  }

  /** One line for a run of exchanges: what came of them counts. */
  #exchange(happening: Happening, goods: GoodsKind, amount: number): void {
    const line = this.lastIf("exchanged") ?? this.#begin(happening, { tale: "exchanged", change: {} });
    if (line.tale.tale === "exchanged") add(line.tale.change, goods, amount);
    this.grow(line);
  }

  #salieri(happening: Happening, seat: number, goods: GoodsKind, amount: number): void {
    const open = this.lines.findLast((line) => line.tale.tale === "salieri");
    const ofAll = { ...happening, seat: undefined };
    const line = open ?? this.begin(ofAll, { tale: "salieri", gains: new Map() }, ["card:salieri"]);
    if (line.tale.tale !== "salieri") return;
    const own = line.tale.gains.get(seat) ?? {};
    add(own, goods, amount);
    line.tale.gains.set(seat, own);
    this.grow(line);
  }

  /** Maintenance and the last count: one line for each seat. Without a cause it belongs to the one told last. */
  #settle(
    happening: Happening,
    seat: number,
    cause: Settled | undefined,
    goods: GoodsKind,
    amount: number,
  ): void {
    const isFinal = cause?.startsWith("final_") ?? false;
    if (isFinal) this.moveTo("final", this.when.round);
    const open = this.lines.findLast(
      (line) => line.tale.tale === "settled" && line.seat === seat && line.when === this.when,
    );
    const line = open ?? this.begin(happening, { tale: "settled", parts: new Map() });
    if (line.tale.tale !== "settled") return;
    const { parts } = line.tale;
    const named = cause ?? [...parts.keys()].at(-1) ?? "story";
    const part = parts.get(named) ?? {};
    add(part, goods, amount);
    parts.set(named, part);
    this.grow(line);
  }
}

/** Everything a line says was gained, by seat: for counting. */
export function gainsOf(line: Line): ReadonlyMap<number, Tally> {
  const { tale } = line;
  if (tale.tale === "salieri") return tale.gains;
  const all: Tally = { ...line.gained };
  if (tale.tale === "settled") for (const part of tale.parts.values()) merge(all, part);
  return new Map(line.seat === undefined ? [] : [[line.seat, all]]);
}
