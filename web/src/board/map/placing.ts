/**
 * Where the names and tiles of places and the prices of roads stand on the map. Like the lettering of a printed map it
 * is worked out, not fixed: tiles change, languages are short and long, windows wide and upright. No two things cover
 * each other; if space is short, labels become leaner, one after the other.
 */
import { GAP, optionsOf, priceOf, titleOf, wallsOf, type Scene, type Spot } from "./candidates";
import { centre, distance, grown, shared, type Box, type Point, type Size } from "./geometry";
import { giveWay, settle, type Option, type Piece, type Settled } from "./settling";

export type { Scene, Spot } from "./candidates";

export interface Placed {
  /** By place. */
  readonly labels: ReadonlyMap<string, { readonly box: Box; readonly form: number }>;
  /** In the order of the roads. */
  readonly prices: readonly Point[];
  readonly title: Point | undefined;
  /** How many pairs of things still cover each other. */
  readonly clashes: number;
  /** How far all of it is from what it should be. */
  readonly dislike: number;
  /** To be given to the next arrangement, so that things stay where they are if they can. */
  readonly memory: ReadonlyMap<string, string>;
}

/** Labels that move are looked for again: everything else has to become so much better for it. */
const WORTH_MOVING = 80;
/** How long it is tried to make a lean label fuller again. */
const FULLER_MOVES = 100;

export function place(scene: Scene, before: ReadonlyMap<string, string> = new Map()): Placed {
  const kept = lettered(scene, before);
  if (before.size === 0) return kept.result();
  // Labels that cling to their places may stand in the way of others, ever more as the game goes on: then all are
  // placed anew.
  const fresh = lettered(scene, new Map());
  const gain = fresh.poverty() - kept.poverty() || fresh.dislike() - kept.dislike() + WORTH_MOVING;
  return (gain < 0 ? fresh : kept).result();
}

function lettered(scene: Scene, before: ReadonlyMap<string, string>): Lettering {
  const lettering = new Lettering(scene);
  lettering.settle(before);
  while (lettering.makeLeaner());
  lettering.makeFuller();
  lettering.giveWay();
  return lettering;
}

class Lettering {
  readonly #scene: Scene;
  readonly #walls: readonly Box[];
  readonly #lines: readonly Point[];
  /** Prices and the title. */
  readonly #others: readonly Piece[];
  /** The form of each label. */
  #forms: number[];
  #settled: Settled = { taken: [], clashes: [] };
  readonly #options = new Map<Size, Option[]>();

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#walls = wallsOf(scene);
    // The best places for prices are on the roads; enough of them to tell how much of a road a label hides.
    this.#lines = scene.roads.flatMap(({ places }) => places.slice(0, 14).map(({ at }) => at));
    this.#others = [
      ...scene.roads.map(({ size, places }, index) => priceOf(size, places, index, this.#walls)),
      titleOf(scene, this.#walls),
    ];
    this.#forms = scene.spots.map((spot) => this.#fullest(spot));
  }

  settle(before: ReadonlyMap<string, string>, moves?: number): void {
    this.#settled = settle(this.#pieces(), before, moves);
  }

  /** Prices move closer together for each other; a label stays beside its dot. */
  giveWay(): void {
    const pieces = this.#pieces().map(({ id, options }, index) =>
      index < this.#scene.spots.length ? { id, options: [this.#settled.taken[index]!] } : { id, options },
    );
    this.#settled = giveWay(pieces, this.memory());
  }

  #pieces(): Piece[] {
    const labels = this.#scene.spots.map((spot, index) => ({
      id: `place ${spot.id}`,
      options: this.#optionsOf(spot, this.#forms[index]!),
    }));
    return [...labels, ...this.#others];
  }

  /** Makes a label leaner where things still clash; false if nothing clashes, or nothing can be done. */
  makeLeaner(): boolean {
    const index = tightest(this.#settled, this.#forms, this.#scene.spots);
    if (index === undefined) return false;
    this.#forms[index]!++;
    this.settle(this.memory());
    return true;
  }

  /** What was made leaner on the way may fit after all. */
  makeFuller(): void {
    this.#scene.spots.forEach((spot, index) => {
      for (let form = this.#fullest(spot); form < this.#forms[index]!; form++) {
        const [forms, settled] = [[...this.#forms], this.#settled];
        this.#forms[index] = form;
        this.settle(this.memory(), FULLER_MOVES);
        if (this.#settled.clashes.length <= settled.clashes.length) return;
        [this.#forms, this.#settled] = [forms, settled];
      }
    });
  }

  /** How much is left out, or covered. */
  poverty(): number {
    return this.#forms.reduce((sum, form) => sum + form, 0) + this.#settled.clashes.length * 10;
  }

  dislike(): number {
    return this.#settled.taken.reduce((sum, { cost }) => sum + cost, 0);
  }

  memory(): Map<string, string> {
    const ids = [...this.#scene.spots.map(({ id }) => `place ${id}`), ...this.#others.map(({ id }) => id)];
    return new Map(this.#settled.taken.map(({ key }, index) => [ids[index]!, key]));
  }

  result(): Placed {
    const { spots, roads } = this.#scene;
    const { taken, clashes } = this.#settled;
    const label = (index: number) => ({ box: grown(taken[index]!.box, -GAP / 2), form: this.#forms[index]! });
    return {
      labels: new Map(spots.map(({ id }, index) => [id, label(index)])),
      prices: roads.map((_, index) => centre(taken[spots.length + index]!.box)),
      title: titlePlace(taken.at(-1)!),
      clashes: clashes.length,
      dislike: this.dislike(),
      memory: this.memory(),
    };
  }

  /** The fullest form that fits into the frame at all. */
  #fullest(spot: Spot): number {
    return Math.max(
      spot.forms.findIndex((_, form) => this.#optionsOf(spot, form).length > 0),
      0,
    );
  }

  /** Worked out only if somebody asks. */
  #optionsOf(spot: Spot, form: number): Option[] {
    const size = spot.forms[form]!;
    let known = this.#options.get(size);
    if (!known)
      this.#options.set(size, (known = optionsOf(this.#scene, spot, size, this.#walls, this.#lines)));
    return known;
  }
}

/**
 * The label to make leaner: of those that clash the one that clashes most; if only prices clash, the label that lies
 * nearest to them.
 */
function tightest(
  { clashes, taken }: Settled,
  forms: readonly number[],
  spots: readonly Spot[],
): number | undefined {
  const lean = spots
    .map((_, index) => index)
    .filter((index) => forms[index]! < spots[index]!.forms.length - 1);
  let found: number | undefined;
  let most = -Infinity;
  for (const index of lean) {
    let trouble = 0;
    for (const [a, b] of clashes) {
      if (a === index || b === index) trouble += 1e6 + shared(taken[a]!.box, taken[b]!.box);
      else trouble -= distance(centre(taken[index]!.box), centre(taken[a]!.box)) / 1e3;
    }
    if (clashes.length > 0 && trouble > most) [found, most] = [index, trouble];
  }
  return found;
}

function titlePlace({ key, box }: Option): Point | undefined {
  return key === "nowhere" ? undefined : { x: box.x, y: box.y };
}
