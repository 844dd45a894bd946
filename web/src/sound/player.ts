/** Plays one thing at a time: what begins fades out what sounded before. Fetched when sound is switched on. */
import { room, sound } from "./instruments";
import { lengthOf, type TimedNote } from "./schedule";

/** Seconds. */
const LEAD = 0.06;
const FADE = 0.5;
const RING = 1.5;
/** About -12 dB, so that nothing has to be cut off. */
const BUS = 0.5;

export interface Room {
  /** How long it rings. */
  readonly seconds: number;
  /** How much of it is heard. */
  readonly wet: number;
}
export const THEATRE: Room = { seconds: 1.3, wet: 0.15 };
export const CHURCH: Room = { seconds: 2.6, wet: 0.3 };

let context: AudioContext | undefined;
let bus: GainNode | undefined;
const rooms = new Map<number, AudioBuffer>();

/** Schedules all notes at once; `volume` is 0 to 1. */
export function play(notes: readonly TimedNote[], volume: number, hall: Room): void {
  context ??= new AudioContext();
  void context.resume();
  stop();
  bus = arrange(context, notes, volume, hall, context.currentTime + LEAD);
}

/** Builds everything in any context, also one that renders into a buffer. The node that all of it goes through. */
export function arrange(
  where: BaseAudioContext,
  notes: readonly TimedNote[],
  volume: number,
  hall: Room,
  begin: number,
): GainNode {
  const all = where.createGain();
  all.gain.value = BUS * volume;
  const limit = where.createDynamicsCompressor();
  limit.threshold.value = -16;
  const echo = where.createConvolver();
  const known = rooms.get(hall.seconds) ?? room(where, hall.seconds);
  rooms.set(hall.seconds, known);
  // A context of another rate needs a room of its own.
  echo.buffer = known.sampleRate === where.sampleRate ? known : room(where, hall.seconds);
  const dull = where.createBiquadFilter();
  dull.type = "lowpass";
  dull.frequency.value = 5000;
  const wet = where.createGain();
  wet.gain.value = hall.wet;
  all.connect(limit).connect(where.destination);
  const desk = where.createGain();
  desk.connect(all);
  desk.connect(dull).connect(echo).connect(wet).connect(all);
  for (const note of notes) sound(where, note, begin + note.start, desk);
  return all;
}

/** Never without a ramp: what is cut off clicks. */
export function stop(): void {
  if (!context || !bus) return;
  const old = bus;
  old.gain.setValueAtTime(old.gain.value, context.currentTime);
  old.gain.linearRampToValueAtTime(0, context.currentTime + FADE);
  setTimeout(() => old.disconnect(), (FADE + 0.1) * 1000);
  bus = undefined;
}

/** How long it is until nothing of it is heard any more. */
export function secondsOf(notes: readonly TimedNote[]): number {
  return LEAD + lengthOf(notes) + RING;
}
