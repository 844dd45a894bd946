import { describe, expect, it } from "vitest";
import { shownName } from "./person";

describe("a person's name", () => {
  it("is shown as it is", () => {
    for (const name of ["Anna", "Hélène d’Artagnan-Ñuñez", "Софья", "莫扎特", "Nguyễn 🎻", "<b>Anna</b>"])
      expect(shownName(name)).toBe(name);
  });

  it("keeps its direction to itself", () => {
    expect(shownName("משה 123")).toBe("\u2068משה 123\u2069");
    expect(shownName("محمد")).toBe("\u2068محمد\u2069");
  });

  it("steers nothing, though it was stored long ago", () => {
    expect(shownName("\u202eannA\u202c")).toBe("annA");
    expect(shownName("An\u200bna\u2066seat:1\u2069\n")).toBe("Annaseat:1");
    expect(shownName("\u200fמשה")).toBe("\u2068משה\u2069");
  });

  it("builds no towers", () => {
    expect(shownName(`Z${"\u0310".repeat(30)}a`)).toBe(`Z${"\u0310".repeat(4)}a`);
    expect(shownName("שָׁלוֹם")).toBe("\u2068שָׁלוֹם\u2069");
  });
});
