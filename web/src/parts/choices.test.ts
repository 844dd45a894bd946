// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { change, settings } from "../state/settings.svelte";
import { speak } from "../words/words.svelte";
import LanguageChoice from "./LanguageChoice.svelte";
import ThemeChoice from "./ThemeChoice.svelte";

const kept = () =>
  JSON.parse(localStorage.getItem("lacrimosa") ?? "{}") as { language?: string; theme?: string };

beforeEach(async () => {
  change("language", "en");
  change("theme", "day");
  await speak("en");
});
afterEach(cleanup);

describe("the choice of a language", () => {
  it("calls every language by its own name, in that language, and marks the one that is spoken", () => {
    render(LanguageChoice);
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => [button.lang, button.textContent])).toEqual([
      ["en", "English"],
      ["fr", "Français"],
      ["es", "Español"],
      ["ru", "Русский"],
    ]);
    expect(screen.getByRole("button", { pressed: true }).lang).toBe("en");
  });

  it("is made by a click, shown at once and kept", async () => {
    render(LanguageChoice);
    await fireEvent.click(screen.getByRole("button", { name: "Русский" }));
    expect(settings.language).toBe("ru");
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Русский");
    expect(kept().language).toBe("ru");
  });
});

describe("the choice of a theme", () => {
  it("offers the other one, and keeps what was chosen", async () => {
    render(ThemeChoice);
    await fireEvent.click(screen.getByRole("button", { name: "Candlelight" }));
    expect([settings.theme, kept().theme]).toEqual(["candle", "candle"]);
    await fireEvent.click(screen.getByRole("button", { name: "Daylight" }));
    expect([settings.theme, kept().theme]).toEqual(["day", "day"]);
  });
});
