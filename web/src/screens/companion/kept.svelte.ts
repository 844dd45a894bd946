/** What was entered: kept in the browser, so that a reload, or the next evening, goes on with it. */
import { SHIPPED } from "../../edition/catalogue.svelte";
import type { Action, EditionInfo, EnteredEnd, EnteredTable, Level, Note, Salieri } from "../../net/messages";

export const LEVELS: readonly Level[] = ["easy", "medium", "hard"];
export const SEATS = 4;
const ROW = 7;
const KEY = "lacrimosa-companion";
const MOST_SCORED = 100;

export interface SeatDraft {
  vp: number;
  ducats: number;
  story: number;
  opus: string[];
  courts: string[];
}

/** A table at its end. There are always four seats; those nobody sits in are not sent. */
export interface EndDraft {
  /** When its count was kept first: counting it again replaces that. */
  at: number | null;
  constanze: string | null;
  seats: SeatDraft[];
  /** By Requiem space; null is the neutral marker. */
  markers: Record<string, { note: Note; seat: number | null }>;
}

export interface Points {
  talent: number;
  journey: number;
  composition: number;
}

/** A seat in the middle of a game. */
export interface TableSeatDraft extends SeatDraft {
  finance: number;
  tracks: Points;
  counters: Points;
  performed: string[];
  memories: string[];
  forgotten: string[];
  experiences: string[];
  /** The cards in the Story section. */
  told: string[];
  tiles: string[];
  /** By tile: the instrument space it lies on, as far as somebody said it. */
  lies: Record<string, number>;
}

/** A table in the middle of a game, as the seat whose turn it is knows it. */
export interface TableDraft extends EndDraft {
  round: number;
  turn: number;
  first: number;
  seat: number;
  composers: string[];
  bonus: string;
  row: (string | null)[];
  mozart: string;
  map: Record<string, { id: string; gilded: boolean }>;
  hand: string[];
  seats: TableSeatDraft[];
  /** Where the Salieri card is; null if it is not in the game. That it lies in the row the row tells. */
  salieri: Salieri | null;
  returned: string[];
  gone: string[];
  citiesUsed: string[];
  /** Whether the turn has begun; what was done since, and the cards that came into the row. */
  isMidTurn: boolean;
  /** If the table is told as it lies with both cards of the turn: their actions still to be done. */
  toDo: Action[] | null;
  moves: string[];
  came: string[];
}

export interface SoloDraft {
  level: Level;
  constanze: string;
  seed: number;
  answers: string[];
  /** Where it stood last, for the first page. */
  round: number;
  vp: number;
}

export interface Scored {
  at: number;
  edition?: string;
  scores: { name: string; vp: number; won: boolean }[];
}

/** What was entered with one edition: its pieces are no other's. */
interface Drafts {
  /** What the set-up drew, and how far it is done. */
  seed: number | null;
  step: number;
  end: EndDraft;
  solo: SoloDraft | null;
  table: TableDraft | null;
}

interface Kept extends Drafts {
  edition: string;
  players: number;
  level: Level;
  names: string[];
  composers: "drawn" | "first";
  salieri: boolean;
  /** Of the editions that are not chosen now. */
  others: Record<string, Drafts>;
  scored: Scored[];
}

export function emptyEnd(startingOpus?: string): EndDraft {
  return {
    at: null,
    constanze: null,
    seats: Array.from({ length: SEATS }, () => ({
      vp: 0,
      ducats: 0,
      story: 0,
      opus: startingOpus === undefined ? [] : [startingOpus],
      courts: [],
    })),
    markers: {},
  };
}

function freshDrafts(): Drafts {
  return { seed: null, step: 0, end: emptyEnd(), solo: null, table: null };
}

function fresh(): Kept {
  return {
    ...freshDrafts(),
    edition: SHIPPED,
    players: 2,
    level: "easy",
    names: ["", "", "", ""],
    composers: "drawn",
    salieri: false,
    others: {},
    scored: [],
  };
}

