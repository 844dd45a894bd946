/** The options of a question of a turn, as the companion lists them. */
import { read } from "../../board/prompt/choice";
import type { Question } from "../../net/messages";

export interface Listed {
  readonly first: readonly string[];
  /** They are always there and seldom meant; amid a payment they are an answer like others. */
  readonly exchanges: readonly string[];
  /** Whether nothing needs to be done any more. To end the turn is not told: there would be nothing to ask. */
  readonly endsTurn: boolean;
}

export function answersFirst(question: Question | undefined): Listed {
  const options = question?.options ?? [];
  const isExchange = (option: string) => ["buy", "cash"].includes(read(option).verb);
  const isAside = (option: string) => question?.kind !== "pay" && isExchange(option);
  const endsTurn = question?.ends_turn === true && options.includes("done");
  const usual = question?.default;
  const rest = options.filter((one) => !isAside(one) && !(endsTurn && one === "done") && one !== usual);
  return {
    first: usual != null && options.includes(usual) ? [usual, ...rest] : rest,
    exchanges: options.filter(isAside),
    endsTurn,
  };
}
