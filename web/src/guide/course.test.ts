import fs from "node:fs";
import { describe, expect, it } from "vitest";
import type { Step as Made } from "../net/messages";
import { choicesOf, isAnswer, moved, ownChoices, SCRIPT, standOf, type Step } from "./course";
import { AREAS } from "./areaKeys";

const STEPS: readonly Step[] = [
  { id: "a" },
  { id: "b" },
  { id: "c", choice: "experience x; story y; act" },
  { id: "d" },
  { id: "e", choice: "done" },
  { id: "f" },
  { id: "g" },
];

describe("where the person stands", () => {
  it("reads explanations up to the first choice", () => {
    expect(standOf(STEPS, [])).toEqual({ from: 0, until: 2, next: "experience x", isOff: false });
  });

  it("stays at a step until all of its choices are made", () => {
    expect(standOf(STEPS, ["experience x"])).toEqual({ from: 2, until: 2, next: "story y", isOff: false });
    expect(standOf(STEPS, ["experience x", "story y"]).next).toBe("act");
  });

  it("goes on behind the step that was done", () => {
    const made = ["experience x", "story y", "act"];
    expect(standOf(STEPS, made)).toEqual({ from: 3, until: 4, next: "done", isOff: false });
  });

  it("has nothing to wait for at the end, whatever is played on", () => {
    const made = ["experience x", "story y", "act", "done", "experience z"];
    expect(standOf(STEPS, made)).toEqual({ from: 5, until: 6, next: undefined, isOff: false });
  });

  it("notices another way", () => {
    expect(standOf(STEPS, ["experience x", "story z"]).isOff).toBe(true);
    expect(standOf(STEPS, ["experience x", "story y", "income"]).isOff).toBe(true);
  });
});

describe("what is read next", () => {
  it("skips explanations when the choice is made early", () => {
    expect(moved(0, standOf(STEPS, ["experience x"]))).toBe(2);
  });

  it("comes back when a choice is taken back", () => {
    expect(moved(3, standOf(STEPS, ["experience x", "story y"]))).toBe(2);
  });

  it("stays where both allow it", () => {
    expect(moved(1, standOf(STEPS, []))).toBe(1);
  });
});

describe("the choices that count", () => {
  const made = (choice: string, seat = 0): Made => ({ number: 1, seat, choice, round: 1, turn: 1 });

  it("are those of the seat, without how they were paid", () => {
    const all = [made("travel vienna"), made("track 2"), made("marker 3"), made("done"), made("act", 1)];
    expect(ownChoices(all, 0)).toEqual(["travel vienna", "done"]);
  });

  it("do not let an exchange pass for a payment", () => {
    expect(isAnswer("name talent")).toBe(true);
    expect(isAnswer("buy talent")).toBe(false);
  });
});

describe("the script", () => {
  it("has four whole turns", () => {
    const all = SCRIPT.steps.flatMap(choicesOf);
    expect(all).toHaveLength(20);
    expect(all.filter((choice) => choice === "done")).toHaveLength(4);
    expect(standOf(SCRIPT.steps, all).from).toBeLessThan(SCRIPT.steps.length);
  });

  it("names every step once and points at areas that exist", () => {
    expect(new Set(SCRIPT.steps.map((step) => step.id)).size).toBe(SCRIPT.steps.length);
    for (const { id, at } of SCRIPT.steps)
      if (at !== undefined && !at.includes(":")) expect(AREAS, id).toHaveProperty(at);
  });

  it("has a title and a text for every step, and no text too many", () => {
    const words = fs.readFileSync(new URL("../words/en/guide.ftl", import.meta.url), "utf8");
    const ids = new Set([...words.matchAll(/^guide-([a-z0-9-]+) =/gm)].map(([, id]) => id));
    for (const { id } of SCRIPT.steps) {
      expect(ids).toContain(id);
      expect(ids).toContain(`${id}-text`);
    }
    const texts = [...ids].filter((id) => id?.endsWith("-text"));
    expect(texts).toHaveLength(SCRIPT.steps.length);
  });
});
