import { expect, test } from "vitest";
import type { RuleSection } from "../../net/messages";
import { isRuling, runs } from "./marked";
import { matching } from "./search";

test("marked words and rules are told apart from plain text", () => {
  expect(runs("**Ruling.** As in TRV-3, always.")).toEqual([
    { kind: "strong", text: "Ruling." },
    { kind: "text", text: " As in " },
    { kind: "rule", text: "TRV-3" },
    { kind: "text", text: ", always." },
  ]);
  expect(runs("plain")).toEqual([{ kind: "text", text: "plain" }]);
});

test("a ruling is told apart from the rule, in every language", () => {
  for (const mark of ["Ruling", "Décision", "Aclaración", "Решение"])
    expect(isRuling(`**${mark}.** So.`)).toBe(true);
  expect(isRuling("Where the books are silent, the text marks it: **Ruling.**")).toBe(false);
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
