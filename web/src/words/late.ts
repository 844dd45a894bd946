/** Areas of words that the board does without: they come when they are asked for, in files of their own. */
export const LATE = [
  "companion",
  "daily",
  "explain",
  "guide",
  "home",
  "lantern",
  "lessons",
  "patronage",
  "notifications",
  "puzzles",
  "ratings",
  "replay",
  "review",
  "scoring",
  "tables",
  "talk",
  "task",
  "workshop",
] as const;
export type LateArea = (typeof LATE)[number];
