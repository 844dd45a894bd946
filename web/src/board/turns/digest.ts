/** What the others did since the reader's last choice, in a few signs for each. */
import type { Action } from "../../net/messages";
import type { Thing } from "../../words/value";
import type { Line } from "../log/line";
import type { Tally } from "../log/tally";

export interface News {
  readonly seat: number;
  readonly deeds: readonly {
    readonly id: string;
    readonly action: Action | "perform" | "sell" | "income";
    /** What it was done with. */
    readonly thing: Thing | undefined;
    readonly gained: Tally;
  }[];
}

type Deed = News["deeds"][number];

/** One entry for each seat, in the order they played. */
export function digestOf(lines: readonly Line[]): readonly News[] {
  const news = new Map<number, Deed[]>();
  for (const line of lines) {
    const deed = deedOf(line);
    if (line.seat === undefined || !deed) continue;
    const own = news.get(line.seat) ?? [];
    own.push({ id: line.id, ...deed, gained: line.gained });
    news.set(line.seat, own);
  }
  return [...news].map(([seat, deeds]) => ({ seat, deeds }));
}

function deedOf({ tale }: Line): Pick<Deed, "action" | "thing"> | undefined {
  switch (tale.tale) {
    case "documented":
      return { action: "document", thing: { thing: "memory", id: tale.card } };
    case "commissioned":
      return { action: "commission", thing: { thing: "opus", id: tale.card } };
    case "performed":
      return { action: "perform", thing: { thing: "opus", id: tale.card } };
    case "sold":
      return { action: "sell", thing: { thing: "opus", id: tale.card } };
    case "travelled":
      return { action: "travel", thing: { thing: "place", id: tale.to } };
    case "requiem":
      return { action: "requiem", thing: { thing: "space", id: tale.space } };
    case "laid":
      return tale.income ? { action: "income", thing: undefined } : undefined;
    default:
      return undefined;
  }
}
