import { describe, expect, test } from "vitest";
import { LAND, LATITUDES, LONGITUDES } from "../../art/coast";
import { curveThrough, type Knot } from "./curve";
import { pointOn, type Point } from "./geometry";
import { neighbour } from "./neighbours";
import { rising, warpTo } from "./warp";

describe("curves", () => {
  test("go through their knots and never swing back between them", () => {
    for (const knots of [LONGITUDES, LATITUDES]) {
      const curve = curveThrough(knots);
      for (const [at, value] of knots) expect(curve(at)).toBeCloseTo(value, 9);
      knots.slice(1).forEach(([end, high], index) => {
        const [start, low] = knots[index]!;
        for (let step = 0; step <= 10; step++) {
          const value = curve(start + ((end - start) * step) / 10);
          expect(value).toBeGreaterThanOrEqual(Math.min(low, high) - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(low, high) + 1e-9);
        }
      });
    }
  });

  test("go on straight beyond their ends", () => {
    const curve = curveThrough([
      [0, 0],
      [1, 1],
      [2, 4],
    ]);
    expect(curve(3) - curve(2.5)).toBeCloseTo(curve(2.5) - curve(2), 9);
    expect(curve(-1)).toBeLessThan(0);
  });

  test("of roads begin and end at their places", () => {
    const road = { from: { x: 0, y: 0 }, pull: { x: 50, y: 40 }, to: { x: 100, y: 10 } };
    expect(pointOn(road, 0)).toEqual(road.from);
    expect(pointOn(road, 1)).toEqual(road.to);
    expect(pointOn(road, 0.5)).toEqual({ x: 50, y: 22.5 });
  });
});

describe("the coast follows the dots", () => {
  const places = [
    { id: "west", lon: 2.35, lat: 48.86 },
    { id: "middle", lon: 11.4, lat: 47.27 },
    { id: "east", lon: 16.37, lat: 52 },
  ];
  const slots: Record<string, { dot: readonly [number, number] }> = {
    west: { dot: [30, 50] },
    middle: { dot: [45, 80] },
    east: { dot: [90, 20] },
  };
  const drawn = ({ lon, lat }: { lon: number; lat: number }) =>
    [curveThrough(LONGITUDES)(lon) * 1000, curveThrough(LATITUDES)(lat) * 560] as const;

  test("every place of the drawing comes to lie at its dot", () => {
    const warp = warpTo(places, slots);
    for (const place of places) {
      const { x, y } = warp.point(...drawn(place));
      expect(x).toBeCloseTo(slots[place.id]!.dot[0], 6);
      expect(y).toBeCloseTo(slots[place.id]!.dot[1], 6);
    }
  });

  test("a path keeps its commands, and its points move as single ones do", () => {
    const warp = warpTo(places, slots);
    const { x, y } = warp.point(300, 200);
    expect(warp.path("M300 200L500 200Z")).toMatch(
      new RegExp(`^M${Math.round(x * 10)} ${Math.round(y * 5.6)}L-?\\d+ -?\\d+Z$`),
    );
    expect(warp.path(LAND).match(/[MLZ]/g)).toEqual(LAND.match(/[MLZ]/g));
  });

  test("knots that are too close or the wrong way round are taken together", () => {
    const knots: Knot[] = [
      [0, 0],
      [0.5, 0.6],
      [0.51, 0.4],
      [0.8, 0.45],
      [1, 1],
    ];
    const found = rising(knots);
    expect(found.at(0)).toEqual([0, 0]);
    expect(found.at(-1)).toEqual([1, 1]);
    found.slice(1).forEach(([at, value], index) => {
      expect(at).toBeGreaterThan(found[index]![0]);
      expect(value).toBeGreaterThan(found[index]![1]);
    });
    expect(found).toHaveLength(3);
  });
});

describe("arrow keys", () => {
  const points = new Map<string, Point>([
    ["middle", { x: 50, y: 50 }],
    ["up", { x: 55, y: 20 }],
    ["right", { x: 90, y: 45 }],
    ["far right", { x: 140, y: 50 }],
    ["down", { x: 40, y: 90 }],
  ]);

  test("go to the nearest place in their direction", () => {
    expect(neighbour(points, "middle", "ArrowUp")).toBe("up");
    expect(neighbour(points, "middle", "ArrowRight")).toBe("right");
    expect(neighbour(points, "middle", "ArrowDown")).toBe("down");
    expect(neighbour(points, "right", "ArrowRight")).toBe("far right");
  });

  test("go nowhere at the edge, and for other keys", () => {
    expect(neighbour(points, "far right", "ArrowRight")).toBeUndefined();
    expect(neighbour(points, "middle", "a")).toBeUndefined();
    expect(neighbour(points, "nowhere", "ArrowUp")).toBeUndefined();
  });
});
