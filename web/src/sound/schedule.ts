/** From an opening to what sounds when: no clock and no loudspeaker, so that it can be proved. */
import { DYNAMICS, fraction, type Family, type Opening, type Role, type Voice } from "./openings";

export interface TimedNote {
  /** Seconds from the beginning. */
  readonly start: number;
  readonly length: number;
  /** 60 is middle C. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly gain: number;
  readonly family: Family;
  readonly role: Role;
  readonly isPlucked: boolean;
  /** Whether it goes on from the note before without a new attack. */
  readonly isSlurred: boolean;
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** Where nothing is certain: no longer than a curtain takes to rise. */
const LONGEST_CADENCE = 6;
const LAST_BEATS = 2;

function semitone(name: string): number {
  return (STEPS[name.charAt(0)] ?? 0) + (name.split("#").length - 1) - (name.split("b").length - 1);
}

export function pitchOf(name: string): number {
  return 12 * (Number(name.replace(/^[A-G][#b]*/, "")) + 1) + semitone(name.replace(/\d+$/, ""));
}

/** The tonic as a number from 0, and whether the key is a major one. */
export function keyOf(opening: Opening): { readonly tonic: number; readonly isMajor: boolean } {
  const [name = "", mode] = opening.key.split(" ");
  return { tonic: (semitone(name) + 12) % 12, isMajor: mode === "major" };
}

export function beatsInBar(opening: Opening): number {
  return fraction(opening.metre) / fraction(opening.beat);
}

/** What is to be heard of a work: its opening, or a cadence in its key where nobody is certain of the notes. */
export function schedule(opening: Opening, form: "short" | "whole" = "short"): readonly TimedNote[] {
  const notes = opening.voices.length ? melodies(opening, form) : cadence(opening);
  return balanced(notes).toSorted((a, b) => a.start - b.start);
}

function melodies(opening: Opening, form: "short" | "whole"): TimedNote[] {
  const [first, last] = (form === "short" ? opening.short : undefined) ?? [1, Infinity];
  const voices = opening.voices.map((voice) => ({ ...voice, bars: voice.bars.slice(first - 1, last) }));
  const beats = Math.max(
    ...voices.map(({ bars }) => bars.flat().reduce((sum, chord) => sum + chord.beats, 0)),
  );
  const at = timing(60 / opening.bpm, beats);
  return voices.flatMap((voice) => sung(voice, DYNAMICS[opening.dynamic], beats, at));
}

/** Beats to seconds; the last ones are taken a tenth slower. */
function timing(second: number, beats: number): (beat: number) => number {
  const slower = Math.max(beats - LAST_BEATS, 0);
  return (beat) => (beat + Math.max(beat - slower, 0) * 0.1) * second;
}

function sung(voice: Voice, dynamic: number, beats: number, at: (beat: number) => number): TimedNote[] {
  const notes: (TimedNote & { length: number })[] = [];
  let beat = 0;
  let gain = dynamic;
  let isInSlur = false;
  let before = new Map<string, (typeof notes)[number]>();
  for (const { pitches, beats: long, marks } of voice.bars.flat()) {
    const loudness = /[pf]/.exec(marks)?.[0] as "p" | "f" | undefined;
    if (loudness) gain = DYNAMICS[loudness];
    const isSlurred = isInSlur;
    isInSlur = (isInSlur || marks.includes("(")) && !marks.includes(")");
    const end = beat + long >= beats - 1e-6 ? 1.15 : 1;
    const share = marks.includes(".") ? 0.5 : marks.includes("-") ? 0.8 : isInSlur ? 1.02 : 0.93;
    const now: typeof before = new Map();
    for (const name of pitches) {
      const held = marks.includes("~") ? before.get(name) : undefined;
      const length = (at(beat + long) - at(beat)) * share * end;
      if (held) held.length = at(beat) + length - held.start;
      const note = held ?? {
        start: at(beat),
        length,
        pitch: pitchOf(name),
        gain: voice.gain * gain,
        family: voice.family,
        role: voice.role,
        isPlucked: voice.isPlucked,
        isSlurred,
      };
      if (!held) notes.push(note);
      now.set(name, note);
    }
    before = now;
    beat += long;
  }
  return notes;
}

/** I – IV – V – I: meant to sound like a curtain, not like a theme. */
function cadence(opening: Opening): TimedNote[] {
  const { tonic, isMajor } = keyOf(opening);
  const root = (tonic < 7 ? 48 : 36) + tonic;
  const third = isMajor ? 4 : 3;
  const sixth = isMajor ? 9 : 8;
  const chords = [
    [0, 12, 12 + third, 19],
    [5, 12, 17, 12 + sixth],
    [7, 11, 14, 19],
    [0, 12, 12 + third, 19],
  ];
  const bar = beatsInBar(opening);
  const lengths = opening.metre === "3/4" ? [2 / 3, 1 / 3, 1, 1] : [1 / 2, 1 / 2, 1 / 2, 1];
  const whole = lengths.reduce((sum, length) => sum + length, 0) * bar * (60 / opening.bpm);
  const second = (60 / opening.bpm) * Math.min(1, LONGEST_CADENCE / whole);
  let start = 0;
  return chords.flatMap((chord, index) => {
    const length = (lengths[index] ?? 1) * bar * second;
    const begin = start;
    start += length;
    return chord.map((above, part) => ({
      start: begin,
      length: length * 0.95,
      pitch: root + above,
      gain: (part ? 0.5 : 0.7) * DYNAMICS[opening.dynamic],
      family: opening.family,
      role: part ? ("accompaniment" as const) : ("bass" as const),
      isPlucked: false,
      isSlurred: false,
    }));
  });
}

/** Many notes together are no louder than one. */
function balanced(notes: readonly TimedNote[]): TimedNote[] {
  return notes.map((note) => {
    const together = notes.filter(
      (other) => other.start <= note.start + 1e-6 && other.start + other.length > note.start + 1e-6,
    ).length;
    return { ...note, gain: note.gain / Math.sqrt(Math.max(together, 1)) };
  });
}

/** Seconds until the last note ends. */
export function lengthOf(notes: readonly TimedNote[]): number {
  return Math.max(0, ...notes.map(({ start, length }) => start + length));
}
