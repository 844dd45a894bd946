/** What is said of a task: which try is meant, how far each came, what can be done next. */
import type * as m from "../../net/messages";
import { deedsText, vpText } from "../review/sentences";
import { listed } from "../../words/lists";
import { t } from "../../words/words.svelte";

/** The turn is over, and nobody has asked what it is worth. A judgement that failed waits to be asked for again. */
export function wantsJudgement(task: m.TaskStanding | undefined): boolean {
  return !!task?.over && !task.judging && !task.failed && (task.now ?? undefined) === undefined;
}

export function isFound({ verdict }: m.TriedTurn): boolean {
  return verdict === "best" || verdict === "as_good";
}

/** How far behind the best turn, in one sentence. */
export function behind(one: m.TriedTurn): string {
  if (one.verdict === "best") return t("task-behind-none");
  const vp = vpText(one.loss);
  if (one.verdict === "as_good") return t("task-behind-close", { vp });
  return t("task-behind", { vp });
}

/** What the best turn does. */
export function actionsClue(actions: readonly m.ClueAction[]): string {
  const names = actions.map((one) => (one === "income" ? t("review-deed-income") : t(`action-${one}`)));
  return t("task-clue-actions", { actions: listed(names) });
}

/** Which cards it lays, and where. */
export function cardsClue([experience = "", story = ""]: readonly string[]): string {
  const cards = deedsText([
    { kind: "experience", what: experience },
    { kind: "story", what: story },
  ]);
  return t("task-clue-cards", { cards });
}

export interface Note {
  readonly kind: m.TryVerdict | "game" | "found";
  readonly loss: number;
  /** From 0, at the foot of the stave, to 1. */
  readonly height: number;
}

/** The tries as notes that rise to the best one found; what was played in the game comes first. */
export function notesOf(task: m.TaskStanding): Note[] {
  const tries = task.tries ?? [];
  const losses = [...(task.loss == null ? [] : [task.loss]), ...tries.map(({ loss }) => loss)];
  const worst = Math.max(...losses, 1);
  const height = (loss: number): number => 1 - Math.min(Math.max(loss, 0), worst) / worst;
  return [
    ...(task.loss == null ? [] : [{ kind: "game" as const, loss: task.loss, height: height(task.loss) }]),
    ...tries.map(({ verdict, loss }) => ({ kind: verdict, loss, height: height(loss) })),
    { kind: "found" as const, loss: 0, height: 1 },
  ];
}

/** The turning point behind this one, as the review has them; they are asked one by one. */
export function nextPoint(
  review: m.GameReview | undefined,
  number: number | null | undefined,
): number | undefined {
  const points = (review?.overview?.turning_points ?? []).map((place) => review?.turns[place]?.number);
  return points[points.indexOf(number ?? undefined) + 1];
}

/** The place of a turn among the turning points, from 1. */
export function placeOfPoint(
  review: m.GameReview | undefined,
  number: number | null | undefined,
): number | undefined {
  const points = (review?.overview?.turning_points ?? []).map((place) => review?.turns[place]?.number);
  const place = points.indexOf(number ?? undefined);
  return place < 0 ? undefined : place + 1;
}
