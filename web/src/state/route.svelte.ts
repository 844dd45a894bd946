/** Which screen the address names. The part behind the # may hold a secret and never reaches the server. */
export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "table"; readonly id: string }
  | { readonly screen: "replay"; readonly id: string; readonly step: number | undefined }
  | { readonly screen: "rules"; readonly rule: string | undefined }
  | { readonly screen: "components"; readonly edition: string }
  | { readonly screen: "guide" }
  | { readonly screen: "lost" };

export function routeOf(path: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (first === "table" && second) return { screen: "table", id: second };
  if (first === "replay" && second) {
    const step = Number(third);
    return { screen: "replay", id: second, step: third && Number.isInteger(step) ? step : undefined };
  }
  if (first === "rules") return { screen: "rules", rule: second };
  if (first === "components") return { screen: "components", edition: second ?? "koechel" };
  if (first === "guide") return { screen: "guide" };
  return { screen: "lost" };
}

class Address {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** Secrets of a link, `#invite=…`: read once. */
  secrets = $state.raw(new URLSearchParams(location.hash.slice(1)));

  constructor() {
    addEventListener("popstate", () => {
      this.route = routeOf(location.pathname);
      this.secrets = new URLSearchParams(location.hash.slice(1));
    });
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.route = routeOf(location.pathname);
    if (how === "push") scrollTo(0, 0);
  }

  /** Takes the secret out of the address, so that it is not passed on by accident. */
  forgetSecrets(): void {
    this.secrets = new URLSearchParams();
    history.replaceState(null, "", location.pathname);
  }
}

export const address = new Address();

/** For links: stays in the page unless the person wants another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  address.go(link.pathname + link.hash);
}
