/** Who sits at a table, in a list or before the start: names without the game's board. */
import type { SeatInfo } from "../../net/messages";
import { isNamed } from "../../state/me.svelte";
import { botName } from "../../state/seats.svelte";
import { shownName } from "../../words/person";
import { t } from "../../words/words.svelte";

export function nameOfSeat(seat: SeatInfo): string {
  switch (seat.kind) {
    case "soloist":
      return t("person-schikaneder");
    case "bot":
      return botName(seat.bot ?? seat.name ?? "");
    case "open":
      return t("lobby-open");
    default:
      return isNamed(seat.name) && seat.name ? shownName(seat.name) : t("lobby-nameless");
  }
}

/** Everybody else at the table, and whoever shares this device. */
export function opponents(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const mine = seats.find((seat) => seat.is_you);
  return seats.filter((seat) => seat !== mine && seat.kind !== "open");
}

/** Names side by side; several of the same name are counted. */
export function listed(seats: readonly SeatInfo[], nameOf = nameOfSeat): string {
  const counts = new Map<string, number>();
  for (const seat of seats) counts.set(nameOf(seat), (counts.get(nameOf(seat)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
}
