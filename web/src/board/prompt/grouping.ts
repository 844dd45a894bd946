/** What cannot be chosen now, gathered by reason: for the question "why can't I …?". */
import type { Cost, Reason, Target } from "../../net/messages";
import { read, type Verb } from "./choice";

export interface Refused {
  /** Choices about the same thing that lack the same. */
  readonly choices: readonly string[];
  /** What is missing for it. */
  readonly short: Cost | undefined;
}

export interface Group {
  readonly reason: Reason;
  readonly things: readonly Refused[];
}

/** Reasons close at hand first: what is missing now is worth more than what belongs to another moment. */
const LAST: readonly string[] = ["action_not_offered", "not_asked_now", "not_your_turn", "game_over"];

export function groupsOf(targets: readonly Target[]): Group[] {
  const groups = new Map<string, { reason: Reason; things: Refused[] }>();
  for (const { reason, things } of targets) {
    if (!reason) continue;
    const key = keyOf(reason);
    const group = groups.get(key) ?? { reason, things: [] };
    groups.set(key, group);
    const choices = things.flatMap((priced) => priced.choices);
    for (const same of byThing(choices))
      group.things.push({ choices: same, short: reason.short ?? undefined });
  }
  return [...groups.values()].sort((a, b) => rank(a.reason) - rank(b.reason));
}

function rank({ code }: Reason): number {
  return LAST.indexOf(code);
}

/** What is missing differs from thing to thing and stands beside each of them. */
function keyOf({ short: _, ...rest }: Reason): string {
  return JSON.stringify(Object.entries(rest).sort());
}

/** To perform and to sell a work, or a Requiem space with either note, is about one thing. */
function byThing(choices: readonly string[]): string[][] {
  const things = new Map<string, string[]>();
  for (const choice of choices) {
    const { verb, about } = read(choice);
    const key = `${FAMILY[verb] ?? verb} ${about}`;
    const same = things.get(key);
    if (same) same.push(choice);
    else things.set(key, [choice]);
  }
  return [...things.values()];
}

const FAMILY: Readonly<Partial<Record<Verb, string>>> = {
  experience: "lay",
  story: "lay",
  perform: "work",
  sell: "work",
};
