/**
 * What is being explained. Anything that carries `data-explain="kind id"` says in a line what it is, what it is worth now
 * and by which rule: under the mouse, under the keyboard (the focus itself, or the key I for what lies inside), under a
 * finger that stays. `meanings.ts` knows the kinds; `Explainer.svelte` listens for the whole page.
 */
export interface Explained {
  readonly element: Element;
  readonly key: string;
  readonly by: "mouse" | "focus" | "keys" | "touch";
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const HOVER_MS = 450;
/** From one sign to the next, and from a sign to its line. */
const LEAVE_MS = 160;
const LONG_PRESS_MS = 500;
/** A finger is never quite still. */
const STILL_PX = 10;
const SIGN = "[data-explain]";
/** Kinds that are put together of other signs and mean something as a whole. */
const WHOLE = ["bonus", "movement", "track", "finance", "income", "price", "held"]
  .map((kind) => `[data-explain^="${kind} "]`)
  .join();
const AREA = ".area, section, main";
const FIELDS = "input, textarea, select, [contenteditable]";

class Explaining {
  at = $state.raw<Explained | undefined>();
  /** What had the focus when the key I was pressed. */
  asker: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: Point | undefined;
  /** Where the mouse last clicked: until it moves, nothing that comes to lie under it is asked about. */
  #rest: Point | undefined;

  open(element: Element, by: Explained["by"]): void {
    this.#cancel();
    const key = element.getAttribute("data-explain");
    if (key) this.at = { element, key, by };
  }

  close(): void {
    this.#cancel();
    this.at = undefined;
  }

  /** The mouse comes over something: its sign is explained if it stays; the line itself may be read. */
  over(target: Element, isLine: boolean, event: PointerEvent): void {
    if (isLine) return this.#cancel();
    if (!isNear(this.#rest, event)) this.#rest = undefined;
    const sign = this.#rest ? null : signAt(target);
    if (sign && sign === this.at?.element) return this.#cancel();
    if ((this.at?.by === "keys" || this.at?.by === "focus") && !sign) return;
    this.#cancel();
    if (sign) this.#later(() => this.open(sign, "mouse"), this.at ? LEAVE_MS : HOVER_MS);
    else if (this.at?.by === "mouse") this.#later(() => this.close(), LEAVE_MS);
  }

  /** A finger or a button goes down: a finger that stays asks, anything else goes on with the game. */
  press(target: Element, event: PointerEvent): void {
    this.close();
    const point = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") {
      this.#rest = point;
      return;
    }
    const sign = signAt(target);
    // What enlarges under a long press spells its signs out itself.
    if (!sign || target.closest("[data-enlarges]")) return;
    this.#pressed = point;
    this.#later(() => {
      this.open(sign, "touch");
      swallowClick();
    }, LONG_PRESS_MS);
  }

  move(event: PointerEvent): void {
    if (this.#pressed && !isNear(this.#pressed, event)) this.release();
  }

  release(): void {
    if (this.#pressed) this.#cancel();
    this.#pressed = undefined;
  }

  focus(target: Element): void {
    if (target.matches(SIGN) && target.matches(":focus-visible")) this.open(target, "focus");
    else if (this.at?.by === "keys" || this.at?.by === "focus") this.close();
  }

  /** The key I: one sign after the other of what has the focus, or of its area. Whether it meant something. */
  next(focused: Element | null): boolean {
    if (focused?.closest(FIELDS)) return false;
    const own = signsOf(focused);
    const isTold = own.length < 2 && own[0]?.getAttribute("data-explain") === this.at?.key;
    const signs = isTold || own.length === 0 ? signsOf(focused?.closest(AREA) ?? null) : own;
    const now = signs.findIndex((sign) => sign.getAttribute("data-explain") === this.at?.key);
    const next = signs[(now + 1) % signs.length];
    this.asker = focused;
    if (next) this.open(next, "keys");
    return next !== undefined;
  }

  #later(work: () => void, ms: number): void {
    this.#timer = setTimeout(work, ms);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
  }
}

function isNear(point: Point | undefined, { clientX, clientY }: PointerEvent): boolean {
  return point !== undefined && Math.hypot(clientX - point.x, clientY - point.y) <= STILL_PX;
}

function signAt(target: Element): Element | null {
  return target.closest(WHOLE) ?? target.closest(SIGN);
}

/** The signs in sight, each kind once. */
function signsOf(within: Element | null): Element[] {
  const signs = new Map<string, Element>();
  for (const sign of within ? [within, ...within.querySelectorAll(SIGN)] : []) {
    const key = sign.getAttribute("data-explain");
    if (key !== null && !signs.has(key) && sign.checkVisibility()) signs.set(key, sign);
  }
  return [...signs.values()];
}

/** The tap that ends a long press chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener(
    "pointerup",
    () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50),
    { once: true },
  );
}

export const explaining = new Explaining();
