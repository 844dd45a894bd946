/** Sound is off until somebody switches it on; only then are notes and instruments fetched. */
import { catalogue } from "../edition/catalogue.svelte";
import { game } from "../state/game.svelte";
import { settings } from "../state/settings.svelte";
import { completeMovements, heardAtOnce, type Cue } from "./cues";

/** A browser lets nothing sound before the first click, and complains if it is tried. */
function maySound(): boolean {
  return settings.sound && navigator.userActivation.hasBeenActive;
}

/** Known once something was played. */
let stopPlayer: (() => void) | undefined;

async function fetched() {
  const [openings, schedule, player] = await Promise.all([
    import("./openings"),
    import("./schedule"),
    import("./player"),
  ]);
  stopPlayer = player.stop;
  return { ...openings, ...schedule, ...player };
}

/** A work's opening, or a cadence in its key; nothing for a work that is not Mozart's as we know him. */
async function playWork(opus: string): Promise<void> {
  if (catalogue.isOwn("opus", opus)) return;
  const { koechel, type } = catalogue.opus(opus);
  const { openingOf, schedule, play, CHURCH, THEATRE } = await fetched();
  const opening = openingOf(opus, koechel);
  if (opening && maySound())
    play(schedule(opening), settings.volume, type === "religious" ? CHURCH : THEATRE);
}

/** The Lacrimosa: two bars for a movement, all that Mozart wrote of it for the end. The seconds it takes. */
export async function playRequiem(form: "short" | "whole"): Promise<number> {
  if (!maySound()) return 0;
  const { OPENINGS, LACRIMOSA, schedule, play, secondsOf, CHURCH } = await fetched();
  const opening = OPENINGS.find(({ id }) => id === LACRIMOSA);
  if (!opening || !maySound()) return 0;
  const notes = schedule(opening, form);
  play(notes, settings.volume, CHURCH);
  return secondsOf(notes);
}

export function playCue(cue: Cue): void {
  if (!maySound()) return;
  void (cue.kind === "work" ? playWork(cue.opus) : playRequiem("short"));
}

/** What still sounds fades. */
export function silence(): void {
  stopPlayer?.();
}

/** To be called while a table is shown: its works are heard as they are commissioned and performed. */
export function soundTable(): void {
  let table: string | undefined;
  let heard = 0;
  let complete: readonly string[] = [];
  $effect(() => {
    const { steps, board } = game;
    const now = board ? completeMovements(board.requiem, catalogue.info?.movements ?? []) : [];
    const isKnown = table !== undefined && table === game.table?.id && board !== undefined;
    // What was there when the table was opened, and what was taken back, is not heard.
    const mine = new Set(game.table?.seats.filter((seat) => seat.is_you).map(({ seat }) => seat));
    const audience = { mine, isShown: settings.turns !== "off" };
    const cue = isKnown && !game.final ? heardAtOnce(steps.slice(heard), audience, complete, now) : undefined;
    table = board && game.table?.id;
    heard = steps.length;
    complete = now;
    if (cue) playCue(cue);
  });
  // Switched off, or left.
  $effect(() => {
    if (settings.sound) return silence;
  });
}