/** What another version, or somebody's hand, wrote there and does not fit is forgotten. */
export function readKept(text: string | null): Kept {
  const start = fresh();
  try {
    const read = JSON.parse(text ?? "{}") as Partial<Kept>;
    const kept = { ...start, ...read };
    if (kept.table) {
      const seats = kept.table.seats.map((seat) => ({
        ...seat,
        lies: (seat as Partial<typeof seat>).lies ?? {},
      }));
      kept.table = { ...structuredClone(MORE), ...kept.table, seats };
    }
    const isSound =
      typeof kept.edition === "string" &&
      [1, 2, 3, 4].includes(kept.players) &&
      LEVELS.includes(kept.level) &&
      kept.names.length === SEATS &&
      areDrafts(kept) &&
      Object.values(kept.others).every(areDrafts) &&
      kept.scored.every((one) => Array.isArray(one.scores));
    return isSound ? kept : start;
  } catch {
    return start;
  }
}

function areDrafts({ end, solo, table }: Drafts): boolean {
  return (
    end.seats.length === SEATS &&
    end.seats.every((seat) => Array.isArray(seat.opus) && Array.isArray(seat.courts)) &&
    typeof end.markers === "object" &&
    (solo === null || Array.isArray(solo.answers)) &&
    (table === null || isTable(table))
  );
}

const SEAT_LISTS = [
  ...(["opus", "courts", "performed", "memories", "forgotten"] as const),
  ...(["experiences", "told", "tiles"] as const),
];
const TABLE_LISTS = [
  ...(["composers", "hand", "row", "gone", "returned"] as const),
  ...(["citiesUsed", "moves", "came"] as const),
];

function isTable(table: TableDraft): boolean {
  return (
    table.seats.length === SEATS &&
    table.seats.every(
      (seat) => SEAT_LISTS.every((list) => Array.isArray(seat[list])) && typeof seat.lies === "object",
    ) &&
    TABLE_LISTS.every((list) => Array.isArray(table[list])) &&
    table.row.length === ROW &&
    typeof table.map === "object" &&
    typeof table.markers === "object"
  );
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const kept = $state<Kept>(readKept(stored()));

/** Everything with another edition; what was entered with this one waits. */
export function chooseEdition(id: string): void {
  if (id === kept.edition) return;
  const { seed, step, end, solo, table } = kept;
  const { [id]: mine, ...others } = { ...kept.others, [kept.edition]: { seed, step, end, solo, table } };
  Object.assign(kept, freshDrafts(), mine, { edition: id, others });
}

/** Nothing stays entered that the edition, changed since, does not have any more. */
export function fit(info: EditionInfo): void {
  const ids = (list: readonly { readonly id: string }[]) => new Set(list.map(({ id }) => id));
  const [opus, memories, courts, cities] = [info.opus, info.memories, info.courts, info.cities].map(ids);
  const known = new Set(
    [opus, memories, courts, cities, ids(info.tiles), ids(info.soloist_cards), ids(info.composers)].flatMap(
      (some) => [...(some ?? [])],
    ),
  ).add(SALIERI);
  const spaces = ids(info.movements.flatMap((movement) => movement.spaces));
  const places = ids(info.places);
  const only = (list: readonly string[]) => list.filter((id) => known.has(id));
  for (const draft of [kept.end, kept.table]) {
    if (!draft) continue;
    if (!info.constanze.some(({ id }) => id === draft.constanze)) draft.constanze = null;
    for (const space of Object.keys(draft.markers)) if (!spaces.has(space)) delete draft.markers[space];
    for (const seat of draft.seats) {
      seat.opus = only(seat.opus);
      seat.courts = only(seat.courts);
    }
  }
  const { table } = kept;
  if (!table) return;
  for (const seat of table.seats) for (const list of SEAT_LISTS) seat[list] = only(seat[list]);
  for (const list of ["hand", "gone", "returned", "citiesUsed", "came", "composers"] as const)
    table[list] = only(table[list]);
  const isWhole = table.row.every((card) => card === null || known.has(card));
  table.row = table.row.map((card) => (card !== null && known.has(card) ? card : null));
  if (!isWhole) table.moves = [];
  for (const [place, { id }] of Object.entries(table.map))
    if (!places.has(place) || !known.has(id)) delete table.map[place];
  if (!places.has(table.mozart)) table.mozart = info.start_place;
  table.constanze ??= info.constanze[0]?.id ?? null;
  if (!info.bonuses.some(({ id }) => id === table.bonus))
    table.bonus = info.bonuses.find(({ period }) => period === table.round)?.id ?? "";
  for (const { id } of info.composers)
    if (table.composers.length < 2 && !table.composers.includes(id)) table.composers.push(id);
}

/** Keeps it all; a browser that keeps nothing forgets it with the page. */
export function keep(): void {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Private windows may refuse.
  }
}

