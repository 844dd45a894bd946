import { expect, it } from "vitest";
import { looksOf } from "./room";

it("draws everything in full while there is room", () => {
  expect(looksOf(2, 3)).toEqual({ works: "full", courts: "full" });
  expect(looksOf(6, 0)).toEqual({ works: "full", courts: "full" });
  expect(looksOf(4, 2)).toEqual({ works: "full", courts: "full" });
});

it("makes many courts thin before the works", () => {
  expect(looksOf(4, 4)).toEqual({ works: "full", courts: "thin" });
});

it("makes the works thin beside one row of courts", () => {
  expect(looksOf(7, 0)).toEqual({ works: "thin", courts: "full" });
  expect(looksOf(6, 2)).toEqual({ works: "thin", courts: "full" });
});

it("makes both thin where the shelf scrolls", () => {
  expect(looksOf(9, 5)).toEqual({ works: "thin", courts: "thin" });
});
