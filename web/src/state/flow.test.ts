// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Question, Step, Waste } from "../net/messages";
import { Flow, forcedAmong, isSpent, nextAnswer, type Playing } from "./flow.svelte";

/** A game that asks the questions of a list, one after the other; each choice leads to the next. */
class Fake implements Playing {
  seat: number | undefined = 0;
  steps: Step[] = [];
  undoTo: number | undefined = 0;
  undoUnrates = false;
  canRedo = false;
  readonly sent: string[] = [];
  readonly undone: (number | undefined)[] = [];
  refuses = "";
  /** What the server does on its own behind a choice. */
  forced: Record<string, string[]> = {};
  #taken: Step[] = [];

  constructor(readonly questions: readonly Partial<Question>[]) {}

  get question(): Question | undefined {
    return this.questions[this.steps.length] as Question | undefined;
  }
  get isAsked(): boolean {
    return this.question?.seat === 0;
  }
  async choose(choice: string): Promise<boolean> {
    if (choice === this.refuses) return false;
    this.sent.push(choice);
    for (const made of [choice, ...(this.forced[choice] ?? [])]) this.steps = [...this.steps, step(made)];
    return true;
  }
  async undo(to?: number): Promise<boolean> {
    this.undone.push(to);
    this.#taken = this.steps.slice(to ?? this.steps.length - 1);
    this.steps = this.steps.slice(0, to ?? this.steps.length - 1);
    this.canRedo = true;
    return true;
  }
  async redo(): Promise<boolean> {
    const again = this.#taken.shift();
    if (again) this.steps = [...this.steps, again];
    this.canRedo = this.#taken.length > 0;
    return again !== undefined;
  }
}

const step = (choice: string, seat = 0): Step => ({ number: 1, seat, choice, round: 1, turn: 1 });
const asked = (question: Partial<Question>): Partial<Question> => ({ seat: 0, ...question });
const menu = asked({
  kind: "action_menu",
  ends_turn: true,
  options: ["done", "buy talent", "travel vienna"],
});
const end = asked({ kind: "action_menu", ends_turn: true, options: ["done", "buy talent"] });
const split = asked({ kind: "pay", options: ["track 0", "track 1"], default: "track 1" });
const ways = asked({ kind: "choose_marker", options: ["marker 2", "marker 3"] });
const other: Partial<Question> = { kind: "lay_card", seat: 1 };

function flowOf(game: Fake, likes: { confirm?: boolean; muted?: Waste["kind"][] } = {}) {
  const told: Step[][] = [];
  const flow = new Flow(game, { confirm: true, muted: [], ...likes }, (forced) => told.push([...forced]));
  return { flow, told };
}

describe("the answers that follow from a decision", () => {
  it("pay as usual unless the person wants to split", () => {
    expect(nextAnswer(split as Question, undefined, false)).toBe("track 1");
    expect(nextAnswer(split as Question, undefined, true)).toBeUndefined();
  });

  it("never invent a choice that is not offered", () => {
    expect(nextAnswer({ ...split, default: "track 4" } as Question, undefined, false)).toBeUndefined();
    expect(nextAnswer(ways as Question, "marker 7", false)).toBeUndefined();
    expect(nextAnswer(menu as Question, "marker 2", false)).toBeUndefined();
  });

  it("tell when only the end of the turn is left", () => {
    expect(isSpent(end as Question)).toBe(true);
    expect(isSpent(menu as Question)).toBe(false);
    expect(isSpent({ ...end, ends_turn: false } as Question)).toBe(false);
  });
});