/** The seats at the table: the Soloist's is the second of a solo game. */
export function seatCount(players: number): number {
  return Math.max(players, 2);
}

export function entered(draft: EndDraft, players: number, level: Level, edition: string): EnteredEnd {
  const seats = seatCount(players);
  return {
    edition,
    players,
    ...(players === 1 ? { level } : {}),
    ...(draft.constanze === null ? {} : { constanze: draft.constanze }),
    seats: draft.seats.slice(0, seats).map((seat, at) =>
      // He has nothing but points, courts and markers.
      players === 1 && at === 1 ? { vp: seat.vp, courts: seat.courts } : { ...seat },
    ),
    markers: Object.entries(draft.markers)
      .filter(([, { seat }]) => seat === null || seat < seats)
      .map(([space, { note, seat }]) => ({ space, note, ...(seat === null ? {} : { seat }) })),
  };
}

/** The newest first; the same game once. */
export function addScored(scored: readonly Scored[], one: Scored): Scored[] {
  return [one, ...scored.filter(({ at }) => at !== one.at)].slice(0, MOST_SCORED);
}

const NO_POINTS: Points = { talent: 0, journey: 0, composition: 0 };

type Optional = Pick<
  TableDraft,
  "salieri" | "returned" | "gone" | "citiesUsed" | "isMidTurn" | "toDo" | "moves" | "came"
>;

/** What is optional: most tables are entered without it. */
const MORE: Optional = {
  salieri: null,
  returned: [],
  gone: [],
  citiesUsed: [],
  isMidTurn: false,
  toDo: null,
  moves: [],
  came: [],
};

function tableSeat(seat: SeatDraft): TableSeatDraft {
  return {
    ...seat,
    finance: 0,
    tracks: { ...NO_POINTS },
    counters: { ...NO_POINTS },
    performed: [],
    memories: [],
    forgotten: [],
    experiences: [],
    told: [],
    tiles: [],
    lies: {},
  };
}

/** A table as it begins: everything else is entered. */
export function emptyTable(info: EditionInfo): TableDraft {
  const { numbers } = info;
  const start = {
    talent: numbers.track_start,
    journey: numbers.track_start,
    composition: numbers.track_start,
  };
  const end = emptyEnd(info.starting_opus);
  return {
    ...structuredClone(MORE),
    ...end,
    constanze: info.constanze[0]?.id ?? null,
    round: 1,
    turn: 1,
    first: 0,
    seat: 0,
    composers: info.composers.slice(0, 2).map(({ id }) => id),
    bonus: info.bonuses.find(({ period }) => period === 1)?.id ?? "",
    row: Array.from({ length: ROW }, () => null),
    mozart: info.start_place,
    map: {},
    hand: [],
    seats: end.seats.map((seat) => ({
      ...tableSeat(seat),
      finance: numbers.finance_start,
      tracks: { ...start },
    })),
  };
}

export const SALIERI = "salieri";

function salieriOf({ salieri, row }: TableDraft): Salieri | null {
  if (salieri === null) return null;
  if (row.includes(SALIERI)) return "in_row";
  return salieri === "gone" ? "gone" : "unseen";
}

