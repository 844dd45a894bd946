/** Sentences about letters and results, and where dots stand. */
import { nameOf } from "../../words/names";
import { listed } from "../../words/lists";
import { language, t } from "../../words/words.svelte";
import type * as m from "../../net/messages";

export const ROMAN = ["I", "II", "III", "IV", "V"] as const;
/** For the text to share, from the lowest pitch to the highest. */
const BARS = ["▂", "▃", "▅", "▆", "▇"] as const;
const MINUTE = 60_000;
const MINUTES: Readonly<Record<m.CommissionKind, number>> = { solo: 40, duel: 40 };

/** "9 h 12 min", rounded up: nobody is told that more is left than there is. */
export function spanOf(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  return t("home-daily-time", { h: Math.floor(minutes / 60), m: minutes % 60 });
}

/** A day of the commission, which is one of UTC wherever it is read: "Tuesday 17 November". */
export function dayName(day: string, form: "whole" | "long" | "year" = "whole"): string {
  const parts = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const more =
    form === "whole" ? { weekday: "long" as const } : form === "year" ? { year: "numeric" as const } : {};
  return new Intl.DateTimeFormat(language(), { ...parts, ...more }).format(new Date(`${day}T00:00:00Z`));
}

/** When a day is closed, by the clock of whoever reads it. */
export function hourOf(moment: number): string {
  return new Intl.DateTimeFormat(language(), { hour: "numeric", minute: "2-digit" }).format(new Date(moment));
}

export function monthName(month: string): string {
  const form = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language(), form).format(new Date(`${month}-01T00:00:00Z`));
}

export function rivalName(letter: m.CommissionLetter): string {
  const found = (["concertmaster", "kapellmeister", "virtuoso"] as const).find((one) => one === letter.rival);
  return found ? t(`bot-${found}`) : (letter.rival ?? "");
}

export function botName(bot: string): string {
  const known = ["copyist", "pupil", "organist", "concertmaster", "kapellmeister", "virtuoso"] as const;
  const found = known.find((one) => one === bot);
  return found ? t(`bot-${found}`) : bot;
}

export function letterName(letter: m.CommissionLetter): string {
  return letter.kind === "solo" ? t("daily-solo") : t("daily-duel", { rival: rivalName(letter) });
}

export function aboutLetter(letter: m.CommissionLetter): string {
  const composers = listed(letter.composers.map((id) => nameOf({ thing: "composer", id })));
  return t("daily-composers", { composers, n: MINUTES[letter.kind] });
}

export function placeOf(fared: m.Fared): string {
  return fared.place == null || fared.of == null
    ? t("daily-unranked")
    : t("daily-place", { place: fared.place, of: fared.of });
}

export function outcomeOf(letter: m.CommissionLetter, fared: m.Fared): string {
  const values = { score: fared.score ?? 0, rival: fared.rival_score ?? 0 };
  const end = fared.has_won ? "won" : "lost";
  if (letter.kind === "solo") return t(`daily-${end}-solo`, values);
  return t(`daily-${end}-duel`, { ...values, name: rivalName(letter) });
}

/** How it ended, without a score. */
export function shortOutcome(letter: m.CommissionLetter, fared: m.Fared): string {
  const end = fared.has_won ? "won" : "lost";
  if (letter.kind === "solo") return t(`daily-picture-solo-${end}`);
  return t(`daily-picture-duel-${end}`, { rival: rivalName(letter) });
}

export function barsOf(pitches: readonly number[]): string {
  return pitches.map((pitch) => BARS[pitch + 2] ?? "").join("");
}

/** What goes with the picture. It tells nothing that somebody who has yet to play could use. */
export function textOf(letter: m.CommissionLetter, fared: m.Fared, day: string, inARow: number): string {
  const lines = [
    t("daily-text", {
      title: t("daily-title"),
      date: dayName(day, "year"),
      score: fared.score ?? 0,
      place: placeOf(fared),
      melody: barsOf(fared.melody ?? []),
    }),
    shortOutcome(letter, fared),
  ];
  if (inARow > 1) lines.push(t("daily-row", { n: inARow }));
  return lines.join("\n");
}

export interface Dot {
  readonly x: number;
  /** How many stand below it. */
  readonly level: number;
}

/** Where dots stand so that none covers another; those that would are stacked. */
export function stacked(
  scores: readonly number[],
  at: (score: number) => number,
  apart: number,
): readonly Dot[] {
  const tops: number[] = [];
  return [...scores]
    .sort((a, b) => a - b)
    .map((score) => {
      const x = at(score);
      let level = tops.findIndex((last) => x - last >= apart);
      if (level < 0) level = tops.length;
      tops[level] = x;
      return { x, level };
    });
}
