// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { speak, t } from "../../words/words.svelte";
import { refusalWords } from "./refused";

describe("a refusal", () => {
  beforeAll(() => speak("en"));

  it("is said by its code", () => {
    expect(refusalWords({ code: "too_many", text: "" })).toBe(t("refused-too_many"));
    expect(refusalWords({ code: "stale", text: "" })).toBe(t("refused-other"));
  });

  it("of a table that cannot be rated says why", () => {
    const refusal = { code: "bad_options", text: "", values: { why: "no_clock" } } as const;
    expect(refusalWords(refusal)).toBe(t("lobby-unrated-no_clock"));
    expect(refusalWords({ ...refusal, values: { why: "strange" } })).toBe(t("refused-bad_options"));
  });

  it("of one more game of computer patrons alone says what helps", () => {
    const refusal = { code: "too_many", text: "", values: { limit: 3, of: "bot_tables" } } as const;
    expect(refusalWords(refusal)).toContain("Take a seat");
  });
});
