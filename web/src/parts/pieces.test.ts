// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../edition/catalogue.svelte";
import { speak } from "../words/words.svelte";
import { SMALL } from "./cards/smallEdition";
import { nameAt } from "./pieces";

const TITLE = { thing: "opus", id: "quoted" } as const;

/** A work with marks of its own in its title, as an edition may print it. */
function print(title: string): void {
  const [first] = SMALL.opus;
  if (!first) throw new Error("the small edition has no Opus");
  catalogue.info = { ...SMALL, opus: [{ ...first, id: "quoted", title }] };
}

beforeAll(() => speak("en"));

describe("a title that a sentence quotes", () => {
  it.each([
    ["en", "“", "Symphony “Old”", "Symphony ‘Old’"],
    ["fr", "«\u202f", "Symphonie «\u202fAncienne\u202f»", "Symphonie “Ancienne”"],
    ["es", "«", "Sinfonía «Antigua»", "Sinfonía “Antigua”"],
    ["ru", "«", "Симфония «Старая»", "Симфония „Старая“"],
  ] as const)("has the inner marks of its language: %s", async (language, mark, title, quoted) => {
    await speak(language);
    print(title);
    expect(nameAt([`… ${mark}`, TITLE], 1)).toBe(quoted);
    expect(nameAt(["… ", TITLE], 1)).toBe(title);
  });
});
