/** How works and courts share their column of the tray, in rem: everything is seen, the smaller the more there is. */
export type Look = "full" | "thin" | "small";
export interface Looks {
  readonly works: Look;
  readonly courts: Look;
}

interface Sizes {
  readonly height: number;
  readonly gap: number;
  readonly inARow: number;
}

/** What is left of the column under its two headings. */
const ROOM = 10.1;
const WORK: Readonly<Record<Look, Sizes>> = {
  full: { height: 2.1, gap: 0.22, inARow: 1 },
  thin: { height: 1.6, gap: 0.12, inARow: 1 },
  small: { height: 1.75, gap: 0.12, inARow: 2 },
};
const COURT: Readonly<Record<Look, Sizes>> = {
  full: { height: 1.75, gap: 0.2, inARow: 1 },
  thin: { height: 1.6, gap: 0.2, inARow: 2 },
  small: { height: 1.35, gap: 0.15, inARow: 3 },
};
const NOTHING = 0.9;
/** Courts give way first: thin ones lose only words. Small works lose their prices, which the sheet shows. */
const STEPS: readonly Looks[] = [
  { works: "full", courts: "full" },
  { works: "full", courts: "thin" },
  { works: "thin", courts: "thin" },
  { works: "thin", courts: "small" },
  { works: "small", courts: "thin" },
];

function height(count: number, { height, gap, inARow }: Sizes): number {
  const rows = Math.ceil(count / inARow);
  return rows === 0 ? NOTHING : rows * height + (rows - 1) * gap;
}

/** The largest looks for which there is room; with more than that the shelf scrolls. */
export function looksOf(works: number, courts: number): Looks {
  const fits = (look: Looks): boolean =>
    height(works, WORK[look.works]) + height(courts, COURT[look.courts]) <= ROOM;
  return STEPS.find(fits) ?? { works: "small", courts: "small" };
}
