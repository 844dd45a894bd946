/** The way to a place, as the server tells it. */
import type { Cost, EditionInfo, RouteInfo } from "../../net/messages";

/** The routes between two places, in the direction asked for. */
export function routesBetween(
  { routes }: Pick<EditionInfo, "routes">,
  from: string,
  to: string,
): readonly RouteInfo[] {
  return routes.flatMap(({ through, ...route }) => {
    if (through[0] === from && through.at(-1) === to) return [{ ...route, through }];
    if (through[0] === to && through.at(-1) === from) return [{ ...route, through: through.toReversed() }];
    return [];
  });
}

/** Of several routes the one that the server counted in its price for road and tile, else the first. */
export function routeFor(
  routes: readonly RouteInfo[],
  tile: Cost,
  whole: Cost | null | undefined,
): RouteInfo | undefined {
  const isCounted = ({ cost = {} }: RouteInfo) => whole != null && isSame(sum([cost, tile]), whole);
  return routes.find(isCounted) ?? routes[0];
}

/** The roads of a route by their index, in the order they are driven. */
export function roadsOf({ roads }: Pick<EditionInfo, "roads">, { through }: RouteInfo): number[] {
  return through.slice(1).flatMap((to, index) => {
    const from = through[index];
    const found = roads.findIndex(({ between }) => between.includes(to) && between.includes(from ?? ""));
    return found < 0 ? [] : [found];
  });
}

export function sum(costs: readonly Cost[]): Cost {
  const total: Partial<Record<keyof Cost, number>> = {};
  for (const cost of costs)
    for (const [good, amount] of Object.entries(cost) as [keyof Cost, number][])
      total[good] = (total[good] ?? 0) + amount;
  return total;
}

export function isFree(cost: Cost): boolean {
  return Object.values(cost).every((amount) => !amount);
}

/** Whether nothing but ducats is asked for: a bare number says it. */
export function isPlain(cost: Cost): boolean {
  return Object.entries(cost).every(([good, amount]) => good === "ducats" || !amount);
}

function isSame(a: Cost, b: Cost): boolean {
  const goods = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Cost>;
  return [...goods].every((good) => (a[good] ?? 0) === (b[good] ?? 0));
}
