/** "Why can't I …?": the next thing one points at says what it costs, or what stands in its way; nothing is chosen. */
import { explaining } from "../parts/explain/explaining.svelte";
import { t } from "../words/words.svelte";
import { notices } from "./notices.svelte";
import { pointing } from "./pointing.svelte";

class Why {
  /** The answer is for what is pointed at next. */
  isAsking = $state(false);

  /** Asks about something at once, else about what comes next. */
  ask(focused: Element | null): void {
    const thing = focused?.closest("[data-choices]:not(.prompt *)");
    if (thing) this.answer(thing);
    else this.isAsking = !this.isAsking;
  }

  answer(at: Element): void {
    this.isAsking = false;
    const thing = at.closest("[data-choices]");
    const sign = at.closest("[data-explain]");
    const choices = thing?.getAttribute("data-choices")?.split("|") ?? [];
    if (pointing.look(choices, thing)) return;
    if (sign) explaining.open(sign, "keys");
    else notices.say(() => t("prompt-why-nothing"));
  }
}

export const why = new Why();
