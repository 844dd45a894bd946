import { describe, expect, test } from "vitest";
import { HEIGHT, LAND, LATITUDES, LONGITUDES, WIDTH } from "../../art/coast";
import { curveThrough } from "./curve";
import { distance, type Point } from "./geometry";
import { neighbour } from "./neighbours";
import { project } from "./projection";
import { bendRoads, pathOf, pointOn, pricePlaces } from "./roads";

describe("the warp", () => {
  test("keeps east east and north north", () => {
    for (let lon = -6; lon < 20; lon += 0.25)
      expect(project(lon + 0.25, 48).x, `${lon}`).toBeGreaterThanOrEqual(project(lon, 48).x);
    for (let lat = 43; lat < 55; lat += 0.25)
      expect(project(10, lat + 0.25).y, `${lat}`).toBeLessThanOrEqual(project(10, lat).y);
  });

  test("goes through its knots and never swings back between them", () => {
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

  test("goes on straight beyond its ends", () => {
    const curve = curveThrough([
      [0, 0],
      [1, 1],
      [2, 4],
    ]);
    expect(curve(3) - curve(2.5)).toBeCloseTo(curve(2.5) - curve(2), 9);
    expect(curve(-1)).toBeLessThan(0);
  });

  test("shows whatever lies beyond Europe at its edge", () => {
    for (const [lon, lat] of [
      [-70, 40],
      [37.6, 55.8],
      [12.5, 41.9],
    ] as const) {
      const { x, y } = project(lon, lat);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1);
    }
  });

  test("has a coast", () => {
    expect(LAND.length).toBeGreaterThan(1000);
  });
});

describe("roads", () => {
  const places = new Map<string, Point>([
    ["a", { x: 0.1, y: 0.5 }],
    ["b", { x: 0.9, y: 0.5 }],
    ["c", { x: 0.5, y: 0.5 }],
  ]);

  test("lead from place to place", () => {
    const [road] = bendRoads(places, [["a", "b"]]);
    expect(pointOn(road!, 0)).toEqual(places.get("a"));
    expect(pointOn(road!, 1)).toEqual(places.get("b"));
    expect(pathOf(road!)).toMatch(/^M100 280Q\d+ -?\d+ 900 280$/);
  });

  test("pass by places they do not lead to", () => {
    const [road] = bendRoads(places, [["a", "b"]]);
    const here = { x: 0.5 * WIDTH, y: 0.5 * HEIGHT };
    for (let t = 0; t <= 1; t += 0.02) {
      const { x, y } = pointOn(road!, t);
      expect(distance({ x: x * WIDTH, y: y * HEIGHT }, here)).toBeGreaterThan(40);
    }
  });

  test("have their price on them, best in the middle, and beside them only for want of room", () => {
    const [road] = bendRoads(places, [["a", "b"]]);
    const [first, ...others] = pricePlaces(road!, { width: 500, height: 300 }, 13);
    const middle = pointOn(road!, 0.5);
    expect(first!.at).toEqual({ x: middle.x * 500, y: middle.y * 300 });
    expect(others.every(({ cost }) => cost > first!.cost)).toBe(true);
    const off = others.filter(({ at }) => Math.abs(at.y - first!.at.y) < 1 && at.x === first!.at.x);
    expect(off).toEqual([]);
  });

  test("are the same every time", () => {
    const roads = [
      ["a", "b"],
      ["b", "c"],
      ["a", "c"],
    ] as const;
    expect(bendRoads(places, roads)).toEqual(bendRoads(places, roads));
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
