/** The log as it is read: under the heading of its turn, the newest first. */
import type { Line, When } from "./line";

export interface Group {
  readonly id: string;
  readonly when: When;
  readonly lines: readonly Line[];
}

export function groupsOf(lines: readonly Line[]): Group[] {
  const groups: { id: string; when: When; lines: Line[] }[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    const { part, round, turn } = line.when;
    const id = `${part}.${round}.${turn}`;
    const last = groups.at(-1);
    if (last?.id === id) last.lines.push(line);
    else groups.push({ id, when: line.when, lines: [line] });
  }
  return groups;
}
