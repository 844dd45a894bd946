/** Every component of the edition on the table, by id. Filled once per edition from the server. */
import type * as m from "../net/messages";
import type { ThingKind } from "../words/value";

/** The edition that the page has words, pictures and notes for. */
export const SHIPPED = "koechel";

/** A component with a title or a name, as the edition prints it. */
type Named = { readonly is_own?: boolean } & ({ readonly title: string } | { readonly name: string });

class Catalogue {
  info = $state.raw<m.EditionInfo | undefined>();
  /** What the edition itself calls its pieces in the language of the page. */
  words = $state.raw<m.EditionWords>({ title: "" });

  readonly #opus = $derived(byId(this.info?.opus));
  readonly #memories = $derived(byId(this.info?.memories));
  readonly #places = $derived(byId(this.info?.places));
  readonly #cities = $derived(byId(this.info?.cities));
  readonly #courts = $derived(byId(this.info?.courts));
  readonly #tiles = $derived(byId(this.info?.tiles));
  readonly #composers = $derived(byId(this.info?.composers));
  readonly #movements = $derived(byId(this.info?.movements));
  readonly #bonuses = $derived(byId(this.info?.bonuses));
  readonly #soloist = $derived(byId(this.info?.soloist_cards));
  readonly #spaces = $derived(
    new Map(
      (this.info?.movements ?? []).flatMap((movement) =>
        movement.spaces.map((space) => [space.id, { movement, instrument: space.instrument }] as const),
      ),
    ),
  );

  opus(id: string): m.OpusInfo {
    return found(this.#opus, id, "Opus");
  }
  memory(id: string): m.MemoryInfo {
    return found(this.#memories, id, "Memory");
  }
  place(id: string): m.PlaceInfo {
    return found(this.#places, id, "place");
  }
  city(id: string): m.CityInfo {
    return found(this.#cities, id, "City tile");
  }
  court(id: string): m.CourtInfo {
    return found(this.#courts, id, "Royal Court tile");
  }
  tile(id: string): m.TileInfo {
    return found(this.#tiles, id, "composer tile");
  }
  composer(id: string): m.ComposerInfo {
    return found(this.#composers, id, "composer");
  }
  movement(id: string): m.MovementInfo {
    return found(this.#movements, id, "movement");
  }
  bonus(id: string): m.BonusInfo {
    return found(this.#bonuses, id, "bonus");
  }
  soloistCard(id: string): m.SoloistCardInfo {
    return found(this.#soloist, id, "Soloist card");
  }
  space(id: string): { readonly movement: m.MovementInfo; readonly instrument: m.Instrument } {
    return found(this.#spaces, id, "Requiem space");
  }

  isOpus(id: string): boolean {
    return this.#opus.has(id);
  }
  isMemory(id: string): boolean {
    return this.#memories.has(id);
  }

  /** Where the components of this very edition are shown; a game may have begun with another one of the same id. */
  get address(): string {
    return `/components/${this.info?.id === SHIPPED ? SHIPPED : (this.info?.digest ?? SHIPPED)}`;
  }

  /** The name that the edition prints; empty if it prints none. */
  printed(thing: ThingKind, id: string): string {
    const named = this.#named(thing);
    if (!named) return id;
    const one = found(named, id, thing);
    return "title" in one ? one.title : one.name;
  }

  /** Whether it is another piece than that of the shipped edition: words, pictures and notes of that do not fit. */
  isOwn(thing: ThingKind, id: string): boolean {
    return this.#named(thing)?.get(id)?.is_own ?? false;
  }

  #named(thing: ThingKind): ReadonlyMap<string, Named> | undefined {
    switch (thing) {
      case "opus":
        return this.#opus;
      case "memory":
        return this.#memories;
      case "place":
        return this.#places;
      case "city":
        return this.#cities;
      case "court":
        return this.#courts;
      case "composer":
        return this.#composers;
      default:
        return undefined;
    }
  }
}

function byId<T extends { readonly id: string }>(list: readonly T[] | undefined): ReadonlyMap<string, T> {
  return new Map((list ?? []).map((one) => [one.id, one]));
}

function found<T>(map: ReadonlyMap<string, T>, id: string, kind: string): T {
  const one = map.get(id);
  if (!one) throw new Error(`The edition has no ${kind} "${id}".`);
  return one;
}

export const catalogue = new Catalogue();
