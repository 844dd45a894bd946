/** Areas of words that the board does without: they come when they are asked for, in files of their own. */
export const LATE = ["explain", "guide", "home", "lantern", "lessons", "replay", "review", "scoring"] as const;
export type LateArea = (typeof LATE)[number];
