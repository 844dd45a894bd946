/** What stacks, components, parts and keys are called. */
import { catalogue } from "../../edition/catalogue.svelte";
import { offered } from "../../edition/offered.svelte";
import type * as m from "../../net/messages";
import { roman } from "../../parts/cards/roman";
import { nameOf } from "../../words/names";
import { t, type MessageId } from "../../words/words.svelte";

/** What an edition is called; its id beside it where another one is called the same. */
export function editionName(id: string, among: readonly string[]): string {
  const title = offered.title(id);
  const isTwice = among.some((other) => other !== id && offered.title(other) === title);
  return isTwice ? `${title} (${id})` : title;
}

export function stackName(stack: string): string {
  const [kind, rest = ""] = split(stack);
  if (kind === "opus" || kind === "memory" || kind === "bonus")
    return t(`workshop-stack-${kind}`, { period: roman(Number(rest)) });
  if (kind === "tile") return t("workshop-stack-tile", { composer: nameOf({ thing: "composer", id: rest }) });
  return t(`workshop-stack-${stack}` as "workshop-stack-city");
}

function split(stack: string): [string, string?] {
  const at = stack.indexOf("_");
  return at < 0 ? [stack] : [stack.slice(0, at), stack.slice(at + 1)];
}

export function componentName(one: m.DraftComponent): string {
  switch (one.kind) {
    case "opus":
    case "starting_opus":
      return nameOf({ thing: "opus", id: one.label });
    case "memory":
    case "starting_memory":
      return nameOf({ thing: "memory", id: one.label });
    case "city":
    case "court":
      return nameOf({ thing: one.kind, id: one.label });
    case "tile": {
      // One that somebody just removed is named once more before it leaves the list.
      if (!catalogue.info?.tiles.some((tile) => tile.id === one.label)) return one.label;
      const tile = catalogue.tile(one.label);
      return t("workshop-piece-tile", {
        movement: catalogue.movement(tile.movement).name,
        number: tile.order,
      });
    }
    case "road":
      return roadName(one.place ?? 0);
    case "strip":
      return t(one.label === "opus" ? "workshop-piece-strip-opus" : "workshop-piece-strip-memory");
    case "movement":
      return catalogue.movement(one.label).name;
    case "soloist":
      return t("workshop-piece-soloist", { number: one.label });
    case "bonus":
      return t("workshop-piece-bonus", { number: numberIn(catalogue.info?.bonuses, one.label) });
    case "constanze":
      return t("workshop-piece-constanze", { number: numberIn(catalogue.info?.constanze, one.label) });
    default:
      return t(`workshop-piece-${one.kind}`);
  }
}

function numberIn(list: readonly { readonly id: string }[] | undefined, id: string): number {
  return (list ?? []).findIndex((one) => one.id === id) + 1;
}

function roadName(index: number): string {
  const [one = "", other = ""] = catalogue.info?.roads[index]?.between ?? [];
  return t("workshop-piece-road", {
    one: nameOf({ thing: "place", id: one }),
    other: nameOf({ thing: "place", id: other }),
  });
}

export function partName(part: string): string {
  const [, kind, n] = /^(space|seat)_(\d+)$/.exec(part) ?? [];
  if (kind === "space") return t("workshop-part-space", { n: n ?? "" });
  if (kind === "seat") return t("workshop-part-seat", { n: n ?? "" });
  return t(`workshop-part-${part}` as "workshop-part-type");
}

/** What a field is called that keys have no place for. */
export function moreName(field: string): string {
  const [, level] = /^level_(\w+)$/.exec(field) ?? [];
  if (level) return t("workshop-more-level", { level: t(`level-${level}` as "level-easy") });
  const [, purse] = /^finance_(easy|medium|hard)$/.exec(field) ?? [];
  if (purse) return t("workshop-more-level-finance", { level: t(`level-${purse}` as "level-easy") });
  const [, kind, n] =
    /^(first|last|place_name|place_kind|place_lat|place_lon|composer)_(\d+)$/.exec(field) ?? [];
  if (kind === "first" || kind === "last") return t(`workshop-more-${kind}`, { period: roman(Number(n)) });
  if (kind) return t(`workshop-more-${kind}` as "workshop-more-place_name", { n: n ?? "" });
  return t(`workshop-more-${field}` as "workshop-more-year");
}

/** Several of a kind; counts and components name kinds each in their way. */
export function manyName(kind: string): string {
  const one = { memories: "memory", cities: "city", courts: "court", bonuses: "bonus" }[kind] ?? kind;
  const known = [
    "opus",
    "memory",
    "tile",
    "city",
    "court",
    "bonus",
    "constanze",
    "road",
    "markers",
    "finance_spaces",
    "places",
  ].includes(one);
  return t(`workshop-many-${known ? one : "other"}` as "workshop-many-opus");
}

export function choiceName(field: string, choice: string): string {
  if (field === "period") return roman(Number(choice));
  return t(`workshop-choice-${choice}` as "workshop-choice-yes");
}

export function waitName(what: string): string {
  return t(`workshop-wait-${what || "nothing"}` as "workshop-wait-type");
}

/** A key as people see it. */
export function shownKey(key: string): string {
  return key === " " ? "␣" : key;
}
export function shownKeys(keys: string | null | undefined): string {
  return [...(keys ?? "")].map(shownKey).join("");
}

/** The sign on a key, and what it is called. */
export function signOf(key: string): { readonly icon?: string; readonly label: string } {
  const good = GOODS[key];
  if (good) return { icon: `r-${good}`, label: t(`good-${good}`, { n: 1 }) };
  const action = ACTIONS[key];
  if (action) return { icon: `a-${action}`, label: t(`action-${action}`) };
  const type = TYPES[key];
  if (type) return { icon: `t-${type}`, label: t(`type-${type}`) };
  const rest = REST[key];
  return rest ? { label: t(rest) } : { label: key };
}

const GOODS: Readonly<
  Record<string, "ducat" | "vp" | "finance" | "talent" | "journey" | "composition" | "wild">
> = {
  d: "ducat",
  v: "vp",
  f: "finance",
  t: "talent",
  j: "journey",
  c: "composition",
  w: "wild",
};
const ACTIONS: Readonly<Record<string, m.Action | "perform" | "sell">> = {
  m: "document",
  o: "commission",
  b: "perform_or_sell",
  p: "perform",
  s: "sell",
  g: "travel",
  r: "requiem",
};
const TYPES: Readonly<Record<string, m.OpusType>> = {
  a: "opera",
  l: "religious",
  y: "symphony",
  h: "chamber",
};
const REST: Readonly<Record<string, MessageId & keyof Plain>> = {
  k: "workshop-key-turn",
  u: "marker-neutral",
  e: "workshop-key-periods",
  i: "workshop-key-instruments",
  n: "workshop-key-movements",
  x: "workshop-key-ten",
  ",": "workshop-key-three",
  ".": "workshop-key-four",
  "+": "workshop-key-gain",
  " ": "workshop-next-part",
};
type Plain = Record<
  | "workshop-key-turn"
  | "marker-neutral"
  | "workshop-key-periods"
  | "workshop-key-instruments"
  | "workshop-key-movements"
  | "workshop-key-ten"
  | "workshop-key-three"
  | "workshop-key-four"
  | "workshop-key-gain"
  | "workshop-next-part",
  true
>;
