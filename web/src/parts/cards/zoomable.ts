/**
 * Enlarges a card: right-click, a long press, or the key I while it has the focus.
 * `<button use:zoomable={{ thing: "opus", id }}>`; undefined switches it off.
 */
import type { Action } from "svelte/action";
import { zoom, type Zoomed } from "../../state/zoom.svelte";

const LONG_PRESS_MS = 500;
/** A finger is never quite still. */
const STILL_PX = 10;

export const zoomable: Action<HTMLElement, Zoomed | undefined> = (node, given) => {
  let at = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let wasLong = false;

  const open = (): void => {
    if (at) zoom.open(at);
  };
  const stop = (): void => clearTimeout(timer);
  const listeners = {
    contextmenu(event: Event): void {
      if (!at) return;
      event.preventDefault();
      stop();
      open();
    },
    keydown(event: Event): void {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      if (!at || key.toLowerCase() !== "i" || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    pointerdown(event: Event): void {
      wasLong = false;
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType === "mouse") return;
      start = { x: clientX, y: clientY };
      stop();
      timer = setTimeout(() => {
        wasLong = true;
        open();
      }, LONG_PRESS_MS);
    },
    pointermove(event: Event): void {
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    pointerleave: stop,
    /** The tap that ends a long press must not choose the card. */
    click(event: Event): void {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  const all = Object.entries(listeners);
  for (const [name, listener] of all) node.addEventListener(name, listener, name === "click");
  node.style.setProperty("-webkit-touch-callout", "none");
  node.toggleAttribute("data-enlarges", at !== undefined);

  return {
    update(next) {
      at = next;
      node.toggleAttribute("data-enlarges", at !== undefined);
    },
    destroy() {
      stop();
      for (const [name, listener] of all) node.removeEventListener(name, listener, name === "click");
    },
  };
};
