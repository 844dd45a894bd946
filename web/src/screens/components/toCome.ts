/** What a table may still see, from what everybody may know; keys are `opus:ID`, `memory:ID`, `city:ID` and so on. */
import type { Board, EditionInfo } from "../../net/messages";

export function toCome(info: EditionInfo, board: Board): ReadonlySet<string> {
  const known = new Set([...(board.may_come ?? []), ...board.row.flatMap((card) => (card ? [card.id] : []))]);
  const later = (period: number | null | undefined): boolean => period != null && period > board.round;
  const taken = new Set(board.seats.flatMap((seat) => (seat.courts ?? []).map((court) => court.id)));
  const stacked = board.requiem.movements.flatMap(({ eighth, sixteenth }) => [
    ...(eighth.tiles ?? []),
    ...(sixteenth.tiles ?? []),
  ]);
  const soloist = info.soloist_levels.find((level) => level.id === board.level);
  return new Set([
    ...keys(
      "opus",
      info.opus.filter((card) => known.has(card.id) || later(card.period)),
    ),
    ...keys(
      "memory",
      info.memories.filter((card) => known.has(card.id) || later(card.period)),
    ),
    ...keys("city", info.cities),
    ...keys(
      "court",
      info.courts.filter((tile) => !taken.has(tile.id)),
    ),
    ...stacked.map((id) => `tile:${id}`),
    ...keys(
      "bonus",
      info.bonuses.filter((tile) => tile.id === board.bonus || later(tile.period)),
    ),
    `constanze:${board.constanze}`,
    ...(soloist?.cards ?? []).map((id) => `soloist:${id}`),
  ]);
}

function keys(kind: string, things: readonly { readonly id: string }[]): string[] {
  return things.map(({ id }) => `${kind}:${id}`);
}
