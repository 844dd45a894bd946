/** Dragging a card with mouse, pen or finger onto whatever carries `data-lay`; pressing it stays a press. */
import type { Attachment } from "svelte/attachments";
import type { Section } from "../../net/messages";
import { zoom } from "../../state/zoom.svelte";
import { laying } from "./laying.svelte";

/** A hand that trembles still presses. */
const SLACK_PX = 8;

export function draggable(card: string): Attachment<HTMLElement> {
  return (element) => {
    let start: { readonly x: number; readonly y: number; readonly pointer: number } | undefined;

    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary && laying.canLay(card))
        start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      // A long press enlarges the card: it does not start on a journey then.
      if (!start || event.pointerId !== start.pointer || zoom.at) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (laying.dragged !== card) {
        if (Math.hypot(dx, dy) < SLACK_PX) return;
        element.setPointerCapture(start.pointer);
        laying.dragged = card;
      }
      element.style.translate = `${dx}px ${dy}px`;
      laying.over = sectionAt(event);
    };
    const end = (event: PointerEvent): void => {
      if (laying.dragged === card) {
        const section = event.type === "pointerup" ? sectionAt(event) : undefined;
        if (section) laying.put(card, section, element);
        laying.dragged = laying.over = undefined;
        element.style.translate = "";
        swallowClick(element);
      }
      start = undefined;
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    return () => {
      if (laying.dragged === card) laying.dragged = laying.over = undefined;
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
    };
  };
}

function sectionAt({ clientX, clientY }: PointerEvent): Section | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const zone = element.closest<HTMLElement>("[data-lay]");
    if (zone) return zone.dataset["lay"] as Section;
  }
  return undefined;
}

/** The browser reports the end of a drag as a click; it is none. */
function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
}
