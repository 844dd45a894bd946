/** Once more: with other people at a table where they meet, against the computer at once. */
import { server } from "../../net/http";
import type { SeatPlan, TableInfo } from "../../net/messages";

/** The same seats again, or nothing if somebody else has to be asked. */
export function sameSeats(table: TableInfo): readonly SeatPlan[] | undefined {
  const plans = table.seats
    .filter(({ kind }) => kind !== "soloist")
    .map((seat): SeatPlan | undefined => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? null };
      return seat.is_you ? { kind: "me", name: seat.name ?? null } : undefined;
    });
  return plans.every((plan) => plan !== undefined) ? plans : undefined;
}

export async function rematchOf(table: TableInfo): Promise<string> {
  const seats = sameSeats(table);
  const opened = seats
    ? await server.open({ options: { ...table.options, seed: null }, seats, start: true })
    : await server.rematch(table.id);
  return opened.id;
}
