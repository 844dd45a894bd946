/**
 * The computer patrons: people who listened to Mozart, lent him money or ordered his Requiem. Each level of bots has one of
 * them; a second bot of the same level at the same table comes as somebody who is not there yet.
 */
import faces from "../art/faces.svg?url";
import { symbol } from "../art/sprite";

/** Which patron plays each level, the strongest first. */
const LEVELS = {
  virtuoso: "swieten",
  kapellmeister: "thun",
  concertmaster: "lichnowsky",
  organist: "waldstaetten",
  pupil: "puchberg",
  copyist: "walsegg",
} as const;
const PATRONS = Object.values(LEVELS);

export type PatronName = (typeof PATRONS)[number];
/** A person at the table has the silhouette of a patron without a name. */
export type FaceName = PatronName | "patron" | "schikaneder";

/** The patron of a level; bots of others, and of later versions, have none. */
export function patronOf(bot: string | null | undefined): PatronName | undefined {
  return LEVELS[bot as keyof typeof LEVELS] as PatronName | undefined;
}

/** Who plays at a table, seat by seat, given the bot of each seat. */
export function castOf(bots: readonly (string | null | undefined)[]): readonly (PatronName | undefined)[] {
  const cast: (PatronName | undefined)[] = [];
  for (const bot of bots) {
    const first = patronOf(bot);
    cast.push(
      first && cast.includes(first) ? PATRONS.find((one) => !cast.includes(one) && !isCalled(one)) : first,
    );
  }
  return cast;

  /** Somebody who belongs to another seat is not borrowed. */
  function isCalled(patron: PatronName): boolean {
    return bots.some((bot) => patronOf(bot) === patron);
  }
}

export function drawingOf(face: FaceName): string {
  return face === "schikaneder" ? symbol("p-schikaneder") : `${faces}#${face}`;
}
