/** Spaces, stacks and movements in words, for accessible names. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { Marker, MovementBoard, MovementInfo, Note, Requiem } from "../../net/messages";
import { costWords } from "../../parts/cards/cardWords";
import { composerTileWords } from "../../parts/tiles/tileWords";
import { game } from "../../state/game.svelte";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { NOTES } from "./score";

const noteWords = (note: Note): string => t(`requiem-note-${note}`);

/** The space, what is on it, and what can be done with it. */
export function spaceWords(id: string, requiem: Requiem, isNeutral: boolean, toucher?: number): string {
  const marker = requiem.markers?.[id];
  const isCovered = requiem.covered?.includes(id) ?? false;
  const state = marker ? markerWords(marker) : t(isCovered ? "requiem-covered" : "requiem-free");
  const sentences = [t("requiem-space", { space: { thing: "space", id }, state })];
  if (!marker && !isCovered) sentences.push(...(isNeutral ? neutralWords(id) : hireWords(id, requiem)));
  if (toucher !== undefined)
    sentences.push(t("requiem-touched", { seat: { thing: "seat", id: String(toucher) } }));
  return sentences.join(" ");
}

function markerWords({ seat, note }: Marker): string {
  return seat == null
    ? t("requiem-marker-neutral", { note: noteWords(note) })
    : t("requiem-marker", { seat: { thing: "seat", id: String(seat) }, note: noteWords(note) });
}

function hireWords(id: string, requiem: Requiem): string[] {
  return NOTES.flatMap((note) => {
    const composer = note === "eighth" ? requiem.top : requiem.bottom;
    const sight = game.sight(`requiem ${id} ${note}`);
    if (composer == null || !sight?.cost) return [];
    const values = {
      composer: { thing: "composer", id: composer } as const,
      note: noteWords(note),
      cost: costWords(sight.cost),
    };
    return [t(sight.offered ? "requiem-hire" : "requiem-hire-not", values)];
  });
}

function neutralWords(id: string): string[] {
  const offered = NOTES.filter((note) => game.sight(`neutral ${id} ${note}`)?.offered);
  if (offered.length === 0) return [t("requiem-neutral-not")];
  return offered.map((note) => t("requiem-neutral", { note: noteWords(note) }));
}

/** How many markers each note has, what one scores now, and which note leads. */
export function movementWords(info: MovementInfo, board: MovementBoard): string {
  const balances = NOTES.map((note) => {
    const { markers = 0, vp } = board[note];
    return t("requiem-balance", { note: noteWords(note), n: markers, vp: t("good-vp", { n: vp }) });
  });
  return [
    ...balances,
    board.majority ? t("requiem-leads", { note: noteWords(board.majority) }) : t("requiem-tie"),
    valueWords(info),
  ].join(" ");
}

export function valueWords({ high, low }: MovementInfo): string {
  return t("requiem-values", { high: t("good-vp", { n: high }), low: t("good-vp", { n: low }) });
}

export function stackWords(
  composer: string,
  movement: string,
  tiles: readonly string[],
  state: string,
): string {
  const top = tiles[0];
  if (top === undefined)
    return t("requiem-stack-empty", {
      composer: nameOf({ thing: "composer", id: composer }),
      movement: catalogue.movement(movement).name,
    });
  const sentences = [composerTileWords(top), t("requiem-stack-left", { n: tiles.length })];
  if (state !== "still") sentences.push(t(state === "offered" ? "requiem-can" : "requiem-cannot"));
  return sentences.join(" ");
}
