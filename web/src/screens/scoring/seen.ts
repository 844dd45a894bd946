/** Which endings were seen in this tab: what comes one after the other the first time is there at once later. */
const KEY = "lacrimosa-seen-";

export function isSeen(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY + table) !== null;
  } catch {
    return false;
  }
}

export function remember(table: string): void {
  try {
    sessionStorage.setItem(KEY + table, "yes");
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
