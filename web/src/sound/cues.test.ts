import { describe, expect, it } from "vitest";
import type { Happening, MovementInfo, Requiem, Step } from "../net/messages";
import { completeMovements, cueOf, heardAtOnce, workIn } from "./cues";

const step = (...happenings: Happening[]): Step => ({
  number: 1,
  seat: 0,
  choice: "",
  round: 1,
  turn: 1,
  happenings,
});

describe("a work", () => {
  it("is heard when somebody commissions or performs it", () => {
    expect(workIn([step({ kind: "commissioned", seat: 1, card: "figaro" })])).toBe("figaro");
    expect(workIn([step({ kind: "performed", seat: 0, card: "jupiter" })])).toBe("jupiter");
  });
  it("is not heard when it is sold", () => {
    expect(workIn([step({ kind: "sold", seat: 1, card: "figaro" })])).toBeUndefined();
  });
  it("is the last one if there were several", () => {
    const steps = [
      step({ kind: "commissioned", seat: 1, card: "figaro" }),
      step({ kind: "performed", seat: 2, card: "jupiter" }, { kind: "turn_ended", seat: 2 }),
    ];
    expect(cueOf(steps, [], [])).toEqual({ kind: "work", opus: "jupiter" });
  });
});

describe("a movement", () => {
  const movements = ["kyrie", "sanctus"].map(
    (id) => ({ id, name: id, spaces: [{ id: `${id}.1` }, { id: `${id}.2` }] }) as unknown as MovementInfo,
  );
  const requiem: Requiem = {
    movements: [],
    top: "eybler",
    covered: ["kyrie.1", "sanctus.1"],
    markers: { "kyrie.2": { note: "eighth" } },
  };
  it("is complete when every space is taken or covered", () => {
    expect(completeMovements(requiem, movements)).toEqual(["kyrie"]);
  });
  it("is heard once, and before any work", () => {
    const news = [step({ kind: "performed", seat: 2, card: "jupiter" })];
    expect(cueOf(news, [], ["kyrie"])).toEqual({ kind: "movement" });
    expect(cueOf(news, ["kyrie"], ["kyrie"])).toEqual({ kind: "work", opus: "jupiter" });
  });
});

describe("while the deeds of others are shown", () => {
  const audience = { mine: new Set([0]), isShown: true };
  const theirs = { ...step({ kind: "performed", seat: 2, card: "jupiter" }), seat: 2 };
  const own = step({ kind: "marker_placed", seat: 0, space: "kyrie.1" });
  it("their works are not heard at once, one’s own are", () => {
    expect(heardAtOnce([theirs], audience, [], [])).toBeUndefined();
    expect(heardAtOnce([theirs], { ...audience, isShown: false }, [], [])).toEqual({
      kind: "work",
      opus: "jupiter",
    });
    const mine = step({ kind: "commissioned", seat: 0, card: "figaro" });
    expect(heardAtOnce([mine, theirs], audience, [], [])).toEqual({ kind: "work", opus: "figaro" });
  });
  it("what Schikaneder does at the end of one’s turn is not heard at once", () => {
    expect(
      heardAtOnce([step({ kind: "commissioned", seat: 1, card: "figaro" })], audience, [], []),
    ).toBeUndefined();
  });
  it("a movement is heard at once if one completed it oneself", () => {
    expect(heardAtOnce([own, theirs], audience, [], ["kyrie"])).toEqual({ kind: "movement" });
    expect(heardAtOnce([own, theirs], audience, [], ["sanctus"])).toBeUndefined();
  });
});
