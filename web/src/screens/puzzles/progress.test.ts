import { describe, expect, it } from "vitest";
import type * as m from "../../net/messages";
import { hardest, notesOf, toPlay } from "./progress";

const puzzle = (id: string, outcome?: m.PuzzleOutcome, theme?: m.Theme): m.PuzzleInfo => ({
  id,
  grade: "pupil",
  missed: {},
  round: 1,
  turn: 1,
  players: 2,
  ...(outcome && theme ? { outcome, theme } : {}),
});

describe("puzzles", () => {
  it("come in order, and those missed come back when no other is left", () => {
    const [one, two, three] = [
      puzzle("001", "missed", "sell"),
      puzzle("002"),
      puzzle("003", "later", "court"),
    ];
    expect(toPlay([one, two, three]).map(({ id }) => id)).toEqual(["002"]);
    expect(toPlay([one, three]).map(({ id }) => id)).toEqual(["001"]);
    expect(toPlay([three])).toEqual([]);
  });

  it("are as hard as the strongest level that mostly misses them", () => {
    expect(hardest({ pupil: 0.9, organist: 0.66, concertmaster: 0.2 })).toEqual({
      level: "organist",
      tenths: 7,
    });
    expect(hardest({ pupil: 0.3 })).toBeUndefined();
  });

  it("have a note each, those without a result at the end", () => {
    const puzzles = [puzzle("001", "missed", "sell"), puzzle("002"), puzzle("003", "at_once", "sell")];
    expect(notesOf(puzzles, { name: "sell", total: 4 })).toEqual(["missed", "at_once", "to_come", "to_come"]);
    expect(notesOf(puzzles, { name: "court", total: 1 })).toEqual(["to_come"]);
  });
});
