/**
 * Which choices laying a card leads to. The rules ask for the Experiences card first; whoever thinks of the Story card
 * first may set it aside: it is laid as soon as the Story section is asked for.
 */
import type { Section } from "../../net/messages";

/** A card set aside for the Story section. It holds for one turn of one seat at one table: the moment. */
export interface Plan {
  readonly moment: string;
  readonly story: string;
}

export interface Move {
  /** The plan from now on. */
  readonly plan: Plan | undefined;
  /** What is said to the server now, if anything. */
  readonly choice: string | undefined;
}

export function layingChoice(section: Section, card: string): string {
  return section === "story" ? `story ${card}` : `experience ${card}`;
}

/** The card set aside, unless its moment is over or it has left the hand. */
export function standingPlan(
  plan: Plan | undefined,
  moment: string,
  hand: readonly string[],
): Plan | undefined {
  return plan && plan.moment === moment && hand.includes(plan.story) ? plan : undefined;
}

/** A card is put into a section; `asked` is the section the rules ask for, if any. */
export function put(
  plan: Plan | undefined,
  card: string,
  section: Section,
  asked: Section | undefined,
  moment: string,
): Move {
  if (asked === "experiences" && section === "story")
    return { plan: { moment, story: card }, choice: undefined };
  // A card cannot lie in both sections: the one set aside may still go into Experiences.
  const kept = plan?.story === card ? undefined : plan;
  return { plan: kept, choice: layingChoice(section, card) };
}

/** A card is pressed: it goes where the person aims, and one that was set aside comes back. */
export function press(
  plan: Plan | undefined,
  card: string,
  aim: Section,
  asked: Section | undefined,
  moment: string,
): Move {
  if (asked === "experiences" && plan?.story === card) return { plan: undefined, choice: undefined };
  return put(plan, card, aim, asked, moment);
}

/** What is due now that the Story section is asked for. */
export function due(plan: Plan | undefined, asked: Section | undefined): string | undefined {
  return plan && asked === "story" ? layingChoice("story", plan.story) : undefined;
}
