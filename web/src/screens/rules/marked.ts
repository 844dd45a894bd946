/** A paragraph of the rules: words between stars stand out, ids of rules are links. */
export type Run =
  | { readonly kind: "text" | "strong"; readonly text: string }
  | { readonly kind: "rule"; readonly text: string };

const MARK = /(\*\*?)(.+?)\1|\b([A-Z]{3}-[1-9]\d*)\b/g;

/** A ruling of this edition, where the books are silent or disagree: its paragraph begins with a marked word. */
export function isRuling(paragraph: string): boolean {
  return paragraph.startsWith("**");
}

/** What the books say and why they are read so, below a ruling: begins with a word between single stars. */
export function isNote(paragraph: string): boolean {
  return /^\*[^*]/.test(paragraph);
}

export function runs(paragraph: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: "text", text: paragraph.slice(end, match.index) });
    if (match[2] !== undefined) found.push({ kind: "strong", text: match[2] });
    else found.push({ kind: "rule", text: match[3] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) found.push({ kind: "text", text: paragraph.slice(end) });
  return found;
}
