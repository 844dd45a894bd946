/** Every screen is a file of its own, fetched when it is needed. */
import type { Component } from "svelte";
import type { Route } from "../state/route.svelte";
import { speakAlso } from "../words/words.svelte";

const screens = {
  home: () => worded(import("./Home.svelte"), speakAlso("home", "lessons")),
  replay: () => worded(import("./Replay.svelte"), speakAlso("replay", "scoring")),
  review: () => worded(import("./Review.svelte"), speakAlso("replay", "review", "scoring", "task")),
  rules: () => import("./Rules.svelte"),
  components: () => import("./Components.svelte"),
  guide: () => worded(import("./Guide.svelte"), speakAlso("guide", "lessons")),
  lesson: () => worded(import("./Lesson.svelte"), speakAlso("guide", "lessons")),
  task: () => worded(import("./Task.svelte"), speakAlso("review", "scoring", "task")),
  puzzles: () => worded(import("./Puzzles.svelte"), speakAlso("puzzles")),
  patronage: () => worded(import("./Patronage.svelte"), speakAlso("home", "patronage", "scoring")),
  ratings: () => worded(import("./Ratings.svelte"), speakAlso("patronage", "ratings")),
  daily: () => worded(import("./Daily.svelte"), speakAlso("daily", "home")),
  tables: () => worded(import("./Tables.svelte"), speakAlso("home", "tables")),
  companion: () => worded(import("./Companion.svelte"), speakAlso("companion", "lantern", "scoring")),
  workshop: () => worded(import("./Workshop.svelte"), speakAlso("workshop")),
  notifications: () => worded(import("./Notifications.svelte"), speakAlso("notifications")),
  lost: () => import("./Lost.svelte"),
};

export interface Fetched {
  readonly Plain?: Component;
  readonly Table?: Component<{ id: string }>;
}

export const fetchIdentity = () => worded(import("./Identity.svelte"), speakAlso("home"));
export const fetchScoring = () => worded(import("./Scoring.svelte"), speakAlso("scoring"));

async function worded<T>(screen: Promise<T>, words: Promise<void>): Promise<T> {
  await words;
  return screen;
}

export async function fetchScreen(screen: Route["screen"]): Promise<Fetched> {
  if (screen === "table") return { Table: (await import("./Table.svelte")).default };
  return { Plain: (await screens[screen]()).default as Component };
}
