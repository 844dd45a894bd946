/** Places in words, for accessible names. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { MapTile, PlaceInfo } from "../../net/messages";
import { costWords } from "../../parts/cards/cardWords";
import { cityWords, courtWords } from "../../parts/tiles/tileWords";
import { game } from "../../state/game.svelte";
import { listed } from "../../words/lists";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";

interface Situation {
  readonly hasCoach: boolean;
  readonly state: "offered" | "refused" | "still";
  /** Who touched it in the last move. */
  readonly toucher: number | undefined;
}

/** The place, what lies there, what going there costs, and whether it can be chosen. */
export function placeWords(place: PlaceInfo, tile: MapTile | undefined, situation: Situation): string {
  const cost = game.sight(`travel ${place.id}`)?.cost;
  const { toucher, state } = situation;
  const sentences = [
    `${nameOf({ thing: "place", id: place.id })}.`,
    situation.hasCoach ? t("map-mozart") : "",
    tileWords(place, tile),
    cost ? t("map-price", { cost: costWords(cost) }) : "",
    state === "offered" ? t("map-can") : state === "refused" ? t("map-cannot") : "",
    toucher === undefined ? "" : t("map-touched", { seat: { thing: "seat", id: String(toucher) } }),
  ];
  return sentences.filter(Boolean).join(" ");
}

function tileWords(place: PlaceInfo, tile: MapTile | undefined): string {
  if (!tile) return t("map-no-tile");
  return place.is_court ? courtWords(tile.id, tile.gilded) : cityWords(tile.id, tile.gilded);
}

/** Where the roads of a place lead, and for how much. */
export function roadWords(id: string): string {
  const roads = (catalogue.info?.roads ?? []).flatMap(({ between, cost = {} }) => {
    const other = between.find((end) => end !== id);
    return between.includes(id) && other !== undefined
      ? [t("map-road", { place: { thing: "place", id: other }, cost: costWords(cost) })]
      : [];
  });
  return t("map-roads", { roads: listed(roads) });
}
