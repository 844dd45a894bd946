import type * as m from "../../net/messages";

/** An edition with some of its pieces as they are by now. */
export function patched(info: m.EditionInfo, patch: m.EditionPatch): m.EditionInfo {
  const made = { ...info };
  const merge = <T extends { id: string }>(list: readonly T[], some: readonly T[] | undefined): T[] =>
    list.map((one) => some?.find((other) => other.id === one.id) ?? one);
  made.opus = merge(info.opus, patch.opus);
  made.memories = merge(info.memories, patch.memories);
  made.tiles = merge(info.tiles, patch.tiles);
  made.cities = merge(info.cities, patch.cities);
  made.courts = merge(info.courts, patch.courts);
  made.bonuses = merge(info.bonuses, patch.bonuses);
  made.soloist_cards = merge(info.soloist_cards, patch.soloist_cards);
  made.constanze = merge(info.constanze, patch.constanze);
  made.movements = merge(info.movements, patch.movements);
  if (patch.places?.length) made.places = patch.places;
  if (patch.roads?.length) made.roads = patch.roads;
  if (patch.row?.length) made.row = patch.row;
  if (patch.instruments?.length) made.instruments = patch.instruments;
  if (patch.finance?.length) made.finance = patch.finance;
  if (patch.starts?.length) made.starts = patch.starts;
  if (patch.numbers) made.numbers = patch.numbers;
  return made;
}
