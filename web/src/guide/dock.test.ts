import { describe, expect, it } from "vitest";
import { hull, letterWidth, overlap, place, type Box } from "./dock";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 641 };
const LETTER = { width: 374, height: 220 };
const CARD: Box = { left: 20, top: 480, width: 100, height: 140 };

function isInside(box: Box, view: { width: number; height: number }): boolean {
  return (
    box.left >= 0 && box.top >= 0 && box.left + box.width <= view.width && box.top + box.height <= view.height
  );
}

describe("the place of a letter", () => {
  it("is in the middle if it is about nothing in particular", () => {
    expect(place({ width: 366, height: 241 }, DESK, [], [])).toEqual({
      left: 500,
      top: 200,
      width: 366,
      height: 241,
    });
  });

  it("is beside what is lit, inside the window", () => {
    for (const view of [PHONE, DESK])
      for (const left of [0, 150, view.width - 100])
        for (const top of [0, 300, view.height - 140]) {
          const lit = { ...CARD, left, top };
          const lies = place(LETTER, view, [lit], []);
          expect(overlap(lies, lit)).toBe(0);
          expect(isInside(lies, view)).toBe(true);
        }
  });

  it("is the nearest of those that hide nothing", () => {
    const lies = place(LETTER, DESK, [CARD], []);
    expect(overlap(lies, CARD)).toBe(0);
    expect(CARD.top - lies.top - lies.height).toBeLessThan(24);
  });

  it("hides the question rather than what is lit, and neither if it can", () => {
    const prompt: Box = { left: 0, top: 640, width: 390, height: 100 };
    const row: Box = { left: 0, top: 100, width: 390, height: 480 };
    expect(overlap(place(LETTER, PHONE, [row], [prompt]), row)).toBe(0);
    const lies = place(LETTER, PHONE, [CARD], [prompt]);
    expect(overlap(lies, CARD) + overlap(lies, prompt)).toBe(0);
  });

  it("rather hides the end of a thing than its beginning", () => {
    const all: Box = { left: 0, top: 60, width: 390, height: 760 };
    expect(place(LETTER, PHONE, [all], []).top).toBe(844 - 220 - 8);
  });
});

describe("sizes", () => {
  it("a letter is never wider than the window", () => {
    expect(letterWidth(PHONE, 16, true)).toBe(368);
    expect(letterWidth({ width: 320, height: 600 }, 16, true)).toBe(304);
  });

  it("and grows sideways where there is little height", () => {
    expect(letterWidth({ width: 844, height: 390 }, 16, true)).toBe(608);
    expect(letterWidth({ width: 844, height: 390 }, 16, false)).toBe(368);
  });

  it("the hull holds all boxes", () => {
    expect(hull([])).toBeUndefined();
    expect(hull([CARD, { left: 0, top: 500, width: 10, height: 200 }])).toEqual({
      left: 0,
      top: 480,
      width: 120,
      height: 220,
    });
  });
});
