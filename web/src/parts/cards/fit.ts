/**
 * What does not fit on a card: long titles are set smaller, and what matters least gives way.
 *
 * `<span class="mem-t" {@attach fit(title)}>`: the first child holds the title, and the style sheet multiplies the
 * size of its letters by `--fit`; a second child is left out if there is no room under the title. A card whose
 * title does not fit even so is marked `data-tight`, and the style sheet takes room from its other parts.
 *
 * `<span class="mem-h" {@attach yielding}>`: the child of class `gives` is left out if the line is too short.
 */
import type { Attachment } from "svelte/attachments";

const STEPS = [1, 0.94, 0.88, 0.84, 0.8] as const;
/** Their size does not depend on the words on them, so watching them cannot go round in circles. */
const CARDS = ".mem, .opus, .pocket, .spine";

/** The title is given so that a change of it is noticed. */
export function fit(title: string): Attachment<HTMLElement> {
  return (box) => (title === "" ? undefined : watch(box, () => settle(box)));
}

export const yielding: Attachment<HTMLElement> = (line) =>
  watch(line, () => {
    const least = line.querySelector<HTMLElement>(".gives");
    if (!least) return;
    least.hidden = false;
    const edge = line.getBoundingClientRect().right - parseFloat(getComputedStyle(line).paddingRight);
    least.hidden = (line.lastElementChild?.getBoundingClientRect().right ?? 0) > edge + 1;
  });

function watch(node: HTMLElement, measure: () => void): (() => void) | undefined {
  const card = node.closest(CARDS);
  if (!card) return undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(card);
  // Letters that arrive late are wider or narrower than those they replace.
  void document.fonts.ready.then(measure);
  return () => observer.disconnect();
}

function settle(box: HTMLElement): void {
  const text = box.firstElementChild as HTMLElement | null;
  const under = (text?.nextElementSibling ?? null) as HTMLElement | null;
  if (!text) return;
  const card = box.closest(CARDS);
  card?.removeAttribute("data-tight");
  const step = STEPS.find((one) => {
    box.style.setProperty("--fit", String(one));
    return text.offsetHeight <= room(box) + 1 && text.scrollWidth <= text.clientWidth + 1;
  });
  card?.toggleAttribute("data-tight", step === undefined);
  if (!under) return;
  under.hidden = false;
  under.hidden = text.offsetHeight + under.offsetHeight > room(box) + 1;
}

function room(box: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(box);
  return box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
}
