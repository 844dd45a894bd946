/** Cards in one plain sentence, for accessible names; and the parts of costs and rewards in words. */
import { catalogue } from "../../edition/catalogue.svelte";
import { POINTS } from "../../edition/points";
import type { Cost, Grant, Points, Reward } from "../../net/messages";
import { listed } from "../../words/lists";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { roman } from "./roman";

/** What is to be paid; an empty cost is said too. */
export function costWords(cost: Cost): string {
  const parts: string[] = [];
  for (const good of [...POINTS, "wild"] as const)
    if (cost[good]) parts.push(t(`good-${good}`, { n: cost[good] }));
  if (cost.ducats) parts.push(t("good-ducat", { n: cost.ducats }));
  if (cost.finance) parts.push(t("cards-finance-down", { steps: t("good-finance", { n: cost.finance }) }));
  return parts.length === 0 ? t("cards-free") : listed(parts);
}

/** What is gained, good by good, then the actions. */
export function rewardWords(reward: Reward): string {
  const parts = rewardList(reward);
  return parts.length === 0 ? t("cards-nothing") : listed(parts);
}

export function hasAny(reward: Reward): boolean {
  return rewardParts(reward).length > 0;
}

/** A reward cut into rewards of one sign each, in the order in which the signs are drawn. */
export function rewardParts(reward: Reward): Reward[] {
  const parts: Reward[] = [];
  for (const good of ["ducats", "vp", "finance"] as const)
    if (reward[good]) parts.push({ [good]: reward[good] });
  for (const on of ["tracks", "counters"] as const)
    for (const point of POINTS)
      if (reward[on]?.[point]) parts.push({ [on]: { [point]: reward[on][point] } satisfies Points });
  if (reward.wild_tracks) parts.push({ wild_tracks: reward.wild_tracks });
  if (reward.wild_counters) parts.push({ wild_counters: reward.wild_counters });
  for (const bonus of reward.per_opus ?? []) parts.push({ per_opus: [bonus] });
  if (reward.neutral) parts.push({ neutral: true });
  for (const grant of reward.grants ?? []) parts.push({ grants: [grant] });
  return parts;
}

function rewardList(reward: Reward): string[] {
  const parts: string[] = [];
  if (reward.ducats) parts.push(t("good-ducat", { n: reward.ducats }));
  if (reward.vp) parts.push(t("good-vp", { n: reward.vp }));
  if (reward.finance) parts.push(t("good-finance", { n: reward.finance }));
  parts.push(...pointList("track", { ...reward.tracks, wild: reward.wild_tracks ?? 0 }));
  parts.push(...pointList("counter", { ...reward.counters, wild: reward.wild_counters ?? 0 }));
  for (const { vp, type } of reward.per_opus ?? [])
    parts.push(t("cards-per-opus", { vp: t("good-vp", { n: vp }), type: t(`type-${type}`) }));
  if (reward.neutral) parts.push(t("cards-neutral"));
  for (const grant of reward.grants ?? []) parts.push(grantWords(grant));
  return parts;
}

function pointList(on: "track" | "counter", points: Points & { readonly wild: number }): string[] {
  return ([...POINTS, "wild"] as const).flatMap((good) => {
    const n = points[good];
    if (!n) return [];
    return [
      on === "counter" ? t(`counter-${good}`, { n }) : t("good-on-track", { good: t(`good-${good}`, { n }) }),
    ];
  });
}

function grantWords(grant: Grant): string {
  const half = grant.half ?? "either";
  const action = t(`action-${grant.action === "perform_or_sell" && half !== "either" ? half : grant.action}`);
  const plain = grant.opus_type
    ? t("cards-grant-type", { action, type: t(`type-${grant.opus_type}`) })
    : t("cards-grant", { action });
  return grant.bonus ? t("cards-grant-bonus", { grant: plain, bonus: rewardWords(grant.bonus) }) : plain;
}

/** "Memory: …, 1778, period III. Actions: …. Story: …." */
export function memoryWords(id: string): string {
  const card = catalogue.memory(id);
  const values = {
    title: nameOf({ thing: "memory", id }),
    facts:
      card.year != null && card.period != null
        ? t("cards-facts-memory", { year: String(card.year), period: roman(card.period) })
        : t("cards-starting-card"),
    actions: listed(card.actions.map((action) => t(`action-${action}`))),
    story: rewardWords(card.story ?? {}),
  };
  const top = card.top ?? {};
  return hasAny(top)
    ? t("cards-words-memory-top", { ...values, top: rewardWords(top) })
    : t("cards-words-memory", values);
}

/** "Opus, Symphony: …, K. 297, 1778, period III. Perform (1 talent point): 5 ducats. Sell …." */
export function opusWords(id: string): string {
  const card = catalogue.opus(id);
  const values = {
    title: nameOf({ thing: "opus", id }),
    perform: t("cards-words-perform", {
      cost: costWords(card.perform_cost ?? {}),
      gain: rewardWords(card.perform ?? {}),
    }),
    sell: t("cards-words-sell", {
      cost: costWords(card.sell_cost ?? {}),
      gain: rewardWords(card.sell ?? {}),
    }),
  };
  if (!card.type || card.period == null) return t("cards-words-starting-opus", values);
  const when = { year: String(card.year ?? ""), period: roman(card.period) };
  const facts = card.koechel
    ? t("cards-facts", { koechel: card.koechel, ...when })
    : t("cards-facts-memory", when);
  return t("cards-words-opus", { ...values, type: t(`type-${card.type}`), facts });
}
