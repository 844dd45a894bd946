/** The windows of styles/forms.css, by the same names, for what the page itself decides by them. */
import { MediaQuery } from "svelte/reactivity";
import sheet from "../styles/forms.css?raw";

const FORMS = new Map(
  [...sheet.matchAll(/@custom-media (--[\w-]+)\s+([^;]+);/g)].map(([, name, condition]) => [name, condition]),
);

/** The media condition of a form: `form("--phone")`. */
export function form(name: string): string {
  const condition = FORMS.get(name);
  if (condition === undefined)
    throw new Error(`forms.css has no ${name}, only ${[...FORMS.keys()].join(", ")}`);
  return condition;
}

/** Only some areas of the board are in sight. */
export const parted = new MediaQuery(form("--board-parted"));
/** Two of them. */
export const hasTwoPanes = new MediaQuery(form("--board-panes"));
