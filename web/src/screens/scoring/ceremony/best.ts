/** The most points somebody had on this device, alone and with others. */
const KEY = "lacrimosa-best";

interface Best {
  readonly points: number;
  /** The table it was at: looked at again, it is still the record of that evening. */
  readonly table: string;
  /** What was to be beaten then. */
  readonly before: number | undefined;
}

/** Whether these points beat all earlier ones; the first game of all beats nothing. */
export function isBest(kind: "solo" | "patrons", table: string, points: number): boolean {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Record<string, Best>>;
    const old = kept[kind];
    if (old?.table === table) return old.before !== undefined;
    if (old && old.points >= points) return false;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [kind]: { points, table, before: old?.points } }));
    return old !== undefined;
  } catch {
    return false;
  }
}
