/**
 * What the service worker answers, and how. Only what is named here is ever kept: the page's own files and what
 * everybody may read. Whatever else is asked for goes to the server as if there were no worker.
 */
export interface Plan {
  /** The page's built files, `/assets/…`: their names say what is in them. */
  readonly files: readonly string[];
  /** Addresses of the rules and of the pieces they show. */
  readonly readings: readonly string[];
}

/** The one page there is; it reads the address itself. */
export const SHELL = "/";

export type Kind = "page" | "file" | "reading";

export function kindOf(plan: Plan, origin: string, request: Request): Kind | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return undefined;
  if (plan.files.includes(url.pathname)) return "file";
  // With a query it would be another answer.
  if (plan.readings.includes(url.pathname) && url.search === "") return "reading";
  if (request.mode === "navigate" && !/^\/(api|assets)(\/|$)/.test(url.pathname)) return "page";
  return undefined;
}

const AWAY = new Set([502, 503, 504]);

/** A proxy that says so knows as well as a broken line that the server is away. */
export function isAway(answer: Response): boolean {
  return AWAY.has(answer.status);
}
