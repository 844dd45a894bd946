/** A space of the row in words: the card, the whole price there, and whether it can be had. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { RowCard } from "../../net/messages";
import { costWords, hasAny, memoryWords, opusWords, rewardWords } from "../../parts/cards/cardWords";
import type { Sight } from "../../state/sights.svelte";
import { seatName } from "../../state/seats.svelte";
import { t } from "../../words/words.svelte";

export interface SlotState {
  /** Number of the space, from 1. */
  readonly space: number;
  readonly sight: Sight | undefined;
  readonly standing: "offered" | "refused" | "still";
  readonly leaves: boolean;
  /** Who touched the card last. */
  readonly changed: number | undefined;
}

export function slotWords(card: RowCard, state: SlotState): string {
  if (card.kind === "salieri") return t("row-salieri");
  const parts = [card.kind === "opus" ? opusWords(card.id) : memoryWords(card.id)];
  if (state.sight?.cost) parts.push(priceWords(state.space, state.sight));
  const vp = card.kind === "opus" ? (catalogue.opus(card.id).vp ?? 0) : 0;
  if (vp > 0) parts.push(t("row-brings", { vp: t("good-vp", { n: vp }) }));
  if (state.standing === "offered") parts.push(t("row-offered"));
  if (state.standing === "refused") parts.push(t("row-refused"));
  if (state.sight?.reason?.short) parts.push(t("row-short", { cost: costWords(state.sight.reason.short) }));
  if (state.leaves) parts.push(t("row-leaves"));
  if (state.changed !== undefined) parts.push(t("row-changed", { seat: seatName(state.changed) }));
  return parts.join(" ");
}

function priceWords(n: number, { cost, gain }: Sight): string {
  const price = costWords(cost ?? {});
  return gain && hasAny(gain)
    ? t("row-space-gain", { n, price, gain: rewardWords(gain) })
    : t("row-space", { n, price });
}
