/**
 * Which picture a card has. Cards of the edition "Köchel" have an entry of their own; a card that is not
 * known here draws itself from what it does, so that every edition has pictures.
 */
import { MEMORIES } from "./pictures/memories";
import { WORKS } from "./pictures/works";

export type Kind = "memory" | "opus";

/** One drawing in its place. Icons of the board come from the other sprite. */
export interface Piece {
  readonly part: string;
  readonly icon: boolean;
  readonly transform: string;
  /** Lines keep their weight when a drawing is made larger or smaller. */
  readonly line: number;
}

export type Composition = readonly Piece[];

const LINE = 1.4;

function piece(part: string, x = 60, y = 36, size = 1, turned = 0): Piece {
  const icon = part.includes("-");
  const middle = icon ? 12 : 32;
  const scale = size < 0 ? `scale(${size} ${-size})` : `scale(${size})`;
  const turn = turned ? `rotate(${turned})` : "";
  return {
    part,
    icon,
    transform: `translate(${x} ${y})${turn}${scale}translate(-${middle} -${middle})`,
    line: round(Math.min(2.4, LINE / Math.abs(size))),
  };
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** Reads an entry of the tables. */
export function composed(entry: string): Composition {
  return entry.split(", ").map((one) => {
    const [part = "", ...numbers] = one.split(" ");
    return piece(part, ...numbers.map(Number));
  });
}

export function isKnown(kind: Kind, id: string): boolean {
  return Object.hasOwn(kind === "memory" ? MEMORIES : WORKS, id);
}

/**
 * The picture of a card. `emblems` are icons of what it is or does, for a card that has no entry of its own, or is another
 * one than that of the entry.
 */
export function picture(
  kind: Kind,
  id: string,
  emblems: readonly string[] = [],
  isAnother = false,
): Composition {
  const entry = (kind === "memory" ? MEMORIES : WORKS)[id];
  return entry === undefined || isAnother || !isKnown(kind, id) ? invented(id, emblems) : composed(entry);
}

const SETTINGS = ["rays 60 36 .92", "laurel", "swag 60 36", "stars", "glory", "medallion 60 36 .96"];
/** Size and distance of no, one, two or three emblems. */
const SIZES: readonly (readonly [number, number])[] = [
  [1, 0],
  [1.5, 0],
  [0.95, 24],
  [0.75, 19],
];
/** Where the notes stand beside the setting. */
const NOTES = [6, 14, 22, 98, 106, 114];

/** Emblems in a setting between notes; setting and tune follow from the id alone. */
function invented(id: string, emblems: readonly string[]): Composition {
  const next = dice(id);
  const setting = composed(SETTINGS[next(SETTINGS.length)] ?? "stars");
  const shown = emblems.slice(0, 3);
  const [size, step] = SIZES[shown.length] ?? [1, 0];
  const signs = shown.map((name, i) => piece(name, 60 + (i - (shown.length - 1) / 2) * step, 37, size));
  const tune = NOTES.map((x) => piece("quaver", x, 62 - next(11) * 3, 0.36));
  return [...setting, ...tune, ...signs];
}

/** Numbers that always follow in the same way from a text. */
function dice(text: string): (below: number) => number {
  let state = 2166136261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}
