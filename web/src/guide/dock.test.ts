import { describe, expect, it } from "vitest";
import { boxOf, choose, middle, narrowDocks, overlap, wideDocks, type Box } from "./dock";

const AREA: Box = { left: 0, top: 82, width: 390, height: 486 };
const LOW: Box = { left: 20, top: 480, width: 100, height: 60 };
const HIGH: Box = { left: 20, top: 100, width: 100, height: 60 };
const SIDE: Box = { left: 262, top: 248, width: 120, height: 150 };

describe("the place of the letter", () => {
  const docks = narrowDocks(AREA, 16, 798).slice(0, 4);

  it("keeps within the area and its edges", () => {
    for (const dock of docks) {
      const box = boxOf(dock, 180);
      expect(box.left).toBeGreaterThanOrEqual(AREA.left);
      expect(box.left + box.width).toBeLessThanOrEqual(AREA.left + AREA.width);
      expect(box.top).toBeGreaterThanOrEqual(AREA.top);
      expect(box.top + box.height).toBeLessThanOrEqual(AREA.top + AREA.height);
    }
  });

  it("goes out of the way, and lies in its first place where it does no harm", () => {
    expect(choose(docks, 180, LOW)).toBe(docks[1]);
    expect(choose(docks, 180, HIGH)).toBe(docks[0]);
    expect(choose(docks, 150, SIDE)).toBe(docks[0]);
  });

  it("rather hides the end of a thing than its beginning", () => {
    const log: Box = { left: 8, top: 182, width: 374, height: 376 };
    const book: Box = { left: 8, top: 260, width: 374, height: 306 };
    expect(choose(docks, 174, log)).toBe(docks[0]);
    expect(choose(docks, 174, book)).toBe(docks[1]);
  });

  it("covers the question and the hand rather than what it asks for", () => {
    const low: Box = { left: 0, top: 78, width: 390, height: 348 };
    const all = narrowDocks(low, 16, 618);
    const thing: Box = { left: 40, top: 240, width: 44, height: 44 };
    expect(choose(all, 200, thing)).toBe(all[4]);
    expect(overlap(boxOf(all[4]!, 200), thing)).toBe(0);
    expect(choose(all, 150, thing)).toBe(all[1]);
  });

  it("needs nothing to lie beside", () => {
    expect(choose(docks, 180, undefined)).toBe(docks[0]);
    expect(choose([], 180, LOW)).toBeUndefined();
  });

  it("lies in the middle if it is about nothing in particular", () => {
    expect(boxOf(middle({ left: 0, top: 0, width: 1366, height: 768 }, 16, 200), 200)).toEqual({
      left: 491,
      top: 284,
      width: 384,
      height: 200,
    });
  });

  it("leaves the log when the log is talked about", () => {
    const rail: Box = { left: 1114, top: 55, width: 244, height: 434 };
    const works: Box = { left: 1066, top: 496, width: 292, height: 264 };
    const map: Box = { left: 8, top: 226, width: 494, height: 263 };
    const log: Box = { left: 1114, top: 147, width: 244, height: 342 };
    const wide = wideDocks(rail, works, map);
    expect(choose(wide, 260, works)).toBe(wide[0]);
    expect(choose(wide, 260, log)).toBe(wide[1]);
    expect(overlap(boxOf(wide[0]!, 260), works)).toBe(0);
  });
});
