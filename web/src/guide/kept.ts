/** The table of the guided game: kept while the window is open, so that opening the page again goes on with it. */
const KEY = "lacrimosa-guide";

export function keptTable(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepTable(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing begins a new game when the page is opened again.
  }
}

export function forgetTable(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
