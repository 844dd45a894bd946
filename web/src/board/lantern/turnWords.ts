/** A turn that the lantern shows, in words. */
import type { HintMessage, ReviewDeed } from "../../net/messages";
import { vpText } from "../../screens/review/sentences";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { amounts } from "../log/say";
import { asPoints, sides } from "../log/tally";
import { read, thingOf } from "../prompt/choice";
import { choiceOf } from "./following";

/** What the turn itself brings and costs. */
export function balance({ gains = {} }: HintMessage): string {
  const { less, more } = sides(gains);
  const [goods, cost] = [amounts(more), amounts(asPoints(less))];
  if (goods && cost) return t("lantern-brings-for", { goods, cost });
  if (goods) return t("lantern-brings", { goods });
  return cost ? t("lantern-costs", { cost }) : t("lantern-nothing");
}

/** How far it is behind the best; short where there is little room. */
export function behindText({ behind }: HintMessage, rank: number, isShort = false): string {
  const vp = vpText(behind);
  if (rank === 1) return t("lantern-best");
  if (vp === "0") return t("lantern-as-good");
  return isShort ? `−${vp}` : t("lantern-behind", { vp });
}

/** What a deed is done to. */
export function nameOfDeed(deed: ReviewDeed): string {
  const choice = read(choiceOf(deed));
  const thing = thingOf(choice);
  return thing === undefined ? t("prompt-income") : nameOf(thing);
}
