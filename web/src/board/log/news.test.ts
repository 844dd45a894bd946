// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import { EDITION, GAMES } from "./fixtures/games";
import { linesOf } from "./lines";
import { changedBy, deeds, freshLines, gist } from "./news";

beforeAll(() => {
  catalogue.info = EDITION;
});

/** The game up to the first choice of this kind by this seat in this turn, the choice included. */
function until(name: keyof typeof GAMES, seat: number, round: number, turn: number, choice: RegExp) {
  const { steps } = GAMES[name];
  const at = steps.findIndex(
    (one) => one.seat === seat && one.round === round && one.turn === turn && choice.test(one.choice),
  );
  return steps.slice(0, at + 1);
}

describe("what is new", () => {
  it("in a solo game is what the Soloist did after the own turn", () => {
    const steps = until("solo", 0, 4, 1, /^done/);
    const lines = linesOf(steps);
    const fresh = freshLines(lines, steps, { seat: 0, mode: "live" });
    expect(fresh).toEqual(
      lines.filter(({ seat, when }) => seat === 1 && when.round === 4 && when.turn === 1),
    );
    expect(fresh[0]?.tale.tale).toBe("soloist_laid");
    expect(new Set(changedBy(fresh).values())).toEqual(new Set([1]));
  });

  it("is over with the next own choice", () => {
    const steps = until("solo", 0, 4, 2, /^experience/);
    expect(freshLines(linesOf(steps), steps, { seat: 0, mode: "live" })).toEqual([]);
  });

  it("is all that others did since the own last choice", () => {
    const steps = until("two", 1, 1, 1, /^done/);
    const lines = linesOf(steps);
    const fresh = freshLines(lines, steps, { seat: 0, mode: "live" });
    expect(fresh).toEqual(lines.filter((line) => line.seat === 1));
  });

  it("for spectators is the last turn", () => {
    const steps = until("two", 0, 1, 2, /^done/);
    const fresh = freshLines(linesOf(steps), steps, { seat: undefined, mode: "live" });
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every((line) => line.seat === 0 && line.when.turn === 2)).toBe(true);
  });

  it("in a replay is the step on the screen", () => {
    const steps = until("two", 0, 1, 2, /^commission|^track/);
    const fresh = freshLines(linesOf(steps), steps, { seat: 0, mode: "replay" });
    expect(fresh.map((line) => line.tale.tale)).toEqual(["commissioned"]);
  });

  it("leaves starting cards alone, which everybody has", () => {
    for (const { steps } of Object.values(GAMES))
      for (const key of changedBy(linesOf(steps)).keys()) expect(key).not.toMatch(/card:start_/);
  });

  it("sums a turn up in its last deed", () => {
    const steps = until("solo", 0, 4, 1, /^done/);
    const fresh = freshLines(linesOf(steps), steps, { seat: 0, mode: "live" });
    expect(deeds(fresh).length).toBeGreaterThan(1);
    expect(gist(fresh)).toBe(deeds(fresh).at(-1));
  });
});
