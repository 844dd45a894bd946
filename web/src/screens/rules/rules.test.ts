import { expect, test } from "vitest";
import type { RuleSection } from "../../net/messages";
import { isNote, isRuling, runs } from "./marked";
import { cuts, matching, matchingElsewhere } from "./search";

test("marked words and rules are told apart from plain text", () => {
  expect(runs("**Ruling.** As in TRV-3, always.")).toEqual([
    { kind: "strong", text: "Ruling." },
    { kind: "text", text: " As in " },
    { kind: "rule", text: "TRV-3" },
    { kind: "text", text: ", always." },
  ]);
  expect(runs("*Why.* The books say so.")).toEqual([
    { kind: "strong", text: "Why." },
    { kind: "text", text: " The books say so." },
  ]);
  expect(runs("plain")).toEqual([{ kind: "text", text: "plain" }]);
});

test("a ruling is told apart from the rule, in every language", () => {
  for (const mark of ["Ruling", "Décision", "Aclaración", "Решение"])
    expect(isRuling(`**${mark}.** So.`)).toBe(true);
  expect(isRuling("Where the books are silent, the text marks it: **Ruling.**")).toBe(false);
});

test("what the books say is told apart from the ruling above it, in every language", () => {
  for (const mark of ["Why", "Pourquoi", "Por qué", "Почему"]) {
    expect(isNote(`*${mark}.* So.`)).toBe(true);
    expect(isRuling(`*${mark}.* So.`)).toBe(false);
  }
  expect(isNote("**Ruling.** So.")).toBe(false);
  expect(isNote("plain")).toBe(false);
});

const SECTIONS: RuleSection[] = [
  { code: "TRV", title: "Voyage", rules: [{ id: "TRV-1", title: "Départ", paragraphs: ["À Salzbourg."] }] },
  { code: "REQ", title: "Requiem", rules: [{ id: "REQ-2", title: "Notes", paragraphs: ["Une croche."] }] },
];

test("a search takes every word, without accents and case, and drops empty sections", () => {
  const ids = (wish: string) => matching(SECTIONS, wish).flatMap((s) => s.rules.map((r) => r.id));
  expect(ids("")).toEqual(["TRV-1", "REQ-2"]);
  expect(ids("DEPART salzbourg")).toEqual(["TRV-1"]);
  expect(ids("req-2")).toEqual(["REQ-2"]);
  expect(ids("voyage croche")).toEqual([]);
});

test("what is found in another language is shown in the own", () => {
  const english = {
    language: "en",
    title: "",
    introduction: [],
    sections: [{ code: "REQ", title: "", rules: [{ id: "REQ-2", title: "Eighth", paragraphs: [] }] }],
  };
  const found = matchingElsewhere(SECTIONS, "eighth", [english]);
  expect(found.flatMap(({ rules }) => rules.map(({ title }) => title))).toEqual(["Notes"]);
  expect(matchingElsewhere(SECTIONS, "sixteenth", [english])).toEqual([]);
});

test("searched words stand out as they are written, accents and all", () => {
  expect(cuts("Départ, depart", ["depart"])).toEqual([
    { text: "Départ", isFound: true },
    { text: ", ", isFound: false },
    { text: "depart", isFound: true },
  ]);
  // An accent that is a letter of its own.
  expect(cuts("De\u0301part !", ["dep", "part"]).map(({ text }) => text)).toEqual(["D\u00e9part", " !"]);
  expect(cuts("plain", [])).toEqual([{ text: "plain", isFound: false }]);
});
