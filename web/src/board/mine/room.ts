/** How works and courts share their column, in rem: both are drawn in full while there is room, then thin. */
export interface Looks {
  readonly works: "full" | "thin";
  readonly courts: "full" | "thin";
}

/** What is left of the column under its two headings. */
const ROOM = 13.05;
const WORK = { full: 1.8125, thin: 1.5, gap: { full: 0.25, thin: 0.1875 } } as const;
const COURT = { full: 2.8125, thin: 1.625, gap: { full: 0.375, thin: 0.25 } } as const;
const NOTHING = 0.9;
const COURTS_IN_A_ROW = 2;

type Sizes = typeof WORK | typeof COURT;

function height(rows: number, sizes: Sizes, look: "full" | "thin"): number {
  return rows === 0 ? NOTHING : rows * sizes[look] + (rows - 1) * sizes.gap[look];
}

/** Courts give way first: thin ones lose only words. What still does not fit scrolls. */
export function looksOf(works: number, courts: number): Looks {
  const rows = Math.ceil(courts / COURTS_IN_A_ROW);
  const fits = (look: Looks): boolean =>
    height(works, WORK, look.works) + height(rows, COURT, look.courts) <= ROOM;
  // With one row of courts the spines can become thin before any word is lost.
  const steps: readonly Looks[] = [
    { works: "full", courts: "full" },
    ...(rows > 1 ? [{ works: "full", courts: "thin" } as const] : []),
    { works: "thin", courts: "full" },
  ];
  return steps.find(fits) ?? { works: "thin", courts: rows > 1 ? "thin" : "full" };
}
