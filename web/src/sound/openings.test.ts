/** The notes themselves: bars are full, what is outside the key is marked, and nothing is written that is not certain. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DYNAMICS, LACRIMOSA, OPENINGS, openingOf, type Voice } from "./openings";
import { beatsInBar, keyOf, pitchOf } from "./schedule";

const OPUS = readFileSync(
  new URL("../../../src/lacrimosa/editions/koechel/opus.toml", import.meta.url),
  "utf8",
);
const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const RANGES: Readonly<Record<Voice["family"], readonly [number, number]>> = {
  voice: [40, 84],
  strings: [36, 93],
  winds: [46, 91],
  keyboard: [29, 89],
  organ: [24, 96],
};

it("is the edition's works, by their ids and Köchel numbers, and the Lacrimosa", () => {
  const cards = OPUS.split(/^\[\[opus\]\]/m).slice(1);
  const printed = cards.map((card) => [
    /^id = "(.+)"/m.exec(card)?.[1],
    /^koechel = "(.+)"/m.exec(card)?.[1],
  ]);
  const starting = /\[starting_opus\]\s+id = "(.+)"/.exec(OPUS)?.[1];
  const known = new Map(OPENINGS.map(({ id, koechel }) => [id, koechel]));
  expect(known.size).toBe(OPENINGS.length);
  for (const [id = "", koechel] of printed) expect(known.get(id), id).toBe(koechel);
  expect([...known.keys()].toSorted()).toEqual(
    [...printed.map(([id]) => id), starting, LACRIMOSA].toSorted(),
  );
});

it("is not found for another work under the same id", () => {
  expect(openingOf("figaro", "K. 492")?.voices).not.toEqual([]);
  expect(openingOf("figaro", "K. 1")).toBeUndefined();
});

describe.each(OPENINGS)("$id", (opening) => {
  const { tonic, isMajor } = keyOf(opening);
  const scale = (isMajor ? MAJOR : MINOR).map((step) => (tonic + step) % 12);
  const voices = opening.voices.map((voice, index) => [`${voice.role} ${index + 1}`, voice] as const);

  it("has a melody if and only if it is certain, and then somebody who agrees", () => {
    const isCertain = opening.confidence === "certain";
    expect(opening.voices.some(({ role }) => role === "melody")).toBe(isCertain);
    expect(opening.agree.length > 0).toBe(isCertain);
  });

  it("is of a key, a tempo, a family and a dynamic that there are", () => {
    expect(opening.key).toMatch(/^[A-G]b? (major|minor)$/);
    expect(opening.bpm).toBeGreaterThanOrEqual(40);
    expect(opening.bpm).toBeLessThanOrEqual(360);
    expect(beatsInBar(opening) % 1).toBe(0);
    expect(RANGES).toHaveProperty(opening.family);
    expect(DYNAMICS).toHaveProperty(opening.dynamic);
  });

  it.each(voices)("fills every bar of %s exactly", (_, { bars }) => {
    expect(bars).toHaveLength(opening.voices[0]?.bars.length ?? 0);
    bars.forEach((bar, index) => {
      const wanted = index === 0 && opening.upbeat > 0 ? opening.upbeat : beatsInBar(opening);
      expect(bar.reduce((sum, { beats }) => sum + beats, 0)).toBeCloseTo(wanted, 9);
    });
  });

  it.each(voices)("marks what is outside the key in %s, and nothing else", (_, { bars }) => {
    for (const { pitches, marks } of bars.flat())
      expect(
        pitches.some((name) => !scale.includes(pitchOf(name) % 12)),
        `${pitches.join("+")} ${marks}`,
      ).toBe(marks.includes("x"));
  });

  it.each(voices)("keeps %s within reach: range, chords upwards, no leap over an octave", (_, voice) => {
    const [low, high] = RANGES[voice.family];
    for (const bar of voice.bars) {
      let before: number | undefined;
      for (const { pitches } of bar) {
        const tones = pitches.map(pitchOf);
        expect(tones).toEqual(tones.toSorted((a, b) => a - b));
        for (const tone of tones) {
          expect(tone).toBeGreaterThanOrEqual(low);
          expect(tone).toBeLessThanOrEqual(high);
        }
        const top = tones.at(-1);
        if (voice.role === "melody" && top !== undefined && before !== undefined)
          expect(Math.abs(top - before)).toBeLessThanOrEqual(12);
        before = top;
      }
    }
  });

  it.each(voices)("closes every slur of %s", (_, { bars }) => {
    const slurs = bars.flat().map(({ marks }) => marks.replace(/[^()]/g, ""));
    expect(slurs.join("")).toMatch(/^(\(\))*$/);
  });
});
