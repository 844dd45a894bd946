// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused, server } from "./http";
import type * as m from "./messages";
import { Conversation, type LinkState } from "./socket";

/** Something between the page and the server that lets no socket through. */
class Blocked {
  static readonly OPEN = 1;
  static opened = 0;
  readyState = 3;
  onclose: (() => void) | undefined;
  constructor() {
    Blocked.opened += 1;
    setTimeout(() => this.onclose?.(), 1);
  }
  close(): void {
    // Never opened.
  }
}

function listening(): { states: LinkState[]; byes: m.Refusal[]; conversation: Conversation } {
  const states: LinkState[] = [];
  const byes: m.Refusal[] = [];
  const conversation = new Conversation("t", {
    update: () => undefined,
    presence: () => undefined,
    talk: () => undefined,
    link: (state) => states.push(state),
    bye: (refusal) => byes.push(refusal),
  });
  return { states, byes, conversation };
}

beforeEach(() => {
  Blocked.opened = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Blocked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("who is signed out while polling is told once, and nothing is tried again", async () => {
  const refusal: m.Refusal = { code: "signed_out", text: "" };
  vi.spyOn(server, "update").mockRejectedValue(new Refused(refusal));
  const { states, byes } = listening();
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = Blocked.opened;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(byes).toEqual([refusal]);
  expect(states.at(-1)).toBe("ended");
  expect(Blocked.opened).toBe(tries);
});

test("a server that is away is asked again and again", async () => {
  vi.spyOn(server, "update").mockRejectedValue(new Refused({ code: "unavailable", text: "" }));
  const { byes, conversation } = listening();
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = Blocked.opened;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(byes).toEqual([]);
  expect(Blocked.opened).toBeGreaterThan(tries);
  conversation.end();
});
