/**
 * What components, places and seats are called. A component: as its edition calls it in this language, as the page does if it
 * is one of the shipped edition, as it is printed, or by what it does.
 */
import { catalogue, SHIPPED } from "../edition/catalogue.svelte";
import { rewardWords } from "../parts/cards/cardWords";
import { needWords } from "../parts/tiles/tileWords";
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
      return (
        catalogue.words[thing]?.[id] ??
        (catalogue.isOwn(thing, id) ? undefined : maybe(`${thing}-${id}`)) ??
        (catalogue.printed(thing, id) || deedsOf({ thing, id }))
      );
  }
}

/** What a component without a title does. */
function deedsOf({ thing, id }: Thing): string {
  switch (thing) {
    case "opus": {
      const { type, year } = catalogue.opus(id);
      return type ? `${t(`type-${type}`)}, ${year}` : t("cards-starting-opus");
    }
    case "memory":
      return catalogue
        .memory(id)
        .actions.map((action) => t(`action-${action}`))
        .join(", ");
    case "city":
      return capital(rewardWords(catalogue.city(id).plain ?? {}));
    case "court":
      return capital(needWords(catalogue.court(id)));
    default:
      return id;
  }
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A line of story; never that of a shipped card under another title. */
export function storyOf(thing: "memory" | "opus", id: string): string | undefined {
  const own = thing === "memory" ? catalogue.words.story?.[id] : undefined;
  return own ?? (catalogue.isOwn(thing, id) ? undefined : maybe(`${thing}-${id}-story`));
}

/** What the edition at hand is called. */
export function editionName(): string {
  const { info, words } = catalogue;
  return words.title || (info?.id === SHIPPED ? maybe("edition-title") : undefined) || (info?.title ?? "");
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
