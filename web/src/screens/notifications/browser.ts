/** The browser's side of web push: it asks the person, and makes the keys. */
import type { NewPush } from "../../net/messages";
import { keeping } from "../../offline/keeping.svelte";
import type { Language } from "../../words/language";

export type Readiness = "ready" | "denied" | "unable";

/** Whether this browser can be told anything here. */
export function readiness(): Readiness {
  const isAble = isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;
  if (!isAble || !("Notification" in globalThis)) return "unable";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** The public key this browser is known by; undefined while it has agreed to nothing. */
export async function ownKey(): Promise<string | undefined> {
  if (readiness() === "unable") return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  return found?.toJSON().keys?.p256dh;
}

/** Asks the person; undefined if they do not agree. Throws if the browser's push service cannot be reached. */
export async function agree(
  serverKey: string,
  name: string,
  language: Language,
): Promise<NewPush | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await keeping.begin();
  const { pushManager } = await navigator.serviceWorker.ready;
  // What was made for another key of the server is no use any more.
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== serverKey) await old.unsubscribe();
  const made = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  ).toJSON();
  const { p256dh = "", auth = "" } = made.keys ?? {};
  return { kind: "push", endpoint: made.endpoint ?? "", p256dh, auth, name, language };
}

/** The browser forgets, too, what the server was told to forget. */
export async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** What people call such a device, so that they know it again in the list. */
export function deviceIn(agent: string): { browser: string; system: string } {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([sign]) => agent.includes(sign))?.[1] ?? "?";
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
