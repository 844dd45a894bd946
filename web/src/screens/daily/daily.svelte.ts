/** The letters of a day, as the server tells them. */
import { needEdition } from "../../edition/needing";
import { Refused, server } from "../../net/http";
import type * as m from "../../net/messages";
import { me } from "../../state/me.svelte";
import { address } from "../../state/route.svelte";
import type { Language } from "../../words/language";

class Daily {
  whole = $state.raw<m.DailyCommission | undefined>();
  calendar = $state.raw<m.CommissionCalendar | undefined>();
  refusal = $state.raw<m.Refusal | undefined>();
  kind = $state<m.CommissionKind>("solo");
  isBusy = $state(false);
  /** How far the server's clock is ahead of this one. */
  #ahead = 0;
  now = $state(Date.now());

  readonly letter = $derived(this.whole?.letters.find(({ kind }) => kind === this.kind));
  readonly other = $derived(this.whole?.letters.find(({ kind }) => kind !== this.kind));

  tick(): void {
    this.now = Date.now() + this.#ahead;
  }

  async load(day: string | undefined, language: Language): Promise<void> {
    await this.#trying(async () => {
      await me.load();
      const whole = await server.daily(day);
      this.#ahead = whole.now - Date.now();
      this.tick();
      await needEdition(whole.letters[0]?.edition ?? "", language);
      this.whole = whole;
      await this.turnTo(whole.day.slice(0, 7));
    });
  }

  async turnTo(month: string): Promise<void> {
    this.calendar = await server.dailyCalendar(this.kind, month);
  }

  async show(kind: m.CommissionKind): Promise<void> {
    this.kind = kind;
    await this.#trying(() => this.turnTo(this.calendar?.month ?? this.whole?.day.slice(0, 7) ?? ""));
  }

  /** To the table of a letter, which is opened if there is none. */
  async play(letter: m.CommissionLetter): Promise<void> {
    const day = this.whole?.day;
    if (this.isBusy || day === undefined) return;
    this.isBusy = true;
    await this.#trying(async () => {
      void import("../Table.svelte");
      void import("../../board/Board.svelte");
      const running = letter.state === "running" ? letter.table : undefined;
      address.go(`/table/${running ?? (await server.beginDaily(day, letter.kind)).id}`);
    });
    this.isBusy = false;
  }

  async #trying(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
      this.refusal = undefined;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.refusal;
    }
  }
}

export const daily = new Daily();
