/** What the page says when a component cannot be added, removed or moved. */
import type * as m from "../../net/messages";
import { t } from "../../words/words.svelte";
import { refusalWords } from "../home/refused";

const COUNTED: readonly m.ComponentKind[] = [
  "opus",
  "memory",
  "tile",
  "city",
  "court",
  "bonus",
  "constanze",
  "road",
  "places",
];

/** Whether a box may have more or fewer of a kind; the server has the last word. */
export function isCounted(kind: m.ComponentKind): boolean {
  return COUNTED.includes(kind);
}

export function fixedWords(kind: string): string {
  if (kind === "starting_opus" || kind === "starting_memory") return t("workshop-fixed-starting");
  if (kind === "instruments" || kind === "finance") return t("workshop-as-long-as-typed");
  return t(kind === "soloist" ? "workshop-fixed-soloist" : "workshop-fixed-board");
}

export function deedRefused(refusal: m.Refusal): string {
  const { reason, kind, most } = refusal.values ?? {};
  if (refusal.code === "stale") return t("workshop-refused-stale");
  if (refusal.code === "undo_not_allowed") return t("workshop-refused-undo");
  if (reason === "fixed") return fixedWords(String(kind));
  if (reason === "most") return t("workshop-refused-most", { most: most ?? 0 });
  if (reason === "last" || reason === "order" || reason === "start") return t(`workshop-refused-${reason}`);
  return refusalWords(refusal);
}
