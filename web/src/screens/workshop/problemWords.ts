/** What checks say, in the reader's language. */
import { catalogue } from "../../edition/catalogue.svelte";
import type * as m from "../../net/messages";
import { roman } from "../../parts/cards/roman";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { componentName, manyName } from "./naming";

type Said = Pick<m.DraftProblem, "code" | "text" | "values" | "what">;

export function problemWords(problem: Said, components: readonly m.DraftComponent[]): string {
  const { code = "", text } = problem;
  // Of a file that was opened before its mistakes had codes.
  if (code === "left_out" && problem.values?.problem === undefined)
    return t("workshop-problem-left_out", { text: `${text}.` });
  if (code === "left_out") return t("workshop-problem-left_out", { text: innerWords(problem, components) });
  if (code === "not_taken") return t("workshop-problem-not_taken", { text: placedWords(problem) });
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

function innerWords(problem: Said, components: readonly m.DraftComponent[]): string {
  return problemWords({ ...problem, code: String(problem.values?.problem) }, components);
}

/** What is wrong with a file, and where in it. */
export function placedWords({ text, values = {} }: Pick<Said, "text" | "values">): string {
  const { in_file: file, at } = values;
  const where = [file, at].filter(Boolean).join(", ");
  const why = innerWords({ code: "", text, values }, []);
  return where ? `${where}: ${why}` : why;
}

/** Ids and numbers of things become their names. */
function called(
  code: string,
  name: string,
  value: string | number,
  problem: Said,
  components: readonly m.DraftComponent[],
): string | number {
  const text = String(value);
  switch (name) {
    case "other":
      if (code === "road_many" || code === "road_between") return placeName(Number(value));
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

function otherName(id: string, problem: Said, components: readonly m.DraftComponent[]): string {
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
