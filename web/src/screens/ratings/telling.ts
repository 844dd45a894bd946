/** Ratings in words, and the scale they are drawn on. */
import type * as m from "../../net/messages";
import { shownName } from "../../words/person";
import { t } from "../../words/words.svelte";
import { botName } from "../patronage/telling";

/** Beyond the weakest and the strongest there is a little room. */
const ROOM = 150;

export interface Scale {
  readonly low: number;
  readonly high: number;
}

export function scaleOf(rated: readonly m.Rated[]): Scale {
  const ratings = rated.map(({ rating }) => rating);
  return { low: Math.min(...ratings) - ROOM, high: Math.max(...ratings) + ROOM };
}

/** Where a rating lies on the scale, in per cent; what lies beyond it is at its end. */
export function placeOn({ low, high }: Scale, rating: number): number {
  return Math.min(100, Math.max(0, (100 * (rating - low)) / (high - low)));
}

export function nameOfRated({ kind, name, is_you }: m.Rated): string {
  if (kind === "bot") return botName(name);
  return name ? shownName(name) : is_you ? t("ratings-you") : "";
}

/** "Surely between 1597 and 1687: above Concertmaster, below Kapellmeister." */
export function surely({ rated, above, below }: m.PersonRating): string {
  const low = String(rated.rating - rated.plus_minus);
  const high = String(rated.rating + rated.plus_minus);
  if (above && below)
    return t("ratings-surely-both", { low, high, above: botName(above), below: botName(below) });
  if (above) return t("ratings-surely-above", { low, high, above: botName(above) });
  if (below) return t("ratings-surely-below", { low, high, below: botName(below) });
  return t("ratings-surely", { low, high });
}
