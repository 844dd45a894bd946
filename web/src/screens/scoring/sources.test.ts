import { describe, expect, it } from "vitest";
import { GAMES } from "./games";
import { courseOf, LAST, scoresOf, SOURCES, sumOf, tallyOf, ticksUpTo } from "./sources";

const ROUNDS = 5;

describe.each(GAMES)("$name", ({ final, steps }) => {
  const course = courseOf(final.seats, steps, ROUNDS);

  it("gives every seat its score by source", () => {
    for (const seat of final.seats) expect(sumOf(tallyOf(seat))).toBe(seat.score);
  });

  it("finds the same points in the rounds as in the last count, source by source", () => {
    for (const seat of final.seats) {
      const tally = tallyOf(seat);
      for (const source of SOURCES) {
        const made = course.seats[seat.seat]?.reduce((sum, round) => sum + round[source], 0);
        expect(made, `seat ${seat.seat}, ${source}`).toBe(tally[source]);
      }
    }
  });

  it("ends with the score", () => {
    for (const seat of final.seats) expect(scoresOf(course.seats[seat.seat] ?? []).at(-1)).toBe(seat.score);
  });

  it("keeps the last count apart from the rounds", () => {
    for (const tallies of course.seats) {
      expect(tallies).toHaveLength(ROUNDS + 2);
      tallies.forEach((tally, stretch) => {
        for (const source of SOURCES)
          if (LAST.includes(source) !== (stretch === ROUNDS + 1)) expect(tally[source]).toBe(0);
      });
    }
  });
});

describe("points that are not gained in a choice's own round", () => {
  const seats = [{ seat: 0, score: 3, rank: 1, by_cause: { setup: 1, commission: 2 } }];

  it("puts the start before the first round", () => {
    expect(courseOf(seats, [], 2).seats[0]?.map(sumOf)).toEqual([1, 0, 0, 0]);
  });

  it("goes over to the round that began meanwhile, and takes losses off", () => {
    const step = {
      number: 1,
      seat: 0,
      choice: "done",
      round: 1,
      turn: 4,
      happenings: [
        { kind: "gained", seat: 0, goods: "vp", amount: 3, cause: "story" },
        { kind: "round_began", round: 2 },
        { kind: "gained", seat: 0, goods: "vp", amount: 5, cause: "top" },
        { kind: "lost", seat: 0, goods: "vp", amount: 1, cause: "salieri" },
        { kind: "gained", seat: 0, goods: "ducats", amount: 9, cause: "sale" },
      ],
    } as const;
    expect(courseOf(seats, [step], 2).seats[0]?.map(sumOf)).toEqual([1, 3, 4, 0]);
  });
});

describe("ticks", () => {
  it.each([
    [0, [0, 1]],
    [5, [0, 1, 2, 3, 4, 5]],
    [23, [0, 5, 10, 15, 20, 25]],
    [122, [0, 25, 50, 75, 100, 125]],
  ])("reach up to %i", (highest, ticks) => expect(ticksUpTo(highest)).toEqual(ticks));
});
