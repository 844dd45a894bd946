// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catalogue } from "../edition/catalogue.svelte";
import { SMALL } from "../parts/cards/smallEdition";
import { playCue } from "../sound/sound.svelte";
import { settings } from "../state/settings.svelte";
import Portrait from "./Portrait.svelte";

/** Under a piece of somebody's own box no picture and no melody of ours, though it kept our id. */
const play = vi.hoisted(() => vi.fn());
vi.mock("../sound/player", () => ({ play, stop: () => undefined, CHURCH: {}, THEATRE: {} }));

function withOwn(isOwn: boolean): void {
  catalogue.info = {
    ...SMALL,
    composers: [{ id: "eybler", name: "Joseph Eybler", is_own: isOwn }],
    opus: [{ id: "figaro", title: "Figaro", koechel: "K. 492", year: 1786, type: "opera", is_own: isOwn }],
  };
}
const drawn = (person: string) =>
  render(Portrait, { person }).container.querySelector("use")?.getAttribute("href")?.split("#")[1];

beforeEach(() => {
  play.mockClear();
  settings.sound = true;
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
});
afterEach(cleanup);

it("a composer of another box has no portrait of ours", () => {
  withOwn(false);
  expect(drawn("eybler")).toBe("p-eybler");
  cleanup();
  withOwn(true);
  expect(drawn("eybler")).toBe("person");
});

it("a work of another box is not heard as ours", async () => {
  withOwn(false);
  playCue({ kind: "work", opus: "figaro" });
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  play.mockClear();
  withOwn(true);
  playCue({ kind: "work", opus: "figaro" });
  await new Promise((ready) => setTimeout(ready, 50));
  expect(play).not.toHaveBeenCalled();
});
