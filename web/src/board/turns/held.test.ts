import { describe, expect, it } from "vitest";
import type { Board, MovementBoard } from "../../net/messages";
import type { Tale } from "../log/line";
import { cueOfDeed, type Deed, type Scene } from "./deeds";
import { both, heldBack, heldSince } from "./held";

type Seen = Pick<Board, "map" | "requiem">;

function deed(scene: Scene, tale: Tale): Deed {
  return { id: "1", scene, seat: 1, turnOf: 1, step: 1, lines: [{ tale }] } as unknown as Deed;
}
const drive = (to: string, more: object = {}): Deed =>
  deed("map", { tale: "travelled", from: "paris", to, courts: [], swept: [], ...more });
const write = (space: string, note: "eighth" | "sixteenth", neutral?: object): Deed =>
  deed("requiem", { tale: "requiem", space, note, ...(neutral && { neutral }) } as Tale);

function movement(id: string, eighths: number, sixteenths: number): MovementBoard {
  const [high, low] = [5, 2];
  const worth = (own: number, other: number): number => (own > other ? high : low);
  return {
    id,
    eighth: { markers: eighths, vp: worth(eighths, sixteenths) },
    sixteenth: { markers: sixteenths, vp: worth(sixteenths, eighths) },
    majority: eighths === sixteenths ? null : eighths > sixteenths ? "eighth" : "sixteenth",
  } as unknown as MovementBoard;
}
function board(tiles: Record<string, string>, movements: MovementBoard[], markers: string[] = []): Seen {
  return {
    map: Object.fromEntries(Object.entries(tiles).map(([place, id]) => [place, { id }])),
    requiem: { movements, top: "x", markers: Object.fromEntries(markers.map((one) => [one, {}])) },
  } as unknown as Seen;
}

describe("a tile", () => {
  const before = board({ vienna: "a", milan: "b", munich: "c", london: "d" }, []);
  it("stays on the map until the journey to it has been shown", () => {
    const now = board({ milan: "b", london: "d" }, []);
    const [one, other] = [drive("vienna"), drive("munich")];
    expect([...heldBack([one, other], before, now).tiles.keys()]).toEqual(["vienna", "munich"]);
    expect([...heldBack([other], before, now).tiles.keys()]).toEqual(["munich"]);
    expect(heldBack([], before, now).tiles.size).toBe(0);
  });
  it("stays where Schikaneder sweeps it away or takes a court on his way", () => {
    const now = board({}, []);
    const held = heldBack([drive("london", { swept: ["milan"], courts: ["a"] })], before, now);
    expect([...held.tiles.keys()].toSorted()).toEqual(["london", "milan", "vienna"]);
  });
  it("that is still there is not held", () => {
    expect(heldBack([drive("vienna")], before, before).tiles.size).toBe(0);
  });
});

describe("a marker", () => {
  const before = board({}, [movement("kyrie", 1, 1), movement("sanctus", 0, 0)]);
  const now = board({}, [movement("kyrie", 1, 3), movement("sanctus", 1, 0)], ["kyrie.1", "kyrie.2"]);
  const [first, second] = [write("kyrie.1", "sixteenth"), write("kyrie.2", "sixteenth")];
  it("is counted when it falls, one after the other, and the majority with the last", () => {
    const both = heldBack([first, second], before, now);
    expect(both.movements.get("kyrie")).toMatchObject({
      majority: null,
      eighth: { markers: 1, vp: 2 },
      sixteenth: { markers: 1, vp: 2 },
    });
    expect([...both.spaces]).toEqual(["kyrie.1", "kyrie.2"]);
    expect(heldBack([second], before, now).movements.get("kyrie")?.sixteenth).toMatchObject({
      markers: 2,
      vp: 2,
    });
    expect(heldBack([], before, now).movements.size).toBe(0);
  });
  it("takes the neutral one along", () => {
    const horns = write("sanctus.1", "eighth", { space: "sanctus.2", note: "sixteenth" });
    expect([...heldBack([horns], before, now).spaces]).toEqual(["sanctus.1", "sanctus.2"]);
  });
  it("is not drawn before it is told of, either", () => {
    const held = heldSince(before, now);
    expect([...held.spaces]).toEqual(["kyrie.1", "kyrie.2"]);
    expect(held.movements.get("kyrie")?.sixteenth.markers).toBe(1);
    expect(both(heldBack([second], before, now), held).movements.get("kyrie")?.sixteenth.markers).toBe(2);
  });
});

describe("a deed is heard", () => {
  it("when a work is commissioned or performed in it", () => {
    const card = deed("row", { tale: "commissioned", card: "figaro" });
    expect(cueOfDeed(card, [], [])).toEqual({ kind: "work", opus: "figaro" });
    expect(cueOfDeed(deed("row", { tale: "sold", card: "figaro" }), [], [])).toBeUndefined();
  });
  it("when it writes the last note of a movement, and not before", () => {
    const [one, last] = [write("kyrie.1", "eighth"), write("kyrie.2", "eighth")];
    expect(cueOfDeed(one, [last], ["kyrie"])).toBeUndefined();
    expect(cueOfDeed(last, [], ["kyrie"])).toEqual({ kind: "movement" });
    expect(cueOfDeed(last, [], ["sanctus"])).toBeUndefined();
  });
});
