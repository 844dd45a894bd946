// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import { speak } from "../../words/words.svelte";
import { SMALL } from "../cards/smallEdition";
import BonusTile from "./BonusTile.svelte";
import CityTile from "./CityTile.svelte";
import ComposerTile from "./ComposerTile.svelte";
import CourtTile from "./CourtTile.svelte";
import TileSheet from "./TileSheet.svelte";

beforeAll(async () => {
  catalogue.info = SMALL;
  await speak("en");
});
afterEach(cleanup);

const has = (name: string) => screen.queryAllByRole("img", { name }).length > 0;

describe("a tile of the map", () => {
  it("shows the reward of the side that is up, and always the cost", async () => {
    const { rerender } = render(CityTile, { id: "mass_city" });
    expect([has("1 journey point"), has("7 ducats"), has("2 VP")]).toEqual([true, true, false]);
    await rerender({ id: "mass_city", gilded: true });
    expect([has("1 journey point"), has("7 ducats"), has("2 VP")]).toEqual([true, false, true]);
  });

  it("of a Royal Court names what it asks for and what it is worth at the end", () => {
    render(CourtTile, { id: "late" });
    for (const name of ["3 journey points", "2 VP", "period III", "period V", "7 VP"])
      expect(has(name)).toBe(true);
  });

  it("that a patron owns shows only what it asks for and pays", () => {
    render(CourtTile, { id: "late", own: true });
    expect([has("3 journey points"), has("2 VP"), has("7 VP")]).toEqual([false, false, true]);
  });

  it("spells out both sides when it is enlarged", () => {
    const { container } = render(TileSheet, { thing: "city", id: "mass_city" });
    expect(screen.getByRole("heading", { name: "High Mass" })).toBeTruthy();
    for (const text of ["cost: 1 journey point", "plain side", "gilded side", "2 VP for each Opus of yours"])
      expect(container.textContent).toContain(text);
  });
});

describe("a composer tile", () => {
  it("shows cost, reward, and how many lie in the stack", async () => {
    const { rerender } = render(ComposerTile, { id: "eybler_1", left: 3 });
    for (const name of ["2 composition points", "2 finance steps", "1 Journey counter", "3 tiles left"])
      expect(has(name)).toBe(true);
    await rerender({ id: "eybler_1", left: 1 });
    expect(has("1 tile left")).toBe(true);
  });
});

describe("a period bonus", () => {
  it("shows its period, the action it looks for and what that pays", () => {
    const { container } = render(BonusTile, { id: "bonus_1" });
    expect(container.textContent).toContain("I");
    expect([has("Travel"), has("2 ducats")]).toEqual([true, true]);
  });
});
