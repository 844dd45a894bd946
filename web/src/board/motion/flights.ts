/** Which goods fly: from what gave them to the purse of who got them. */
import type { GoodsKind, Happening, Step } from "../../net/messages";
import type { GoodName } from "../../parts/Good.svelte";

export interface Flight {
  readonly good: GoodName;
  readonly amount: number;
  readonly seat: number;
  /** Keys of the board (`card:ID`, `place:ID`, `space:ID`) where it may start; the first one in sight is taken. */
  readonly from: readonly string[];
}

/** So many at a time can still be followed with the eyes. */
export const MOST_FLIGHTS = 5;
/** More choices than that at once are a game being caught up with, not a move. */
export const MOST_STEPS = 12;

export const GOODS: Readonly<Record<GoodsKind, GoodName>> = {
  ducats: "ducat",
  vp: "vp",
  finance: "finance",
  talent_track: "talent",
  talent_counter: "talent",
  journey_track: "journey",
  journey_counter: "journey",
  composition_track: "composition",
  composition_counter: "composition",
};

export function flightsOf(steps: readonly Step[]): Flight[] {
  if (steps.length > MOST_STEPS) return [];
  const flights: Flight[] = [];
  // Where the actor is: a tile pays where the coach stands, a composer where the marker was placed.
  let place: string | undefined;
  let space: string | undefined;
  for (const happening of steps.flatMap((step) => step.happenings ?? [])) {
    // Maintenance pays everybody at once: that is told, not flown.
    if (happening.kind === "maintenance_began") break;
    if (happening.kind === "travelled" || happening.kind === "court_taken") place = happening.place ?? place;
    if (happening.kind === "marker_placed") space = happening.space ?? space;
    if (happening.kind !== "gained" || happening.seat == null || !happening.goods) continue;
    const from = sources(happening, place, space);
    if (from.length === 0) continue;
    const { seat, amount } = happening;
    flights.push({ good: GOODS[happening.goods], amount: amount ?? 0, seat, from });
  }
  return flights.slice(-MOST_FLIGHTS);
}

function sources(happening: Happening, place: string | undefined, space: string | undefined): string[] {
  const { cause, source } = happening;
  switch (cause) {
    case "commission":
    case "perform":
    case "sale":
    case "top":
    case "story":
      return source ? [`card:${source}`] : [];
    case "city":
    case "court":
      return place ? [`place:${place}`] : [];
    case "instrument":
    case "composer":
    case "requiem":
      return space ? [`space:${space}`] : [];
    default:
      return [];
  }
}
