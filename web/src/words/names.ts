/** What components, places and seats are called: the edition's own words in this language, else what is printed. */
import { catalogue } from "../edition/catalogue.svelte";
import { seatName } from "../state/seats.svelte";
import type { Thing } from "./value";
import { maybe, t } from "./words.svelte";

export function nameOf({ thing, id }: Thing): string {
  switch (thing) {
    case "seat":
      return seatName(Number(id));
    case "space":
      return spaceName(id);
    case "tile":
      return tileName(id);
    case "bonus":
      return t("bonus-name");
    default:
      return maybe(`${thing}-${id}`) ?? catalogue.printed(thing, id);
  }
}

/** A Requiem space: its movement and its instrument. */
export function spaceName(id: string): string {
  const { movement, instrument } = catalogue.space(id);
  return t("space-name", { movement: movement.name, instrument: t(`instrument-${instrument}`) });
}

/** A composer tile: the composer and the movement. */
export function tileName(id: string): string {
  const tile = catalogue.tile(id);
  const composer = nameOf({ thing: "composer", id: tile.composer });
  return t("tile-name", { composer, movement: catalogue.movement(tile.movement).name });
}
