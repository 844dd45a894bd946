/** Where something that cannot be was entered: the tab, and the things to ring there. */
import type { Problem } from "../../net/messages";

export type EndTab = "players" | "requiem" | "opus" | "courts" | "rest";
export type TableTab = "table" | "row" | "map" | "requiem" | "opus" | "courts" | "seats" | "hand" | "turn";

const OF_SEAT = /^seats\[\d\]\.(\w+)/;

export function endTab({ at }: Problem): EndTab {
  if (at.startsWith("markers")) return "requiem";
  const field = OF_SEAT.exec(at)?.[1];
  if (field === "opus" || field === "courts") return field;
  return field === undefined ? "players" : "rest";
}

export function tableTab({ at, code }: Problem): TableTab {
  if (at.startsWith("markers")) return "requiem";
  if (at.startsWith("moves") || at === "came") return "turn";
  if (at === "mozart" || at === "cities_used" || at.startsWith("map")) return "map";
  if (at === "row" || at === "gone" || at === "returned") return "row";
  if (at === "hand") return "hand";
  const field = OF_SEAT.exec(at)?.[1];
  if (field === "opus" || field === "courts") return field;
  return field !== undefined || code === "tiles" || code === "not_owned" ? "seats" : "table";
}

/** The spaces, cards and tiles that problems are about. */
export function wrongThings(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ values = {} }) =>
      [values.space, values.id].flatMap((one) => (one ? String(one) : [])),
    ),
  );
}
