// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import { EDITION, GAMES } from "../log/fixtures/games";
import { told } from "../log/lines";
import { closingOf } from "./closing";
import { caughtUp, deedsOf, durationOf, firstSince, MOST_DEEDS, type Deed } from "./deeds";
import { digestOf } from "./digest";

catalogue.info = EDITION;

const SOLOIST = 1;

/** What the person at seat 0 of the solo game is shown after so many choices. */
function shown(steps: number, mine: readonly number[] = [0]): readonly Deed[] {
  const { lines, turn } = told(GAMES.solo.steps.slice(0, steps));
  return deedsOf(lines, { mine: new Set(mine), soloist: SOLOIST, turn });
}
const all = GAMES.solo.steps.length;

describe("deeds", () => {
  it("are those of others, in order, each turn beginning with who plays", () => {
    const deeds = shown(all);
    expect(deeds.length).toBeGreaterThan(40);
    expect(deeds.every(({ seat, scene }) => seat !== 0 || scene === "interlude")).toBe(true);
    expect(deeds.map(({ step }) => step)).toEqual(deeds.map(({ step }) => step).toSorted((a, b) => a - b));
    for (const [at, deed] of deeds.entries())
      if (deed.scene !== "interlude" && deed.seat !== undefined && deeds[at - 1]?.turnOf !== deed.turnOf)
        expect(deed.scene).toBe("turn");
  });

  it("are everybody's for whoever only looks on", () => {
    expect(shown(all, []).filter(({ seat }) => seat === 0).length).toBeGreaterThan(40);
  });

  it("show the Soloist's fourth turn before the round closes, once for each round", () => {
    const deeds = shown(all);
    const closings = deeds.flatMap(({ scene }, at) => (scene === "interlude" ? [at] : []));
    expect(closings).toHaveLength(5);
    for (const at of closings) {
      const before = deeds[at - 1] as Deed;
      expect([before.seat, before.lines[0].when.turn]).toEqual([SOLOIST, 4]);
    }
    expect(deeds.at(-1)?.scene).toBe("interlude");
  });

  it("close a round only when nobody is asked in its maintenance any more, and after the last answer", () => {
    const { steps } = GAMES.solo;
    const asked = steps.findIndex((step) => step.round > 0 && step.turn === 0);
    expect(asked).toBeGreaterThan(0);
    const isOpen = (count: number): boolean =>
      shown(count).some(
        ({ scene, lines }) => scene === "interlude" && lines[0].when.round === steps[asked]?.round,
      );
    expect(isOpen(asked)).toBe(false);
    const last = steps.findLastIndex((step) => step.round === steps[asked]?.round && step.turn === 0);
    const deeds = shown(last + 1);
    expect(isOpen(last + 1)).toBe(true);
    const end = shown(all);
    expect(end[firstSince(end, all)]?.lines[0].when.round).toBe(5);
    // The person's own answer was the last choice, and what it led to is still to be shown.
    expect(deeds[caughtUp(0, deeds, last + 1)]?.scene).toBe("interlude");
  });
});

describe("catching up", () => {
  const deeds = shown(all);

  it("passes over what came before the person's own last choice", () => {
    const own = deeds[20]?.step ?? 0;
    const few = deeds.slice(0, 25);
    expect(caughtUp(3, few, own)).toBe(firstSince(few, own));
    expect(caughtUp(22, few, own)).toBe(22);
  });

  it("shows nothing of a game that went on for long, and nothing after an undo", () => {
    expect(caughtUp(0, deeds, 0)).toBe(deeds.length);
    expect(caughtUp(deeds.length - MOST_DEEDS, deeds, 0)).toBe(deeds.length - MOST_DEEDS);
    expect(caughtUp(deeds.length, deeds.slice(0, 5), 0)).toBe(5);
  });
});

describe("the time a deed takes", () => {
  const deeds = shown(all);
  const of = (scene: Deed["scene"], tale?: string) =>
    deeds.find((deed) => deed.scene === scene && (!tale || deed.lines[0].tale.tale === tale)) as Deed;

  it("is about a second, longer for long roads, and adjustable", () => {
    const row = of("row");
    expect(durationOf(row, { speed: "normal", isStill: false })).toBe(900);
    expect(durationOf(row, { speed: "fast", isStill: false })).toBe(450);
    expect(durationOf(row, { speed: "slow", isStill: true })).toBe(1200);
    expect(durationOf(of("map"), { speed: "normal", isStill: false, roads: 4 })).toBe(1800);
  });

  it("is longer for the Soloist's cards, and without end for an interlude", () => {
    expect(durationOf(of("turn", "soloist_laid"), { speed: "normal", isStill: true })).toBeGreaterThan(2000);
    expect(durationOf(of("interlude"), { speed: "fast", isStill: false })).toBe(Infinity);
  });
});

describe("a closing", () => {
  it("pays everybody what the log says, and names cards and tiles", () => {
    const rounds = shown(all).filter(({ scene }) => scene === "interlude");
    const closing = closingOf((rounds[1] as Deed).lines, [0]);
    expect(closing.round).toBe(2);
    expect(closing.paid[0]?.parts.finance).toHaveProperty("ducats");
    expect(closing.cards.length).toBeGreaterThan(0);
    expect(closing.bonus).toBeDefined();
  });
});

describe("the digest", () => {
  it("has one entry for each seat with what it did", () => {
    const { lines } = told(GAMES.two.steps);
    const news = digestOf(lines);
    expect(news.map(({ seat }) => seat).toSorted()).toEqual([0, 1]);
    const actions = new Set(news.flatMap(({ deeds }) => deeds.map(({ action }) => action)));
    expect([...actions].toSorted()).toEqual(
      ["commission", "document", "income", "perform", "requiem", "sell", "travel"].toSorted(),
    );
  });
});
