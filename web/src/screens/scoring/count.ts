/** The last count, stage by stage, as at a table. Every number is the server's; they are only put in turn. */
import type { FinalScore, Movement, SeatScore } from "../../net/messages";
import { LAST, tallyOf, type Source, type Tally } from "./sources";

export type Stage =
  | { readonly kind: "courts" | "story" | "ducats" | "result" }
  | { readonly kind: "movement"; readonly movement: Movement };

export function stagesOf(movements: readonly Movement[]): readonly Stage[] {
  return [
    { kind: "courts" },
    ...movements.map((movement) => ({ kind: "movement", movement }) as const),
    { kind: "story" },
    { kind: "ducats" },
    { kind: "result" },
  ];
}

/** The source a stage adds to. */
export function sourceAt(stage: Stage): Source | undefined {
  switch (stage.kind) {
    case "courts":
      return "courts";
    case "movement":
      return "requiem";
    case "story":
      return "left";
    case "ducats":
      return "ducats";
    case "result":
      return undefined;
  }
}

/** What a stage gives a seat. */
export function gainAt(seat: SeatScore, stage: Stage): number {
  switch (stage.kind) {
    case "courts":
      return (seat.courts ?? []).reduce((sum, court) => sum + (court.vp ?? 0), 0);
    case "movement":
      return seat.movements?.find((one) => one.movement === stage.movement)?.vp ?? 0;
    case "story":
      return seat.story ?? 0;
    case "ducats":
      return seat.ducats ?? 0;
    case "result":
      return 0;
  }
}

/** The points of a seat by source with the stages up to `index` counted. */
export function tallyAfter(seat: SeatScore, stages: readonly Stage[], index: number): Tally {
  const tally = { ...tallyOf(seat) };
  for (const source of LAST) tally[source] = 0;
  for (const stage of stages.slice(0, index + 1)) {
    const source = sourceAt(stage);
    if (source) tally[source] += gainAt(seat, stage);
  }
  return tally;
}

/** How the victory was decided. `other` is the best seat that did not win. */
export interface Verdict {
  readonly winners: readonly number[];
  readonly other: number | undefined;
  readonly by: "alone" | "vp" | "markers" | "opus" | "shared";
  /** By how much, in that coin. */
  readonly margin: number;
}

export function verdictOf(final: FinalScore): Verdict {
  const { winners } = final;
  const first = final.seats.find((seat) => seat.seat === winners[0]);
  const rest = final.seats.filter((seat) => !winners.includes(seat.seat));
  const second = rest.reduce<SeatScore | undefined>(
    (best, seat) => (!best || seat.rank < best.rank ? seat : best),
    undefined,
  );
  if (winners.length > 1) return { winners, other: second?.seat, by: "shared", margin: 0 };
  if (!first || !second) return { winners, other: undefined, by: "alone", margin: 0 };
  const leads = {
    vp: first.score - second.score,
    markers: (first.markers ?? 0) - (second.markers ?? 0),
    opus: (first.opus ?? 0) - (second.opus ?? 0),
  };
  const by = leads.vp > 0 ? "vp" : leads.markers > 0 ? "markers" : "opus";
  return { winners, other: second.seat, by, margin: leads[by] };
}
