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
    const levels = ["copyist", "pupil", "organist", "virtuoso"];
    expect(seated(["", "", ""], levels)).toEqual(["pupil", "", ""]);
    expect(seated(["", "copyist", ""], levels)).toEqual(["copyist", "", ""]);
    expect(seated(["copyist", "", "virtuoso"], levels)).toEqual(["copyist", "virtuoso", ""]);
    expect(seated(["gone"], levels)).toEqual(["pupil", "", ""]);
    expect(seated(["random"], [])).toEqual(["random"]);
  });
});
