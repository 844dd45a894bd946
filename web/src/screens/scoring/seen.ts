/** Which counts were seen to the end in this tab. */
const KEY = "lacrimosa-counted-";

export function isCounted(table: string): boolean {
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
    // A browser that keeps nothing shows the count again.
  }
}

export function forget(table: string): void {
  try {
    sessionStorage.removeItem(KEY + table);
  } catch {
    // There is nothing to forget then.
  }
}
