// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { GAMES } from "../log/fixtures/games";
import { flightsOf, MOST_FLIGHTS } from "./flights";

const { steps } = GAMES.solo;

function at(choice: RegExp): number {
  return steps.findIndex((step) => choice.test(step.choice));
}

describe("flights", () => {
  it("start at the work that was performed", () => {
    const step = at(/^perform lambacher/);
    expect(flightsOf(steps.slice(step, step + 1))).toEqual([
      { good: "ducat", amount: 3, seat: 0, from: ["card:lambacher"] },
    ]);
  });

  it("start at the place whose tile paid", () => {
    const step = at(/^travel milan/);
    expect(flightsOf(steps.slice(step, step + 1)).map(({ good, from }) => [good, from])).toEqual([
      ["ducat", ["place:milan"]],
      ["finance", ["place:milan"]],
    ]);
  });

  it("are few, and none in maintenance or when a game is caught up with", () => {
    for (let from = 0; from < steps.length; from++)
      expect(flightsOf(steps.slice(from, from + 10)).length).toBeLessThanOrEqual(MOST_FLIGHTS);
    expect(flightsOf(steps)).toEqual([]);
    const maintenance = steps.filter((step) => step.turn === 0 && step.round > 0);
    expect(maintenance.length).toBeGreaterThan(0);
    for (const step of maintenance)
      expect(flightsOf([step]).every(({ from }) => from[0]?.startsWith("card:"))).toBe(true);
  });
});
