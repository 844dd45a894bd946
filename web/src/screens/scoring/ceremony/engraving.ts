/** Where everything stands on the finished page, in units of the drawing; and the copyist's ink between the notes. */
import type { Written } from "./written";

/** Distance of two lines of a stave. */
export const LINE = 8;
const BAR = 181;
/** Left of the first bar: brace, clefs, abbreviations. */
export const MARGIN = 96;
/** The copyist keeps so far from a patron's note. */
export const CLEAR = 26;

/** The paper around the staves; the sheets lie a little askew, with some air around them. */
export const PAPER = { pad: 40, head: 62, foot: 40, air: 16 } as const;

/** How a page is laid out: bars in a system, and the way from stave to stave. */
export interface Layout {
  readonly bars: number;
  readonly gap: number;
}

export interface System {
  readonly first: number;
  readonly bars: number;
  /** Of its first line. */
  readonly y: number;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly systems: readonly System[];
  readonly staves: number;
  readonly layout: Layout;
}

/** Above a system stand the names of its movements, below it the dynamics. */
const ABOVE = 54;
const BELOW = 36;
/** Staves never touch, and never lose sight of each other. */
const LEAST_GAP = 60;
const MOST_GAP = 96;

export function pageOf(movements: number, staves: number, layout: Layout): Page {
  const high = (staves - 1) * layout.gap + 4 * LINE;
  const count = Math.max(1, Math.ceil(movements / layout.bars));
  const systems = Array.from({ length: count }, (_, index) => ({
    first: index * layout.bars,
    bars: Math.min(layout.bars, movements - index * layout.bars),
    y: index * (ABOVE + high + BELOW) + ABOVE,
  }));
  return {
    width: MARGIN + layout.bars * BAR,
    height: count * (ABOVE + high + BELOW),
    systems,
    staves,
    layout,
  };
}

/** One system whose staves stand as far apart as a box of this shape allows. */
export function layoutIn(movements: number, staves: number, box: { width: number; height: number }): Layout {
  const wide = MARGIN + movements * BAR + 2 * (PAPER.pad + PAPER.air);
  const rest = ABOVE + 4 * LINE + BELOW + PAPER.head + PAPER.foot + 2 * PAPER.air;
  const gap = box.width > 0 ? ((wide * box.height) / box.width - rest) / Math.max(staves - 1, 1) : 0;
  return { bars: movements, gap: Math.round(Math.min(Math.max(gap, LEAST_GAP), MOST_GAP)) };
}

export function barLeft(system: System, bar: number): number {
  return MARGIN + (bar - system.first) * BAR;
}
export function barRight(system: System, bar: number): number {
  return barLeft(system, bar) + BAR;
}
export function staveTop(page: Page, system: System, stave: number): number {
  return system.y + stave * page.layout.gap;
}

export interface Placed extends Written {
  /** Where the head of the note is. */
  readonly x: number;
  readonly y: number;
}

export function placed(page: Page, score: readonly Written[]): readonly Placed[] {
  return score.flatMap((note) => {
    const system = page.systems.find(({ first, bars }) => note.bar >= first && note.bar < first + bars);
    if (!system) return [];
    const x = barLeft(system, note.bar) + (BAR * (note.index + 1)) / (note.count + 1);
    const line = (note.bar * 3 + note.index * 2 + note.stave) % 4;
    return { ...note, x, y: staveTop(page, system, note.stave) + line * LINE };
  });
}

/** Quavers and beams as one path each: heads, stems, and the thick beams. */
export interface Ink {
  readonly heads: readonly { readonly x: number; readonly y: number }[];
  readonly stems: string;
  readonly beams: string;
}

/** Random numbers that are the same every time: a page does not change when it is looked at again. */
function seeded(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** `fullness` of a bar is 0 to 1. */
export function copyistsInk(page: Page, notes: readonly Placed[], fullness: (bar: number) => number): Ink {
  const random = seeded(notes.length * 977 + 13);
  const heads: { x: number; y: number }[] = [];
  let stems = "";
  let beams = "";
  const round = (value: number) => Math.round(value * 10) / 10;
  for (const system of page.systems)
    for (let bar = system.first; bar < system.first + system.bars; bar += 1)
      for (let stave = 0; stave < page.staves; stave += 1) {
        const top = staveTop(page, system, stave);
        const taken = notes.filter((note) => note.bar === bar && note.stave === stave).map(({ x }) => x);
        const end = barRight(system, bar);
        let x = barLeft(system, bar) + 16;
        while (x < end - 14) {
          const count = random() < 0.45 ? 1 : random() < 0.6 ? 2 : 4;
          const wide = count * 15;
          const isFree =
            x + wide < end - 6 && taken.every((note) => x > note + CLEAR || x + wide < note - CLEAR);
          if (!isFree || random() > fullness(bar)) {
            x += 13;
            continue;
          }
          const line = Math.floor(random() * 4);
          const group = Array.from({ length: count }, (_, index) => ({
            x: round(x + index * 15),
            y: round(top + LINE * (line + random() * 1.6 - 0.5) + (LINE / 2) * (index % 2)),
          }));
          const beam = round(Math.min(...group.map(({ y }) => y)) - 21);
          for (const head of group) stems += `M${round(head.x + 4.2)} ${round(head.y - 1)}V${beam}`;
          const [left, right] = [round(x + 3.6), round(x + (count - 1) * 15 + 4.8)];
          if (count > 1) beams += `M${left} ${beam}H${right}`;
          if (count === 4) beams += `M${left} ${round(beam + 5.4)}H${right}`;
          if (count === 1 && random() < 0.5) stems += `M${round(x + 4.2)} ${beam}q8 5 5 12`;
          heads.push(...group);
          x += wide + 12 + random() * 14;
        }
      }
  return { heads, stems, beams };
}
