import { describe, expect, it } from "vitest";
import { heightIn, spread } from "./plot";

describe("labels", () => {
  it("stay where there is room", () => expect(spread([10, 50, 90], 20, 100)).toEqual([10, 50, 90]));
  it("move down in their order", () => expect(spread([12, 10, 11], 20, 100)).toEqual([50, 10, 30]));
  it("never leave the chart", () => expect(spread([95, 100, 60], 20, 100)).toEqual([80, 100, 60]));
});

describe("heights", () => {
  const frame = { left: 0, right: 10, top: 20, bottom: 120 };
  it("fill the frame at the highest value", () => expect(heightIn(frame, 50, 50)).toBe(100));
  it("are none without points", () => expect(heightIn(frame, 0, 0)).toBe(0));
});
