/** Where victory points come from: the many causes of the rules, grouped as a person would ask for them. */
import type { Cause, SeatScore, Step } from "../../net/messages";

/** During the game first, then the last count; in the order of the breakdown and of every stack. */
export const SOURCES = [
  "works",
  "stage",
  "travel",
  "memories",
  "composers",
  "bonus",
  "finance",
  "start",
  "courts",
  "requiem",
  "left",
  "ducats",
] as const;
export type Source = (typeof SOURCES)[number];
/** What the last count adds, in its order. */
export const LAST: readonly Source[] = ["courts", "requiem", "left", "ducats"];

const SOURCE_OF: Readonly<Record<Cause, Source>> = {
  commission: "works",
  row: "works",
  perform: "stage",
  sale: "stage",
  city: "travel",
  court: "travel",
  road: "travel",
  story: "memories",
  top: "memories",
  composer: "composers",
  instrument: "composers",
  offertorium: "composers",
  sequentia: "composers",
  requiem: "composers",
  bonus: "bonus",
  finance: "finance",
  income: "finance",
  overflow: "finance",
  upkeep: "finance",
  exchange: "finance",
  setup: "start",
  salieri: "start",
  final_courts: "courts",
  final_requiem: "requiem",
  final_story: "left",
  final_ducats: "ducats",
};

/** The sign of each source. */
export const SIGN_OF: Readonly<Record<Source, string>> = {
  works: "a-commission",
  stage: "a-perform_or_sell",
  travel: "a-travel",
  memories: "a-document",
  composers: "note-8",
  bonus: "period",
  finance: "g-finance",
  start: "first",
  courts: "crown",
  requiem: "a-requiem",
  left: "g-wild",
  ducats: "g-ducat",
};

export type Tally = Readonly<Record<Source, number>>;

export function emptyTally(): Record<Source, number> {
  return Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
}

export function sourceOf(cause: Cause): Source {
  return SOURCE_OF[cause];
}

/** The whole score of a seat by source. */
export function tallyOf(seat: SeatScore): Tally {
  const tally = emptyTally();
  for (const [cause, vp] of Object.entries(seat.by_cause ?? {})) tally[sourceOf(cause as Cause)] += vp;
  return tally;
}

export function sumOf(tally: Tally): number {
  return SOURCES.reduce((sum, source) => sum + tally[source], 0);
}

/** The stretches in which points are made: 0 is the set-up, then the rounds; the last is the last count. */
export interface Course {
  /** Rounds played. */
  readonly rounds: number;
  /** By seat, then by stretch. */
  readonly seats: readonly (readonly Tally[])[];
}

/** What every seat made in every round, as the choices tell it; the set-up comes before the first of them. */
export function courseOf(seats: readonly SeatScore[], steps: readonly Step[], rounds: number): Course {
  const course = seats.map(() => Array.from({ length: rounds + 2 }, emptyTally));
  seats.forEach((seat, index) => {
    const start = course[index]?.[0];
    if (start) start[sourceOf("setup")] += seat.by_cause?.setup ?? 0;
  });
  for (const step of steps) {
    let round = step.round;
    for (const happening of step.happenings ?? []) {
      if (happening.kind === "round_began") round = happening.round ?? round;
      const { kind, goods, seat, cause } = happening;
      if (goods !== "vp" || seat == null || cause == null || (kind !== "gained" && kind !== "lost")) continue;
      const source = sourceOf(cause);
      const tally = course[seat]?.[LAST.includes(source) ? rounds + 1 : Math.min(round, rounds)];
      if (tally) tally[source] += (happening.amount ?? 0) * (kind === "lost" ? -1 : 1);
    }
  }
  return { rounds, seats: course };
}

/** The score of a seat after each stretch. */
export function scoresOf(tallies: readonly Tally[]): number[] {
  let score = 0;
  return tallies.map((tally) => (score += sumOf(tally)));
}

/** Round numbers for an axis: from 0 in even steps to at least the highest value. */
export function ticksUpTo(highest: number, most = 6): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => highest / one <= most - 1) ?? 200;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The course with only so much of the last count as was told until now. */
export function courseUntil(course: Course, told: readonly Tally[]): Course {
  const seats = course.seats.map((tallies, seat) => {
    const last = emptyTally();
    for (const source of LAST) last[source] = told[seat]?.[source] ?? 0;
    return [...tallies.slice(0, -1), last];
  });
  return { rounds: course.rounds, seats };
}
