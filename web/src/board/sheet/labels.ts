/** What the button of a sheet says. */
import type { Cost, Preview } from "../../net/messages";
import { t } from "../../words/words.svelte";
import { read, type Verb } from "../prompt/choice";
import { sayChoice } from "../prompt/phrases";
import { needsExchange } from "./purse";

const PAID = ["document", "commission", "perform", "sell", "travel", "requiem"] as const;
export type Paid = (typeof PAID)[number];

export function isPaid(verb: Verb): verb is Paid {
  return (PAID as readonly Verb[]).includes(verb);
}

export function isFree(cost: Cost | null | undefined): boolean {
  return Object.values(cost ?? {}).every((amount) => !amount);
}

export function label(choice: string, { plan, cost }: Preview): string {
  const { verb } = read(choice);
  if (verb === "neutral") return t("sheet-do-neutral");
  if (!isPaid(verb)) return sayChoice(choice);
  if (needsExchange(plan)) return t(`sheet-swap-${verb}`);
  return isFree(cost) ? t(`sheet-free-${verb}`) : t(`sheet-do-${verb}`);
}

/** Agreeing to the last thing of a turn ends it, and says so. */
export function endLabel(verb: Paid, isFree: boolean): string {
  if (verb === "perform" || verb === "sell" || verb === "travel" || verb === "requiem")
    return t(`sheet-end-${verb}`);
  return t(isFree ? "sheet-end-free" : "sheet-end-paid");
}
