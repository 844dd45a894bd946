/** What the page says when the server does not want to send somewhere. */
import type { Refusal } from "../../net/messages";
import { t } from "../../words/words.svelte";

const REASONS = ["form", "scheme", "port", "service", "inside"] as const;

export function troubleWords({ code, values }: Refusal): string {
  const reason = REASONS.find((one) => one === values?.reason);
  if (code === "bad_target" && reason) return t(`notifications-target-${reason}`);
  if (values?.subscriptions !== undefined)
    return t("notifications-most", { count: Number(values.subscriptions) });
  if (values?.field === "zone") return t("notifications-zone");
  return t(`refusal-${code}`);
}
