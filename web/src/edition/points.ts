/** The three types of story points, in the order of the personal board. */
export const POINTS = ["talent", "journey", "composition"] as const;
