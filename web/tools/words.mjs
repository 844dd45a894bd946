// The Fluent files: makes src/words/ids.ts (every message with its variables, so that the compiler refuses an unknown
// message or a missing variable), and with --check compares the four languages and looks for messages nobody uses.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse, Visitor } from "@fluent/syntax";

const WEB = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const WORDS = path.join(WEB, "src/words");
const EDITIONS = path.join(WEB, "../src/lacrimosa/editions");
export const LANGUAGES = ["en", "fr", "es", "ru"];

// Spaces that do not break, as numbers: nobody can tell them apart by eye.
const NARROW = String.fromCharCode(0x202f);
const WIDE = String.fromCharCode(0xa0);
const amounts = (units) => [new RegExp(`(?<=[}\\d]) (?=(?:${units})(?!\\p{L}))`, "gu"), WIDE];

/** How a language sets spaces and dashes: what gives way, and to what. */
const TYPESETTING = {
  en: [],
  fr: [[/(?<=\S) (?=[;:!?»](?:\s|$))|(?<=«) /g, NARROW], amounts("PV|ducats?")],
  es: [amounts("PV|ducados?")],
  ru: [[/(?<=[^\s=]) – /g, `${WIDE}— `], [/– /g, "— "], amounts("ПО|дукат\\p{L}*")],
};

function typeset(text, language) {
  const set = (line) =>
    TYPESETTING[language].reduce((done, [wrong, right]) => done.replace(wrong, right), line);
  return text
    .split("\n")
    .map((line) => (line.startsWith("#") ? line : set(line)))
    .join("\n");
}

class Variables extends Visitor {
  names = new Set();
  messages = new Set();
  terms = new Set();
  visitVariableReference(node) {
    this.names.add(node.id.name);
  }
  visitMessageReference(node) {
    this.messages.add(node.id.name);
  }
  visitTermReference(node) {
    this.terms.add(node.id.name);
    this.genericVisit(node);
  }
}

/** Every message of one file: id -> sorted variables; problems are added to the list. */
function readFile(file, problems) {
  const text = fs.readFileSync(file, "utf8");
  const messages = new Map();
  for (const entry of parse(text, {}).body) {
    const line = text.slice(0, entry.span?.start ?? 0).split("\n").length;
    const place = `${path.relative(WEB, file)}:${line}`;
    if (entry.type === "Junk") problems.push(`${place}: not Fluent: ${entry.content.split("\n")[0]}`);
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const id = (entry.type === "Term" ? "-" : "") + entry.id.name;
    if (messages.has(id)) problems.push(`${place}: ${id} is there twice`);
    const variables = new Variables();
    variables.visit(entry);
    messages.set(id, { variables: [...variables.names].sort(), uses: variables, place });
  }
  return messages;
}

function readFolder(folder, problems) {
  const all = new Map();
  if (!fs.existsSync(folder)) return all;
  for (const name of fs.readdirSync(folder).sort()) {
    if (!name.endsWith(".ftl")) continue;
    for (const [id, message] of readFile(path.join(folder, name), problems)) {
      if (all.has(id)) problems.push(`${message.place}: ${id} is also at ${all.get(id).place}`);
      all.set(id, { ...message, file: name });
    }
  }
  return all;
}

export function writeIds() {
  const messages = readFolder(path.join(WORDS, "en"), []);
  const lines = [...messages]
    .filter(([id]) => !id.startsWith("-"))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { variables }]) => {
      const fields = variables.map((name) => `${JSON.stringify(name)}: Value`).join("; ");
      return `  ${JSON.stringify(id)}: ${fields ? `{ ${fields} }` : "Nothing"};`;
    });
  const text =
    "// Made by tools/words.mjs from words/en. Not in the repository.\n" +
    'import type { Nothing, Value } from "./value";\n\n' +
    `export interface Messages {\n${lines.join("\n")}\n}\n`;
  const file = path.join(WORDS, "ids.ts");
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text);
}

