import { describe, expect, test } from "vitest";
import type { Instrument, MovementInfo } from "../../net/messages";
import { choicesOf, onStave, seating, staves, stepFrom } from "./score";

function movement(id: MovementInfo["id"], ...instruments: Instrument[]): MovementInfo {
  const spaces = instruments.map((instrument, index) => ({ id: `${id}.${index + 1}`, instrument }));
  return { id, name: id, high: 3, low: 1, spaces };
}

const movements = [
  movement("kyrie", "horns", "strings", "voice"),
  movement("sequentia", "horns", "strings", "strings"),
  movement("sanctus", "voice"),
];
const order: Instrument[] = ["horns", "strings", "voice"];
const seats = seating(movements, order);

describe("the score", () => {
  test("has a stave for each instrument of the personal board, in its order", () => {
    const spaces = (["horns", "strings", "strings", "voice"] as const).map((instrument, index) => ({
      space: index + 1,
      instrument,
    }));
    expect(staves(spaces)).toEqual(["horns", "strings", "voice"]);
  });

  test("seats every space once", () => {
    expect(seats.map(({ id }) => id).sort()).toEqual(
      movements.flatMap(({ spaces }) => spaces.map(({ id }) => id)).sort(),
    );
    expect(onStave(movements[1]!, "strings").map(({ id }) => id)).toEqual(["sequentia.2", "sequentia.3"]);
  });

  test("arrow keys go along a stave and to the next one", () => {
    expect(stepFrom(seats, "kyrie.1", "ArrowRight")).toBe("sequentia.1");
    expect(stepFrom(seats, "kyrie.1", "ArrowDown")).toBe("kyrie.2");
    expect(stepFrom(seats, "kyrie.2", "ArrowRight")).toBe("sequentia.2");
    expect(stepFrom(seats, "sequentia.2", "ArrowRight")).toBe("sequentia.3");
    expect(stepFrom(seats, "sanctus.1", "ArrowUp")).toBe("sequentia.3");
    expect(stepFrom(seats, "sanctus.1", "Home")).toBe("kyrie.3");
    expect(stepFrom(seats, "kyrie.3", "End")).toBe("sanctus.1");
  });

  test("every space can be reached from the first", () => {
    const seen = new Set(["kyrie.1"]);
    for (const id of seen)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = stepFrom(seats, id, key);
        if (next !== undefined) seen.add(next);
      }
    expect(seen.size).toBe(seats.length);
  });

  test("there is nothing beyond the edge", () => {
    expect(stepFrom(seats, "kyrie.1", "ArrowUp")).toBeUndefined();
    expect(stepFrom(seats, "kyrie.1", "ArrowLeft")).toBeUndefined();
    expect(stepFrom(seats, "kyrie.1", "x")).toBeUndefined();
    expect(stepFrom(seats, "nowhere", "ArrowLeft")).toBeUndefined();
  });

  test("a space stands for one choice by note", () => {
    expect(choicesOf("kyrie.3", false)).toEqual(["requiem kyrie.3 eighth", "requiem kyrie.3 sixteenth"]);
    expect(choicesOf("kyrie.3", true)).toEqual(["neutral kyrie.3 eighth", "neutral kyrie.3 sixteenth"]);
  });
});
