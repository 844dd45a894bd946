/** One file with every icon; `use` takes a symbol out of it. */
import icons from "./icons.svg?url";

export function symbol(name: string): string {
  return `${icons}#${name}`;
}
