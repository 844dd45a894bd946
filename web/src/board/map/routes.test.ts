import { describe, expect, test } from "vitest";
import { isFree, isPlain, roadsOf, routeFor, routesBetween, sum } from "./routes";

const MAP = {
  roads: [
    { between: ["a", "b"], cost: { ducats: 2 } },
    { between: ["c", "b"], cost: { ducats: 1 } },
    { between: ["a", "c"], cost: { journey: 1 } },
  ],
  routes: [
    { through: ["a", "b"], cost: { ducats: 2 } },
    { through: ["a", "c"], cost: { journey: 1 } },
    { through: ["a", "b", "c"], cost: { ducats: 3 } },
    { through: ["b", "c"], cost: { ducats: 1 } },
  ],
};

describe("the way to a place", () => {
  test("is found in both directions", () => {
    expect(routesBetween(MAP, "c", "a").map(({ through }) => through)).toEqual([
      ["c", "a"],
      ["c", "b", "a"],
    ]);
    expect(routesBetween(MAP, "a", "a")).toEqual([]);
  });

  test("is the one that the price of the server counts", () => {
    const routes = routesBetween(MAP, "a", "c");
    expect(routeFor(routes, { ducats: 1 }, { ducats: 4 })?.through).toEqual(["a", "b", "c"]);
    expect(routeFor(routes, { ducats: 1 }, { ducats: 1, journey: 1 })?.through).toEqual(["a", "c"]);
    expect(routeFor(routes, {}, undefined)?.through).toEqual(["a", "c"]);
    expect(routeFor([], {}, { ducats: 1 })).toBeUndefined();
  });

  test("goes along roads, whichever way they are written", () => {
    expect(roadsOf(MAP, { through: ["a", "b", "c"] })).toEqual([0, 1]);
    expect(roadsOf(MAP, { through: ["c", "b", "a"] })).toEqual([1, 0]);
  });

  test("costs are added up good by good", () => {
    expect(sum([{ ducats: 2 }, { ducats: 1, journey: 1 }, {}])).toEqual({ ducats: 3, journey: 1 });
    expect(isFree({})).toBe(true);
    expect(isFree({ talent: 1 })).toBe(false);
    expect(isPlain({ ducats: 3 })).toBe(true);
    expect(isPlain({ ducats: 3, journey: 1 })).toBe(false);
  });
});
