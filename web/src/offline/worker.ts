/**
 * The service worker: the page's shell and the rules without a network. It is built into one file that imports nothing,
 * `/offline.js`, and the build writes its plan into it (`offlinePlan` in vite.config.ts).
 *
 * A cache belongs to one build and holds all of it, so what comes out of it always fits together. A new build fills a
 * cache of its own and waits until the last tab of the old one is closed; meanwhile the network, asked first, has
 * given every new tab the new page already.
 */
import { isAway, kindOf, SHELL, type Plan } from "./plan";

declare const PLAN: Plan & { readonly build: string; readonly icon: string; readonly badge: string };

/** What a service worker has and a window has not; the compiler's own types of both do not go together. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly action: string;
  readonly notification: { readonly data: Message; close(): void };
}
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly navigator: { setAppBadge?: (count: number) => Promise<void> };
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}
const worker = self as unknown as WorkerScope;

const PREFIX = "lacrimosa-";
const CACHE = PREFIX + PLAN.build;
/** A bad line is as good as none: whoever waits for longer is given what is kept. */
const PATIENCE_MS = 4000;
/** Tells the page that the server did not answer; see net/http.ts. */
const KEPT = "lacrimosa-kept";

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const kind = kindOf(PLAN, location.origin, event.request);
  if (kind === "page") event.respondWith(page(event));
  else if (kind === "file") event.respondWith(file(event.request));
  else if (kind === "reading") event.respondWith(reading(event));
});

worker.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() as Message | undefined)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stop(event.notification.data) : open(event.notification.data));
});

/** What the server sends (docs/notifications.md). */
interface Message {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
  readonly stop: string;
  readonly stop_words: string;
  readonly waiting: number;
}

/** A browser that is sent something has to show something. */
async function tell(message: Message | undefined): Promise<void> {
  await worker.registration.showNotification(message?.title ?? "Lacrimosa", {
    body: message?.text,
    tag: message?.tag,
    icon: PLAN.icon,
    badge: PLAN.badge,
    data: message,
    actions: message ? [{ action: "stop", title: message.stop_words }] : [],
  });
  if (message) await worker.navigator.setAppBadge?.(message.waiting).catch(() => undefined);
}

async function open({ path }: Message): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}

/** Needs no window and nobody's identity; what cannot be sent now is done by hand. */
async function stop({ stop: code }: Message): Promise<void> {
  const sent = fetch("/api/notifications/stop", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ code }),
  });
  if (!(await sent.catch(() => undefined))?.ok)
    await worker.clients.openWindow(`/notifications#stop=${code}`);
}

/** All or nothing: a build that cannot be fetched whole is not kept. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...PLAN.readings, ...PLAN.files]);
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page need not wait until the worker has woken up.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function page(event: Fetching): Promise<Response> {
  const fresh = asked(event);
  return (await inTime(fresh)) ?? (await kept(SHELL)) ?? fresh;
}

async function asked(event: Fetching): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

async function reading(event: Fetching): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then((answer) => keep(pathname, answer.clone())).catch(() => undefined));
  const answer = await inTime(fresh);
  if (answer?.ok) return answer;
  const found = await kept(pathname);
  if (!found) return answer ?? fresh;
  const headers = new Headers(found.headers);
  headers.set(KEPT, "yes");
  return new Response(found.body, { headers });
}

async function kept(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}

async function keep(path: string, answer: Response): Promise<void> {
  if (answer.ok) await (await caches.open(CACHE)).put(path, answer);
}

/** What the server says; undefined if it is away or takes too long. */
async function inTime(fresh: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer && !isAway(answer) ? answer : undefined;
}
