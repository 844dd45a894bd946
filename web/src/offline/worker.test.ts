import { beforeEach, expect, test, vi } from "vitest";

/** What the worker does with what is pushed, in a scope that only remembers what it was told to do. */
type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const done: unknown[][] = [];
let windows: { url: string; focus(): Promise<void> }[] = [];
const note =
  (name: string) =>
  (...told: unknown[]) => {
    done.push([name, ...told]);
    return Promise.resolve({ ok: true });
  };
const MESSAGE = {
  title: "It is your turn",
  text: "Marta",
  path: "/table/x",
  tag: "turn x",
  stop: "a.b",
  stop_words: "Stop",
  waiting: 2,
};

beforeEach(async () => {
  done.length = 0;
  windows = [];
  vi.stubGlobal("PLAN", { build: "1", files: [], readings: [], icon: "/icon.png", badge: "/badge.png" });
  vi.stubGlobal("fetch", note("fetch"));
  vi.stubGlobal("self", {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    clients: { matchAll: () => Promise.resolve(windows), openWindow: note("open") },
    registration: { showNotification: note("show") },
    navigator: { setAppBadge: note("badge") },
  });
  vi.resetModules();
  await import("./worker");
});

async function tell(kind: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners.get(kind)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}
const click = (action: string) =>
  tell("notificationclick", { action, notification: { data: MESSAGE, close: note("close") } });

test("what is pushed is shown, with the number of tables that wait", async () => {
  await tell("push", { data: { json: () => MESSAGE } });
  expect(done).toEqual([
    [
      "show",
      "It is your turn",
      {
        body: "Marta",
        tag: "turn x",
        icon: "/icon.png",
        badge: "/badge.png",
        data: MESSAGE,
        actions: [{ action: "stop", title: "Stop" }],
      },
    ],
    ["badge", 2],
  ]);
});

test("a click leads to the table, in a window that is there already if there is one", async () => {
  await click("");
  expect(done).toEqual([["close"], ["open", "/table/x"]]);
  done.length = 0;
  windows = [{ url: "https://game.example.org/table/x", focus: async () => void done.push(["focus"]) }];
  await click("");
  expect(done).toEqual([["close"], ["focus"]]);
});

test("its other button stops what it came by", async () => {
  await click("stop");
  expect(done.map(([name, where]) => [name, where])).toEqual([
    ["close", undefined],
    ["fetch", "/api/notifications/stop"],
  ]);
  expect((done[1]?.[2] as RequestInit).body).toBe('{"code":"a.b"}');
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await click("stop");
  expect(done.at(-1)).toEqual(["open", "/notifications#stop=a.b"]);
});
