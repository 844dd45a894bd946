/** Choices in words: for buttons, sheets, and what was done without asking. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { Note, Requiem, StoryPoint } from "../../net/messages";
import { game } from "../../state/game.svelte";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { pointOf, read, thingOf } from "./choice";

type Composers = Pick<Requiem, "top" | "bottom">;

/** The composer whose stack a note stands for; in a solo game the sixteenth is nobody's. */
export function composerOf(
  note: Note | undefined,
  requiem: Composers | undefined = game.board?.requiem,
): string | undefined {
  return (note === "sixteenth" ? requiem?.bottom : requiem?.top) ?? undefined;
}

export function noteName(
  note: Note | undefined,
  requiem: Composers | undefined = game.board?.requiem,
): string {
  const composer = composerOf(note, requiem);
  const name = t(`prompt-note-${note ?? "eighth"}`);
  return composer === undefined
    ? name
    : t("prompt-note-of", { note: name, composer: nameOf({ thing: "composer", id: composer }) });
}

export function pointName(point: StoryPoint): string {
  return t(`prompt-point-${point}`);
}

/** The instrument of a marker on the personal board. */
export function markerName(space: string): string {
  const info = catalogue.info?.instruments[Number(space) - 1];
  const name = info ? t(`instrument-${info.instrument}`) : space;
  return t("prompt-marker-name", { instrument: name, number: Number(space) });
}

/** What a choice does, in a few words that can stand on a button. */
export function sayChoice(text: string, requiem: Composers | undefined = game.board?.requiem): string {
  const choice = read(text);
  const thing = thingOf(choice);
  const name = thing ? nameOf(thing) : "";
  switch (choice.verb) {
    case "experience":
    case "story":
    case "document":
    case "commission":
    case "perform":
    case "sell":
      return t(`prompt-choice-${choice.verb}`, { card: name });
    case "travel":
      return t("prompt-choice-travel", { place: name });
    case "requiem":
    case "neutral":
      return t(`prompt-choice-${choice.verb}`, { space: name, note: noteName(choice.note, requiem) });
    case "marker":
      return t("prompt-choice-marker", { marker: markerName(choice.about) });
    case "route":
    case "track":
      return t(`prompt-choice-${choice.verb}`, { n: Number(choice.about) });
    case "name":
      return pointName(pointOf(choice));
    case "buy":
    case "cash": {
      const ducats = catalogue.info?.numbers[choice.verb === "buy" ? "counter_price" : "counter_value"] ?? 0;
      return t(`prompt-choice-${choice.verb}`, {
        counter: t(`log-some-${pointOf(choice)}_counter`, { n: 1 }),
        price: t("good-ducat", { n: ducats }),
      });
    }
    case "act":
    case "income":
    case "done":
      return t(`prompt-choice-${choice.verb}`);
    default:
      // A later server may offer what this page has no words for; it can be chosen all the same.
      return text;
  }
}
