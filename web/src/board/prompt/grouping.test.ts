import { describe, expect, it } from "vitest";
import type { Target } from "../../net/messages";
import { answersOf } from "./answers";
import { areaOf, read } from "./choice";
import { groupsOf } from "./grouping";

const targets: Target[] = [
  { offered: true, things: [{ choices: ["buy talent"] }] },
  {
    reason: { code: "not_asked_now", rule: "TRN-1" },
    things: [{ choices: ["experience a", "story a", "experience b", "story b"] }],
  },
  {
    reason: { code: "cannot_pay", rule: "PAY-6", short: { ducats: 2 } },
    things: [{ choices: ["commission idomeneo"], cost: { ducats: 9 } }],
  },
  {
    reason: { code: "cannot_pay", rule: "PAY-6", short: { talent: 1 } },
    things: [{ choices: ["perform nannerl", "sell nannerl"], cost: { talent: 1 } }],
  },
  {
    reason: { code: "space_taken", rule: "REQ-1" },
    things: [{ choices: ["requiem kyrie.1 eighth", "requiem kyrie.1 sixteenth", "requiem kyrie.2 eighth"] }],
  },
];

describe("reasons", () => {
  const groups = groupsOf(targets);

  it("are gathered by what they say; what is missing stands beside each thing", () => {
    const short = groups.find((group) => group.reason.code === "cannot_pay");
    expect(short?.things).toEqual([
      { choices: ["commission idomeneo"], short: { ducats: 2 } },
      { choices: ["perform nannerl", "sell nannerl"], short: { talent: 1 } },
    ]);
  });

  it("name a thing once, however many choices it stands for", () => {
    const taken = groups.find((group) => group.reason.code === "space_taken");
    expect(taken?.things.map((thing) => thing.choices.length)).toEqual([2, 1]);
    const later = groups.find((group) => group.reason.code === "not_asked_now");
    expect(later?.things).toHaveLength(2);
  });

  it("leave out what can be chosen, and put another moment's affairs last", () => {
    expect(groups.map((group) => group.reason.code)).toEqual(["cannot_pay", "space_taken", "not_asked_now"]);
  });
});

describe("options", () => {
  it("are read", () => {
    expect(read("requiem kyrie.3 eighth")).toMatchObject({
      verb: "requiem",
      about: "kyrie.3",
      note: "eighth",
    });
    expect(areaOf("sell nannerl")).toBe("board");
    expect(areaOf("buy talent")).toBeUndefined();
  });

  it("that nothing else shows are buttons of the prompt, unknown ones too", () => {
    const options = ["act", "income", "buy talent", "story a", "wink at salieri"];
    expect(answersOf({ kind: "act_or_income", options })).toEqual(["act", "income", "wink at salieri"]);
    expect(answersOf({ kind: "pay", options: ["cash talent", "track 1"] })).toEqual([
      "cash talent",
      "track 1",
    ]);
    expect(answersOf({ kind: "action_menu", ends_turn: true, options: ["done"] })).toEqual([]);
    expect(answersOf({ kind: "action_menu", options: ["done"] })).toEqual(["done"]);
  });
});
