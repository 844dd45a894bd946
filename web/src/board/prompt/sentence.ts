/** What is asked, in one plain sentence, and what else is worth knowing in a second one. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { Grant, Question, StoryPoint } from "../../net/messages";
import { costWords } from "../../parts/cards/cardWords";
import { game } from "../../state/game.svelte";
import { seatName } from "../../state/seats.svelte";
import { listed } from "../../words/lists";
import { nameOf } from "../../words/names";
import { pieces, t, type Piece } from "../../words/words.svelte";
import { areaOf } from "./choice";

export interface Sentence {
  readonly main: readonly Piece[];
  readonly more: string | undefined;
}

/** An action that may be carried out, with what it is restricted to. */
export function grantName(grant: Grant): string {
  const half = grant.half ?? "either";
  const action = t(`action-${grant.action === "perform_or_sell" && half !== "either" ? half : grant.action}`);
  return grant.opus_type ? t("prompt-grant-typed", { action, type: t(`type-${grant.opus_type}`) }) : action;
}

export function sentenceOf(question: Question | undefined): Sentence {
  if (game.final || question?.kind === "over") return overSentence();
  if (!question || question.seat == null) return { main: [], more: undefined };
  if (game.isAsked) return ownSentence(question);
  const seat = { thing: "seat", id: String(question.seat) } as const;
  const kind = question.kind;
  return { main: pieces(`prompt-other-${kind}`, { seat }), more: undefined };
}

function overSentence(): Sentence {
  const winners = game.final?.winners ?? [];
  if (winners.length === 0) return { main: pieces("prompt-over"), more: undefined };
  const names = listed(winners.map(seatName));
  return { main: pieces("prompt-over-won", { names, n: winners.length }), more: undefined };
}

/** What the patron who is asked reads. */
export function ownSentence(question: Question): Sentence {
  switch (question.kind) {
    case "lay_card": {
      const section = question.into_story ? "story" : "experiences";
      return { main: pieces(`prompt-lay-${section}`), more: t(`prompt-lay-${section}-more`) };
    }
    case "act_or_income": {
      const card = { thing: "memory", id: question.card ?? "" } as const;
      return { main: pieces("prompt-act-or-income", { card }), more: t("prompt-act-or-income-more") };
    }
    case "action_menu":
      return menuSentence(question);
    case "name_wild":
      return wildSentence(question);
    case "pay":
      return paySentence(question);
    case "choose_marker": {
      const space = nameOf({ thing: "space", id: question.space ?? "" });
      return { main: pieces("prompt-marker"), more: t("prompt-marker-more", { space }) };
    }
    case "choose_route": {
      const place = { thing: "place", id: question.place ?? "" } as const;
      return { main: pieces("prompt-route", { place }), more: t("prompt-route-more") };
    }
    case "place_neutral": {
      const movement = question.movement ? catalogue.movement(question.movement).name : "";
      return { main: pieces("prompt-neutral", { movement }), more: t("prompt-neutral-more") };
    }
    case "over":
      return overSentence();
  }
}

function menuSentence(question: Question): Sentence {
  const grants = question.grants ?? [];
  const actions = listed([...new Set(grants.map(grantName))], "disjunction");
  const canAct = (question.options ?? []).some((option) => areaOf(option) !== undefined);
  if (!question.ends_turn) {
    const kind = question.is_repeat ? "repeat" : "extra";
    return { main: pieces(`prompt-menu-${kind}`, { actions }), more: t(`prompt-menu-${kind}-more`) };
  }
  if (grants.length === 0) return { main: pieces("prompt-menu-spent"), more: t("prompt-menu-spent-more") };
  if (!canAct) return { main: pieces("prompt-menu-short", { actions }), more: t("prompt-menu-short-more") };
  return { main: pieces("prompt-menu", { actions }), more: t("prompt-menu-more", { n: grants.length }) };
}

function wildSentence(question: Question): Sentence {
  const tracks = question.wild_tracks ?? 0;
  const counters = question.wild_counters ?? 0;
  const on = tracks > 0 ? "track" : "counter";
  const more = question.owed ? t("prompt-owed-then", { cost: costWords(question.owed) }) : undefined;
  return { main: pieces(`prompt-wild-${on}`, { n: tracks > 0 ? tracks : counters }), more };
}

function paySentence(question: Question): Sentence {
  const owed = question.owed ?? {};
  const more = t("prompt-owed", { cost: costWords(owed) });
  if (question.point) {
    const point: StoryPoint = question.point;
    const what = t(`good-${point}`, { n: owed[point] ?? 0 });
    return { main: pieces("prompt-pay-split", { what }), more };
  }
  return { main: pieces(owed.wild ? "prompt-pay-wild" : "prompt-pay-exchange"), more };
}
