/** A window in which only some areas of the board are shown; the same words as in board.css. */
import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 1319px), (max-height: 743px)");
