import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SMALL, TWO_PANES } from "./small";

const css = readFileSync(new URL("../board/board.css", import.meta.url), "utf8");

/** The media conditions of the board's grid whose rules hold this. */
function conditionsWith(rule: string): string[] {
  return css
    .split("@media ")
    .slice(1)
    .filter((block) => block.includes(rule))
    .map((block) => block.slice(0, block.indexOf("{")).trim());
}

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

describe("the windows of the page and those of the style sheet", () => {
  const panes = conditionsWith('[data-left="row"]');
  const tabs = conditionsWith('[data-tab="row"]');

  it("are the same", () => {
    expect([panes.length, tabs.length]).toEqual([2, 1]);
    for (let width = 300; width <= 2000; width++)
      for (const height of [300, 519, 520, 743, 744, 900, 999, 1000, 1400]) {
        const isSmall = matches(SMALL, width, height);
        const says = `${width} x ${height}`;
        expect(matches(tabs[0]!, width, height), says).toBe(isSmall);
        const two = panes.some((condition) => matches(condition, width, height));
        expect(isSmall && matches(TWO_PANES, width, height), says).toBe(two);
      }
  });
});
