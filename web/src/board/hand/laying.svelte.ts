/** Laying two cards: what is asked, where the person aims, what is set aside for Story, what is being dragged. */
import type { Section } from "../../net/messages";
import { flow } from "../../state/flow.svelte";
import { game } from "../../state/game.svelte";
import { pointing } from "../../state/pointing.svelte";
import { depart } from "../mine/flight";
import { due, layingChoice, press, put, standingPlan, type Move, type Plan } from "./plan";

class Laying {
  #plan = $state.raw<Plan | undefined>();
  #aim = $state.raw<{ readonly moment: string; readonly section: Section } | undefined>();
  /** The card under the finger. */
  dragged = $state.raw<string | undefined>();
  /** The section it is held over. */
  over = $state.raw<Section | undefined>();

  /** The section the rules ask for. */
  readonly asked: Section | undefined = $derived(
    !game.isAsked || game.question?.kind !== "lay_card"
      ? undefined
      : game.question.into_story
        ? "story"
        : "experiences",
  );
  readonly #moment = $derived(
    `${game.table?.id} ${game.board?.round}.${game.board?.turn} ${game.seat ?? "nobody"}`,
  );
  readonly #standing = $derived(standingPlan(this.#plan, this.#moment, game.mine?.hand ?? []));
  /** The card set aside for Story while Experiences is asked for. */
  readonly planned = $derived(this.asked === "experiences" ? this.#standing?.story : undefined);
  /** Where a pressed card goes. */
  readonly aim: Section = $derived(
    this.asked === "experiences" && this.#aim?.moment === this.#moment
      ? this.#aim.section
      : (this.asked ?? "experiences"),
  );

  /** Whether a section takes a card now; Story does so ahead of time, too. */
  takes(section: Section): boolean {
    return this.asked === section || (this.asked === "experiences" && section === "story");
  }

  canLay(card: string): boolean {
    return this.asked !== undefined && (game.sight(layingChoice(this.asked, card))?.offered ?? false);
  }

  aimAt(section: Section): void {
    this.#aim = { moment: this.#moment, section };
  }

  press(card: string, element: Element): void {
    this.#do(press(this.#standing, card, this.aim, this.asked, this.#moment), card, element);
  }

  put(card: string, section: Section, element: Element): void {
    this.#do(put(this.#standing, card, section, this.asked, this.#moment), card, element);
  }

  takeBack(): void {
    this.#plan = undefined;
  }

  /** Lays the card that was set aside once Story is asked for: once, so that taking it back is possible. */
  carryOut(elementOf: (card: string) => Element | null | undefined): void {
    const card = this.#standing?.story;
    const choice = due(this.#standing, this.asked);
    if (card === undefined || choice === undefined || flow.busy) return;
    this.#plan = undefined;
    const element = elementOf(card);
    if (element) depart(card, element);
    if (game.sight(choice)?.offered) void flow.make(choice);
  }

  #do(move: Move, card: string, element: Element): void {
    if (flow.busy) return;
    this.#plan = move.plan;
    this.#aim = undefined;
    if (move.choice === undefined) return;
    depart(card, element);
    pointing.point([move.choice], element);
  }
}

export const laying = new Laying();
