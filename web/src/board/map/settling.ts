/**
 * Puts pieces where they do not cover each other. Each piece comes with the places it may take and how much each is
 * disliked; the best arrangement found is returned, and the same one for the same question. It is a tabu search: the
 * move that helps most is made even if it costs something, a piece just moved waits for a while, and places that were
 * tried before become less and less attractive.
 */
import { shared, type Box } from "./geometry";

export interface Option {
  /** Names the place from one arrangement to the next. */
  readonly key: string;
  readonly box: Box;
  readonly cost: number;
}

export interface Piece {
  readonly id: string;
  /** Never empty. */
  readonly options: readonly Option[];
}

export interface Settled {
  /** What each piece took, in the order of the pieces. */
  readonly taken: readonly Option[];
  /** Pairs of pieces that still cover each other, by their index. */
  readonly clashes: readonly (readonly [number, number])[];
}

/** Covering each other is worse than anything else. */
const CLASH = 1000;
/** A piece stays where it was unless another place is better by this much. */
const HABIT = 12;
/** For so many moves a piece that was moved stays. */
const TABU = 2;
/** A place disliked by so much more than another is worth asking the neighbours to move. */
const MUCH = 30;
/** What every former try of a place adds to its price: as much as a clash, so that no circle lasts. */
const WEAR = CLASH;

/** `before` has the key each piece had; `moves` is how long the search goes on while pieces clash. */
export function settle(
  pieces: readonly Piece[],
  before: ReadonlyMap<string, string> = new Map(),
  moves = 150,
): Settled {
  const search = new Search(pieces, before);
  search.improve();
  search.untangle(moves);
  search.improve();
  return search.result(pieces);
}

/** Pieces that lie as they should make room for those that are far from where they would like to be. */
export function giveWay(pieces: readonly Piece[], before: ReadonlyMap<string, string>): Settled {
  const search = new Search(pieces, before);
  search.giveWay();
  return search.result(pieces);
}

/** `gain` is what the total changes by; `worth` counts how often the place was tried, too. */
interface Move {
  readonly piece: number;
  readonly option: number;
  readonly gain: number;
  readonly worth: number;
}

/** Options of all pieces in one list; those of piece p are from `start[p]` to `start[p + 1]`. */
class Search {
  readonly #options: Option[] = [];
  readonly #cost: number[] = [];
  /** Left, top, right and bottom of every option: plain numbers are looked at much faster than boxes. */
  readonly #edges: Float64Array;
  readonly #start: number[] = [0];
  /** The option each piece has. */
  #now: number[] = [];
  /** What each option would clash with, as things lie. */
  readonly #load: Float64Array;
  readonly #tabu: Int32Array;
  readonly #worn: Int32Array;

