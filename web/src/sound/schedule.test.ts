import { describe, expect, it } from "vitest";
import { LACRIMOSA, OPENINGS, type Opening } from "./openings";
import { keyOf, lengthOf, pitchOf, schedule } from "./schedule";

const opening = (id: string) => OPENINGS.find((one) => one.id === id) as Opening;
const melody = (id: string) => schedule(opening(id)).filter(({ role }) => role === "melody");

describe("every opening", () => {
  it.each(OPENINGS)("of $id is heard within ten seconds", (one) => {
    const notes = schedule(one);
    expect(notes.length).toBeGreaterThan(0);
    expect(lengthOf(notes)).toBeLessThan(10);
    for (const { gain, length, start } of notes) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(length).toBeGreaterThan(0);
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(1);
    }
  });
});

describe("a melody", () => {
  it("has its pitches and its rhythm", () => {
    const all = melody("kleine_nachtmusik");
    const tops = new Map(all.toSorted((a, b) => a.pitch - b.pitch).map((note) => [note.start, note]));
    const notes = [...tops.values()].toSorted((a, b) => a.start - b.start).slice(0, 4);
    // G – D G – D: a quarter, a rest of an eighth, an eighth, a quarter.
    expect(notes.map(({ pitch }) => pitch % 12)).toEqual([7, 2, 7, 2]);
    const second = 60 / opening("kleine_nachtmusik").bpm;
    expect(notes[1]?.start).toBeCloseTo(1.5 * second);
    expect(notes[2]?.start).toBeCloseTo(2 * second);
  });

  it("is detached where it says so, and bound in a slur", () => {
    const [first, second, third] = melody("nannerl");
    const beat = 60 / 108;
    expect(first?.length).toBeCloseTo(0.5 * beat * 1.02);
    expect(second).toMatchObject({ isSlurred: true });
    expect(second?.length).toBeCloseTo(0.5 * beat * 0.93);
    expect(third).toMatchObject({ isSlurred: false });
    expect(third?.length).toBeCloseTo(beat * 0.5);
  });

  it("holds what sounds on in one note", () => {
    const held = OPENINGS.filter(({ voices }) =>
      voices.some(({ bars }) => bars.flat().some(({ marks }) => marks.includes("~"))),
    );
    expect(held.length).toBeGreaterThan(0);
    for (const one of held) {
      const written = one.voices.flatMap(({ bars }) => bars.flat().flatMap(({ pitches }) => pitches)).length;
      expect(schedule(one, "whole").length).toBeLessThan(written);
    }
  });

  it("slows down at its end", () => {
    const beat = 60 / 108;
    // The last of four bars of three beats.
    expect(melody("nannerl").at(-1)?.start).toBeCloseTo((11 + 0.1) * beat);
    expect(lengthOf(schedule(opening("nannerl")))).toBeGreaterThan(12.2 * beat);
  });
});

describe("the Lacrimosa", () => {
  it("is its two famous bars, or all that Mozart wrote", () => {
    const short = melody(LACRIMOSA);
    expect(short.slice(0, 3).map(({ pitch }) => pitch)).toEqual(["A4", "F5", "D5"].map(pitchOf));
    expect(short[0]?.start).toBe(0);
    expect(lengthOf(schedule(opening(LACRIMOSA), "whole"))).toBeGreaterThan(30);
  });
});

describe("a cadence", () => {
  it.each(OPENINGS.filter(({ voices }) => voices.length === 0))(
    "of $id is four chords in its key, none of them a theme",
    (one) => {
      const notes = schedule(one);
      const bass = notes.filter(({ role }) => role === "bass").map(({ pitch }) => pitch);
      const { tonic } = keyOf(one);
      expect(bass.map((pitch) => (pitch - tonic + 24) % 12)).toEqual([0, 5, 7, 0]);
      expect(new Set(notes.map(({ start }) => start)).size).toBe(4);
      expect(notes.some(({ role }) => role === "melody")).toBe(false);
      expect(lengthOf(notes)).toBeLessThanOrEqual(6);
    },
  );
});
