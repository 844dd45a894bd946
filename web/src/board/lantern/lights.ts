/**
 * The light on the board. One turn is outlined, its two cards named, its targets numbered; of the others only hollow
 * numbers stand at theirs. It is put on what lies there and taken off again: no part of the board knows of it.
 */
import { targetOf } from "../../guide/targets";
import type { ReviewDeed } from "../../net/messages";
import type { Tab } from "../areas.svelte";
import { choiceOf } from "./following";

export interface Shown {
  readonly rank: number;
  readonly deeds: readonly ReviewDeed[];
}

/** What the guide would call it. */
function keyOf(deed: ReviewDeed): string {
  const { kind, what = "" } = deed;
  switch (kind) {
    case "experience":
    case "story":
      return `hand:${what}`;
    case "document":
    case "commission":
      return `card:${what}`;
    case "travel":
      return `place:${what}`;
    case "requiem":
      return `space:${what.split(" ")[0]}`;
    default:
      return `choice:${choiceOf(deed)}`;
  }
}

function elementsOf(deed: ReviewDeed): readonly Element[] {
  const { selectors = [], isGroup } = targetOf(keyOf(deed)) ?? {};
  // A place has its dot, too: one number is enough.
  const wanted = isGroup ? selectors.slice(0, 1) : selectors;
  return wanted.length > 0 ? [...document.querySelectorAll(wanted.join())] : [];
}

/** Where a small window has to turn to. */
export function tabOf(deeds: readonly ReviewDeed[]): Tab | undefined {
  return deeds.map((deed) => targetOf(keyOf(deed))?.tab).find((tab) => tab !== undefined);
}

/** Lights a turn; `sections` are the words for its two cards. Returns how to put it out. */
export function shine(
  lit: Shown,
  others: readonly Shown[],
  sections: Readonly<Record<"experience" | "story", string>>,
): () => void {
  const outlined = new Set<Element>();
  const flags: Element[] = [];
  const flag = (element: Element, text: string, look: string): void => {
    const sign = document.createElement("span");
    sign.className = `lamp-flag ${look}`;
    sign.setAttribute("aria-hidden", "true");
    sign.textContent = text;
    element.append(sign);
    flags.push(sign);
  };
  for (const deed of lit.deeds)
    for (const element of elementsOf(deed)) {
      if (outlined.has(element)) continue;
      outlined.add(element);
      element.setAttribute("data-lamp", String(lit.rank));
      if (deed.kind === "experience" || deed.kind === "story") flag(element, sections[deed.kind], "named");
      else flag(element, String(lit.rank), "solid");
    }
  const numbers = new Map<Element, number[]>();
  for (const { rank, deeds } of others)
    for (const deed of deeds)
      for (const element of elementsOf(deed)) {
        const known = numbers.get(element) ?? [];
        if (!outlined.has(element) && !known.includes(rank)) numbers.set(element, [...known, rank]);
      }
  for (const [element, ranks] of numbers) flag(element, ranks.join(" · "), "hollow");
  return () => {
    for (const element of outlined) element.removeAttribute("data-lamp");
    for (const sign of flags) sign.remove();
  };
}
