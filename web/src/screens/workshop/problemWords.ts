/** What checks say, in the reader's language; what has no words here is said as `lacrimosa edition check` says it. */
import { catalogue } from "../../edition/catalogue.svelte";
import type * as m from "../../net/messages";
import { roman } from "../../parts/cards/roman";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { componentName, manyName } from "./naming";

const KNOWN = [
  "neutral_one",
  "neutral_horns",
  "road_twice",
  "road_many",
  "road_cut",
  "constanze_space",
  "tile_cheaper",
  "dominated",
  "gilded",
  "strip_dearer",
  "finance_less",
  "movement_one",
  "movement_high",
  "constanze_instruments",
  "constanze_few",
  "year",
  "stack_few",
  "stack_rises",
  "name_twice",
  "court_same",
  "count",
  "bonus_period",
  "period_few",
  "map_few",
  "left_out",
  "level_finance",
] as const;
type Code = (typeof KNOWN)[number];

export function problemWords(problem: m.DraftProblem, components: readonly m.DraftComponent[]): string {
  const code = KNOWN.find((known) => known === problem.code);
  if (code === undefined) return problem.text;
  const values = Object.fromEntries(
    Object.entries(problem.values ?? {}).map(([name, value]) => [
      name,
      called(code, name, value, problem, components),
    ]),
  );
  return t(
    `workshop-problem-${code}` as "workshop-problem-year",
    values as Record<YearValue, string | number>,
  );
}
type YearValue = "year" | "period" | "first" | "last";

/** Ids and numbers of things become their names. */
function called(
  code: Code,
  name: string,
  value: string | number,
  problem: m.DraftProblem,
  components: readonly m.DraftComponent[],
): string | number {
  const text = String(value);
  switch (name) {
    case "other":
      if (code === "road_many") return placeName(Number(value));
      return otherName(text, problem, components);
    case "one":
    case "start":
      return placeName(Number(value));
    case "place":
      return code === "road_cut" ? placeName(Number(value)) : value;
    case "period":
      return roman(Number(value));
    case "movement":
      return movementName(value);
    case "composer":
      return nameOf({ thing: "composer", id: text });
    case "instrument":
      return t(`instrument-${text as m.Instrument}`);
    case "level":
      return t(`level-${text as m.Level}`);
    case "kind":
      return manyName(text);
    case "year":
    case "first":
    case "last":
      return text;
    default:
      return value;
  }
}

function otherName(id: string, problem: m.DraftProblem, components: readonly m.DraftComponent[]): string {
  const kind = (problem.what ?? "").split(":")[0];
  const found = components.find((one) => one.kind === kind && one.label === id);
  return found ? componentName(found) : id;
}

function placeName(number: number): string {
  const place = catalogue.info?.places.find((one) => one.number === number);
  return place ? nameOf({ thing: "place", id: place.id }) : String(number);
}

function movementName(value: string | number): string {
  const movements = catalogue.info?.movements ?? [];
  const found = typeof value === "number" ? movements[value - 1] : movements.find((one) => one.id === value);
  return found?.name ?? String(value);
}