describe("a decision", () => {
  it("sends the marker that was picked, then the payment, each when it is asked for", async () => {
    const game = new Fake([menu, ways, split, end]);
    await flowOf(game).flow.make("requiem kyrie.1 eighth", { picked: "marker 3" });
    expect(game.sent).toEqual(["requiem kyrie.1 eighth", "marker 3", "track 1"]);
  });

  it("stops at a question it has no answer to, and goes on paying after it", async () => {
    const neutral = asked({ kind: "place_neutral", options: ["neutral kyrie.2 eighth"] });
    const game = new Fake([menu, neutral, split, end]);
    const { flow } = flowOf(game);
    await flow.make("requiem kyrie.1 eighth");
    expect(game.sent).toHaveLength(1);
    await flow.make("neutral kyrie.2 eighth");
    expect(game.sent).toEqual(["requiem kyrie.1 eighth", "neutral kyrie.2 eighth", "track 1"]);
  });

  it("leaves the payment to whoever wants to split it, to its end", async () => {
    const game = new Fake([menu, split, split, end]);
    const { flow } = flowOf(game);
    flow.byHand = true;
    await flow.make("travel vienna");
    await flow.make("track 0");
    expect(game.sent).toEqual(["travel vienna", "track 0"]);
    expect(flow.byHand).toBe(true);
    await flow.make("track 1");
    expect(flow.byHand).toBe(false);
  });

  it("stops when the server refuses", async () => {
    const game = new Fake([menu, split, end]);
    game.refuses = "track 1";
    const { flow } = flowOf(game);
    await flow.make("travel vienna");
    expect(game.sent).toEqual(["travel vienna"]);
    expect(flow.busy).toBe(false);
  });

  it("tells what was done for the player, and only that", async () => {
    const game = new Fake([menu, end, end, end]);
    game.forced["travel vienna"] = ["name talent"];
    const { flow, told } = flowOf(game);
    await flow.make("travel vienna");
    expect(told.map((forced) => forced.map((one) => one.choice))).toEqual([["name talent"]]);
    expect(forcedAmong([step("done"), step("experience a", 1)], 0, ["done"])).toEqual([]);
  });

  it("acts first where acting opens it, and stops where something else is asked before", async () => {
    const act = asked({ kind: "act_or_income", options: ["act", "income"] });
    const game = new Fake([act, menu, split, end]);
    const { flow } = flowOf(game);
    await flow.make("travel vienna", { through: "act" });
    expect(game.sent).toEqual(["act", "travel vienna", "track 1"]);
    game.undoTo = 2;
    await flow.undo();
    expect(game.steps).toHaveLength(0);
    const named = new Fake([act, asked({ kind: "name_wild", options: ["name talent"] }), menu]);
    await flowOf(named).flow.make("travel vienna", { through: "act" });
    expect(named.sent).toEqual(["act"]);
  });

  it("says nothing of a payment that was agreed to", async () => {
    const game = new Fake([menu, end, end, end, end]);
    game.forced["travel vienna"] = ["track 1", "neutral kyrie.2 eighth"];
    const { flow, told } = flowOf(game);
    await flow.make("travel vienna", { agreed: true });
    expect(told.map((forced) => forced.map((one) => one.choice))).toEqual([["neutral kyrie.2 eighth"]]);
  });

  it("is taken back at the cost of a rating only by somebody who was told so", async () => {
    const game = new Fake([menu, end]);
    const { flow } = flowOf(game);
    await flow.make("travel vienna");
    game.undoUnrates = true;
    await flow.undo();
    expect([flow.isUnrating, game.undone]).toEqual([true, []]);
    await flow.undo(true);
    expect([flow.isUnrating, game.undone.length]).toEqual([false, 1]);
  });

  it("is taken back, and made again, as one", async () => {
    const game = new Fake([menu, ways, split, end]);
    const { flow } = flowOf(game);
    await flow.make("requiem kyrie.1 eighth", { picked: "marker 3" });
    game.undoTo = 2;
    await flow.undo();
    expect(game.undone).toEqual([0]);
    expect(game.steps).toHaveLength(0);
    await flow.redo();
    expect(game.steps.map((one) => one.choice)).toEqual(["requiem kyrie.1 eighth", "marker 3", "track 1"]);
    game.undoTo = 2;
    await flow.undo();
    expect(game.steps).toHaveLength(0);
  });

  it("is taken back as one by an undo that comes while it is still being made", async () => {
    const game = new Fake([menu, ways, split, end]);
    game.undoTo = 2;
    const { flow } = flowOf(game);
    const made = flow.make("requiem kyrie.1 eighth", { picked: "marker 3" });
    await Promise.all([flow.undo(), made]);
    expect(game.sent).toHaveLength(3);
    expect(game.steps).toHaveLength(0);
  });
});

describe("the end of a turn", () => {
  const waste: Waste[] = [{ kind: "action_unused", actions: ["travel"] }];

  it("is warned about once, and can be had all the same", async () => {
    const game = new Fake([{ ...menu, waste }, other]);
    const { flow } = flowOf(game);
    await flow.make("done");
    expect(game.sent).toEqual([]);
    expect(flow.warning).toEqual(waste);
    await flow.endAnyway([]);
    expect(game.sent).toEqual(["done"]);
    expect(flow.warning).toEqual([]);
  });

  it("is no longer warned about once something is taken back or chosen instead", async () => {
    for (const otherwise of [(flow: Flow) => flow.undo(), (flow: Flow) => flow.make("travel vienna")]) {
      const { flow } = flowOf(new Fake([{ ...menu, waste }, other]));
      await flow.make("done");
      await otherwise(flow);
      expect(flow.warning).toEqual([]);
    }
  });

  it("is not warned about what was muted", async () => {
    const game = new Fake([{ ...menu, waste }, other]);
    await flowOf(game, { muted: ["action_unused"] }).flow.make("done");
    expect(game.sent).toEqual(["done"]);
  });

  it("comes with a decision that was to end it, unless something is left or would be wasted", async () => {
    for (const [left, sent] of [
      [end, ["travel vienna", "done"]],
      [menu, ["travel vienna"]],
      [{ ...end, waste }, ["travel vienna"]],
    ] as const) {
      const game = new Fake([menu, left, other]);
      await flowOf(game).flow.make("travel vienna", { ends: true });
      expect(game.sent).toEqual(sent);
    }
    const warned = new Fake([menu, { ...end, waste }, other]);
    await flowOf(warned).flow.make("travel vienna", { ends: true, warned: ["action_unused"] });
    expect(warned.sent).toEqual(["travel vienna", "done"]);
  });

  it("comes by itself only without Confirm, with nothing left, and never behind an exchange", async () => {
    const game = new Fake([menu, end, other]);
    await flowOf(game, { confirm: false }).flow.make("travel vienna");
    expect(game.sent).toEqual(["travel vienna", "done"]);
    const confirmed = new Fake([menu, end, other]);
    await flowOf(confirmed).flow.make("travel vienna");
    expect(confirmed.sent).toEqual(["travel vienna"]);
    const exchanged = new Fake([end, end, other]);
    await flowOf(exchanged, { confirm: false }).flow.make("buy talent");
    expect(exchanged.sent).toEqual(["buy talent"]);
  });
});

describe("a choice on its way", () => {
  it("says when an answer takes its time, and not before", async () => {
    vi.useFakeTimers();
    let answer: () => void = () => undefined;
    const game = new Fake([menu, other]);
    const play = flowOf(game).flow;
    vi.spyOn(game, "choose").mockReturnValue(new Promise((go) => (answer = () => go(true))));
    const made = play.make("travel vienna");
    vi.advanceTimersByTime(150);
    expect([play.busy, play.isSlow]).toEqual([true, false]);
    vi.advanceTimersByTime(100);
    expect(play.isSlow).toBe(true);
    answer();
    await made;
    expect([play.busy, play.isSlow]).toEqual([false, false]);
    vi.useRealTimers();
  });
});