function* sources(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(full);
    else if (/\.(ts|svelte)$/.test(entry.name) && entry.name !== "ids.ts") yield full;
  }
}

/** Ids that appear whole between quotes, and beginnings of ids that are put together: `log-${kind}`. */
function usedIds() {
  const whole = new Set();
  const begun = new Set();
  for (const file of sources(path.join(WEB, "src"))) {
    const text = fs.readFileSync(file, "utf8");
    for (const [, id] of text.matchAll(/["'`]([a-z][a-z0-9_-]*)["'`]/g)) whole.add(id);
    for (const [, id] of text.matchAll(/`([a-z][a-z0-9_-]*-)\$\{/g)) begun.add(id);
  }
  return { whole, begun };
}

function compare(what, reference, other, language, problems) {
  for (const [id, { variables, place }] of reference) {
    const there = other.get(id);
    if (id.startsWith("-")) continue; // terms are each language's own affair
    if (!there) problems.push(`${what} ${language}: ${id} is missing (${place})`);
    else if (there.variables.join() !== variables.join())
      problems.push(
        `${there.place}: ${id} has the variables [${there.variables}], English has [${variables}]`,
      );
  }
  for (const [id, { place }] of other)
    if (!id.startsWith("-") && !reference.has(id)) problems.push(`${place}: ${id} is not in English`);
}

function insideReferences(all, problems) {
  for (const [, { uses, place }] of all) {
    for (const id of uses.messages) if (!all.has(id)) problems.push(`${place}: there is no message ${id}`);
    for (const id of uses.terms) if (!all.has(`-${id}`)) problems.push(`${place}: there is no term -${id}`);
  }
}

/** Every file with words, and its language. */
function* wordFiles() {
  const editions = fs.readdirSync(EDITIONS).map((name) => path.join(EDITIONS, name, "words"));
  for (const language of LANGUAGES) {
    const folder = path.join(WORDS, language);
    for (const name of fs.readdirSync(folder)) yield [path.join(folder, name), language];
    for (const words of editions.filter((one) => fs.existsSync(one)))
      yield [path.join(words, `${language}.ftl`), language];
  }
}

function typesetting(problems) {
  for (const [file, language] of wordFiles()) {
    const text = fs.readFileSync(file, "utf8").split("\n");
    const right = typeset(text.join("\n"), language).split("\n");
    for (const [index, line] of text.entries())
      if (line !== right[index])
        problems.push(
          `${path.relative(WEB, file)}:${index + 1}: spaces or dashes; npm run words:typeset sets them`,
        );
  }
}

function check() {
  const problems = [];
  typesetting(problems);
  const page = Object.fromEntries(LANGUAGES.map((l) => [l, readFolder(path.join(WORDS, l), problems)]));
  for (const language of LANGUAGES) {
    if (language !== "en") compare("words", page.en, page[language], language, problems);
    insideReferences(page[language], problems);
  }
  const { whole, begun } = usedIds();
  const inner = new Set([...page.en.values()].flatMap(({ uses }) => [...uses.messages]));
  for (const [id, { place }] of page.en) {
    const isUsed = whole.has(id) || inner.has(id) || [...begun].some((start) => id.startsWith(start));
    if (!id.startsWith("-") && !isUsed) problems.push(`${place}: ${id} is used nowhere`);
  }
  for (const edition of fs.readdirSync(EDITIONS)) {
    const folder = path.join(EDITIONS, edition, "words");
    if (!fs.existsSync(folder)) continue;
    const read = (l) => readFile(path.join(folder, `${l}.ftl`), problems);
    const english = read("en");
    for (const l of LANGUAGES.slice(1)) compare(`edition ${edition}`, english, read(l), l, problems);
  }
  for (const problem of problems) console.error(problem);
  console.log(`${page.en.size} messages in ${LANGUAGES.length} languages, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--check")) check();
  else if (process.argv.includes("--typeset"))
    for (const [file, language] of wordFiles())
      fs.writeFileSync(file, typeset(fs.readFileSync(file, "utf8"), language));
  else writeIds();
}
