/** A laid card slides from where it lay in the hand into its pocket. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** As `--d-3`. */
const FLIGHT_MS = 300;
const departures = new Map<string, DOMRect>();

export function depart(card: string, element: Element): void {
  departures.set(card, element.getBoundingClientRect());
}

/** For `in:`; does nothing for a card that comes from elsewhere, or into a board that is not on the screen. */
export function arrive(element: Element, { card }: { readonly card: string }): TransitionConfig {
  const from = departures.get(card);
  departures.delete(card);
  if (!from || prefersReducedMotion.current) return { duration: 0 };
  const to = element.getBoundingClientRect();
  if (to.width === 0) return { duration: 0 };
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = from.width / to.width;
  return {
    duration: FLIGHT_MS,
    easing: cubicOut,
    css: (_, left) =>
      `transform-origin: 0 0; z-index: 9; ` +
      `transform: translate(${left * x}px, ${left * y}px) scale(${1 + left * (scale - 1)})`,
  };
}
