/** Choices are texts: this reads them, says what they are about and where on the board they are shown. */
import type { Movement, Note, StoryPoint } from "../../net/messages";
import type { Thing } from "../../words/value";

export const AREAS = ["row", "map", "requiem", "board", "patrons"] as const;
/** A part of the board; the hand is always in sight. */
export type Area = (typeof AREAS)[number] | "hand";

export type Verb =
  | "experience"
  | "story"
  | "act"
  | "income"
  | "document"
  | "commission"
  | "perform"
  | "sell"
  | "travel"
  | "requiem"
  | "neutral"
  | "marker"
  | "route"
  | "track"
  | "name"
  | "buy"
  | "cash"
  | "done";

export interface Choice {
  readonly text: string;
  readonly verb: Verb;
  /** What the verb is about: a card, place, space, number or type of point. */
  readonly about: string;
  /** The note a marker would show. */
  readonly note: Note | undefined;
}

export function read(text: string): Choice {
  const [verb = "", about = "", note] = text.split(" ");
  return { text, verb: verb as Verb, about, note: note as Note | undefined };
}

const AREA_OF: Readonly<Partial<Record<Verb, Area>>> = {
  experience: "hand",
  story: "hand",
  document: "row",
  commission: "row",
  travel: "map",
  requiem: "requiem",
  neutral: "requiem",
  perform: "board",
  sell: "board",
  marker: "board",
};

/** Where a choice is shown as a thing; undefined if only the prompt shows it. Exchanges are no reason to look anywhere. */
export function areaOf(text: string): Area | undefined {
  return AREA_OF[read(text).verb];
}

/** The component, place or space a choice is about. */
export function thingOf({ verb, about }: Choice): Thing | undefined {
  switch (verb) {
    case "experience":
    case "story":
    case "document":
      return { thing: "memory", id: about };
    case "commission":
    case "perform":
    case "sell":
      return { thing: "opus", id: about };
    case "travel":
      return { thing: "place", id: about };
    case "requiem":
    case "neutral":
      return { thing: "space", id: about };
    default:
      return undefined;
  }
}

export function pointOf({ about }: Choice): StoryPoint {
  return about as StoryPoint;
}

/** `kyrie.3` is in the Kyrie. */
export function movementOf(space: string): Movement {
  return space.split(".")[0] as Movement;
}
