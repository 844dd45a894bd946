/** Short messages that come and go: what was done for the player, what was refused, the state of the line. */
import type { Step } from "../net/messages";

export interface Notice {
  readonly id: number;
  readonly tone: "calm" | "bad";
  /** Said anew when the language changes. */
  readonly text: () => string;
  /** Offers to take the last choice back. */
  readonly canUndo: boolean;
}

interface Draft {
  readonly tone?: Notice["tone"];
  readonly canUndo?: boolean;
  /** How long it stays. */
  readonly seconds?: number;
}

const SECONDS = 7;
/** Older ones give way. */
const MOST = 3;

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** Choices that were made for the player; their words are the board's affair. */
  forced = $state.raw<readonly Step[]>([]);
  #last = 0;

  say(text: () => string, { tone = "calm", canUndo = false, seconds = SECONDS }: Draft = {}): number {
    const id = ++this.#last;
    this.list = [...this.list, { id, tone, text, canUndo }].slice(-MOST);
    setTimeout(() => this.drop(id), seconds * 1000);
    return id;
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

export function tellForced(steps: readonly Step[]): void {
  notices.forced = steps;
}
