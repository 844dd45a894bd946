import { describe, expect, it } from "vitest";
import { due, press, put, standingPlan, type Plan } from "./plan";

const NOW = "table 1.2 0";
const aside: Plan = { moment: NOW, story: "lodi" };

describe("two cards of a turn", () => {
  it("lays into the section asked for", () => {
    expect(put(undefined, "lodi", "experiences", "experiences", NOW)).toEqual({
      plan: undefined,
      choice: "experience lodi",
    });
    expect(put(undefined, "lodi", "story", "story", NOW).choice).toBe("story lodi");
  });

  it("sets a Story card aside while Experiences is asked for", () => {
    expect(put(undefined, "lodi", "story", "experiences", NOW)).toEqual({ plan: aside, choice: undefined });
  });

  it("replaces the card set aside", () => {
    expect(put(aside, "milan", "story", "experiences", NOW).plan?.story).toBe("milan");
  });

  it("keeps the Story card while the Experiences card is laid, then lays it", () => {
    const move = press(aside, "milan", "experiences", "experiences", NOW);
    expect(move).toEqual({ plan: aside, choice: "experience milan" });
    expect(due(move.plan, "experiences")).toBeUndefined();
    expect(due(move.plan, "story")).toBe("story lodi");
  });

  it("takes the card back when it is pressed again", () => {
    expect(press(aside, "lodi", "experiences", "experiences", NOW)).toEqual({
      plan: undefined,
      choice: undefined,
    });
  });

  it("lets the card set aside go into Experiences after all", () => {
    expect(put(aside, "lodi", "experiences", "experiences", NOW)).toEqual({
      plan: undefined,
      choice: "experience lodi",
    });
  });

  it("passes on what is not asked for, so that the reason can be told", () => {
    expect(put(undefined, "lodi", "experiences", "story", NOW).choice).toBe("experience lodi");
    expect(press(undefined, "lodi", "experiences", undefined, NOW).choice).toBe("experience lodi");
  });

  it("forgets a plan of another turn, or of a card that has gone", () => {
    expect(standingPlan(aside, NOW, ["lodi", "milan"])).toBe(aside);
    expect(standingPlan(aside, "table 1.3 0", ["lodi"])).toBeUndefined();
    expect(standingPlan(aside, NOW, ["milan"])).toBeUndefined();
  });
});
