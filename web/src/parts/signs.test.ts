// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { speak } from "../words/words.svelte";
import CostSigns from "./CostSigns.svelte";
import Good from "./Good.svelte";
import RewardSigns from "./RewardSigns.svelte";

/** What a screen reader says, sign by sign. */
const said = (container: Element) =>
  [...container.querySelectorAll("[role=img]")].map((sign) => sign.getAttribute("aria-label"));
/** What the eye reads on the signs. */
const written = (container: Element) => [...container.querySelectorAll("b")].map((sign) => sign.textContent);

beforeAll(() => speak("en"));
afterEach(cleanup);

describe("signs", () => {
  it("says every part of a cost and nothing that is not owed", () => {
    const { container } = render(CostSigns, { cost: { talent: 1, wild: 2, ducats: 4, finance: 1 } });
    expect(said(container)).toEqual(["1 talent point", "2 wildcard points", "4 ducats", "1 finance step"]);
    expect(written(container)).toEqual(["1", "2", "4", "−1"]);
    expect(said(render(CostSigns, { cost: {} }).container)).toEqual([]);
  });

  it("tells a step on a track from a counter", () => {
    const { container } = render(RewardSigns, {
      reward: { tracks: { journey: 2 }, counters: { journey: 1 } },
    });
    expect(said(container)).toEqual(["2 journey points (track)", "1 Journey counter"]);
    expect(container.querySelectorAll(".track-step, .counter").length).toBe(2);
  });

  it("puts a plus before what acting adds", () => {
    const { container } = render(RewardSigns, { reward: { ducats: 2, vp: 3 }, plus: true });
    expect(written(container)).toEqual(["+2", "+3"]);
    expect(said(container)).toEqual(["2 ducats", "3 VP"]);
  });

  it("shows an action that is granted, with its half, its type and its bonus", () => {
    const grants = [
      { action: "perform_or_sell", half: "perform", opus_type: "opera", bonus: { ducats: 7 } },
    ] as const;
    const { container } = render(RewardSigns, { reward: { grants } });
    expect(container.querySelector(".effect-action")).not.toBeNull();
    expect(written(container)).toContain("7");
  });

  it("counts in the grammar of the language", async () => {
    await speak("ru");
    const label = (n: number) => said(render(Good, { good: "ducat", n }).container)[0];
    expect([label(1), label(2), label(5)]).toEqual(["1\u00a0дукат", "2\u00a0дуката", "5\u00a0дукатов"]);
    await speak("en");
  });
});
