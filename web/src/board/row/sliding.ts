/**
 * Cards slide along the row to their new spaces. Where the spaces lie is read only when the row has another size:
 * to read it in the middle of an update would make the browser lay out the page twice.
 */
import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";

const SLIDE_MS = 180;
const APART_MS = 30;

export class Sliding {
  #spaces: readonly { readonly x: number; readonly y: number }[] = [];
  #lay = new Map<string, number>();

  /** For the list whose children are the spaces in their order. */
  readonly watch: Attachment<HTMLElement> = (list) => {
    const observer = new ResizeObserver(() => {
      this.#spaces = [...list.children].map((child) => child.getBoundingClientRect());
    });
    observer.observe(list);
    return () => observer.disconnect();
  };

  /** The cards lie there now, by key, in the order of the spaces; those that lay elsewhere slide. */
  moved(keys: readonly string[], list: HTMLElement): void {
    keys.forEach((key, space) => {
      const before = this.#lay.get(key);
      const [from, to] = [this.#spaces[before ?? space], this.#spaces[space]];
      if (before === undefined || before === space || !from || !to || prefersReducedMotion.current) return;
      list.children[space]?.animate(
        { translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"] },
        {
          duration: SLIDE_MS,
          delay: space * APART_MS,
          easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
          fill: "backwards",
        },
      );
    });
    this.#lay = new Map(keys.map((key, space) => [key, space]));
  }
}
