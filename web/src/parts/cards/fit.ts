/**
 * What does not fit on a card: long titles are set smaller, and what matters least gives way.
 *
 * `<span class="memory-title" {@attach fit(title)}>`: the first child holds the title, and the style sheet multiplies the
 * size of its letters by `--fit`; a second child is left out if there is no room under the title. A card whose
 * title does not fit even so is marked `data-tight`: the style sheet takes room from its other parts, and long words
 * may be parted. What is still too long, as a title of somebody's own edition may be, ends in dots after `--lines`,
 * and is whole in a tooltip.
 *
 * `<span class="memory-head" {@attach yielding}>`: the child of class `gives` is left out if the line is too short.
 *
 * All that waits is tried together: one layout for all cards at each size, not one for each card.
 */
import type { Attachment } from "svelte/attachments";
import { parted, whole } from "../../words/hyphens";

const STEPS = [1, 0.94, 0.88, 0.84, 0.8] as const;
/** Their size does not depend on the words on them, so watching them cannot go round in circles. */
const CARDS = ".memory, .opus, .pocket, .spine";

interface Title {
  readonly card: Element;
  readonly box: HTMLElement;
  readonly text: HTMLElement;
  readonly under: HTMLElement | null;
}
interface Line {
  readonly line: HTMLElement;
  readonly least: HTMLElement;
}
/** What is on a card and has to fit on it. */
interface Fitted {
  readonly titles: Title[];
  readonly lines: Line[];
}

const cards = new Map<Element, Fitted>();
let observer: ResizeObserver | undefined;

/** The title is given so that a change of it is noticed. */
export function fit(title: string): Attachment<HTMLElement> {
  return (box) => {
    const text = box.firstElementChild as HTMLElement | null;
    const card = box.closest(CARDS);
    if (title === "" || !text || !card) return undefined;
    const one = { card, box, text, under: text.nextElementSibling as HTMLElement | null };
    return join(card, (fitted) => fitted.titles, one);
  };
}

export const yielding: Attachment<HTMLElement> = (line) => {
  const least = line.querySelector<HTMLElement>(".gives");
  const card = line.closest(CARDS);
  return least && card ? join(card, (fitted) => fitted.lines, { line, least }) : undefined;
};

function join<T>(card: Element, kind: (fitted: Fitted) => T[], one: T): () => void {
  const fitted = cards.get(card) ?? { titles: [], lines: [] };
  kind(fitted).push(one);
  cards.set(card, fitted);
  observer ??= watching();
  // To begin to observe anew tells the size once more: that is what a new title on an old card needs.
  observer.unobserve(card);
  observer.observe(card);
  return () => {
    kind(fitted).splice(kind(fitted).indexOf(one), 1);
    if (fitted.titles.length + fitted.lines.length > 0) return;
    cards.delete(card);
    observer?.unobserve(card);
  };
}

function watching(): ResizeObserver {
  // Letters that arrive late are wider or narrower than those they replace.
  document.fonts.addEventListener("loadingdone", () => settle([...cards.values()]));
  return new ResizeObserver((entries) => settle(entries.flatMap(({ target }) => cards.get(target) ?? [])));
}

function settle(fitted: readonly Fitted[]): void {
  const titles = fitted.flatMap((one) => one.titles);
  const lines = fitted.flatMap((one) => one.lines);
  rewrite(titles, whole);
  for (const { card, box, under } of titles) {
    card.removeAttribute("data-tight");
    box.removeAttribute("title");
    box.style.removeProperty("--lines");
    if (under) under.hidden = false;
  }
  for (const { least } of lines) least.hidden = false;
  let open = titles;
  for (const step of STEPS) {
    for (const { box } of open) box.style.setProperty("--fit", String(step));
    open = open.filter((title) => !fits(title));
  }
  const crowded = titles.filter(
    ({ box, text, under }) => under && text.offsetHeight + under.offsetHeight > room(box) + 1,
  );
  const short = lines.filter(isTooShort);
  for (const { card } of open) card.setAttribute("data-tight", "");
  rewrite(open, parted);
  // Syllables may need a line more than letters.
  rewrite(
    open.filter((title) => isCut(title) || title.text.offsetHeight > title.box.offsetHeight + 1),
    whole,
  );
  const cut = open.filter((title) => isCut(title));
  for (const { box, text } of cut) box.style.setProperty("--lines", String(linesOf(box, text)));
  for (const { box, text } of open) if (isCut({ text })) box.title = text.textContent;
  for (const { under } of crowded) if (under) under.hidden = true;
  for (const { least } of short) least.hidden = true;
}

/** Only what changes, for everything that is written has to be laid out anew. */
function rewrite(titles: readonly Title[], as: (text: string) => string): void {
  for (const { text } of titles)
    for (const node of text.childNodes)
      if (node instanceof Text && as(node.data) !== node.data) node.data = as(node.data);
}

function fits({ box, text }: Title): boolean {
  return text.offsetHeight <= room(box) + 1 && text.scrollWidth <= text.clientWidth + 1;
}

function isCut({ text }: Pick<Title, "text">): boolean {
  return text.scrollHeight > text.clientHeight + 1;
}

/** How many lines of a title there is room for. */
function linesOf(box: HTMLElement, text: HTMLElement): number {
  const { lineHeight } = getComputedStyle(text);
  return Math.max(1, Math.min(4, Math.floor((room(box) + 1) / parseFloat(lineHeight))));
}

function isTooShort({ line }: Line): boolean {
  const edge = line.getBoundingClientRect().right - parseFloat(getComputedStyle(line).paddingRight);
  return (line.lastElementChild?.getBoundingClientRect().right ?? 0) > edge + 1;
}

function room(box: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(box);
  return box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
}
