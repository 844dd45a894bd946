/** Puts the magnifying glass beside the screen, not into an area that a small window may hide. */
import { mount, unmount, untrack } from "svelte";
import CardZoom from "./CardZoom.svelte";

/** For `$effect(() => glass())`; `linked`: with the way to all components. */
export function glass(linked = true): () => void {
  const zoom = untrack(() => mount(CardZoom, { target: document.body, props: { linked } }));
  return () => void unmount(zoom);
}
