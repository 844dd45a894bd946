/** Periods and rounds are numbered as on the printed cards. */
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}
