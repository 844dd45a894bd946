/** Every component of the edition on the table, by id. Filled once per edition from the server. */
import type * as m from "../net/messages";
import type { ThingKind } from "../words/value";

class Catalogue {
  info = $state.raw<m.EditionInfo | undefined>();

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

  /** The name that the edition prints. */
  printed(thing: ThingKind, id: string): string {
    switch (thing) {
      case "opus":
        return this.opus(id).title;
      case "memory":
        return this.memory(id).title;
      case "place":
        return this.place(id).name;
      case "city":
        return this.city(id).name;
      case "court":
        return this.court(id).name;
      case "composer":
        return this.composer(id).name;
      default:
        return id;
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
