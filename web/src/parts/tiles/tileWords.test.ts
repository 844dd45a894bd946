// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import { LANGUAGES } from "../../words/language";
import { speak } from "../../words/words.svelte";
import { SMALL } from "../cards/smallEdition";
import { bonusWords, cityWords, composerTileWords, courtWords } from "./tileWords";

beforeAll(() => {
  catalogue.info = SMALL;
});
beforeEach(() => speak("en"));

describe("a tile in one sentence", () => {
  it("City: the side that shows", () => {
    expect(cityWords("mass_city")).toBe(
      "City tile: High Mass. 1 journey point. " +
        "Gives: the action Perform with Religious Music, and if you take it 7 ducats.",
    );
    expect(cityWords("mass_city", true)).toBe(
      "City tile, gilded: High Mass. 1 journey point. Gives: 2 VP for each Opus of yours (Chamber Music).",
    );
  });

  it("Royal Court: what it gives at once and asks for at the end", () => {
    expect(courtWords("late")).toBe(
      "Royal Court tile: Late favour. 3 journey points. Gives: 2 VP. " +
        "At the end 7 VP for an Opus of period III and an Opus of period V.",
    );
    expect(courtWords("stage")).toContain("8 VP for an Opus (Opera) and an Opus (Religious Music).");
  });

  it("composer: the three kinds of repeating reward", () => {
    expect(composerTileWords("eybler_1")).toBe(
      "Composer tile: Joseph Eybler, Kyrie. 2 composition points and 2 finance steps down. " +
        "Gives at once: 1 Journey counter. " +
        "From then on: 2 VP whenever you commission, perform or sell an Opus (Opera).",
    );
    expect(composerTileWords("eybler_2")).toContain("From then on: the action Travel once more.");
    expect(composerTileWords("eybler_3")).toContain("1 talent point (track) in every Maintenance Phase.");
  });

  it("period bonus", () => {
    expect(bonusWords("bonus_1")).toBe("Period bonus: 2 ducats for every Travel icon.");
  });

  it.each(LANGUAGES)("nothing is left unsaid in %s", async (language) => {
    await speak(language);
    const all = [
      cityWords("mass_city", true),
      courtWords("late", true),
      composerTileWords("eybler_1"),
      composerTileWords("eybler_3"),
      bonusWords("bonus_2"),
    ];
    for (const said of all) expect(said).not.toMatch(/cards-|undefined|\{/);
  });
});
