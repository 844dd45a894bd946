/** Reads the sizes of labels off the page, so that they can be placed. */
import type { Size } from "./geometry";

/**
 * What a label shows, the fullest form first: name and tile; the tile without its cost; what the tile gives, without
 * the name; the name, and that there is a tile. The whole of it stands in the tip and in the accessible name.
 */
export const FORMS = ["full", "lean", "bare", "least"] as const;
export type Form = (typeof FORMS)[number];

/** Sizes that were read before, by what stood on the label. */
export type Known = Map<string, readonly Size[]>;

/**
 * The sizes of every label of the map in each form, by place. Labels without a tile have one form. Only labels that
 * are not known yet are measured, for that makes the browser lay out the page; the known ones are forgotten by whoever
 * changes the letters.
 */
export function measure(map: HTMLElement, known: Known): Map<string, readonly Size[]> {
  const labels = [...map.querySelectorAll<HTMLElement>("[data-label]")].map((label) => ({
    label,
    key: label.innerHTML,
  }));
  const fresh = labels.filter(({ key }) => !known.has(key));
  for (const { key } of fresh) known.set(key, []);
  for (const form of FORMS) {
    const shown = fresh.filter(({ label }) => form === "full" || label.dataset["tile"] !== undefined);
    for (const { label } of shown) label.dataset["form"] = form;
    for (const { label, key } of shown) {
      const { width, height } = label.getBoundingClientRect();
      known.set(key, [...(known.get(key) ?? []), { width: Math.ceil(width), height: Math.ceil(height) }]);
    }
  }
  for (const { label } of fresh) delete label.dataset["form"];
  return new Map(labels.map(({ label, key }) => [label.dataset["label"] ?? "", known.get(key) ?? []]));
}

/** CSS pixels of one rem: the root grows with the window. */
export function remInPixels(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
