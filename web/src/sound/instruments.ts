/** How the instruments sound: a few oscillators each, no recordings. */
import type { TimedNote } from "./schedule";

/** The time's own pitch was a little lower than ours. */
const A4 = 430;

interface Timbre {
  /** Strength of the partials. */
  readonly partials: readonly number[];
  readonly attack: number;
  readonly release: number;
  /** Copies that are a little out of tune with each other, in cents. */
  readonly detune: readonly number[];
  /** Cents up and down, and from when on. */
  readonly vibrato?: { readonly depth: number; readonly hertz: number; readonly after: number };
  /** Nothing above so many times the tone itself, within these limits. */
  readonly cut?: { readonly times: number; readonly least: number; readonly most: number };
  /** Struck or plucked: the tone dies away by itself; seconds for a low and for a high one. */
  readonly decay?: readonly [number, number];
}

const falling = (count: number, slope: number) =>
  Array.from({ length: count }, (_, index) => (index + 1) ** -slope);

const STRINGS: Timbre = {
  partials: falling(14, 1),
  attack: 0.05,
  release: 0.13,
  detune: [-5, 5],
  vibrato: { depth: 6, hertz: 5, after: 0.25 },
  cut: { times: 5, least: 1200, most: 3500 },
};
const PLUCKED: Timbre = {
  partials: [1, 0, 1 / 9, 0, 1 / 25],
  attack: 0.003,
  release: 0.08,
  detune: [0],
  cut: { times: 8, least: 2000, most: 2000 },
  decay: [0.3, 0.3],
};
const TIMBRES: Readonly<Record<TimedNote["family"], Timbre>> = {
  strings: STRINGS,
  winds: { partials: [1, 0.5, 0.4, 0.2, 0.12, 0.08], attack: 0.035, release: 0.09, detune: [0] },
  voice: {
    partials: falling(10, 1.2),
    attack: 0.09,
    release: 0.13,
    detune: [-9, 0, 9],
    vibrato: { depth: 14, hertz: 5.5, after: 0.3 },
    cut: { times: 4, least: 1400, most: 2600 },
  },
  keyboard: {
    partials: falling(7, 1.3),
    attack: 0.003,
    release: 0.08,
    detune: [0],
    decay: [0.9, 0.3],
  },
  organ: { partials: [1, 0.6, 0.3, 0.3], attack: 0.02, release: 0.1, detune: [0] },
};
const PAN = { melody: 0, accompaniment: -0.25, bass: 0.2 } as const;

export function hertz(pitch: number): number {
  return A4 * 2 ** ((pitch - 69) / 12);
}

/** Lets a note sound at a time of the context's clock. */
export function sound(context: BaseAudioContext, note: TimedNote, at: number, out: AudioNode): void {
  const timbre = note.isPlucked ? PLUCKED : TIMBRES[note.family];
  const tone = hertz(note.pitch);
  const end = at + note.length;
  const loudness = context.createGain();
  const { gain } = loudness;
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(note.gain, at + (note.isSlurred ? 0.02 : timbre.attack));
  if (timbre.decay) {
    const [low, high] = timbre.decay;
    const share = Math.min(Math.max((note.pitch - 36) / 48, 0), 1);
    gain.setTargetAtTime(0, at + timbre.attack, low + (high - low) * share);
  }
  gain.setTargetAtTime(0, end, timbre.release / 3);

  const place = context.createStereoPanner();
  place.pan.value = PAN[note.role];
  let into: AudioNode = loudness;
  if (timbre.cut) {
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = Math.min(Math.max(tone * timbre.cut.times, timbre.cut.least), timbre.cut.most);
    filter.connect(loudness);
    into = filter;
  }
  loudness.connect(place).connect(out);

  const wave = context.createPeriodicWave(
    new Float32Array(timbre.partials.length + 1),
    new Float32Array([0, ...timbre.partials]),
  );
  for (const cents of timbre.detune) {
    const voice = context.createOscillator();
    voice.setPeriodicWave(wave);
    voice.frequency.value = tone;
    voice.detune.value = cents;
    const part = context.createGain();
    part.gain.value = 1 / timbre.detune.length;
    voice.connect(part).connect(into);
    if (timbre.vibrato && note.length > timbre.vibrato.after)
      vibrate(context, voice, timbre.vibrato, at, end);
    voice.start(at);
    voice.stop(end + timbre.release * 2);
  }
}

function vibrate(
  context: BaseAudioContext,
  voice: OscillatorNode,
  { depth, hertz: speed, after }: NonNullable<Timbre["vibrato"]>,
  at: number,
  end: number,
): void {
  const swing = context.createOscillator();
  const width = context.createGain();
  swing.frequency.value = speed;
  width.gain.setValueAtTime(0, at + after);
  width.gain.linearRampToValueAtTime(depth, at + after + 0.3);
  swing.connect(width).connect(voice.detune);
  swing.start(at + after);
  swing.stop(end + 0.3);
}

/** The room: noise that dies away, made at the start. */
export function room(context: BaseAudioContext, seconds: number): AudioBuffer {
  const length = Math.round(context.sampleRate * seconds);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  for (let channel = 0; channel < 2; channel += 1) {
    const samples = buffer.getChannelData(channel);
    for (let index = 0; index < length; index += 1)
      samples[index] = (Math.random() * 2 - 1) * Math.exp((-6.9 * index) / length);
  }
  return buffer;
}
