/** Which rules a search finds: every word must stand somewhere in the rule, accents and case left aside. */
import type { RuleSection } from "../../net/messages";

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

export function matching(sections: readonly RuleSection[], wish: string): readonly RuleSection[] {
  const words = plain(wish).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = plain([rule.id, rule.title, section.title, ...rule.paragraphs].join(" "));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}
