/** The parts of the board that an explanation can be about, and how they are found on the page. */
import type { Tab } from "../board/areas.svelte";

export interface Target {
  /** The first one that is in sight is meant: a small window shows some things elsewhere. */
  readonly selectors: readonly string[];
  /** Where a small window has to turn to. */
  readonly tab?: Tab;
}

export const AREAS: Readonly<Record<string, Target>> = {
  purse: { selectors: [".mine .ledger header", ".strip"] },
  goods: { selectors: [".mine .ledger .tracks", ".strip"] },
  exchange: { selectors: [".mine .exchange"], tab: "board" },
  hand: { selectors: [".board .hand"] },
  book: { selectors: [".mine .book"], tab: "board" },
  instruments: { selectors: [".mine .instruments"], tab: "board" },
  row: { selectors: [".board .row"], tab: "row" },
  map: { selectors: [".board .map"], tab: "map" },
  requiem: { selectors: [".board .req"], tab: "requiem" },
  rail: { selectors: [".board .rail"], tab: "patrons" },
  log: { selectors: [".rail .log"], tab: "patrons" },
  bonus: { selectors: [".topbar .bonus"] },
  clock: { selectors: [".topbar .when"] },
  menu: { selectors: [".topbar .menu"] },
  confirm: { selectors: [".prompt .confirm"] },
  why: { selectors: [".prompt .ask-why"] },
  /** The button of the open sheet. */
  agree: { selectors: [".pop .agree"] },
};
