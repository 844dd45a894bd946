export { listed } from "../../words/lists";

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;
