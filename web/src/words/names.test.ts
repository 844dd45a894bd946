// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { picture } from "../art/vignettes";
import { catalogue } from "../edition/catalogue.svelte";
import { SMALL } from "../parts/cards/smallEdition";
import { editionName, nameOf, storyOf } from "./names";
import { speak, speakEdition } from "./words.svelte";

const tour = { id: "great_tour", title: "The great tour sets out", actions: ["travel", "requiem"] as const };
const figaro = {
  id: "figaro",
  title: "Le nozze di Figaro",
  year: 1786,
  type: "opera" as const,
  period: 4,
};

beforeEach(async () => {
  await speak("ru");
  await speakEdition("small", "ru");
  catalogue.words = { title: "" };
  catalogue.info = { ...SMALL, memories: [tour], opus: [figaro] };
});

describe("a piece of the shipped edition in another one", () => {
  it("has the page's words, story and picture", () => {
    expect(nameOf({ thing: "memory", id: "great_tour" })).toBe("Начало большого путешествия");
    expect(storyOf("memory", "great_tour")).toContain("Зальцбург");
  });
});

describe("a piece of an edition's own", () => {
  beforeEach(() => {
    catalogue.info = {
      ...SMALL,
      memories: [{ ...tour, title: "A long way", is_own: true }],
      opus: [{ ...figaro, title: "", is_own: true }],
      cities: [{ ...SMALL.cities[0]!, name: "", is_own: true }],
      courts: [{ ...SMALL.courts[1]!, name: "", is_own: true }],
    };
  });

  it("is called by the edition's words first", () => {
    catalogue.words = {
      title: "Коробка",
      memory: { great_tour: "Долгая дорога" },
      story: { great_tour: "Три года." },
    };
    expect(nameOf({ thing: "memory", id: "great_tour" })).toBe("Долгая дорога");
    expect(storyOf("memory", "great_tour")).toBe("Три года.");
    expect(editionName()).toBe("Коробка");
  });

  it("is called as it is printed, without the shipped story", () => {
    expect(nameOf({ thing: "memory", id: "great_tour" })).toBe("A long way");
    expect(storyOf("memory", "great_tour")).toBeUndefined();
    expect(editionName()).toBe("Small edition");
  });

  it("is called by what it does if nothing is printed", async () => {
    expect(nameOf({ thing: "opus", id: "figaro" })).toBe("Оперная музыка, 1786");
    await speak("en");
    expect(nameOf({ thing: "opus", id: "figaro" })).toBe("Opera, 1786");
    expect(nameOf({ thing: "city", id: "mass_city" })).toMatch(/^The action Perform with/);
    expect(nameOf({ thing: "court", id: "stage" })).toBe("An Opus (Opera) and an Opus (Religious Music)");
  });

  it("has no picture of another card", () => {
    expect(picture("memory", "great_tour", ["a-travel"], true)).not.toEqual(picture("memory", "great_tour"));
  });
});
