// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { TableSummary } from "../../net/messages";
import { USUAL } from "../lobby/options";
import { seated } from "./doors.svelte";
import { inOrder } from "./games.svelte";

const table = (id: string, status: TableSummary["status"], your_turn = false): TableSummary => ({
  id,
  status,
  options: USUAL,
  seats: [],
  touched: 0,
  your_turn,
});

describe("my games", () => {
  it("come with those first that wait for me", () => {
    const tables = [
      table("a", "playing"),
      table("b", "over"),
      table("c", "playing", true),
      table("d", "open"),
      table("e", "closed"),
      table("f", "review"),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(["c", "a", "d"]);
  });
});

describe("computer patrons", () => {
  it("are one at least, without gaps, of levels there are", () => {
    const levels = ["random", "planner"];
    expect(seated(["", "", ""], levels)).toEqual(["planner", "", ""]);
    expect(seated(["", "random", ""], levels)).toEqual(["random", "", ""]);
    expect(seated(["random", "", "planner"], levels)).toEqual(["random", "planner", ""]);
    expect(seated(["gone"], levels)).toEqual(["planner", "", ""]);
    expect(seated(["random"], [])).toEqual(["random"]);
  });
});
