/**
 * What a step talks about, as something on the page. Keys name an area (`row`) or a thing: `card:ID` (row), `hand:ID`,
 * `shelf:ID` (own Opus cards), `place:ID`, `space:ID`, `stack:MOVEMENT.NOTE`, `movement:ID`, `answer:CHOICE`.
 */
import { answersOf } from "../board/prompt/answers";
import { read, thingOf } from "../board/prompt/choice";
import { catalogue } from "../edition/catalogue.svelte";
import { game } from "../state/game.svelte";
import type { Thing } from "../words/value";
import { AREAS, type Target } from "./areaKeys";

export function targetOf(key: string): Target | undefined {
  if (key in AREAS) return AREAS[key];
  const [kind, id] = cut(key);
  const name = CSS.escape(id);
  switch (kind) {
    case "card":
      return { selectors: [`.row [data-card="${name}"]`], tab: "row" };
    case "hand":
      return { selectors: [`.hand [data-card="${name}"]`] };
    case "shelf":
      return {
        selectors: [`.mine .shelf > :nth-child(${(game.mine?.opus ?? []).indexOf(id) + 1})`],
        tab: "board",
      };
    case "place":
      return { selectors: [`.map [data-label="${name}"]`, `.map [data-place="${name}"]`], tab: "map" };
    case "space":
      return { selectors: [`.req [data-space="${name}"]`], tab: "requiem" };
    case "stack":
      return { selectors: [`.req [data-stack="${name}"]`], tab: "requiem" };
    case "movement":
      return { selectors: [`.req .movement:nth-child(${movementNumber(id) + 1})`], tab: "requiem" };
    case "answer":
      return { selectors: [`.prompt [data-key="${answersOf(game.question).indexOf(id) + 1}"]`] };
    default:
      return undefined;
  }
}

/** Where a choice is made. */
export function keyOf(choice: string): string {
  const { verb, about } = read(choice);
  switch (verb) {
    case "experience":
    case "story":
      return `hand:${about}`;
    case "document":
    case "commission":
      return `card:${about}`;
    case "perform":
    case "sell":
      return `shelf:${about}`;
    case "travel":
      return `place:${about}`;
    case "requiem":
      return `space:${about}`;
    case "done":
      return "confirm";
    default:
      return `answer:${choice}`;
  }
}

/** The component, place or space a sentence of the guide names. */
export function namedBy(choice: string | undefined, at: string | undefined): Thing | undefined {
  if (choice !== undefined) return thingOf(read(choice));
  const [kind, id] = cut(at ?? "");
  return kind === "place" ? { thing: "place", id } : undefined;
}

/** What is in sight of a target. */
export function find(target: Target | undefined): Element | undefined {
  for (const selector of target?.selectors ?? [])
    for (const element of document.querySelectorAll(selector))
      if (element.getBoundingClientRect().width > 0) return element;
  return undefined;
}

function movementNumber(id: string): number {
  return (catalogue.info?.movements ?? []).findIndex((movement) => movement.id === id) + 1;
}

function cut(key: string): readonly [kind: string, id: string] {
  const at = key.indexOf(":");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}
