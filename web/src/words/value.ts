/** What a sentence can be given: a number, a word, or something that is shown as more than its name. */
export type Value = number | string | Thing;

/** A message without variables. */
export type Nothing = Record<never, never>;

/** A component, place or seat inside a sentence: it has a name in every language, and can be shown as a link. */
export interface Thing {
  readonly thing: ThingKind;
  readonly id: string;
}

export type ThingKind =
  "memory" | "opus" | "city" | "court" | "tile" | "place" | "composer" | "space" | "seat" | "bonus";
