/** What a person likes: kept in the browser, changeable at any time. */
import { isLanguage, wanted, type Language } from "../words/language";

export type Theme = "day" | "candle";
/** Warnings before something is wasted; each can be muted. */
export const WARNINGS = ["points_unspent", "action_unused", "bonus_missed"] as const;
export type Warning = (typeof WARNINGS)[number];
/** Of what others do; `off` shows nothing. */
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  /** A turn ends only by Confirm. */
  confirm: boolean;
  /** A second click on the same thing pays its price, where there is nothing to decide about it; for the mouse. */
  payAgain: boolean;
  /** A question with one answer is answered for the player. */
  forced: boolean;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  notify: boolean;
  /** Several at one device: the hand is covered until the next one sits down. */
  curtain: boolean;
  muted: Warning[];
  /** How fast the turns of others are shown. */
  turns: Speed;
}

const KEY = "lacrimosa";

function first(): Kept {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    language: wanted(navigator.languages),
    theme: dark ? "candle" : "day",
    confirm: true,
    payAgain: true,
    forced: true,
    sound: false,
    volume: 0.5,
    notify: false,
    curtain: true,
    muted: [],
    turns: "normal",
  };
}

function read(): Kept {
  const fresh = first();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return {
      language: isLanguage(kept.language) ? kept.language : fresh.language,
      theme: kept.theme === "day" || kept.theme === "candle" ? kept.theme : fresh.theme,
      confirm: kept.confirm ?? fresh.confirm,
      payAgain: kept.payAgain ?? fresh.payAgain,
      forced: kept.forced ?? fresh.forced,
      sound: kept.sound ?? fresh.sound,
      volume: kept.volume ?? fresh.volume,
      notify: kept.notify ?? fresh.notify,
      curtain: kept.curtain ?? fresh.curtain,
      muted: WARNINGS.filter((warning) => kept.muted?.includes(warning)),
      turns: SPEEDS.find((speed) => speed === kept.turns) ?? fresh.turns,
    };
  } catch {
    return fresh;
  }
}

export const settings = $state<Kept>(read());

/** Changes a setting and keeps it; a browser that keeps nothing forgets it with the page. */
export function change<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the setting holds until the page is closed.
  }
}
