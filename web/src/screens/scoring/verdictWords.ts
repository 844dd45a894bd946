/** How the victory was decided, in words. */
import { isSoloist, seatName } from "../../state/seats.svelte";
import { t } from "../../words/words.svelte";
import type { Verdict } from "./count";
import { listed } from "./lists";

/** By how much and in what; nothing to say where nobody else played. */
export function whyWords(verdict: Verdict): string {
  switch (verdict.by) {
    case "alone":
      return "";
    case "shared":
      return t("scoring-won-shared-why");
    default:
      return t(`scoring-won-by-${verdict.by}`, {
        margin: verdict.margin,
        other: verdict.other === undefined ? "" : seatName(verdict.other),
      });
  }
}

export function headline(verdict: Verdict, isSolo: boolean, vp: number, other: number): string {
  const winner = verdict.winners[0] ?? 0;
  if (verdict.by === "shared")
    return isSolo
      ? t("scoring-solo-shared", { vp })
      : t("scoring-won-shared", { names: listed(verdict.winners.map(seatName)) });
  if (!isSolo) return t("scoring-won", { name: seatName(winner), vp });
  return isSoloist(winner) ? t("scoring-solo-lost", { vp, other }) : t("scoring-solo-won", { vp, other });
}
