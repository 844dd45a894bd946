/** What lies behind a choice: the tile at a place, the tile on a stack. The edition tells what it gives. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { RepeatInfo, Reward } from "../../net/messages";
import { game } from "../../state/game.svelte";
import { listed } from "../../words/lists";
import { t } from "../../words/words.svelte";
import { movementOf, read } from "../prompt/choice";
import { grantName } from "../prompt/sentence";

export interface Behind {
  readonly reward: Reward | undefined;
  readonly repeat: RepeatInfo | undefined;
}

export function behind(text: string): Behind {
  const choice = read(text);
  if (choice.verb === "travel") return { reward: rewardAt(choice.about), repeat: undefined };
  if (choice.verb !== "requiem") return { reward: undefined, repeat: undefined };
  const movement = game.board?.requiem.movements.find((one) => one.id === movementOf(choice.about));
  const top = movement?.[choice.note ?? "eighth"].tiles?.[0];
  const tile = top === undefined ? undefined : catalogue.tile(top);
  return { reward: tile?.instant, repeat: tile?.repeat ?? undefined };
}

function rewardAt(place: string): Reward | undefined {
  const tile = game.board?.map[place];
  if (!tile) return undefined;
  const info = catalogue.place(place).is_court ? catalogue.court(tile.id) : catalogue.city(tile.id);
  return tile.gilded ? info.gilded : info.plain;
}

/** The part of a reward that a purse does not show, in words: actions, and the neutral marker. */
export function actionWords(reward: Reward | null | undefined): string {
  const words = (reward?.grants ?? []).map(grantName);
  if (reward?.neutral) words.push(t("marker-neutral"));
  return words.length > 0 ? listed(words) : "";
}
