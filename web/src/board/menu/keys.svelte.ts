/** The keyboard: one letter each, never while somebody writes. */
import { tick } from "svelte";
import { flow } from "../../state/flow.svelte";
import { game } from "../../state/game.svelte";
import { pointing } from "../../state/pointing.svelte";
import { why } from "../../state/why.svelte";
import { areas, type Tab } from "../areas.svelte";

/** Where a letter leads: the name of an area of the board. */
export const JUMPS = {
  a: "prompt",
  h: "hand",
  d: "row",
  m: "map",
  q: "requiem",
  b: "board",
  p: "patrons",
} as const;
export type Jump = (typeof JUMPS)[keyof typeof JUMPS];

class Help {
  open = $state(false);
}
export const help = new Help();

const FIELDS = "input, textarea, select, [contenteditable]";

export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS) || document.querySelector("dialog[open]")) return;
  if (act(letterOf(event), target)) event.preventDefault();
}

/** The Latin letter or digit of a key; on a Cyrillic keyboard the one in its place. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key.length > 1 || /^[a-z0-9?]$/i.test(key)) return key.length > 1 ? key : key.toLowerCase();
  const [, place] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return place?.toLowerCase() ?? key;
}

/** Whether the key meant something. */
function act(letter: string, target: Element | null): boolean {
  if (letter in JUMPS) return jump(JUMPS[letter as keyof typeof JUMPS]);
  switch (letter) {
    case "?":
      help.open = true;
      return true;
    case "u":
      if (game.undoTo !== undefined) void flow.undo();
      return true;
    case "r":
      if (game.canRedo) void flow.redo();
      return true;
    case "c":
      return click(pointing.at ? ".pop .agree" : ".prompt .confirm");
    case "l":
      return click(".prompt .lantern");
    case "w":
      if (!game.isAsked) return false;
      why.ask(target);
      return true;
    case "Enter":
      // On a control Enter means that control.
      return (
        !target?.closest("button, a, summary") && click(pointing.at ? ".pop .agree" : ".prompt .confirm")
      );
    default:
      return /^[1-9]$/.test(letter) && click(`.prompt [data-key="${letter}"]`);
  }
}

function click(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function jump(to: Jump): boolean {
  if (to !== "prompt" && to !== "hand") areas.open(to satisfies Tab);
  // The area may have to be shown first. Not a frame later: what is focused next would lose the focus again.
  void tick().then(() => {
    if (to === "prompt") document.getElementById("prompt")?.focus();
    else focusables(document.getElementById(`area-${to}`))[0]?.focus();
  });
  return true;
}

export function focusables(area: Element | null): HTMLElement[] {
  const found = area?.querySelectorAll<HTMLElement>("button:not([disabled]), a[href], [tabindex='0']") ?? [];
  return [...found].filter((one) => one.checkVisibility?.() ?? true);
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows go to the nearest control of the same area in their direction. */
export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (!way || event.defaultPrevented || !(from instanceof HTMLElement) || from.closest(FIELDS)) return;
  const here = centre(from);
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const one of focusables(event.currentTarget as Element)) {
    const there = centre(one);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (one === from || ahead <= 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [least, nearest] = [far, one];
  }
  if (!nearest) return;
  event.preventDefault();
  nearest.focus();
}

function centre(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
