/** Why not, in words: one sentence for each code, with its values. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { Reason } from "../../net/messages";
import { costWords } from "../../parts/cards/cardWords";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { read, thingOf } from "../prompt/choice";
import { composerOf, markerName, pointName } from "../prompt/phrases";

/** `choice` is what the reason is about; without it the sentence speaks of several things. */
export function reasonWords(reason: Reason, choice: string | undefined): string {
  const chosen = choice === undefined ? undefined : read(choice);
  const thing = chosen ? thingOf(chosen) : undefined;
  const what = thing ? nameOf(thing) : t("reason-these");
  switch (reason.code) {
    case "action_not_offered":
      return t("reason-action_not_offered", { action: t(`action-${reason.action ?? "travel"}`) });
    case "cannot_pay":
      return reason.short
        ? t("reason-cannot_pay-short", { short: costWords(reason.short) })
        : t("reason-cannot_pay");
    case "marker_gone":
      return t("reason-marker_gone", { marker: markerName(String(reason.marker ?? 1)) });
    case "no_composer":
      return t("reason-no_composer", { note: t(`prompt-note-${reason.note ?? "sixteenth"}`) });
    case "no_counter":
      return t("reason-no_counter", { point: pointName(reason.point ?? "talent") });
    case "no_marker":
      return t("reason-no_marker", { instrument: t(`instrument-${reason.instrument ?? "horns"}`) });
    case "not_your_turn":
      return t("reason-not_your_turn", { seat: { thing: "seat", id: String(reason.seat ?? 0) } });
    case "stack_empty":
      return t("reason-stack_empty", { composer: composerName(reason), movement: movementName(reason) });
    case "too_few_ducats": {
      const price = t("good-ducat", { n: catalogue.info?.numbers.counter_price ?? 0 });
      return t("reason-too_few_ducats", { price, short: t("good-ducat", { n: reason.ducats ?? 0 }) });
    }
    case "wrong_half":
      return t("reason-wrong_half", { action: t(`action-${reason.half === "sell" ? "sell" : "perform"}`) });
    case "wrong_movement":
      return t("reason-wrong_movement", { movement: movementName(reason) });
    case "wrong_type":
      return t("reason-wrong_type", { type: t(`type-${reason.opus_type ?? "opera"}`) });
    case "not_in_hand":
    case "not_in_row":
    case "not_yours":
      return t(`reason-${reason.code}`, { what });
    case "already_performed":
    case "nothing_there":
    case "space_covered":
    case "space_taken":
    case "exchange_closed":
    case "game_over":
    case "no_such_choice":
    case "no_such_place":
    case "not_asked_now":
    case "owed_first":
      return t(`reason-${reason.code}`);
  }
}

function composerName(reason: Reason): string {
  const composer = composerOf(reason.note ?? "eighth");
  return composer ? nameOf({ thing: "composer", id: composer }) : t(`prompt-note-${reason.note ?? "eighth"}`);
}

function movementName(reason: Reason): string {
  return reason.movement ? catalogue.movement(reason.movement).name : "";
}
