/** What a reader has not seen yet: the lines since their last choice, and what those touched. */
import type { Step } from "../../net/messages";
import type { Line } from "./line";

export interface Reader {
  /** The seat looked from; undefined for whoever has none. */
  readonly seat: number | undefined;
  readonly mode: "live" | "replay";
}

export function freshLines(lines: readonly Line[], steps: readonly Step[], reader: Reader): Line[] {
  if (reader.mode === "replay") {
    const last = steps.at(-1)?.number ?? 0;
    return lines.filter((line) => line.lastStep === last);
  }
  if (reader.seat === undefined) return lastTurn(lines);
  const own = steps.findLast((step) => step.seat === reader.seat)?.number ?? 0;
  // The Soloist plays within the choice that ends the reader's turn, so that choice counts too.
  return lines.filter((line) => line.lastStep >= own && line.seat !== undefined && line.seat !== reader.seat);
}

/** For spectators: all that the seat did that played last. */
function lastTurn(lines: readonly Line[]): Line[] {
  const last = lines.findLast((line) => line.seat !== undefined && line.tale.tale !== "settled");
  return last ? lines.filter((line) => line.turnOf === last.turnOf && line.seat === last.seat) : [];
}

/** Who touched what, by the keys of the board. */
export function changedBy(lines: readonly Line[]): ReadonlyMap<string, number> {
  const changed = new Map<string, number>();
  for (const line of lines)
    if (line.seat !== undefined) for (const key of line.touched) changed.set(key, line.seat);
  return changed;
}

/** The one line that stands for a whole turn: the last deed, else what was laid. */
export function gist(lines: readonly Line[]): Line | undefined {
  return lines.findLast((line) => !SMALL.has(line.tale.tale)) ?? lines[0];
}
const SMALL: ReadonlySet<string> = new Set(["laid", "soloist_laid", "exchanged", "hint"]);

/** What the others did; how everybody was paid in maintenance is in the log. */
export function deeds(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.tale.tale !== "settled" && line.tale.tale !== "first_player");
}
