/** Reads the sizes of labels off the page, so that they can be placed. */
import type { Size } from "./geometry";

/**
 * What a label shows, the fullest form first: name and tile; the tile without its cost; what the tile gives, without
 * the name; the name, and that there is a tile. The whole of it stands in the tip and in the accessible name.
 */
export const FORMS = ["full", "lean", "bare", "least"] as const;
export type Form = (typeof FORMS)[number];

/** The sizes of every label of the map in each form, by place. Labels without a tile have one form. */
export function measure(map: HTMLElement): Map<string, Size[]> {
  const sizes = new Map<string, Size[]>();
  const labels = [...map.querySelectorAll<HTMLElement>("[data-label]")];
  for (const form of FORMS) {
    map.dataset["form"] = form;
    for (const label of labels) {
      if (form !== "full" && label.dataset["tile"] === undefined) continue;
      const { width, height } = label.getBoundingClientRect();
      const known = sizes.get(label.dataset["label"] ?? "") ?? [];
      sizes.set(label.dataset["label"] ?? "", [
        ...known,
        { width: Math.ceil(width), height: Math.ceil(height) },
      ]);
    }
  }
  delete map.dataset["form"];
  return sizes;
}

/** CSS pixels of one rem: the root grows with the window. */
export function remInPixels(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
