/** Talk at the table on the screen: what hangs where, and the parts that show it, fetched once there is any. */
import type { Component } from "svelte";
import type { Said } from "../../net/messages";
import { game } from "../../state/game.svelte";
import { notices } from "../../state/notices.svelte";
import { isNamed } from "../../state/me.svelte";
import { seatName } from "../../state/seats.svelte";
import { shownName } from "../../words/person";
import { speakAlso, t } from "../../words/words.svelte";
import { chronicle } from "../log/chronicle.svelte";
import type { Line } from "../log/line";
import { hungAt, type Hung } from "./sorting";

interface Parts {
  readonly Notes: Component<{ hung: Hung }>;
  readonly Say: Component<{ about: Line | undefined }>;
}

class Talk {
  Parts = $state.raw<Parts | undefined>();
  readonly #isOn = $derived((game.table?.talk ?? "off") !== "off");
  /** In a replay only what belongs to the moves made so far. */
  readonly said = $derived(
    this.#isOn ? game.said.filter(({ step }) => game.mode === "live" || step <= game.steps.length) : [],
  );
  readonly hung = $derived(hungAt(chronicle.lines, this.said));
  /** Whether there is anybody to talk to. */
  readonly maySay = $derived(
    game.mode === "live" &&
      (game.table?.can_talk ?? false) &&
      (this.said.length > 0 ||
        (game.presence?.watching ?? 0) > 0 ||
        (game.table?.seats ?? []).some(({ kind, is_you }) => kind === "person" && !is_you)),
  );
  /** The number of what was shown last. */
  #told = 0;

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (this.maySay || this.said.length > 0) void this.#load();
      });
      $effect(() => this.#tell(this.said, game.saidBefore));
    });
  }

  async #load(): Promise<void> {
    if (this.Parts) return;
    const [notes, say] = await Promise.all([
      import("./Notes.svelte"),
      import("./Say.svelte"),
      speakAlso("talk"),
    ]);
    this.Parts = { Notes: notes.default, Say: say.default };
  }

  /** The log may be behind a tab: what others say now is read out, and shown for a while. */
  #tell(said: readonly Said[], before: number | undefined): void {
    if (before === undefined || game.mode !== "live") {
      this.#told = 0;
      return;
    }
    const known = Math.max(this.#told, before);
    this.#told = Math.max(known, said.at(-1)?.number ?? 0);
    for (const one of said)
      if (one.number > known && !one.is_you && !one.is_removed && !one.is_muted)
        void this.#load().then(() => notices.say(() => words(one)));
  }
}

/** What whoever said something is called: as at their seat, if it is still theirs. */
export function sayer({ seat, name = "" }: Said): string {
  const now = seat == null ? undefined : game.table?.seats[seat];
  if (now?.kind === "person" && now.name === name) return seatName(now.seat);
  return isNamed(name) ? shownName(name) : t("lobby-nameless");
}

/** Something that was said, as a sentence. */
function words(one: Said): string {
  const { text, seal } = one;
  const who = sayer(one);
  return seal
    ? t("talk-sealed", { name: who, seal: t(`talk-seal-${seal}`) })
    : `${who}: ${shownName(text ?? "")}`;
}

export const talk = new Talk();
