// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused, server } from "../net/http";
import type * as m from "../net/messages";

const DAY = 24 * 3600 * 1000;
const anna: m.Me = { id: "a", name: "Anna" };

/** The page as it is loaded anew. */
async function visit(): Promise<void> {
  vi.resetModules();
  const http = await import("../net/http");
  vi.spyOn(http.server, "me").mockImplementation(server.me);
  vi.spyOn(http.server, "beginAnew").mockImplementation(server.beginAnew);
  const { me } = await import("./me.svelte");
  await me.load().catch(() => undefined);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(server, "me").mockResolvedValue(anna);
  vi.spyOn(server, "beginAnew").mockResolvedValue(anna);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the cookie is made new once a month", async () => {
  for (const [days, renewals] of [
    [0, 1],
    [1, 1],
    [28, 1],
    [2, 2],
    [29, 2],
    [400, 3],
  ] as const) {
    vi.setSystemTime(Date.now() + days * DAY);
    await visit();
    expect(server.beginAnew).toHaveBeenCalledTimes(renewals);
  }
});

test("nobody whom the server cannot verify is replaced by it", async () => {
  vi.spyOn(server, "me").mockRejectedValue(new Refused({ code: "unknown_identity", text: "" }));
  await visit();
  expect(server.beginAnew).not.toHaveBeenCalled();
});
