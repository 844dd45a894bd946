/** Every screen is a file of its own, fetched when it is needed. */
import type { Component } from "svelte";
import type { Route } from "../state/route.svelte";

const screens = {
  home: () => import("./Home.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  components: () => import("./Components.svelte"),
  guide: () => import("./Guide.svelte"),
  lesson: () => import("./Lesson.svelte"),
  lost: () => import("./Lost.svelte"),
};

export interface Fetched {
  readonly Plain?: Component;
  readonly Table?: Component<{ id: string }>;
}

export async function fetchScreen(screen: Route["screen"]): Promise<Fetched> {
  if (screen === "table") return { Table: (await import("./Table.svelte")).default };
  return { Plain: (await screens[screen]()).default as Component };
}
