/** How long something moves, in milliseconds; not at all for whoever wants less motion. As `--d-3`. */
import { prefersReducedMotion } from "svelte/motion";

export function motionMs(): number {
  return prefersReducedMotion.current ? 0 : 300;
}
