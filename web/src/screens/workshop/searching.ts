/** Finding a component by its name, its id, or by what it gives: `2d`, `g`. */
import type * as m from "../../net/messages";

export function matches(one: m.DraftComponent, name: string, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase();
  if (name.toLocaleLowerCase().includes(wanted) || one.label.includes(wanted)) return true;
  return /^[0-9]*[a-z]$/.test(wanted) && (one.keys ?? "").includes(wanted);
}
