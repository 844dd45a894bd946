/** A refusal of the server in our own words. */
import type { Refusal } from "../../net/messages";
import { t } from "../../words/words.svelte";

export function refusalWords({ code }: Refusal): string {
  return t(`refusal-${code}`);
}
