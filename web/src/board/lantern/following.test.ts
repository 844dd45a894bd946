import { describe, expect, it } from "vitest";
import type { HintMessage, Step } from "../../net/messages";
import { choiceOf, isFollowed, left } from "./following";

const LINE = ["experience coach", "story paper", "act", "travel prague", "done"];
const turn: HintMessage = {
  line: LINE,
  behind: 0,
  cards: [
    { kind: "experience", what: "coach" },
    { kind: "story", what: "paper" },
  ],
  deeds: [{ kind: "travel", what: "prague" }],
};

function made(...choices: string[]): Step[] {
  return choices.map((choice, at) => ({ number: at + 1, seat: 0, choice, round: 1, turn: 1 }));
}

describe("a turn that was shown", () => {
  it("is followed as long as its choices are made", () => {
    for (let n = 0; n < LINE.length; n++) expect(isFollowed(turn, made(...LINE.slice(0, n)), 0)).toBe(true);
  });
  it("is out with another choice, of another seat, and at its end", () => {
    expect(isFollowed(turn, made("experience paper"), 0)).toBe(false);
    expect(isFollowed(turn, made("experience coach", "story coach"), 0)).toBe(false);
    expect(isFollowed(turn, made("experience coach"), 1)).toBe(false);
    expect(isFollowed(turn, made(...LINE), 0)).toBe(false);
  });
  it("knows what is left of it", () => {
    expect(left(turn.cards, made("experience coach"))).toEqual([{ kind: "story", what: "paper" }]);
    expect(left(turn.deeds, made(...LINE.slice(0, 3)))).toEqual(turn.deeds);
    expect(left(turn.deeds, made(...LINE.slice(0, 4)))).toEqual([]);
  });
  it("calls deeds as choices are called", () => {
    expect(choiceOf({ kind: "requiem", what: "kyrie.2 eighth" })).toBe("requiem kyrie.2 eighth");
    expect(choiceOf({ kind: "income" })).toBe("income");
  });
});