export function enteredTable(
  draft: TableDraft,
  players: number,
  level: Level,
  edition: string,
): EnteredTable {
  const isSolo = players === 1;
  const salieri = salieriOf(draft);
  return {
    edition,
    players,
    ...(isSolo ? { level } : {}),
    markers: entered(draft, players, level, edition).markers ?? [],
    constanze: draft.constanze ?? "",
    composers: draft.composers.slice(0, isSolo ? 1 : 2),
    round: draft.round,
    turn: draft.turn,
    first: isSolo ? 0 : draft.first,
    seat: isSolo ? 0 : draft.seat,
    bonus: draft.bonus,
    row: [...draft.row],
    mozart: draft.mozart,
    map: { ...draft.map },
    hand: [...draft.hand],
    gone: [...draft.gone],
    cities_used: [...draft.citiesUsed],
    ...(salieri === null ? {} : { salieri }),
    ...(salieri === "gone" ? { returned: [...draft.returned] } : {}),
    ...(draft.isMidTurn && draft.toDo ? { to_do: [...draft.toDo] } : {}),
    ...(draft.isMidTurn ? { moves: [...draft.moves], came: [...draft.came] } : {}),
    seats: draft.seats.slice(0, seatCount(players)).map(({ told: story, ...seat }, at) => {
      const { experiences, vp, finance, courts } = seat;
      if (isSolo && at === 1) return { vp, finance, courts, experiences, story };
      const { ducats, tracks, counters, opus, performed, memories, forgotten } = seat;
      // Those first of which is known where they lie.
      const tiles = seat.tiles.toSorted((a, b) => Number(a in seat.lies ? 0 : 1) - (b in seat.lies ? 0 : 1));
      const emptied = tiles.flatMap((tile) => seat.lies[tile] ?? []);
      return {
        ...{ vp, ducats, finance, tracks, counters, opus, performed, courts, memories, forgotten },
        ...{ experiences, story, tiles, emptied },
      };
    }),
  };
}

// --- back from files

function markersOf({ markers = [] }: EnteredEnd | EnteredTable): EndDraft["markers"] {
  return Object.fromEntries(markers.map(({ space, note, seat = null }) => [space, { note, seat }]));
}

function fourSeats<T>(seats: readonly T[], empty: () => T): T[] {
  return Array.from({ length: SEATS }, (_, at) => seats[at] ?? empty());
}

const noSeat = (): SeatDraft => ({ vp: 0, ducats: 0, story: 0, opus: [], courts: [] });

export function endDraft(entered: EnteredEnd): EndDraft {
  const seats = entered.seats.map(({ vp = 0, ducats = 0, story = 0, opus = [], courts = [] }) => ({
    ...{ vp, ducats, story, opus: [...opus], courts: [...courts] },
  }));
  return {
    at: null,
    constanze: entered.constanze ?? null,
    seats: fourSeats(seats, noSeat),
    markers: markersOf(entered),
  };
}

export function tableDraft(entered: EnteredTable): TableDraft {
  const { round, turn, first, seat, bonus, mozart, hand, salieri = null } = entered;
  const {
    moves = [],
    came = [],
    to_do: toDo = null,
    gone = [],
    returned = [],
    cities_used = [],
    map,
  } = entered;
  const seats = entered.seats.map((own): TableSeatDraft => {
    const { tiles = [], emptied = [], story = [], performed = [], memories = [], forgotten = [] } = own;
    const bare = endDraft({ players: 1, seats: [{ vp: own.vp, ducats: own.ducats }] }).seats[0] ?? noSeat();
    return {
      ...tableSeat({ ...bare, opus: [...(own.opus ?? [])], courts: [...(own.courts ?? [])] }),
      finance: own.finance ?? 0,
      tracks: { ...NO_POINTS, ...own.tracks },
      counters: { ...NO_POINTS, ...own.counters },
      ...{ performed: [...performed], memories: [...memories], forgotten: [...forgotten] },
      ...{ experiences: [...(own.experiences ?? [])], told: [...story], tiles: [...tiles] },
      lies: Object.fromEntries(
        tiles.flatMap((tile, at) => (emptied[at] === undefined ? [] : [[tile, emptied[at]]])),
      ),
    };
  });
  return {
    ...{ at: null, constanze: entered.constanze, markers: markersOf(entered) },
    ...{ round, turn, first, seat, bonus, mozart, salieri },
    composers: [...entered.composers],
    row: [...entered.row],
    hand: [...hand],
    map: Object.fromEntries(
      Object.entries(map).map(([place, { id, gilded = false }]) => [place, { id, gilded }]),
    ),
    seats: fourSeats(seats, () => tableSeat(noSeat())),
    ...{ gone: [...gone], returned: [...returned], citiesUsed: [...cities_used] },
    ...{ isMidTurn: moves.length > 0 || toDo !== null, moves: [...moves], came: [...came] },
    toDo: toDo && [...toDo],
  };
}
