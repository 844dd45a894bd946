/** How many tables wait for the person: in the window's title, and as a badge of the installed app. */
import { server } from "../net/http";
import { me } from "./me.svelte";

const REFRESH_MS = 60_000;

class Waiting {
  count = $state(0);

  /** What a window is called while tables wait. */
  titled(text: string): string {
    return this.count > 0 ? `(${this.count}) ${text}` : text;
  }

  async look(): Promise<void> {
    // Who only reads is nobody yet, and has no tables.
    if (me.person === undefined || document.visibilityState !== "visible") return;
    try {
      this.count = (await server.waiting()).tables.length;
    } catch {
      // Whatever is wrong, the screen that is open says it.
      return;
    }
    await showBadge(this.count);
  }

  /** To be called while the page is open. */
  follow(): () => void {
    const look = () => void this.look();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

async function showBadge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // Only an installed app has a place for it.
  }
}

export const waiting = new Waiting();
