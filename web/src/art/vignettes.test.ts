import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MEMORIES } from "./pictures/memories";
import { WORKS } from "./pictures/works";
import { isKnown, picture, type Composition, type Kind } from "./vignettes";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const edition = "../../../src/lacrimosa/editions/koechel";

function ids(name: string): string[] {
  return [...file(`${edition}/${name}.toml`).matchAll(/^id = "(.+)"$/gm)].map(([, id = ""]) => id);
}

const sprite = file("./vignettes.svg");
const drawn = new Set([...sprite.matchAll(/<g id="([^"]+)"/g)].map(([, name]) => name));
const icons = new Set([...file("./icons.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name));

function missing(composition: Composition): string[] {
  return composition.filter(({ part, icon }) => !(icon ? icons : drawn).has(part)).map(({ part }) => part);
}

const look = (kind: Kind, id: string, emblems: string[] = []): string =>
  JSON.stringify(picture(kind, id, emblems));

test.each([
  ["memory", "memory", MEMORIES],
  ["opus", "opus", WORKS],
] as const)("every %s of the edition has its own picture", (kind, name, table) => {
  const cards = ids(name);
  expect(cards.length).toBeGreaterThan(40);
  expect(cards.filter((id) => !isKnown(kind, id))).toEqual([]);
  expect(Object.keys(table).filter((id) => !cards.includes(id))).toEqual([]);
  expect(cards.flatMap((id) => missing(picture(kind, id)))).toEqual([]);
  expect(new Set(cards.map((id) => look(kind, id))).size).toBe(cards.length);
});

test("places are numbers", () => {
  for (const [kind, table] of [
    ["memory", MEMORIES],
    ["opus", WORKS],
  ] as const) {
    for (const id of Object.keys(table)) expect(look(kind, id), id).not.toMatch(/NaN|null|Infinity/);
  }
});

test("a card of another edition draws itself from what it does", () => {
  const some = picture("memory", "a_new_card", ["a-travel", "a-requiem"]);
  expect(missing(some)).toEqual([]);
  expect(some.filter(({ icon }) => icon).map(({ part }) => part)).toEqual(["a-travel", "a-requiem"]);
  expect(picture("memory", "a_new_card", ["a-travel", "a-requiem"])).toEqual(some);
  const many = Array.from({ length: 200 }, (_, i) => look("opus", `opus_${i}`, ["t-opera"]));
  expect(new Set(many).size).toBe(many.length);
});

test("names that every object has are no cards", () => {
  expect(missing(picture("opus", "constructor", ["t-none"]))).toEqual([]);
});

test("drawings use only ink, paper and the one accent", () => {
  const colours = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  const allowed = ["none", "currentColor", "var(--vig-paper)", "var(--vig-accent)"];
  expect(colours.filter((colour) => !allowed.includes(colour ?? ""))).toEqual([]);
});
