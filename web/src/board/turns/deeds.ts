/** What the others did, cut into pieces that can be shown one after the other. */
import type { Cue } from "../../sound/cues";
import type { Speed } from "../../state/settings.svelte";
import type { Line } from "../log/line";

/** Where a deed is seen: at a patron's place, in an area of the board, or on a sheet of its own when a round closes. */
export type Scene = "turn" | "patron" | "row" | "map" | "requiem" | "interlude";

export interface Deed {
  readonly id: string;
  readonly scene: Scene;
  /** Whose deed it is; undefined for what concerns the board. */
  readonly seat: number | undefined;
  readonly turnOf: number;
  /** The step it began with; of a maintenance, the last one. */
  readonly step: number;
  /** One line, or all lines of a maintenance. */
  readonly lines: readonly [Line, ...Line[]];
}

export interface Onlooker {
  /** The seats of the person at this screen: what they did themselves they have seen. */
  readonly mine: ReadonlySet<number>;
  /** His sales come out of the row, too. */
  readonly soloist: number | undefined;
  /** The turn that is being played: a maintenance before it is complete. */
  readonly turn: number;
}

export function deedsOf(lines: readonly Line[], onlooker: Onlooker): readonly Deed[] {
  const deeds: Deed[] = [];
  const isOver = lines.at(-1)?.when.part === "final";
  for (const line of lines) {
    const scene = sceneOf(line, onlooker);
    if (scene === undefined) continue;
    // Whoever is still asked something in a maintenance sees it when all is paid.
    if (scene === "interlude" && line.turnOf === onlooker.turn && !isOver) continue;
    const open = deeds.at(-1);
    const isSameRound = open?.scene === "interlude" && open.lines[0].when.round === line.when.round;
    if (scene === "interlude" && open && isSameRound)
      deeds[deeds.length - 1] = {
        ...open,
        step: Math.max(open.step, line.lastStep),
        lines: [...open.lines, line],
      };
    else {
      const { id, seat, turnOf, lastStep } = line;
      const step = scene === "interlude" ? lastStep : stepOf(line);
      deeds.push({ id, scene, seat, turnOf, step, lines: [line] });
    }
  }
  return deeds;
}

/** The step a line began with. */
export function stepOf(line: Line): number {
  return Number.parseInt(line.id);
}

function sceneOf(line: Line, { mine, soloist }: Onlooker): Scene | undefined {
  // The dealing is over before anybody looks; the count has a screen of its own.
  if (line.when.part === "setup" || line.when.part === "final") return undefined;
  if (line.when.part === "maintenance") return "interlude";
  if (line.seat !== undefined && mine.has(line.seat)) return undefined;
  switch (line.tale.tale) {
    case "laid":
    case "soloist_laid":
      return "turn";
    case "documented":
    case "commissioned":
    case "salieri":
    case "salieri_left":
    case "row_discarded":
      return "row";
    case "sold":
      return line.seat === soloist ? "row" : "patron";
    case "performed":
      return "patron";
    case "travelled":
    case "gilded":
    case "map_filled":
      return "map";
    case "requiem":
      return "requiem";
    default:
      // Exchanges prepare a deed; the log has them.
      return undefined;
  }
}

/** So many deeds can wait to be shown; more are a game being caught up with, and told in the digest. */
export const MOST_DEEDS = 24;

/**
 * The next deed to show after the game went on: what came before the person's own last choice is out of date, and so is
 * everything if there is too much of it.
 */
export function caughtUp(at: number, deeds: readonly Deed[], ownStep: number): number {
  const since = firstSince(deeds, ownStep);
  const next = Math.min(Math.max(at, since), deeds.length);
  return deeds.length - next > MOST_DEEDS ? deeds.length : next;
}

/** The first deed of a step or a later one. */
export function firstSince(deeds: readonly Deed[], step: number): number {
  const found = deeds.findIndex((deed) => deed.step >= step);
  return found < 0 ? deeds.length : found;
}

/** Parts of the time of a journey: the coach drives, then the tile is lifted; the rest it stands where it came to. */
export const DRIVING = 0.65;
export const LIFTING = 0.25;
/** How long a note falls. */
export const FALL_MS = 300;

const FACTOR: Readonly<Record<Exclude<Speed, "off">, number>> = { fast: 0.5, normal: 1, slow: 2 };

/** As `--d-4`. */
const DEED_MS = 900;
const WHO_MS = 600;
const ROAD_MS = 300;
/** Two cards with their columns take longer to read. */
const SOLOIST_MS = 2400;
const STILL_MS = 600;

export interface Pace {
  readonly speed: Speed;
  readonly isStill: boolean;
  /** Of a journey. */
  readonly roads?: number;
}

/** How long a deed is shown; an interlude stays until somebody goes on. */
export function durationOf(deed: Deed, { speed, isStill, roads = 0 }: Pace): number {
  const factor = FACTOR[speed === "off" ? "normal" : speed];
  const [{ tale }] = deed.lines;
  if (deed.scene === "interlude") return Infinity;
  if (tale.tale === "soloist_laid") return SOLOIST_MS * factor;
  if (isStill) return STILL_MS * factor;
  if (deed.scene === "turn") return WHO_MS * factor;
  return (deed.scene === "map" ? Math.max(DEED_MS, ROAD_MS * roads + WHO_MS) : DEED_MS) * factor;
}

/** What is heard of a deed: the work, or the Requiem at the last marker of a movement that is complete by now. */
export function cueOfDeed(deed: Deed, later: readonly Deed[], complete: readonly string[]): Cue | undefined {
  const [{ tale }] = deed.lines;
  if (tale.tale === "commissioned" || tale.tale === "performed") return { kind: "work", opus: tale.card };
  const written = movementsOf(deed);
  const isLast = (movement: string): boolean => !later.some((one) => movementsOf(one).includes(movement));
  return written.some((movement) => complete.includes(movement) && isLast(movement))
    ? { kind: "movement" }
    : undefined;
}

function movementsOf({ lines: [{ tale }] }: Deed): readonly string[] {
  if (tale.tale !== "requiem") return [];
  const spaces = typeof tale.neutral === "object" ? [tale.space, tale.neutral.space] : [tale.space];
  return spaces.map((space) => space.split(".")[0] ?? "");
}
