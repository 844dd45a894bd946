import { describe, expect, test } from "vitest";
import { giveWay, settle, type Piece, type Settled } from "./settling";

/** A piece ten wide, with what it thinks of each place along one line. */
function piece(id: string, places: Record<number, number>): Piece {
  const options = Object.entries(places).map(([x, cost]) => ({
    key: x,
    box: { x: Number(x), y: 0, width: 10, height: 10 },
    cost,
  }));
  return { id, options };
}

const keys = ({ taken }: Settled) => taken.map(({ key }) => key);

describe("pieces", () => {
  test("take the place they like best", () => {
    expect(keys(settle([piece("a", { 0: 1, 20: 0 }), piece("b", { 40: 0 })]))).toEqual(["20", "40"]);
  });

  const choosy = piece("choosy", { 0: 0, 90: 45 });
  const lying = new Map([
    ["choosy", "90"],
    ["other", "5"],
  ]);

  test("give way by a little where that spares another much", () => {
    const other = piece("other", { 5: 0, 20: 3 });
    expect(keys(giveWay([choosy, other], lying))).toEqual(["0", "20"]);
    expect(keys(giveWay([other, choosy], lying))).toEqual(["20", "0"]);
  });

  test("do not give way where that would cost more than it spares", () => {
    const other = piece("other", { 5: 0, 200: 80 });
    expect(keys(giveWay([choosy, other], lying))).toEqual(["90", "5"]);
  });
});
