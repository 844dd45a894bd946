import { describe, expect, it } from "vitest";
import type { SeatInfo, TableSummary } from "../../net/messages";
import { joinable } from "./joinable";

const table = (id: string, ...seats: Omit<SeatInfo, "seat">[]) =>
  ({ id, seats: seats.map((one, seat) => ({ ...one, seat })) }) as unknown as TableSummary;
const OPEN = { kind: "open" } as const;
const BOB = { kind: "person", name: "Bob" } as const;

describe("a seat anywhere", () => {
  it("is at the table that can begin soonest, and never where one sits or nothing is free", () => {
    const found = joinable([
      table("half", BOB, OPEN, OPEN),
      table("full", BOB, BOB),
      table("mine", { ...BOB, is_you: true }, OPEN),
      table("nearly", BOB, BOB, OPEN),
    ]);
    expect(found.map(({ id }) => id)).toEqual(["nearly", "half"]);
  });
});
