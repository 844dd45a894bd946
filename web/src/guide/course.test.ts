import fs from "node:fs";
import { describe, expect, it } from "vitest";
import type { Step as Made } from "../net/messages";
import { choicesOf, isAnswer, leadsOn, moved, ownChoices, SCRIPT, standOf, type Step } from "./course";
import { LETTERS, pageOf } from "./lessonLetters";
import { isArea, keysOf } from "./targets";

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
    expect(standOf(STEPS, [])).toMatchObject({ from: 0, until: 2, next: "experience x", isOff: false });
  });

  it("stays at a step until all of its choices are made", () => {
    expect(standOf(STEPS, ["experience x"])).toMatchObject({
      from: 2,
      until: 2,
      next: "story y",
      afterNext: "act",
    });
    expect(standOf(STEPS, ["experience x", "story y"]).next).toBe("act");
  });

  it("goes on behind the step that was done", () => {
    const made = ["experience x", "story y", "act"];
    expect(standOf(STEPS, made)).toMatchObject({ from: 3, until: 4, next: "done", afterNext: undefined });
  });

  it("has nothing to wait for at the end, whatever is played on", () => {
    const made = ["experience x", "story y", "act", "done", "experience z"];
    expect(standOf(STEPS, made)).toMatchObject({ from: 5, until: 6, next: undefined, isOff: false });
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

describe("what the script can go on with", () => {
  const steps: readonly Step[] = [{ id: "a", choice: "story y; act; travel vienna; done" }];

  it("is the next choice, and how it is paid", () => {
    expect(leadsOn(standOf(steps, []), "story y")).toBe(true);
    expect(leadsOn(standOf(steps, []), "track 1")).toBe(true);
    expect(leadsOn(standOf(steps, []), "travel vienna")).toBe(false);
  });

  it("is also what the action is for: whoever points at it means to act", () => {
    expect(leadsOn(standOf(steps, ["story y"]), "travel vienna")).toBe(true);
    expect(leadsOn(standOf(steps, ["story y"]), "travel prague")).toBe(false);
    expect(leadsOn(standOf(steps, ["story y"]), "income")).toBe(false);
  });
});

const WORDS = ["guide", "lessons"].map((file) =>
  fs.readFileSync(new URL(`../words/en/${file}.ftl`, import.meta.url), "utf8"),
);
const [GUIDE, LESSON] = WORDS.map(
  (text) => new Set([...text.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id)),
);

describe("the script", () => {
  it("has about twenty letters and five whole turns", () => {
    const all = SCRIPT.steps.flatMap(choicesOf);
    expect(SCRIPT.steps).toHaveLength(21);
    expect(all).toHaveLength(25);
    expect(all.filter((choice) => choice === "done")).toHaveLength(5);
    expect(standOf(SCRIPT.steps, all).from).toBeLessThan(SCRIPT.steps.length);
  });

  it("names every step once and points at areas that exist", () => {
    expect(new Set(SCRIPT.steps.map((step) => step.id)).size).toBe(SCRIPT.steps.length);
    for (const { id, at } of SCRIPT.steps)
      for (const key of keysOf(at)) expect(key.includes(":") || isArea(key), `${id}: ${key}`).toBe(true);
  });

  it("has a title and a text for every step, and no text too many", () => {
    for (const { id } of SCRIPT.steps) {
      expect(GUIDE).toContain(`guide-${id}`);
      expect(GUIDE).toContain(`guide-${id}-text`);
    }
    const texts = [...(GUIDE ?? [])].filter((id) => id?.endsWith("-text"));
    expect(texts).toHaveLength(SCRIPT.steps.length);
  });
});

describe("the lessons", () => {
  it("have three to six letters with their words, and things that exist to point at", () => {
    for (const [id, { letters, hint }] of Object.entries(LETTERS)) {
      expect(letters.length + 1).toBeGreaterThanOrEqual(3);
      expect(letters.length + 1).toBeLessThanOrEqual(6);
      for (const letter of letters)
        for (const end of ["", "-text"]) expect(LESSON).toContain(`lesson-${id}-${letter.id}${end}`);
      for (const part of ["title", "text", "task", "hint", "met"])
        expect(LESSON).toContain(`lesson-${id}-${part}`);
      for (const key of [...letters.flatMap(({ at }) => keysOf(at)), ...keysOf(hint)])
        expect(key.includes(":") || isArea(key), `${id}: ${key}`).toBe(true);
    }
  });

  it("are read first; what came of the task stands behind it", () => {
    expect(pageOf(LETTERS.deck, 0, "open")).toEqual({ letter: "nine", at: "hand book" });
    expect(pageOf(LETTERS.deck, 3, "open")).toBe("task");
    expect(pageOf(LETTERS.deck, 3, "missed")).toBe("missed");
    expect(pageOf(LETTERS.deck, 3, "met")).toBe("met");
  });
});
