/**
 * The table of the guided game or of a lesson: kept while the window is open, so that opening the page again goes on
 * with it.
 */
import { Refused, server } from "../net/http";
import type { LessonId } from "./lessons";

export type Course = "guide" | LessonId;

function keyOf(course: Course): string {
  return course === "guide" ? "lacrimosa-guide" : `lacrimosa-lesson-${course}`;
}

/** The kept table, if there is still something to do at it. */
export async function tableToGoOn(course: Course): Promise<string | undefined> {
  const kept = keptTable(course);
  if (kept === undefined) return undefined;
  try {
    return (await server.look(kept)).status === "playing" ? kept : undefined;
  } catch (problem) {
    // Forgotten by the server, or somebody else's by now: there will be a new one.
    if (problem instanceof Refused && problem.refusal.code !== "unavailable") return undefined;
    throw problem;
  }
}

function keptTable(course: Course): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(course)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepTable(course: Course, id: string): void {
  try {
    sessionStorage.setItem(keyOf(course), id);
  } catch {
    // A browser that keeps nothing begins a new game when the page is opened again.
  }
}

export function forgetTable(course: Course): void {
  try {
    sessionStorage.removeItem(keyOf(course));
  } catch {
    // Nothing was kept.
  }
}
