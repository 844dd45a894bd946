// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import { LANGUAGES } from "../../words/language";
import { speak } from "../../words/words.svelte";
import { costWords, hasAny, memoryWords, opusWords, rewardParts, rewardWords } from "./cardWords";
import { SMALL } from "./smallEdition";

beforeAll(() => {
  catalogue.info = SMALL;
});
beforeEach(() => speak("en"));

describe("a cost", () => {
  it("is said good by good, story points before money", () => {
    expect(costWords({ ducats: 1, talent: 2, composition: 1 })).toBe(
      "2 talent points, 1 composition point, and 1 ducat",
    );
  });

  it("is said even if there is none", () => {
    expect(costWords({})).toBe("no cost");
    expect(costWords({ ducats: 0 })).toBe("no cost");
  });

  it("goes down on the finance track", () => {
    expect(costWords({ finance: 2 })).toBe("2 finance steps down");
  });

  it("is counted in Russian", async () => {
    await speak("ru");
    expect(costWords({ talent: 2, ducats: 5 })).toBe("2\u00a0очка таланта и 5\u00a0дукатов");
  });
});

describe("a reward", () => {
  it("tells tracks from counters", () => {
    expect(rewardWords({ tracks: { talent: 1 }, wild_counters: 2 })).toBe(
      "1 talent point (track) and 2 wildcard counters",
    );
  });

  it("tells the half of an action, its type and what follows", () => {
    const grants = [
      { action: "perform_or_sell", half: "sell", opus_type: "opera", bonus: { vp: 3 } } as const,
    ];
    expect(rewardWords({ grants })).toBe("the action Sell with Opera, and if you take it 3 VP");
    expect(rewardWords({ grants: [{ action: "perform_or_sell", half: "either" }] })).toBe(
      "the action Perform or Sell",
    );
  });

  it("is nothing if it is empty", () => {
    expect(rewardWords({ ducats: 0 })).toBe("nothing");
    expect(hasAny({ tracks: {}, grants: [] })).toBe(false);
  });

  it("falls into parts of one sign each, and nothing is lost", () => {
    const reward = {
      ducats: 2,
      vp: 1,
      tracks: { talent: 1, journey: 2 },
      counters: { talent: 1 },
      wild_tracks: 1,
      per_opus: [{ vp: 2, type: "chamber" as const }],
      neutral: true,
      grants: [{ action: "travel" as const }],
    };
    const parts = rewardParts(reward);
    expect(parts).toHaveLength(9);
    expect(parts.map(rewardWords).join("; ")).toBe(
      "2 ducats; 1 VP; 1 talent point (track); 2 journey points (track); 1 Talent counter; 1 wildcard point (track); " +
        "2 VP for each Opus of yours (Chamber Music); the neutral Requiem marker; the action Travel",
    );
  });
});

describe("a card in one sentence", () => {
  it("Opus: type, title, number, year, period, what performing and selling do", () => {
    expect(opusWords("pariser")).toBe(
      "Opus, Symphony: Sinfonie Nr. 31, K. 297, 1778, period III. " +
        "Perform (no cost): 5 ducats. Sell (1 talent point): 3 VP and 1 finance step.",
    );
  });

  it("the starting Opus has neither type nor period", () => {
    expect(opusWords("nannerl")).toBe(
      "Starting Opus: Nannerls Notenbuch. Perform (no cost): 2 ducats. Sell (no cost): nothing.",
    );
  });

  it("Memory: actions in printed order, what acting adds only if there is something", () => {
    expect(memoryWords("tour")).toBe(
      "Memory: Das große Königreich, 1778, period III. Actions: Travel and Perform or Sell. " +
        "Acting on it: 2 ducats. Story: 1 VP and 2 journey points (track).",
    );
    expect(memoryWords("start")).toBe(
      "Memory: A page of the diary, starting card. Actions: Document Memories. Story: 1 talent point (track).",
    );
  });

  it.each(LANGUAGES)("nothing is left unsaid in %s", async (language) => {
    await speak(language);
    for (const said of [
      opusWords("pariser"),
      opusWords("nannerl"),
      memoryWords("tour"),
      memoryWords("early"),
    ])
      expect(said).not.toMatch(/cards-|undefined|\{/);
  });
});
