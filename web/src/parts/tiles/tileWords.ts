/** Tiles in one plain sentence, for accessible names. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { CourtInfo, Instrument, Movement, OpusType, RepeatInfo } from "../../net/messages";
import { listed } from "../../words/lists";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { costWords, rewardWords } from "../cards/cardWords";
import { roman } from "../cards/roman";

export function cityWords(id: string, gilded = false): string {
  const tile = catalogue.city(id);
  return t(gilded ? "cards-words-city-gilded" : "cards-words-city", {
    title: nameOf({ thing: "city", id }),
    cost: costWords(tile.cost ?? {}),
    gain: rewardWords((gilded ? tile.gilded : tile.plain) ?? {}),
  });
}

export function courtWords(id: string, gilded = false): string {
  const tile = catalogue.court(id);
  return t(gilded ? "cards-words-court-gilded" : "cards-words-court", {
    title: nameOf({ thing: "court", id }),
    cost: costWords(tile.cost ?? {}),
    gain: rewardWords((gilded ? tile.gilded : tile.plain) ?? {}),
    vp: t("good-vp", { n: tile.vp }),
    needs: needWords(tile),
  });
}

/** What a Royal Court wants to see at the end. */
export function needWords({ need, icons }: Pick<CourtInfo, "need" | "icons">): string {
  return listed(
    icons.map((icon) => {
      switch (need) {
        case "type":
          return t("cards-need-opus", { type: t(`type-${icon as OpusType}`) });
        case "period":
          return t("cards-need-period", { period: roman(Number(icon)) });
        case "instrument":
          return t("cards-need-instrument", { instrument: t(`instrument-${icon as Instrument}`) });
        case "movement":
          return t("cards-need-movement", { movement: catalogue.movement(icon as Movement).name });
      }
    }),
  );
}

export function composerTileWords(id: string): string {
  const tile = catalogue.tile(id);
  const values = {
    title: nameOf({ thing: "tile", id }),
    cost: costWords(tile.cost ?? {}),
    gain: rewardWords(tile.instant ?? {}),
  };
  return tile.repeat
    ? t("cards-words-tile-repeat", { ...values, repeat: repeatWords(tile.repeat) })
    : t("cards-words-tile", values);
}

/** What a composer tile does from then on. */
export function repeatWords(repeat: RepeatInfo): string {
  if (repeat.track)
    return t("cards-repeat-track", {
      good: t("good-on-track", { good: t(`good-${repeat.track}`, { n: 1 }) }),
    });
  if (repeat.action) return t("cards-repeat-action", { action: t(`action-${repeat.action}`) });
  return t("cards-repeat-opus", {
    vp: t("good-vp", { n: repeat.vp ?? 0 }),
    type: repeat.opus_type ? t(`type-${repeat.opus_type}`) : "",
  });
}

export function bonusWords(id: string): string {
  const { action, reward } = catalogue.bonus(id);
  return t("cards-words-bonus", { action: t(`action-${action}`), gain: rewardWords(reward ?? {}) });
}
