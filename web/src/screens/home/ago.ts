/** How long ago something was, in a language's own words: "2 hours ago". */
const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ["year", 365 * 86_400_000],
  ["month", 30 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function agoIn(language: string, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, ms] of STEPS) {
    const count = Math.floor((now - then) / ms);
    if (count >= 1) return words.format(-count, unit);
  }
  return words.format(0, "minute");
}
