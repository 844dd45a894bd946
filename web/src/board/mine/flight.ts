/** A laid card slides from where it lay in the hand into its pocket. */
import type { Attachment } from "svelte/attachments";
import { motionMs } from "../motion/length";

const departures = new Map<string, DOMRect>();

export function depart(card: string, element: Element): void {
  departures.set(card, element.getBoundingClientRect());
}

/** For a card in its new place; does nothing for one that comes from elsewhere, or into a board that is not shown. */
export function arriving(card: string): Attachment<HTMLElement> {
  return (element) => {
    const from = departures.get(card);
    departures.delete(card);
    if (!from || motionMs() === 0) return undefined;
    // With the next picture, whose layout has to be made anyway.
    const next = requestAnimationFrame(() => fly(element, from));
    return () => cancelAnimationFrame(next);
  };
}

function fly(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  element.animate(
    { transform: [start, "none"], transformOrigin: ["0 0", "0 0"], zIndex: [9, 9] },
    { duration: motionMs(), easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}
