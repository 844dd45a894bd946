/** Areas of words that the board does without: they come when they are asked for, in files of their own. */
export const LATE = [
  "explain",
  "guide",
  "home",
  "lantern",
  "lessons",
  "puzzles",
  "replay",
  "review",
  "scoring",
  "task",
] as const;
export type LateArea = (typeof LATE)[number];
