/** Calls the player when it is their turn: the window's title, two soft notes, a message of the browser. */
import { t } from "../words/words.svelte";
import { game } from "./game.svelte";
import { settings } from "./settings.svelte";
import { waiting } from "./waiting.svelte";

const NAME = "Lacrimosa";
/** A rising fourth, as a bell would call to the table. */
const NOTES = [
  { hertz: 440, at: 0 },
  { hertz: 587.33, at: 0.18 },
];

let audio: AudioContext | undefined;

export function playCall(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const { hertz, at } of NOTES) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.24 * settings.volume, start + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}

function notify(): void {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(t("menu-your-turn"), { tag: "lacrimosa-turn" });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** To be called while a board is shown. */
export function callTurns(): void {
  let was: boolean | undefined;
  $effect(() => {
    // A replay has a title of its own.
    if (game.mode !== "live") return;
    const isMine = game.isAsked && game.final === undefined;
    document.title = isMine ? t("menu-title-turn", { name: NAME }) : waiting.titled(NAME);
    // A board that is opened in the middle of a turn does not call.
    if (was === false && isMine) {
      if (settings.sound) playCall();
      notify();
    }
    if (game.board) was = isMine;
  });
}
