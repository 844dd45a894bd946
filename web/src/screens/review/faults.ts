import type { TurnVerdict } from "../../net/messages";

/** Whether something is said against a turn. */
export function isFaulted({ verdict }: { readonly verdict: TurnVerdict }): boolean {
  return verdict === "inaccuracy" || verdict === "mistake" || verdict === "turning_point";
}
