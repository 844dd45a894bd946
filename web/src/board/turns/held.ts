/**
 * What the board holds back while the deeds of others are shown: a tile stays on the map until the coach has come, a
 * marker is not on its stave and not counted before it falls. Only drawing waits; what can be chosen, what is read aloud
 * and every price is the game's as it is now.
 */
import type { Board, MapTile, MovementBoard, Note } from "../../net/messages";
import type { Deed } from "./deeds";

export interface Held {
  /** By place. */
  readonly tiles: ReadonlyMap<string, MapTile>;
  /** Spaces whose markers are still to come. */
  readonly spaces: ReadonlySet<string>;
  readonly movements: ReadonlyMap<string, MovementBoard>;
}

type Seen = Pick<Board, "map" | "requiem">;
interface Placed {
  readonly space: string;
  readonly note: Note;
}

export const NOTHING_HELD: Held = { tiles: new Map(), spaces: new Set(), movements: new Map() };

/** `deeds` are still to be shown; `before` is the board before the first of them. */
export function heldBack(deeds: readonly Deed[], before: Seen, now: Seen): Held {
  const lines = deeds.flatMap((deed) => (deed.scene === "interlude" ? [] : deed.lines));
  const left = lines.flatMap(({ tale }) => (tale.tale === "travelled" ? [tale] : []));
  const placed = lines.flatMap(({ tale }): Placed[] => {
    if (tale.tale !== "requiem") return [];
    return typeof tale.neutral === "object" ? [tale, tale.neutral] : [tale];
  });
  const places = new Set(left.flatMap(({ to, swept }) => [to, ...swept]));
  const taken = new Set(left.flatMap(({ courts }) => courts));
  return {
    tiles: new Map(
      Object.entries(before.map).filter(
        ([place, tile]) => (places.has(place) || taken.has(tile.id)) && now.map[place]?.id !== tile.id,
      ),
    ),
    spaces: new Set(placed.map(({ space }) => space)),
    movements: new Map(
      now.requiem.movements.flatMap((board): [string, MovementBoard][] => {
        const own = placed.filter(({ space }) => space.startsWith(`${board.id}.`));
        const old = before.requiem.movements.find(({ id }) => id === board.id);
        return own.length > 0 && old ? [[board.id, uncounted(board, old, own)]] : [];
      }),
    ),
  };
}

/** Without the markers that have not fallen yet; what the notes were worth before stands until the last of them. */
function uncounted(now: MovementBoard, old: MovementBoard, placed: readonly Placed[]): MovementBoard {
  const without = (note: Note): MovementBoard["eighth"] => ({
    ...now[note],
    markers: (now[note].markers ?? 0) - placed.filter((one) => one.note === note).length,
    vp: old[note].vp,
  });
  return {
    ...now,
    majority: old.majority ?? null,
    eighth: without("eighth"),
    sixteenth: without("sixteenth"),
  };
}

/** Whatever came between two boards: what was done is not told yet. */
export function heldSince(before: Seen, now: Seen): Held {
  return {
    tiles: new Map(Object.entries(before.map).filter(([place, tile]) => now.map[place]?.id !== tile.id)),
    spaces: new Set(
      Object.keys(now.requiem.markers ?? {}).filter((space) => !(space in (before.requiem.markers ?? {}))),
    ),
    movements: new Map(before.requiem.movements.map((board) => [board.id, board])),
  };
}

/** Where both know something, the first. */
export function both(one: Held, other: Held): Held {
  return {
    tiles: new Map([...other.tiles, ...one.tiles]),
    spaces: new Set([...other.spaces, ...one.spaces]),
    movements: new Map([...other.movements, ...one.movements]),
  };
}
