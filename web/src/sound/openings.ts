/** How works begin, as openings.txt writes it down. */
import written from "./openings.txt?raw";

export type Family = "strings" | "winds" | "voice" | "keyboard" | "organ";
export type Role = "melody" | "accompaniment" | "bass";
export const DYNAMICS = { pp: 0.35, p: 0.5, mf: 0.7, f: 0.9, ff: 1 } as const;
export type Dynamic = keyof typeof DYNAMICS;

/** Notes that begin together. */
export interface Chord {
  /** Empty for a rest. */
  readonly pitches: readonly string[];
  readonly beats: number;
  readonly marks: string;
}

export interface Voice {
  readonly role: Role;
  readonly family: Family;
  readonly gain: number;
  readonly isPlucked: boolean;
  readonly bars: readonly (readonly Chord[])[];
}

export interface Opening {
  readonly id: string;
  readonly koechel: string;
  readonly key: string;
  readonly metre: string;
  readonly beat: string;
  readonly bpm: number;
  readonly family: Family;
  readonly dynamic: Dynamic;
  readonly confidence: "certain" | "likely" | "unsure";
  /** Who else writes these notes down. */
  readonly agree: readonly string[];
  /** Length of the first bar, in beats, if it is an upbeat. */
  readonly upbeat: number;
  /** First and last bar to play where the whole is too long. */
  readonly short: readonly [number, number] | undefined;
  /** Empty where nobody is certain. */
  readonly voices: readonly Voice[];
}

/** A number or a fraction. */
export function fraction(text: string): number {
  const [over = "", under = "1"] = text.split("/");
  return Number(over) / Number(under);
}

function chordIn(text: string): Chord {
  const found = /^(.+?):([\d/]+)([-.()~xpf]*)$/.exec(text);
  if (!found) throw new Error(`"${text}" is no event`);
  const [, pitches = "", beats = "", marks = ""] = found;
  return { pitches: pitches === "r" ? [] : pitches.split("+"), beats: fraction(beats), marks };
}

function voiceIn(head: string, bars: string): Voice {
  const [role, family, gain, timbre] = head.split(" ");
  return {
    role: role as Role,
    family: family as Family,
    gain: Number(gain),
    isPlucked: timbre === "pizzicato",
    bars: bars.split(" | ").map((bar) => bar.split(" ").map(chordIn)),
  };
}

function openingIn(paragraph: string): Opening {
  const [head = "", ...rest] = paragraph.split("\n  ");
  const [id = "", koechel = "", key = "", metre = "", tempo = "", family, dynamic, confidence] =
    head.split("; ");
  const [beat = "", bpm = ""] = tempo.split(" = ");
  const parts = new Map(rest.map((line) => line.split(": ", 2) as [string, string]));
  const short = parts.get("short")?.split("-").map(Number);
  return {
    id,
    koechel,
    key,
    metre,
    beat,
    bpm: Number(bpm),
    family: family as Family,
    dynamic: dynamic as Dynamic,
    confidence: confidence as Opening["confidence"],
    agree: parts.get("agree")?.split("; ") ?? [],
    upbeat: fraction(parts.get("upbeat") ?? "0"),
    short: short && [short[0] ?? 1, short[1] ?? 1],
    voices: rest
      .filter((line) => /^(melody|accompaniment|bass) /.test(line))
      .map((line) => {
        const [voice = "", bars = ""] = line.split(/: (.*)/s);
        return voiceIn(voice, bars);
      }),
  };
}

export const OPENINGS: readonly Opening[] = written
  .replace(/^#.*\n/gm, "")
  .trim()
  .split(/\n(?=\S)/)
  .map(openingIn);

/** The opening of a work; an edition may have another work under the same id. */
export function openingOf(id: string, koechel: string | null | undefined): Opening | undefined {
  return OPENINGS.find((one) => one.id === id && (koechel == null || one.koechel === koechel));
}

export const LACRIMOSA = "lacrimosa";
