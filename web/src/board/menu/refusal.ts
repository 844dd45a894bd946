/** A refusal of the server in our own words. */
import type { Refusal } from "../../net/messages";
import { t } from "../../words/words.svelte";

export function refusalWords({ code, values }: Refusal): string {
  // No waiting helps against this one.
  if (values?.["entries"] !== undefined) return t("refusal-used_up");
  return t(`refusal-${code}`);
}
