export const COMPANION_PARTS = ["setup", "solo", "score", "advice"] as const;
export type CompanionPart = (typeof COMPANION_PARTS)[number] | undefined;
export const PATRONAGE_PARTS = ["catalogue", "figures", "games"] as const;
export type PatronagePart = (typeof PATRONAGE_PARTS)[number];

/** Which screen the address names. The part behind the # may hold a secret and never reaches the server. */
import { SHIPPED } from "../edition/catalogue.svelte";

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "table"; readonly id: string }
  | { readonly screen: "replay"; readonly id: string; readonly step: number | undefined }
  | { readonly screen: "review"; readonly id: string; readonly seat: number | undefined }
  | { readonly screen: "rules"; readonly rule: string | undefined; readonly edition: string | undefined }
  | { readonly screen: "components"; readonly edition: string }
  | { readonly screen: "guide" }
  | { readonly screen: "lesson"; readonly id: string }
  | { readonly screen: "task"; readonly id: string }
  | { readonly screen: "puzzles" }
  /** With the game somebody comes from. */
  | { readonly screen: "patronage"; readonly part: PatronagePart; readonly game: string | undefined }
  | { readonly screen: "ratings" }
  | { readonly screen: "daily"; readonly day: string | undefined }
  | { readonly screen: "tables" }
  | { readonly screen: "companion"; readonly part: CompanionPart }
  | {
      readonly screen: "workshop";
      readonly draft: string | undefined;
      readonly view: string | undefined;
      readonly what: string | undefined;
    }
  | { readonly screen: "notifications"; readonly table: string | undefined }
  | { readonly screen: "lost" };

export function routeOf(path: string, search = ""): Route {
  const edition = new URLSearchParams(search).get("edition") ?? undefined;
  const [first, second, third, fourth] = path.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (first === "table" && second) return { screen: "table", id: second };
  if (first === "replay" && second) {
    const step = Number(third);
    return { screen: "replay", id: second, step: third && Number.isInteger(step) ? step : undefined };
  }
  if (first === "review" && second) {
    const seat = Number(third);
    return { screen: "review", id: second, seat: third && Number.isInteger(seat) ? seat : undefined };
  }
  if (first === "rules") return { screen: "rules", rule: second, edition };
  if (first === "components") return { screen: "components", edition: second ?? edition ?? SHIPPED };
  if (first === "guide") return { screen: "guide" };
  if (first === "lesson" && second) return { screen: "lesson", id: second };
  if (first === "try" && second) return { screen: "task", id: second };
  if (first === "puzzles") return { screen: "puzzles" };
  if (first === "patronage") {
    const part = PATRONAGE_PARTS.find((one) => one === (second ?? "catalogue"));
    const game = new URLSearchParams(search).get("game") ?? undefined;
    return part ? { screen: "patronage", part, game } : { screen: "lost" };
  }
  if (first === "ratings") return { screen: "ratings" };
  if (first === "daily") return { screen: "daily", day: second };
  if (first === "tables") return { screen: "tables" };
  if (first === "companion")
    return { screen: "companion", part: COMPANION_PARTS.find((part) => part === second) };
  if (first === "workshop") return { screen: "workshop", draft: second, view: third, what: fourth };
  if (first === "notifications")
    return { screen: "notifications", table: new URLSearchParams(search).get("table") ?? undefined };
  return { screen: "lost" };
}

/** How long a screen may take to become as long as it was when somebody left it, to be scrolled back. */
const GROWING_MS = 1000;
const SCROLL_PAUSE_MS = 120;

class Address {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));
  /** Secrets of a link, `#invite=…`: read once. */
  secrets = $state.raw(secretsHere());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // Screens are fetched, so the browser would scroll back before there is anything to scroll.
    history.scrollRestoration = "manual";
    addEventListener("popstate", () => this.#read());
    addEventListener("scroll", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(rememberPlace, SCROLL_PAUSE_MS);
    });
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") {
      rememberPlace();
      history.pushState(null, "", path);
    } else history.replaceState(null, "", path);
    this.#read();
    if (how === "push") scrollTo(0, 0);
  }

  /** Takes the secret out of the address, so that it is not passed on by accident. */
  forgetSecrets(): void {
    history.replaceState(history.state, "", location.pathname);
    this.secrets = new URLSearchParams();
  }

  /** A screen is there: its heading takes the focus, and it is scrolled to where it was left. */
  arrive(how: "first" | "moved"): void {
    if (how === "moved") focusHeading();
    const place = (history.state as { y?: number } | null)?.y ?? 0;
    if (place > 0) scrollWhenLongEnough(place, performance.now() + GROWING_MS);
    else if (how === "moved" && scrollY > 0 && history.state !== null) scrollTo(0, 0);
  }

  #read(): void {
    clearTimeout(this.#timer);
    this.route = routeOf(location.pathname, location.search);
    this.secrets = secretsHere();
  }
}

function secretsHere(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

function rememberPlace(): void {
  history.replaceState({ y: Math.round(scrollY) }, "");
}

/** For readers of the screen, and for the keyboard: whoever comes begins at the top of what is new. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function scrollWhenLongEnough(place: number, until: number): void {
  const page = document.documentElement;
  const isLong = page.scrollHeight - page.clientHeight >= place;
  if (isLong || performance.now() > until) scrollTo(0, place);
  else requestAnimationFrame(() => scrollWhenLongEnough(place, until));
}

export const address = new Address();

/** For links: stays in the page unless the person wants another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  address.go(link.pathname + link.search + link.hash);
}
