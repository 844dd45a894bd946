/**
 * The flow of a turn. One decision of a person may need several choices of the game: the card, the marker, the
 * payment. This makes them one after the other, each when it is asked for, and takes them back as one.
 */
import type { Question, Step, Waste } from "../net/messages";
import { game } from "./game.svelte";
import { tellForced } from "./notices.svelte";
import { change, settings, type Warning } from "./settings.svelte";

/** What the flow needs of a game. */
export interface Playing {
  readonly question: Question | undefined;
  readonly seat: number | undefined;
  readonly isAsked: boolean;
  readonly steps: readonly Step[];
  readonly undoTo: number | undefined;
  /** Whether taking back would end the rating of the game. */
  readonly undoUnrates: boolean;
  readonly canRedo: boolean;
  choose(choice: string): Promise<boolean>;
  undo(to?: number): Promise<boolean>;
  redo(): Promise<boolean>;
}

interface Likes {
  readonly confirm: boolean;
  readonly muted: readonly Warning[];
}

/** How a choice is made: what was decided with it. */
export interface Manner {
  /** The marker or the route. */
  readonly picked?: string | undefined;
  /** The choice that opens it, made first: acting on the card. */
  readonly through?: string | undefined;
  /** The turn ends with it, if nothing else is left to do. */
  readonly ends?: boolean;
  /** Waste at the end of the turn that was shown with it. */
  readonly warned?: readonly Warning[];
  /** Its price was shown: what belongs to paying needs no further word. */
  readonly agreed?: boolean;
}

/** The choices of one decision: they stand behind `from` others. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** More answers in a row than any payment needs: a server that asks for ever must not hold the page. */
const LONGEST = 40;
const SLOW_MS = 200;
const AMID: ReadonlySet<string> = new Set([
  "pay",
  "name_wild",
  "choose_marker",
  "choose_route",
  "place_neutral",
]);

/** What paying is made of. */
const PAYING: ReadonlySet<string> = new Set(["track", "name", "marker", "route", "buy", "cash", "done"]);

export function isExchange(choice: string): boolean {
  return choice.startsWith("buy ") || choice.startsWith("cash ");
}

/** The answer that follows from what was decided before; nothing where the person is to decide. */
export function nextAnswer(
  question: Question | undefined,
  picked: string | undefined,
  byHand: boolean,
): string | undefined {
  const options = question?.options ?? [];
  const isWay = question?.kind === "choose_marker" || question?.kind === "choose_route";
  if (isWay && picked !== undefined && options.includes(picked)) return picked;
  const usual = question?.default ?? undefined;
  const isPayment = question?.kind === "pay" || question?.kind === "name_wild";
  return isPayment && !byHand && usual !== undefined && options.includes(usual) ? usual : undefined;
}

/** Whether nothing is left of the turn but its end; exchanges are always there. */
export function isSpent(question: Question | undefined): boolean {
  const options = question?.options ?? [];
  return (
    question?.kind === "action_menu" &&
    (question.ends_turn ?? false) &&
    options.includes("done") &&
    options.every((option) => option === "done" || isExchange(option))
  );
}

/** Choices of the seat that nobody sent: the server made them because there was no other. */
export function forcedAmong(
  steps: readonly Step[],
  seat: number | undefined,
  sent: readonly string[],
): Step[] {
  const forced: Step[] = [];
  let known = 0;
  for (const step of steps) {
    if (step.seat !== seat) break;
    if (step.choice === sent[known]) known += 1;
    else forced.push(step);
  }
  return forced;
}

export class Flow {
  /** Something is on its way. */
  busy = $state(false);
  /** It takes so long that the person should see it; earlier one more picture would only delay the answer. */
  isSlow = $state(false);
  /** The person wants to split this payment. */
  byHand = $state(false);
  /** What ending the turn would waste: a warning is open. */
  warning = $state.raw<readonly Waste[]>([]);

  #made: Span[] = [];
  #undone: Span[] = [];
  /** What is on its way. */
  #work: Promise<void> | undefined;

  constructor(
    readonly game: Playing,
    readonly likes: Likes,
    readonly tell: (forced: readonly Step[]) => void,
  ) {}

  /** Makes a choice, what opens it, and what follows from it. */
  async make(choice: string, manner: Manner = {}): Promise<void> {
    if (this.busy) return;
    const question = this.game.question;
    this.warning = [];
    if (choice === "done" && this.#wasted(question).length > 0) {
      this.warning = this.#wasted(question);
      return;
    }
    // Whoever answers one question of a payment wants to answer the others, too.
    if (question?.kind === "pay") this.byHand = true;
    await this.#send(choice, manner);
  }

