/** What the page says when the server says no. */
import { Refused } from "../../net/http";
import type * as m from "../../net/messages";
import { t, type MessageId } from "../../words/words.svelte";

const KNOWN = [
  "bad_name",
  "bad_options",
  "bad_record",
  "too_large",
  "too_many",
  "unavailable",
  "unknown_bot",
  "seats_open",
  "seat_taken",
  "already_started",
  "no_such_table",
  "not_invited",
  "not_allowed",
] as const satisfies readonly m.Code[];

/** What stands against a rated table. */
const UNRATED = [
  "solo",
  "goes_on",
  "no_person",
  "one_person_twice",
  "unknown_bot",
  "seed",
  "edition",
  "hints",
  "no_clock",
] as const satisfies readonly m.WhyUnrated[];

export function refusalWords(refusal: m.Refusal): string {
  const { entries, edition, of, why } = refusal.values ?? {};
  if (entries !== undefined) return t("refusal-used_up");
  if (refusal.code === "bad_record" && edition !== undefined) return t("refused-no_edition", { edition });
  if (refusal.code === "bad_options" && why !== undefined) {
    const known = UNRATED.find((one) => one === why);
    if (known) return t(`lobby-unrated-${known}`);
  }
  // The one limit that neither waiting a little nor leaving a table helps against.
  if (of === "bot_tables") return t("refused-bot_tables");
  const code = KNOWN.find((known) => known === refusal.code);
  const id: MessageId = code === undefined ? "refused-other" : `refused-${code}`;
  return t(id);
}

/** The refusal in something that was caught; anything else is a fault of ours and goes on. */
export function refusalIn(problem: unknown): m.Refusal {
  if (problem instanceof Refused) return problem.refusal;
  throw problem;
}
