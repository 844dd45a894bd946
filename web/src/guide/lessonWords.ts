/** The sentences of a lesson, with the names of what it is about. */
import { catalogue } from "../edition/catalogue.svelte";
import type { Thing, ThingKind, Value } from "../words/value";
import { pieces, type MessageId, type Piece, type Values } from "../words/words.svelte";
import type { Pupil } from "./pupil.svelte";

type TextId = Extract<MessageId, `lesson-${string}`>;
/** The lesson names its messages, so every sentence is given all that any of them may want. */
const say = pieces as (id: MessageId, values: Values<TextId>) => Piece[];

export function sayLesson({ id, letters }: Pupil, part: string): Piece[] {
  const [one = "", two = "", three = ""] = letters.things.map(named);
  // The next lesson is named on a button only.
  return say(`lesson-${id}-${part}` as TextId, { one, two, three, title: "" });
}

function named(text: string): Value {
  const [thing = "", id = ""] = text.split(" ");
  if (thing === "movement") return catalogue.movement(id as "kyrie").name;
  return { thing: thing as ThingKind, id } satisfies Thing;
}
