// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import type * as m from "../../net/messages";
import { SMALL } from "../../parts/cards/smallEdition";
import { LANGUAGES } from "../../words/language";
import { speak, speakAlso } from "../../words/words.svelte";
import { costOf, pointsOf, rangeOf } from "./course";
import { certainty, componentName, deedsText, reasonsText, sourceText, vpText } from "./sentences";

const court = SMALL.courts[0]?.id ?? "";
const opus = SMALL.opus[0]?.id ?? "";

function turn(change: Partial<m.ReviewedTurn> = {}): m.ReviewedTurn {
  return {
    ...{ number: 3, round: 1, turn: 2, step: 17, played: ["done"], best: ["income"], other: ["income"] },
    ...{ verdict: "mistake", loss: 3.14, low: 1.2, high: 5.1, pairs: 32, ahead: 0.78 },
    ...{ margin: -4, margin_low: -6, margin_high: -2, win: 0.3, win_best: 0.4 },
    ...change,
  };
}

beforeAll(async () => {
  catalogue.info = SMALL;
  await speak("en");
  await speakAlso("review", "scoring");
});
beforeEach(() => speak("en"));

describe("a review in sentences", () => {
  it("says how sure a verdict is, and no more", () => {
    expect(certainty(turn())).toBe("Another turn is surely better: between 1.2 and 5.1 VP.");
    expect(certainty(turn({ low: 0.3 }))).toContain("probably better: 0.3 to 5.1 VP");
    expect(certainty(turn({ low: -0.1, verdict: "as_good" }))).toContain("Too close to tell");
    expect(certainty(turn({ loss: -3, low: -5, high: -1, verdict: "best" }))).toContain("by 1 to 5 VP");
    expect(certainty(turn({ loss: 0, low: -1, high: 0, verdict: "best" }))).toBe("Nothing better was found.");
  });

  it("names deeds and what they are done to", () => {
    expect(deedsText([])).toBe("no action");
    expect(deedsText([{ kind: "income" }, { kind: "wait", what: "travel" }])).toBe(
      "take income and do not travel now",
    );
    expect(deedsText([{ kind: "sell", what: opus }])).toBe(`sell ${componentName(opus)}`);
    expect(componentName(opus)).not.toBe(opus);
  });

  it("gives every reason its sentence", () => {
    const reasons: m.ReviewReason[] = [
      { kind: "gain", what: `final_courts ${court}`, values: { vp: 2.5, low: 1, high: 4 } },
      { kind: "give_up", what: "story", values: { vp: -1.25, low: -2, high: -0.5 } },
      { kind: "gain", what: "rival", values: { vp: 1, low: 0.2, high: 2 } },
    ];
    const overlooked: m.ReviewReason[] = [
      {
        kind: "court_out_of_reach",
        what: court,
        values: { vp: 2, played: 0.12, better: 0.66 },
        rule: "TRV-3",
      },
      { kind: "bonus_missed", values: { vp: 1 } },
    ];
    expect(reasonsText(turn({ reasons, overlooked }))).toEqual([
      `2.5 VP more: ${sourceText("final_courts")}, mostly ${componentName(court)}`,
      `1.3 VP less: ${sourceText("story")}`,
      "The best rival makes 1 VP less.",
      `Overlooked: the Royal Court tile “${componentName(court)}” is taken in 7 of 10 games that way, ` +
        "in 1 after the turn played.",
      "In 8 of 10 games played on with the same luck, the better turn ended ahead.",
    ]);
  });

  it("has words for every kind in every language", async () => {
    const kinds = [
      ...["court_out_of_reach", "majority_lost", "card_gone", "points_wasted", "left_to_others"],
      "bonus_missed",
    ];
    for (const language of LANGUAGES) {
      await speak(language);
      for (const kind of kinds) {
        const [text] = reasonsText(
          turn({ overlooked: [{ kind, what: court, values: { played: 1, better: 2 } }] }),
        );
        expect(text, `${language} ${kind}`).not.toMatch(/review-|undefined|\{/);
      }
    }
    expect(vpText(1.25)).toBe("1,3");
  });
});

describe("the course of a game", () => {
  it("drops by what is sure, and by nothing else", () => {
    expect(costOf(turn())).toBe(3.14);
    expect(costOf(turn({ low: -0.5 }))).toBe(0);
    expect(costOf(turn({ loss: 0.4, low: 0.1 }))).toBe(0);
    const [point] = pointsOf([turn()]);
    expect(point?.before).toBeCloseTo(-0.86);
    expect(point?.after).toBe(-4);
  });

  it("has room for every value and for nought", () => {
    expect(rangeOf(pointsOf([turn()]), 13)).toEqual([-10, 20]);
    expect(rangeOf([], undefined)).toEqual([-10, 10]);
  });
});
