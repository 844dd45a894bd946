/** Which options of a question the prompt shows as buttons: all that no other part of the board shows. */
import type { Question } from "../../net/messages";
import { areaOf, read } from "./choice";

/** Exchanges have their place on my board; amid a payment they are an answer. */
const ANSWERS: ReadonlySet<string> = new Set(["act", "income", "done", "name", "track", "route", "marker"]);

export function answersOf(question: Question | undefined): string[] {
  const isPayment = question?.kind === "pay";
  return (question?.options ?? []).filter((option) => {
    const { verb } = read(option);
    if (verb === "done") return !question?.ends_turn;
    if (verb === "buy" || verb === "cash") return isPayment;
    // What this page does not know is offered here, so that no game gets stuck.
    return ANSWERS.has(verb) || areaOf(option) === undefined;
  });
}
