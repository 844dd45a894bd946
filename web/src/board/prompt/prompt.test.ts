// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import type { Question } from "../../net/messages";
import { SMALL } from "../../parts/cards/smallEdition";
import { flow } from "../../state/flow.svelte";
import { game } from "../../state/game.svelte";
import { notices } from "../../state/notices.svelte";
import { speak } from "../../words/words.svelte";
import Prompt from "./Prompt.svelte";

const make = vi.spyOn(flow, "make").mockResolvedValue(undefined);
const undo = vi.spyOn(flow, "undo").mockResolvedValue(undefined);

beforeAll(async () => {
  await speak("en");
  const numbers = { ...SMALL.numbers, counter_price: 3, counter_value: 1 };
  catalogue.info = { ...SMALL, numbers };
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  game.close();
  notices.list = [];
});

/** The prompt of a seat that is asked something, or looks on while another is. */
function prompt(question: Partial<Question>, seat = 0) {
  game.seat = 0;
  game.question = { seat, rule: "TRN-2", ...question } as Question;
  return render(Prompt);
}
const names = (buttons: readonly Element[]) =>
  buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent?.trim());

describe("the prompt", () => {
  it("offers what has no place on the board, and makes what is clicked", async () => {
    const screen = prompt({ kind: "act_or_income", card: "tour", options: ["act", "income"], income: 3 });
    const answers = [...screen.container.querySelectorAll(".answer")];
    expect(answers.map((button) => button.getAttribute("data-choices"))).toEqual(["act", "income"]);
    expect(answers[1]?.querySelector("[aria-label='3 ducats']")).not.toBeNull();
    await fireEvent.click(answers[1]!);
    expect(make.mock.calls).toEqual([["income"]]);
  });

  it("marks the usual way to pay", () => {
    const screen = prompt({
      kind: "pay",
      options: ["track 0", "track 1"],
      default: "track 1",
      point: "talent",
      owed: { talent: 1 },
    });
    const answers = [...screen.container.querySelectorAll(".answer")];
    expect(answers.map((button) => button.classList.contains("usual"))).toEqual([false, true]);
    expect(new Set(names(answers)).size).toBe(2);
  });

  it("offers nothing to whoever is not asked", () => {
    const screen = prompt({ kind: "act_or_income", card: "tour", options: [] }, 1);
    expect(screen.container.querySelectorAll(".answer, .confirm")).toHaveLength(0);
  });

  it("says why nothing can be taken back, instead of doing nothing", async () => {
    const screen = prompt({ kind: "act_or_income", card: "tour", options: ["act", "income"] });
    const button = screen.container.querySelector(".undo")!;
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(undo).not.toHaveBeenCalled();
    expect(notices.list).toHaveLength(1);
    game.undoTo = 4;
    await Promise.resolve();
    await fireEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
  });

  it("ends a turn only when it can be ended", async () => {
    const menu = { kind: "action_menu", ends_turn: true } as const;
    const screen = prompt({ ...menu, options: ["travel vienna"] });
    const confirm = screen.container.querySelector(".confirm")!;
    await fireEvent.click(confirm);
    expect(make).not.toHaveBeenCalled();
    game.question = { ...game.question!, options: ["done", "travel vienna"] };
    await Promise.resolve();
    expect(confirm.getAttribute("aria-disabled")).toBe("false");
    await fireEvent.click(confirm);
    expect(make.mock.calls).toEqual([["done"]]);
  });
});
