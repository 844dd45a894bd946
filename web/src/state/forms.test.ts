import { describe, expect, it } from "vitest";
import { form } from "./forms";

/** Whether a window is as a condition says; only the least and the greatest width and height are understood. */
function matches(condition: string, width: number, height: number): boolean {
  return condition.split(",").some((one) =>
    one.split(" and ").every((part) => {
      const [, end, side, size] = /^\s*\((min|max)-(width|height): (\d+)px\)\s*$/.exec(part) ?? [];
      if (size === undefined) throw new Error(`not understood: ${part}`);
      const is = side === "width" ? width : height;
      return end === "min" ? is >= Number(size) : is <= Number(size);
    }),
  );
}

describe("the forms of the board", () => {
  const HEIGHTS = [300, 519, 520, 599, 600, 743, 744, 900, 999, 1000, 1400];
  const windows = (width: number) => HEIGHTS.map((height) => [width, height] as const);

  it("are whole or parted, never both", () => {
    for (let width = 300; width <= 2000; width++)
      for (const [w, h] of windows(width))
        expect(matches(form("--board-whole"), w, h), `${w} x ${h}`).toBe(
          !matches(form("--board-parted"), w, h),
        );
  });

  it("have two panes in one way, and only if parted", () => {
    for (let width = 300; width <= 2000; width++)
      for (const [w, h] of windows(width)) {
        const two = ["--board-beside", "--board-stacked"].filter((name) => matches(form(name), w, h));
        expect(two.length, `${w} x ${h}`).toBeLessThanOrEqual(1);
        if (two.length === 1) expect(matches(form("--board-parted"), w, h), `${w} x ${h}`).toBe(true);
      }
  });

  it("are named, and a wrong name is told", () => {
    expect(() => form("--telephone")).toThrow("forms.css has no --telephone");
  });
});
