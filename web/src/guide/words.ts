/** What the guide says: the sentences of the script with the names and numbers of this game. */
import { sayChoice } from "../board/prompt/phrases";
import { read, thingOf } from "../board/prompt/choice";
import { catalogue } from "../edition/catalogue.svelte";
import { game } from "../state/game.svelte";
import { isSoloist } from "../state/seats.svelte";
import { pieces, t, type MessageId, type Piece, type Values } from "../words/words.svelte";
import { choicesOf, type Step } from "./course";
import type { Dialog } from "./teacher.svelte";

type TextId = Extract<MessageId, `guide-${string}-text`>;
/** The script names its messages, so every text is given all that any of them may want. */
const say = pieces as (id: MessageId, values: Values<TextId>) => Piece[];

export function titleOf(step: Step): string {
  return t(`guide-${step.id}` as "guide-welcome");
}

export function textOf(step: Step): Piece[] {
  const things = choicesOf(step)
    .map((choice) => thingOf(read(choice)))
    .filter((thing) => thing !== undefined);
  const { counter_price: price = 0, counter_value: value = 0 } = catalogue.info?.numbers ?? {};
  const rival = game.board?.seats.find(({ seat }) => isSoloist(seat));
  return say(`guide-${step.id}-text` as TextId, {
    thing: things[0] ?? "",
    other: things[1] ?? "",
    third: things[2] ?? "",
    composer: { thing: "composer", id: game.board?.requiem.top ?? "" },
    ducats: t("good-ducat", { n: game.mine?.ducats ?? 0 }),
    points: t("good-vp", { n: game.mine?.vp ?? 0 }),
    rival: t("good-vp", { n: rival?.vp ?? 0 }),
    price: t("good-ducat", { n: price }),
    value: t("good-ducat", { n: value }),
  });
}

/** The one thing to do now; `aim` is what acting is for. */
export function taskOf(choice: string, aim: string | undefined, dialog: Dialog): string {
  if (dialog === "sheet") return t("guide-task-agree");
  if (dialog === "warning") return t("guide-task-press", { button: t("prompt-waste-end") });
  const { verb } = read(choice);
  if (verb === "act" && aim !== undefined) return t("guide-task-act", { choice: sayChoice(aim) });
  if (verb === "done") return t("guide-task-press", { button: t("prompt-confirm") });
  return sayChoice(choice);
}
