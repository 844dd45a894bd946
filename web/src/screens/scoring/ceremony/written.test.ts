import { describe, expect, it } from "vitest";
import type { Happening, MovementInfo, Step } from "../../../net/messages";
import { isUnfinished, writingOrder, writtenScore } from "./written";

const step = (...happenings: Happening[]): Step => ({
  number: 1,
  seat: 0,
  choice: "",
  round: 1,
  turn: 1,
  happenings,
});
const STEPS = [
  step({ kind: "marker_placed", seat: 1, space: "kyrie.2", note: "sixteenth" }),
  step({ kind: "gained", seat: 1, goods: "vp", amount: 2 }),
  step({ kind: "neutral_placed", seat: 1, space: "kyrie.1", note: "eighth" }),
];
const KYRIE = {
  id: "kyrie",
  name: "Kyrie",
  spaces: [
    { id: "kyrie.1", instrument: "strings" },
    { id: "kyrie.2", instrument: "organ" },
    { id: "kyrie.3", instrument: "strings" },
    { id: "kyrie.4", instrument: "organ" },
  ],
} as unknown as MovementInfo;
const REQUIEM = {
  movements: [],
  top: "eybler",
  covered: ["kyrie.3"],
  markers: { "kyrie.1": { note: "eighth" }, "kyrie.2": { note: "sixteenth", seat: 1 } },
} as const;

describe("the finished score", () => {
  it("is written in the order of the markers", () => {
    expect(writingOrder(STEPS)).toEqual(["kyrie.2", "kyrie.1"]);
  });

  it("tells whose every note is", () => {
    const score = writtenScore(REQUIEM, [KYRIE], ["strings", "organ"], STEPS);
    expect(score.map(({ space, by, seat, order }) => [space, by, seat, order])).toEqual([
      ["kyrie.1", "marker", undefined, 1],
      ["kyrie.3", "constanze", undefined, 0],
      ["kyrie.2", "marker", 1, 0],
      ["kyrie.4", "nobody", undefined, 0],
    ]);
    expect(isUnfinished(score)).toBe(false);
  });

  it("is unfinished when more than a third was never written", () => {
    const bare = writtenScore({ ...REQUIEM, markers: {} }, [KYRIE], ["strings", "organ"], []);
    expect(isUnfinished(bare)).toBe(true);
  });
});
