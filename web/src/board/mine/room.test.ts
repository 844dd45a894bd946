import { expect, it } from "vitest";
import { looksOf } from "./room";

it("draws everything in full while there is room", () => {
  expect(looksOf(3, 1)).toEqual({ works: "full", courts: "full" });
  expect(looksOf(0, 4)).toEqual({ works: "full", courts: "full" });
});

it("makes many courts thin before the works", () => {
  expect(looksOf(2, 4)).toEqual({ works: "full", courts: "thin" });
  expect(looksOf(4, 2)).toEqual({ works: "thin", courts: "thin" });
});

it("makes the courts small before the works", () => {
  expect(looksOf(3, 7)).toEqual({ works: "thin", courts: "small" });
  expect(looksOf(6, 4)).toEqual({ works: "small", courts: "thin" });
  expect(looksOf(6, 7)).toEqual({ works: "small", courts: "small" });
});

it("makes both small where the shelf scrolls", () => {
  expect(looksOf(12, 9)).toEqual({ works: "small", courts: "small" });
});
