/** The windows in which board.css shows only some areas of the board, and among them those with two; tested. */
import { MediaQuery } from "svelte/reactivity";

export const SMALL = "(max-width: 1319px), (max-height: 743px)";
export const TWO_PANES =
  "(min-width: 900px) and (min-height: 520px), (min-width: 700px) and (min-height: 1000px)";

export const small = new MediaQuery(SMALL);