  /** Ends the turn in spite of the warning, which may be muted for good. */
  async endAnyway(mute: readonly Warning[]): Promise<void> {
    if (mute.length > 0) change("muted", [...new Set([...settings.muted, ...mute])]);
    // It stays until the board has moved on: to draw the page once is quicker than twice.
    await this.#send("done", {});
    this.warning = [];
  }

  /** The last decision can be taken back only with the others, and the game would not be rated any more. */
  isUnrating = $state(false);

  /** Takes the last decision back; one that is still on its way, as soon as it has been made. */
  async undo(isWarned = false): Promise<void> {
    await this.#work;
    this.warning = [];
    this.isUnrating = !isWarned && this.game.undoUnrates;
    if (this.isUnrating) return;
    const now = this.game.steps.length;
    const last = this.#made.at(-1);
    const isWhole = last?.to === now && this.game.undoTo !== undefined && last.from < this.game.undoTo;
    await this.#alone(async () => {
      if (!(await this.game.undo(isWhole ? last.from : undefined))) return;
      this.byHand = false;
      const left = this.game.steps.length;
      this.#made = this.#made.filter((span) => span.to <= left);
      if (isWhole && left === last.from) this.#undone.push(last);
    });
  }

  async redo(): Promise<void> {
    this.warning = [];
    const span = this.#undone.at(-1);
    const isWhole = span?.from === this.game.steps.length;
    await this.#alone(async () => {
      if (isWhole) this.#undone.pop();
      do {
        if (!(await this.game.redo())) return;
      } while (isWhole && this.game.canRedo && this.game.steps.length < span.to);
      if (isWhole) this.#made.push(span);
    });
  }

  /** Forgets what belongs to another table. */
  reset(): void {
    this.#made = [];
    this.#undone = [];
    this.warning = [];
    this.byHand = false;
  }

  async #send(choice: string, manner: Manner): Promise<void> {
    const { game } = this;
    const from = game.steps.length;
    const seat = game.seat;
    await this.#alone(async () => {
      const sent: string[] = [];
      let next: string | undefined = manner.through ?? choice;
      while (next !== undefined && sent.length < LONGEST) {
        if (!(await game.choose(next))) break;
        sent.push(next);
        const isOn = game.isAsked && game.seat === seat;
        if (next === manner.through) next = isOn ? this.#opened(choice) : undefined;
        else next = isOn ? this.#after(choice, manner) : undefined;
      }
      if (!AMID.has(game.question?.kind ?? "")) this.byHand = false;
      if (sent.length === 0) return;
      this.#undone = [];
      if (sent.length > 1) this.#made.push({ from, to: game.steps.length });
      const forced = forcedAmong(game.steps.slice(from), seat, sent).filter(
        (step) => !manner.agreed || !PAYING.has(step.choice.split(" ")[0] ?? ""),
      );
      if (forced.length > 0) this.tell(forced);
    });
  }

  /** The choice itself, unless something has to be decided before it. */
  #opened(choice: string): string | undefined {
    return this.game.question?.options?.includes(choice) ? choice : undefined;
  }

  #after(choice: string, { picked, ends = false, warned = [] }: Manner): string | undefined {
    const question = this.game.question;
    const answer = nextAnswer(question, picked, this.byHand);
    if (answer !== undefined || (this.likes.confirm && !ends) || isExchange(choice)) return answer;
    const isSilent = this.#wasted(question).every((waste) => warned.includes(waste.kind));
    return isSpent(question) && isSilent ? "done" : undefined;
  }

  #wasted(question: Question | undefined): Waste[] {
    return (question?.waste ?? []).filter((waste) => !this.likes.muted.includes(waste.kind));
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const patience = setTimeout(() => (this.isSlow = true), SLOW_MS);
    this.#work = work();
    try {
      await this.#work;
    } finally {
      clearTimeout(patience);
      this.#work = undefined;
      this.busy = this.isSlow = false;
    }
  }
}

export const flow = new Flow(game, settings, tellForced);

/** Which of the big views is open. */
class Views {
  #closedFor = $state.raw<string | undefined>();
  #isBusy = $state.raw<(() => boolean) | undefined>();

  /** The final scoring: open once the game has ended and its last turns were seen, until it is closed. */
  get scoring(): boolean {
    return game.final !== undefined && this.#closedFor !== game.table?.id && !this.#isBusy?.();
  }

  /** The count waits as long as the board has something to show. */
  wait(isBusy: () => boolean): () => void {
    this.#isBusy = isBusy;
    return () => (this.#isBusy = undefined);
  }

  set scoring(open: boolean) {
    this.#closedFor = open ? undefined : game.table?.id;
  }
}

export const views = new Views();
