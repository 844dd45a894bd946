import { describe, expect, it } from "vitest";
import type { FinalScore, SeatScore } from "../../net/messages";
import { stagesOf, tallyAfter, verdictOf } from "./count";
import { GAMES } from "./games";
import { LAST, sumOf } from "./sources";

const STAGES = stagesOf(["kyrie", "sequentia", "offertorium", "sanctus", "agnus_dei"]);

describe.each(GAMES)("the count of $name", ({ final }) => {
  it("begins with what the rounds brought", () => {
    for (const seat of final.seats) {
      const tally = tallyAfter(seat, STAGES, -1);
      for (const source of LAST) expect(tally[source]).toBe(0);
    }
  });

  it("never takes anything away, and ends with the score", () => {
    for (const seat of final.seats) {
      const scores = STAGES.map((_, index) => sumOf(tallyAfter(seat, STAGES, index)));
      expect(scores).toEqual([...scores].sort((a, b) => a - b));
      expect(scores.at(-1)).toBe(seat.score);
    }
  });

  it("has a verdict", () => {
    const verdict = verdictOf(final);
    expect(verdict.winners).toEqual(final.winners);
    expect(verdict.margin).toBeGreaterThan(0);
  });
});

function ending(...seats: [score: number, rank: number, markers: number, opus: number][]): FinalScore {
  const list = seats.map(([score, rank, markers, opus], seat): SeatScore => ({
    seat,
    score,
    rank,
    markers,
    opus,
  }));
  return { winners: list.filter((seat) => seat.rank === 1).map((seat) => seat.seat), seats: list };
}

describe("the verdict", () => {
  it.each([
    ["points", ending([90, 2, 7, 7], [95, 1, 0, 0]), { winners: [1], other: 0, by: "vp", margin: 5 }],
    ["markers", ending([90, 1, 5, 0], [90, 2, 3, 9]), { winners: [0], other: 1, by: "markers", margin: 2 }],
    ["Opus cards", ending([90, 1, 5, 4], [90, 2, 5, 3]), { winners: [0], other: 1, by: "opus", margin: 1 }],
    [
      "nothing",
      ending([90, 1, 5, 4], [90, 1, 5, 4], [80, 3, 1, 1]),
      { winners: [0, 1], other: 2, by: "shared", margin: 0 },
    ],
  ])("by %s", (_, final, verdict) => expect(verdictOf(final)).toEqual(verdict));
});
