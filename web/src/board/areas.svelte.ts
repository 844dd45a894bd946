/** Which part of the board a small window shows, and which parts have something to choose. */
import type { Question } from "../net/messages";
import { game } from "../state/game.svelte";
import { areaOf, AREAS, type Area } from "./prompt/choice";

export type Tab = (typeof AREAS)[number];
/** Two panes share the areas: what is bought, and what it is bought for. */
const LEFT: readonly Tab[] = ["row", "map"];

/** Areas in which something of this question can be chosen. */
export function offeredAreas(question: Question | undefined): ReadonlySet<Area> {
  const areas = new Set<Area>();
  for (const option of question?.options ?? []) {
    const area = areaOf(option);
    if (area !== undefined) areas.add(area);
  }
  return areas;
}

/** The area to turn to for a new question: none if what is in sight will do. */
export function areaFor(question: Question | undefined, inSight: readonly Tab[]): Tab | undefined {
  const offered = offeredAreas(question);
  if (offered.has("hand") || inSight.some((tab) => offered.has(tab))) return undefined;
  return AREAS.find((tab) => offered.has(tab));
}

/** The same menu after an exchange is no new question: whoever looks elsewhere is left there. */
export function questionKey(question: Question | undefined): string {
  const { kind, seat, grants, is_repeat, space, movement } = question ?? {};
  return JSON.stringify([kind, seat, grants, is_repeat, space, movement]);
}

class Areas {
  /** What one pane shows. */
  tab = $state.raw<Tab>("row");
  /** What each of two panes shows. */
  left = $state.raw<Tab>("row");
  right = $state.raw<Tab>("requiem");

  readonly offered: ReadonlySet<Area> = $derived(
    game.isAsked ? offeredAreas(game.question) : new Set<Area>(),
  );

  open(tab: Tab): void {
    this.tab = tab;
    if (LEFT.includes(tab)) this.left = tab;
    else this.right = tab;
  }

  /** Turns to where the question is answered. */
  turnTo(question: Question | undefined, hasTwoPanes: boolean): void {
    const inSight = hasTwoPanes ? [this.left, this.right] : [this.tab];
    const area = areaFor(question, inSight);
    if (area !== undefined) this.open(area);
  }
}

export const areas = new Areas();