  constructor(pieces: readonly Piece[], before: ReadonlyMap<string, string>) {
    const first: (number | undefined)[] = [];
    for (const { id, options } of pieces) {
      const key = before.get(id);
      let found: number | undefined;
      for (const option of options) {
        const isHabit = option.key === key;
        if (isHabit) found = this.#options.length;
        this.#options.push(option);
        this.#cost.push(option.cost - (isHabit ? HABIT : 0));
      }
      this.#start.push(this.#options.length);
      first.push(found);
    }
    this.#edges = new Float64Array(this.#options.length * 4);
    this.#options.forEach(({ box: { x, y, width, height } }, index) =>
      this.#edges.set([x, y, x + width, y + height], index * 4),
    );
    this.#load = new Float64Array(this.#options.length);
    this.#tabu = new Int32Array(pieces.length);
    this.#worn = new Int32Array(this.#options.length);
    this.#now = pieces.map(() => -1);
    first.forEach((option, piece) => option !== undefined && this.#lay(piece, option));
    for (const piece of this.#hardestFirst()) if (this.#now[piece]! < 0) this.#lay(piece, this.#best(piece));
  }

  result(pieces: readonly Piece[]): Settled {
    const taken = this.#now.map((option) => this.#options[option]!);
    const clashes: (readonly [number, number])[] = [];
    for (let a = 0; a < pieces.length; a++)
      for (let b = a + 1; b < pieces.length; b++)
        if (shared(taken[a]!.box, taken[b]!.box) > 0) clashes.push([a, b]);
    return { taken, clashes };
  }

  /** Moves every piece, except one, to the place that is best for it while the others stay. */
  improve(except = -1): void {
    for (let round = 0, isBetter = true; isBetter && round < 8; round++) {
      isBetter = false;
      for (let piece = 0; piece < this.#now.length; piece++) {
        if (piece === except) continue;
        const best = this.#best(piece);
        if (this.#price(best) >= this.#price(this.#now[piece]!) - 1e-6) continue;
        this.#lay(piece, best);
        isBetter = true;
      }
    }
  }

  /** A piece may be far from where it would like to be because of one that could as well lie a little aside. */
  giveWay(): void {
    let total = this.#total();
    for (let piece = 0; piece < this.#now.length; piece++)
      for (let option = this.#start[piece]!; option < this.#start[piece + 1]!; option++) {
        if (this.#cost[option]! > this.#cost[this.#now[piece]!]! - MUCH) continue;
        const kept = [...this.#now];
        this.#lay(piece, option);
        this.improve(piece);
        const now = this.#total();
        if (now < total - 1e-6) total = now;
        else this.#restore(kept);
      }
  }

  #restore(kept: readonly number[]): void {
    kept.forEach((option, piece) => option !== this.#now[piece] && this.#lay(piece, option));
  }

  untangle(moves: number): void {
    let total = this.#total();
    let best = total;
    let kept = [...this.#now];
    for (let move = 1; move <= moves; move++) {
      if (this.#now.every((option) => this.#load[option] === 0)) break;
      const found = this.#bestMove(move, best - total);
      // All that clash have just been moved: they wait until one may move again.
      if (!found) continue;
      total += found.gain;
      this.#tabu[found.piece] = move + TABU;
      this.#worn[found.option]!++;
      this.#lay(found.piece, found.option);
      if (total < best - 1e-6) [best, kept] = [total, [...this.#now]];
    }
    this.#restore(kept);
  }

  /** The best move of a clashing piece; one that is not allowed for a while is, if it leads further than ever. */
  #bestMove(move: number, record: number): Move | undefined {
    let found: Move | undefined;
    for (let piece = 0; piece < this.#now.length; piece++) {
      const now = this.#now[piece]!;
      if (this.#load[now]! === 0) continue;
      const price = this.#price(now);
      for (let option = this.#start[piece]!; option < this.#start[piece + 1]!; option++) {
        const gain = this.#price(option) - price;
        const worth = gain + this.#worn[option]! * WEAR;
        if (option === now || (found && worth >= found.worth)) continue;
        if (this.#tabu[piece]! >= move && gain >= record - 1e-6) continue;
        found = { piece, option, gain, worth };
      }
    }
    return found;
  }

  /** Lays a piece somewhere, and tells all others what that means for them. */
  #lay(piece: number, option: number): void {
    const old = this.#now[piece]!;
    this.#now[piece] = option;
    if (old >= 0) this.#weigh(piece, old, -1);
    this.#weigh(piece, option, 1);
  }

  #weigh(piece: number, option: number, sign: 1 | -1): void {
    const edges = this.#edges;
    const at = option * 4;
    const [left, top, right, bottom] = [edges[at]!, edges[at + 1]!, edges[at + 2]!, edges[at + 3]!];
    const [own, ownEnd] = [this.#start[piece]!, this.#start[piece + 1]!];
    for (let other = 0, i = 0; other < this.#load.length; other++, i += 4) {
      const width = Math.min(right, edges[i + 2]!) - Math.max(left, edges[i]!);
      if (width <= 0) continue;
      const height = Math.min(bottom, edges[i + 3]!) - Math.max(top, edges[i + 1]!);
      if (height <= 0 || (other >= own && other < ownEnd)) continue;
      // Whole numbers, so that what is added can be taken away again without a trace.
      this.#load[other]! += sign * (CLASH + Math.ceil(width * height));
    }
  }

  #price(option: number): number {
    return this.#load[option]! + this.#cost[option]!;
  }

  #best(piece: number): number {
    let found = this.#start[piece]!;
    for (let option = found + 1; option < this.#start[piece + 1]!; option++)
      if (this.#price(option) < this.#price(found)) found = option;
    return found;
  }

  /** Big pieces with few places first. */
  #hardestFirst(): number[] {
    const ease = this.#now.map((_, piece) => {
      const { width, height } = this.#options[this.#start[piece]!]!.box;
      return (this.#start[piece + 1]! - this.#start[piece]!) / (width * height + 1);
    });
    return ease.map((_, piece) => piece).sort((a, b) => ease[a]! - ease[b]! || a - b);
  }

  /** Every clash is counted once: half at each of the two. */
  #total(): number {
    return this.#now.reduce((sum, option) => sum + this.#cost[option]! + this.#load[option]! / 2, 0);
  }
}
