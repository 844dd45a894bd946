import { describe, expect, it } from "vitest";
import type { Board, TableInfo } from "../../net/messages";
import { doing, type Scene } from "./standing";

function scene(board: Partial<Board>, more: Partial<Scene> = {}): Scene {
  const seats = [0, 1, 2].map((seat) => ({ seat }));
  const people = seats.map(({ seat }) => ({ seat, kind: seat === 2 ? "bot" : "person" }));
  return {
    board: { players: 3, round: 1, turn: 1, first: 0, active: 0, seats, ...board } as Board,
    question: { kind: "lay_card", seat: 0 },
    table: { seats: people } as unknown as TableInfo,
    presence: { type: "presence", seats: [0, 1], watching: 0 },
    turns: 4,
    ...more,
  };
}

describe("what a patron is doing", () => {
  it("chooses, waits, or sits at the table", () => {
    expect(doing(0, scene({}))).toBe("choosing");
    expect(doing(1, scene({}))).toBe("next");
    expect(doing(1, scene({ active: 2 }, { question: { kind: "pay", seat: 2 } }))).toBe("here");
    expect(doing(2, scene({ active: 2 }, { question: { kind: "pay", seat: 0 } }))).toBe("none");
  });

  it("does not name who is next after the last turn of a round", () => {
    const last = { turn: 4, active: 2 };
    expect(doing(0, scene(last, { question: { kind: "pay", seat: 2 } }))).toBe("here");
    expect(doing(1, scene({ ...last, turn: 0 }, { question: { kind: "pay", seat: 2 } }))).toBe("here");
  });

  it("is away, also while it is asked, or a bot stands in", () => {
    const alone = (seat: number) => ({ presence: { type: "presence", seats: [seat], watching: 0 } as const });
    expect(doing(1, scene({}, alone(0)))).toBe("away");
    expect(doing(0, scene({}, alone(1)))).toBe("away");
    const seats = [{ seat: 0, kind: "person", taken_over: "planner" }];
    expect(doing(0, scene({}, { table: { seats } as unknown as TableInfo }))).toBe("lent");
    expect(doing(0, scene({ over: true }))).toBe("none");
  });
});
