/** A review in sentences: made of the ids and values the server sends, and of nothing else. */
import { catalogue } from "../../edition/catalogue.svelte";
import type * as m from "../../net/messages";
import { listed } from "../../words/lists";
import { nameOf, spaceName, tileName } from "../../words/names";
import { language, t } from "../../words/words.svelte";
import { sourceOf } from "../scoring/sources";
import { isFaulted } from "./faults";

/** From here on a loss is sure, below it is likely. */
const SURE = 0.5;
const MOST_DEEDS = 3;

/** A number of VP as it is written: one digit behind the point, whole from ten on. */
export function vpText(vp: number): string {
  const size = Math.abs(vp);
  return new Intl.NumberFormat(language(), { maximumFractionDigits: size < 9.95 ? 1 : 0 }).format(size);
}

/** How many games of ten. */
function tenths(share: number | undefined): number {
  return Math.round(10 * (share ?? 0));
}

/** How sure the verdict is. */
export function certainty(turn: m.ReviewedTurn): string {
  if (turn.high < 0) return t("review-found-more", { low: vpText(turn.high), high: vpText(turn.low) });
  if (turn.verdict === "best") return t("review-nothing-better");
  if (turn.low <= 0) return t("review-close");
  const values = { low: vpText(turn.low), high: vpText(turn.high) };
  return turn.low > SURE ? t("review-surely", values) : t("review-probably", values);
}

/** What the sentences about a turn are made of; a turn that was tried has it too. */
type Told = Pick<m.ReviewedTurn, "verdict" | "ahead" | "reasons" | "overlooked">;

export function deedsText(deeds: readonly m.ReviewDeed[] | undefined): string {
  if (!deeds?.length) return t("review-no-deed");
  return listed(deeds.slice(0, MOST_DEEDS).map(deedText));
}

function deedText({ kind, what = "" }: m.ReviewDeed): string {
  switch (kind) {
    case "document":
    case "experience":
    case "story":
      return t(`review-deed-${kind}`, { what: nameOf({ thing: "memory", id: what }) });
    case "commission":
    case "perform":
    case "sell":
      return t(`review-deed-${kind}`, { what: nameOf({ thing: "opus", id: what }) });
    case "travel":
      return t("review-deed-travel", { what: nameOf({ thing: "place", id: what }) });
    case "requiem":
      return t("review-deed-requiem", { what: spaceName(what.split(" ")[0] ?? "") });
    case "income":
      return t("review-deed-income");
    case "wait":
      return t("review-deed-wait", { what });
    default:
      return t("review-deed-order");
  }
}

/** What the better turn gains and gives up, and what the played one overlooked: a sentence each. */
export function reasonsText(turn: Told): string[] {
  return [
    ...(turn.reasons ?? []).map(reasonText),
    ...(turn.overlooked ?? []).slice(0, 1).map(overlookedText),
    ...(isFaulted(turn) ? [t("review-ahead", { n: tenths(turn.ahead) })] : []),
  ];
}

function reasonText({ kind, what = "", values }: m.ReviewReason): string {
  const vp = vpText(values?.["vp"] ?? 0);
  if (what === "rival")
    return kind === "gain" ? t("review-rival-less", { vp }) : t("review-rival-more", { vp });
  const [cause = "", id] = what.split(" ");
  const source = sourceText(cause);
  const named = id === undefined ? source : t("review-mostly", { source, what: componentName(id) });
  return kind === "gain"
    ? t("review-gain", { vp, source: named })
    : t("review-give-up", { vp, source: named });
}

/** A source as the last count calls it. */
export function sourceText(cause: string): string {
  if (cause === "rival") return t("review-source-rival");
  if (cause === "luck") return t("review-source-luck");
  return t(`scoring-source-${sourceOf(cause as m.Cause)}`);
}

function overlookedText({ kind, what = "", values }: m.ReviewReason): string {
  const [played, better] = [values?.["played"] ?? 0, values?.["better"] ?? 0];
  switch (kind) {
    case "court_out_of_reach":
    case "majority_lost":
      return t(`review-${kind}`, {
        what: componentName(what),
        played: tenths(played),
        better: tenths(better),
      });
    case "card_gone":
      return t("review-card_gone", { what: componentName(what), better: tenths(better) });
    case "points_wasted":
      return t("review-points_wasted", { played: vpText(played), better: vpText(better) });
    case "repeat_unused":
      return t("review-repeat_unused", { what: t(`action-${what as m.Action}`) });
    case "left_to_others":
      return t("review-left_to_others", { what: componentName(what), played: tenths(played) });
    default:
      return t("review-bonus_missed", { vp: vpText(values?.["vp"] ?? 0) });
  }
}

/** The rule behind what was overlooked, if one helps. */
export function ruleOf(turn: m.ReviewedTurn): string | undefined {
  return turn.overlooked?.[0]?.rule ?? undefined;
}

/** Any component by its id alone. */
export function componentName(id: string): string {
  const { info } = catalogue;
  const isIn = (list: readonly { readonly id: string }[] | undefined): boolean =>
    list?.some((one) => one.id === id) ?? false;
  if (isIn(info?.opus)) return nameOf({ thing: "opus", id });
  if (isIn(info?.memories)) return nameOf({ thing: "memory", id });
  if (isIn(info?.courts)) return nameOf({ thing: "court", id });
  if (isIn(info?.cities)) return nameOf({ thing: "city", id });
  if (isIn(info?.tiles)) return tileName(id);
  if (isIn(info?.movements)) return catalogue.movement(id as m.Movement).name;
  if (isIn(info?.bonuses)) return nameOf({ thing: "bonus", id });
  return id;
}
