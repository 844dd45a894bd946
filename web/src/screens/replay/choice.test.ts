// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../words/language";
import { speak, speakAlso } from "../../words/words.svelte";
import { choicePieces } from "./choice";

const CHOICES = [
  "experience start_travel_a",
  "story start_requiem_b",
  "act",
  "income",
  "document lodi",
  "commission don_giovanni",
  "perform don_giovanni",
  "sell don_giovanni",
  "travel vienna",
  "requiem kyrie.3 eighth",
  "neutral kyrie.3 sixteenth",
  "marker 2",
  "route 1",
  "track 0",
  "track 1",
  "track 3",
  "name talent",
  "buy journey",
  "cash composition",
  "done",
];

describe.each(LANGUAGES)("in %s", (language) => {
  it("has words for every kind of choice", async () => {
    await speak(language);
    await speakAlso("replay");
    for (const choice of CHOICES) {
      const said = choicePieces(choice);
      const text = said.map((piece) => (typeof piece === "string" ? piece : piece.id)).join("");
      expect(text, choice).not.toMatch(/replay-choice|undefined|\{/);
      expect(text === choice && language !== "en", choice).toBe(false);
      const id = choice.split(" ")[1] ?? "";
      if (/[a-z]/.test(id) && !/talent|journey|composition/.test(id))
        expect(
          said.some((piece) => typeof piece !== "string" && piece.id === id),
          choice,
        ).toBe(true);
    }
  });
});

it("shows a choice it does not know as it is written", () => {
  expect(choicePieces("bribe salieri")).toEqual(["bribe salieri"]);
  expect(choicePieces("requiem kyrie.1 quaver")).toEqual(["requiem kyrie.1 quaver"]);
});
