/** Whether the rules are kept on this device, and whether the server answers. */
import { onReach } from "../net/http";

class Keeping {
  isKept = $state(false);
  isAway = $state(false);
  #begun = false;

  /** Has the browser keep page and rules. It may not want to, and a page without encryption cannot ask. */
  async begin(): Promise<void> {
    if (this.#begun || import.meta.env.DEV || !isSecureContext || !("serviceWorker" in navigator)) return;
    this.#begun = true;
    try {
      await navigator.serviceWorker.register("/offline.js", { updateViaCache: "none" });
      await navigator.serviceWorker.ready;
      this.isKept = true;
    } catch {
      // Everything but reading without a network works as well.
    }
  }
}

export const keeping = new Keeping();
onReach((isReached) => (keeping.isAway = !isReached));
