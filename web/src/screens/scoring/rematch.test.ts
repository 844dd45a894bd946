import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../net/messages";
import { sameSeats } from "./rematch";

const table = (...seats: Omit<SeatInfo, "seat">[]) =>
  ({ seats: seats.map((one, seat) => ({ ...one, seat })) }) as unknown as TableInfo;

describe("a rematch", () => {
  it("against the computer keeps every seat, and so every colour", () => {
    const again = sameSeats(
      table({ kind: "bot", bot: "pupil" }, { kind: "person", is_you: true, name: "Anna" }),
    );
    expect(again).toEqual([
      { kind: "bot", bot: "pupil" },
      { kind: "me", name: "Anna" },
    ]);
  });
  it("against Schikaneder needs one seat", () => {
    const again = sameSeats(table({ kind: "person", is_you: true, name: "Anna" }, { kind: "soloist" }));
    expect(again).toEqual([{ kind: "me", name: "Anna" }]);
  });
  it("with somebody else has to be agreed on", () => {
    expect(
      sameSeats(table({ kind: "person", is_you: true, name: "Anna" }, { kind: "person", name: "Ben" })),
    ).toBeUndefined();
  });
});
