import { describe, expect, it } from "vitest";
import { CLEAR, copyistsInk, layoutIn, pageOf, placed } from "./engraving";
import type { Written } from "./written";

const SCORE: readonly Written[] = [0, 1, 2, 3, 4].flatMap((bar) =>
  [0, 1, 2, 3, 4].flatMap((stave) =>
    // Two notes on the last stave, one on the others.
    (stave === 4 ? [0, 1] : [0]).map((index) => ({
      space: `${bar}.${stave}.${index}`,
      bar,
      stave,
      index,
      count: stave === 4 ? 2 : 1,
      by: "marker" as const,
      seat: 0,
      note: "eighth" as const,
      order: 0,
    })),
  ),
);

it("fills a flat box with near staves, a high one with far ones", () => {
  expect(layoutIn(5, 5, { width: 1000, height: 300 })).toEqual({ bars: 5, gap: 60 });
  expect(layoutIn(5, 5, { width: 1000, height: 500 }).gap).toBeGreaterThan(70);
  expect(layoutIn(5, 5, { width: 1000, height: 900 }).gap).toBe(96);
  expect(layoutIn(5, 5, { width: 0, height: 0 }).gap).toBe(60);
});

describe.each([
  ["one system", { bars: 5, gap: 78 }, 1],
  ["a telephone's systems", { bars: 2, gap: 66 }, 3],
])("a page of %s", (_, layout, systems) => {
  const page = pageOf(5, 5, layout);
  const notes = placed(page, SCORE);

  it("has room for every note", () => {
    expect(page.systems).toHaveLength(systems);
    expect(notes).toHaveLength(SCORE.length);
    for (const { x, y } of notes) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(page.width);
      expect(y).toBeLessThan(page.height);
    }
    expect(new Set(notes.map(({ x, y }) => `${x} ${y}`)).size).toBe(notes.length);
  });

  it("has ink, but none near a patron's note, and the same every time", () => {
    const ink = copyistsInk(page, notes, () => 0.7);
    expect(ink.heads.length).toBeGreaterThan(20);
    const rows = (y: number) => Math.floor((y - 30) / layout.gap);
    for (const head of ink.heads)
      for (const note of notes)
        if (Math.abs(head.y - note.y) < layout.gap / 3 && rows(head.y) === rows(note.y))
          expect(Math.abs(head.x - note.x), `${head.x} ${head.y}`).toBeGreaterThan(CLEAR);
    expect(copyistsInk(page, notes, () => 0.7)).toEqual(ink);
  });

  it("has no ink where nothing was filled in", () => {
    expect(copyistsInk(page, notes, () => 0).heads).toEqual([]);
  });
});
