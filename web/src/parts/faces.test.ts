import { describe, expect, it } from "vitest";
import { castOf } from "./faces";

describe("the cast of a table", () => {
  it("has a patron for each level, and none for people and unknown bots", () => {
    expect(castOf([undefined, "virtuoso", "copyist", "mine"])).toEqual([
      undefined,
      "swieten",
      "walsegg",
      undefined,
    ]);
  });

  it("has nobody twice, and takes nobody from another seat", () => {
    expect(castOf([null, "virtuoso", "virtuoso", "kapellmeister"])).toEqual([
      undefined,
      "swieten",
      "lichnowsky",
      "thun",
    ]);
    expect(new Set(castOf(["pupil", "pupil", "pupil", "pupil"])).size).toBe(4);
  });
});
