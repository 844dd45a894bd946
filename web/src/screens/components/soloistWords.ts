/** A card of the Soloist in words: what he does, then how. */
import { catalogue } from "../../edition/catalogue.svelte";
import { listed } from "../../words/lists";
import { t } from "../../words/words.svelte";

export function soloistLines(id: string): string[] {
  const card = catalogue.soloistCard(id);
  const places = (catalogue.info?.places ?? []).map((place) => place.number);
  const ends = { first: Math.min(...places), last: Math.max(...places) };
  const movement = catalogue.movement(card.movement).name;
  const levels = (catalogue.info?.soloist_levels ?? []).filter((level) => level.cards.includes(id));
  return [
    listed(card.actions.map((action) => t(`action-${action}`))),
    t(card.from_left ? "components-soloist-left" : "components-soloist-right"),
    t(card.ascending ? "components-soloist-up" : "components-soloist-down", ends),
    t("components-soloist-courts", { n: card.courts }),
    t(card.from_top ? "components-soloist-top" : "components-soloist-bottom", { movement }),
    t("components-soloist-levels", {
      levels: listed(levels.map(({ id }) => t(`components-level-${id}`))),
    }),
  ];
}
