import { describe, expect, it } from "vitest";
import { hang } from "../../parts/hang";
import { linesOf, needsOf } from "./purse";

const view = { left: 0, top: 0, width: 1366, height: 768 };
const size = { left: 0, top: 0, width: 368, height: 360 };

describe("a sheet", () => {
  it("hangs below its thing, the arrow at its middle", () => {
    const hung = hang({ left: 600, top: 60, width: 140, height: 140 }, size, view);
    expect(hung).toEqual({ left: 486, top: 210, side: "top", tip: 184 });
  });

  it("stands above a thing at the bottom", () => {
    const hung = hang({ left: 600, top: 600, width: 100, height: 100 }, size, view);
    expect(hung).toMatchObject({ side: "bottom", top: 230 });
  });

  it("goes beside a tall thing, and never leaves the window", () => {
    expect(hang({ left: 600, top: 300, width: 60, height: 300 }, size, view)).toMatchObject({ side: "left" });
    for (const left of [0, 700, 1300])
      for (const top of [0, 380, 740]) {
        const hung = hang({ left, top, width: 66, height: 28 }, size, view);
        expect(hung.left).toBeGreaterThanOrEqual(8);
        expect(hung.top).toBeGreaterThanOrEqual(8);
        expect(hung.left + size.width).toBeLessThanOrEqual(view.width - 8);
        expect(hung.top + size.height).toBeLessThanOrEqual(view.height - 8);
      }
  });
});

describe("before and after", () => {
  it("shows what changes, and ducats always", () => {
    const before = { ducats: 6, tracks: { talent: 3 }, counters: { talent: 1 }, vp: 34 };
    const after = { ducats: 6, tracks: { talent: 1 }, counters: { talent: 1 }, vp: 40 };
    expect(linesOf(before, after)).toEqual([
      { what: "ducats", now: 6, after: 6 },
      { what: "talent-track", now: 3, after: 1 },
      { what: "vp", now: 34, after: 40 },
    ]);
  });

  it("puts what is held beside what is needed", () => {
    const purse = { ducats: 6, tracks: { talent: 3 }, counters: { talent: 1 } };
    expect(needsOf(purse, { ducats: 7, talent: 4 }, { ducats: 1 })).toEqual([
      { what: "talent", track: 3, counter: 1, need: 4, isShort: false },
      { what: "ducats", track: 6, counter: 0, need: 7, isShort: true },
    ]);
  });
});
