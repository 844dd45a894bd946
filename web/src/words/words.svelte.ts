/**
 * The words of the page. `t("id", {…})` gives plain text, `pieces("id", {…})` the same sentence cut into text and things
 * (cards, places, seats), for showing things as links. Both are reactive: they change with the language.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { SHIPPED } from "../edition/catalogue.svelte";
import type { Messages } from "./ids";
import type { Language } from "./language";
import { LATE, type LateArea } from "./late";
import { nameOf } from "./names";
import type { Nothing, Thing, Value } from "./value";

export type MessageId = keyof Messages;
type Intersection<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never;
export type Values<K extends MessageId> = Intersection<Messages[K]>;
type Rest<K extends MessageId> = Messages[K] extends Nothing
  ? keyof Messages[K] extends never
    ? []
    : [values: Values<K>]
  : [values: Values<K>];

export type Piece = string | Thing;

/** Every area in every language: `./fr/lobby.ftl`. */
const files = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

const wanted = new Set<LateArea>();

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let current = $state<Language>("en");
const loaded = new Map<Language, FluentBundle>();

export function language(): Language {
  return current;
}

/** Loads a language, then switches to it; the sentences of the old one stay until then. */
export async function speak(wish: Language): Promise<void> {
  let found = loaded.get(wish);
  if (!found) {
    // Isolating marks are for mixed directions, which none of the four has; they would show up in titles.
    found = new FluentBundle(wish, { useIsolating: false });
    const late = LATE.map((area) => `./${wish}/${area}.ftl`);
    const paths = Object.keys(files).filter((path) => path.startsWith(`./${wish}/`) && !late.includes(path));
    for (const text of await Promise.all(paths.map((path) => files[path]?.())))
      if (text !== undefined) found.addResource(new FluentResource(text));
    // What a screen cannot do without is asked for once more by the screen.
    await addLate(found, wish, [...wanted]).catch(() => undefined);
    loaded.set(wish, found);
  }
  bundle = found;
  current = wish;
  document.documentElement.lang = wish;
}

/** Loads the words of further areas, in the language of now and in every one that follows. */
export async function speakAlso(...areas: LateArea[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  for (const [wish, spoken] of loaded) await addLate(spoken, wish, areas);
}

/** Adds what comes of them, and fails if something does not: without a network only some areas are at hand. */
async function addLate(spoken: FluentBundle, wish: Language, areas: readonly LateArea[]): Promise<void> {
  const paths = areas.map((area) => `./${wish}/${area}.ftl`);
  const texts = await Promise.allSettled(paths.map((path) => files[path]?.()));
  for (const text of texts)
    // A message that is there already stays: adding twice does no harm.
    if (text.status === "fulfilled" && text.value !== undefined)
      spoken.addResource(new FluentResource(text.value));
  const missing = texts.find(({ status }) => status === "rejected");
  if (missing) throw new Error(`Words of ${wish} cannot be fetched.`, { cause: missing });
}

// Marks of their own that no sentence has; written as numbers, for compilers rightly distrust invisible letters.
const OPEN = String.fromCharCode(0x2066);
const CLOSE = String.fromCharCode(0x2069);

/** What was said already, by language: a board says the same prices and names again and again. */
const said = new WeakMap<FluentBundle, Map<string, string>>();
const MOST_SAID = 4000;

function format(id: MessageId, values: Readonly<Record<string, Value>>, mark: boolean): string {
  const key = plainKey(id, values);
  if (key === undefined) return formatAnew(id, values, mark);
  let known = said.get(bundle);
  if (!known) said.set(bundle, (known = new Map()));
  let text = known.get(key);
  if (text === undefined) {
    if (known.size >= MOST_SAID) known.clear();
    known.set(key, (text = formatAnew(id, values, mark)));
  }
  return text;
}

/** A key for a message that depends on nothing but its own values; a thing's name may change with the edition. */
function plainKey(id: MessageId, values: Readonly<Record<string, Value>>): string | undefined {
  let key: string = id;
  for (const name in values) {
    const value = values[name];
    if (typeof value === "object" || value === undefined) return undefined;
    key += `\n${name}\t${typeof value === "number" ? "#" : ""}${value}`;
  }
  return key;
}

function formatAnew(id: MessageId, values: Readonly<Record<string, Value>>, mark: boolean): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return loaded.size ? id : "";
  const given: Record<string, string | number | FluentNumber> = {};
  for (const [name, value] of Object.entries(values))
    if (typeof value === "object")
      given[name] = mark ? `${OPEN}${value.thing}:${value.id}${CLOSE}` : nameOf(value);
    else given[name] = isSmall(value) ? new SmallNumber(value) : value;
  const problems: Error[] = [];
  const text = bundle.formatPattern(message.value, given, problems);
  for (const problem of problems) console.error(`${id}: ${problem.message}`);
  return text;
}

/** Nearly all numbers of the game: written alike in every language, without asking the browser how (that is slow). */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function isSmall(value: string | number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
}

export function t<K extends MessageId>(id: K, ...[values]: Rest<K>): string {
  return format(id, (values ?? {}) as Record<string, Value>, false);
}

export function pieces<K extends MessageId>(id: K, ...[values]: Rest<K>): Piece[] {
  const text = format(id, (values ?? {}) as Record<string, Value>, true);
  return text
    .split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`))
    .map((part, index) => (index % 2 ? asThing(part) : part))
    .filter((part) => part !== "");
}

function asThing(text: string): Thing {
  const cut = text.indexOf(":");
  return { thing: text.slice(0, cut) as Thing["thing"], id: text.slice(cut + 1) };
}

/** A message that may be missing: the words of a shipped edition's components. */
export function maybe(id: string): string | undefined {
  const message = edition?.getMessage(id);
  return message?.value ? edition?.formatPattern(message.value) : undefined;
}

let edition = $state.raw<FluentBundle | undefined>();
const editions = import.meta.glob<string>("../../../src/lacrimosa/editions/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

const editionWords = new Map<string, FluentBundle>();

/**
 * Loads what the components of a shipped edition are called in a language. Other editions often begin as a copy of it, and
 * share many of its components.
 */
export async function speakEdition(id: string, wish: Language): Promise<void> {
  const own = `../../../src/lacrimosa/editions/${id}/words/${wish}.ftl`;
  const path = own in editions ? own : `../../../src/lacrimosa/editions/${SHIPPED}/words/${wish}.ftl`;
  let words = editionWords.get(path);
  if (!words) {
    words = new FluentBundle(wish, { useIsolating: false });
    const text = await editions[path]?.();
    if (text !== undefined) words.addResource(new FluentResource(text));
    editionWords.set(path, words);
  }
  if (edition !== words) edition = words;
}
