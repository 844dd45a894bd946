/**
 * The one store of the board: what the server told about the table on the screen. A live table feeds it through the
 * socket, a replay step by step. It knows no rule: what can be chosen, what it costs and why not come from the server.
 */
import { SHIPPED } from "../edition/catalogue.svelte";
import { needEdition } from "../edition/needing";
import type { Agreed } from "../net/options";
import { isDoubt, Refused, server } from "../net/http";
import type * as m from "../net/messages";
import { Conversation, type LinkState } from "../net/socket";
import { me } from "./me.svelte";
import { nextPicture } from "./picture";
import { settings } from "./settings.svelte";
import { shared } from "./sharing";
import { Sights, type Sight } from "./sights.svelte";

/** So long the answer that signs out all other devices may still be on its way to another tab of this one. */
const OWN_DEED_MS = 500;

class Game {
  /** Undefined until the first update. */
  table = $state.raw<m.TableInfo | undefined>();
  board = $state.raw<m.Board | undefined>();
  question = $state.raw<m.Question | undefined>();
  targets = $state.raw<readonly m.Target[]>([]);
  /** The seat looked from; undefined for whoever has none. */
  seat = $state.raw<number | undefined>();
  /** Every choice so far, the oldest first. */
  steps = $state.raw<readonly m.Step[]>([]);
  /** How many of them were there when the last update came: later ones are new. */
  news = $state.raw(0);
  state = $state.raw(0);
  undoTo = $state.raw<number | undefined>();
  undoAsks = $state.raw(false);
  readonly undoUnrates = $derived(this.undoAsks && (this.table?.rated ?? false));
  canRedo = $state.raw(false);
  final = $state.raw<m.FinalScore | undefined>();
  /** How far the task of a lesson is. */
  lesson = $state.raw<m.LessonStanding | undefined>();
  /** How far a task is. */
  task = $state.raw<m.TaskStanding | undefined>();
  presence = $state.raw<m.Presence | undefined>();
  /** What was said at the table, the first first. */
  said = $state.raw<readonly m.Said[]>([]);
  /** The number of the last thing that had been said when the table was opened; undefined before that is known. */
  saidBefore = $state.raw<number | undefined>();
  link = $state.raw<LinkState>("ended");
  mode = $state.raw<"live" | "replay">("live");
  /** The last thing the server refused; shown until the next choice. */
  refusal = $state.raw<m.Refusal | undefined>();

  /** Asked before a choice is sent: whoever guides a newcomer may want another one first. */
  gate: ((choice: string) => boolean) | undefined;

  #conversation: Conversation | undefined;
  #inbox: m.Update[] = [];
  #isDrawing = false;
  readonly #previews = new Map<string, Promise<m.Preview | undefined>>();
  /** Whoever waits for the update that carries an answered message. */
  #expecting: { readonly version: number; readonly come: () => void }[] = [];

  readonly #sights = new Sights();
  /** Whether this page is asked now. */
  readonly isAsked = $derived(
    this.mode === "live" && this.question?.seat != null && this.question.seat === this.seat,
  );
  readonly mine = $derived(this.seat === undefined ? undefined : this.board?.seats[this.seat]);

  sight(choice: string): Sight | undefined {
    return this.#sights.get(choice);
  }

  // --- a live table --------------------------------------------------------------------------------------

  open(id: string): void {
    this.close();
    this.mode = "live";
    this.#conversation = new Conversation(id, {
      update: (update) => void this.#take(update),
      presence: (presence) => (this.presence = presence),
      talk: (talk) => this.hear(talk),
      link: (state) => (this.link = state),
      bye: (refusal) => void this.#ended(id, refusal),
    });
  }

  /** What changed comes again, under its number. */
  hear({ said }: m.Talk): void {
    const known = new Map(this.said.map((one) => [one.number, one]));
    for (const one of said) known.set(one.number, one);
    this.said = [...known.values()].sort((one, other) => one.number - other.number);
    this.saidBefore ??= this.said.at(-1)?.number ?? 0;
  }

  /** If it was this device that signed all others out, it is still known, and comes back. */
  async #ended(id: string, refusal: m.Refusal): Promise<void> {
    const conversation = this.#conversation;
    let reason = refusal;
    if (isDoubt(refusal)) {
      await new Promise((done) => setTimeout(done, OWN_DEED_MS));
      try {
        await me.again();
        // Once for each table that was seen: a server that says both would be asked for ever.
        if (conversation === this.#conversation && this.table) return this.open(id);
        me.doubt = refusal;
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
        reason = problem.refusal;
      }
    }
    if (conversation === this.#conversation) this.refusal = reason;
  }

  close(): void {
    this.#conversation?.end();
    this.#conversation = undefined;
    this.#inbox = [];
    this.#isDrawing = false;
    this.table = this.board = this.question = this.seat = this.final = this.presence = undefined;
    this.lesson = this.task = undefined;
    this.targets = this.steps = this.said = [];
    this.#sights.see([], []);
    this.news = this.state = 0;
    this.undoTo = this.refusal = this.saidBefore = undefined;
    this.undoAsks = this.canRedo = false;
    this.link = "ended";
    this.#previews.clear();
    this.#arrived(Infinity);
  }

  /** Bots may move faster than a screen is drawn: what came since the last picture is shown in one. */
  async #take(update: m.Update): Promise<void> {
    this.#inbox.push(update);
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    const conversation = this.#conversation;
    try {
      while (this.#inbox.length > 0 && conversation === this.#conversation) {
        await this.#show(this.#inbox.splice(0), conversation);
        await nextPicture();
      }
    } finally {
      // Another table may have begun to draw meanwhile.
      if (conversation === this.#conversation) this.#isDrawing = false;
    }
  }

  async #show(updates: readonly m.Update[], conversation: Conversation | undefined): Promise<void> {
    const last = updates.at(-1);
    if (!last) return;
    await this.needEdition(last.table);
    let steps = this.steps;
    let news = Infinity;
    for (const update of updates) {
      const known = update.steps_from ?? 0;
      if (known > steps.length) steps = await this.#fetchSteps(steps, known, conversation);
      news = Math.min(news, known, steps.length);
      steps = [...steps.slice(0, known), ...(update.steps ?? [])];
    }
    if (conversation !== this.#conversation) return;
    this.news = news;
    this.steps = steps;
    this.#set(last);
    this.#arrived(last.version);
  }

  #see(targets: readonly m.Target[]): void {
    this.targets = targets;
    this.#sights.see(targets, this.question?.options ?? []);
  }

  #set(update: m.Update): void {
    if (update.state !== this.state) this.#previews.clear();
    this.state = update.state ?? 0;
    this.table = shared(this.table, update.table);
    this.board = shared(this.board, update.board ?? undefined);
    this.question = shared(this.question, update.question ?? undefined);
    this.#see(update.targets ?? []);
    this.seat = update.seat ?? undefined;
    this.undoTo = update.undo_to ?? undefined;
    this.undoAsks = update.undo_asks ?? false;
    this.canRedo = update.can_redo ?? false;
    this.final = update.final ?? undefined;
    this.lesson = update.lesson ?? undefined;
    this.task = shared(this.task, update.task ?? undefined);
  }

  /** An update tells the last choices only; earlier ones are fetched for the log. */
  async #fetchSteps(
    have: readonly m.Step[],
    until: number,
    conversation: Conversation | undefined,
  ): Promise<readonly m.Step[]> {
    let steps = have;
    while (conversation && steps.length < until && conversation === this.#conversation) {
      const more = (await server.steps(conversation.table, steps.length)).steps;
      if (more.length === 0) break;
      steps = [...steps, ...more].slice(0, until);
    }
    return steps;
  }

  /** Loads the components of the table's edition: by digest, for a game keeps the edition it began with. */
  async needEdition(table: m.TableInfo): Promise<void> {
    const { edition: digest } = table;
    const { edition: id } = table.options as Agreed;
    try {
      await needEdition(digest ?? id, settings.language);
    } catch (problem) {
      // Its folder may have gone since the table was opened: then the host agrees on another one.
      if (digest || !(problem instanceof Refused) || problem.refusal.code !== "not_found") throw problem;
      await needEdition(SHIPPED, settings.language);
    }
  }

  // --- what a person does ----------------------------------------------------------------------------------

  /** Makes a choice; the promise says whether the server took it, and waits until the board shows it. */
  async choose(choice: string, pressOn?: m.PressOn): Promise<boolean> {
    if (this.gate?.(choice) === false) return false;
    const wish = pressOn ?? (!settings.forced ? "no" : settings.confirm ? "within_turn" : "always");
    return this.#ask({ type: "choose", state: this.state, choice, press_on: wish });
  }

  undo(to?: number): Promise<boolean> {
    return this.#ask({ type: "undo", state: this.state, to: to ?? null });
  }

  redo(): Promise<boolean> {
    return this.#ask({ type: "redo", state: this.state });
  }

  answerUndo(request: number, agree: boolean): Promise<boolean> {
    return this.#ask({ type: "answer_undo", request, agree });
  }

  takeOver(seat: number, bot: string): Promise<boolean> {
    return this.#ask({ type: "take_over", seat, bot });
  }

  giveBack(seat: number): Promise<boolean> {
    return this.#ask({ type: "give_back", seat });
  }

  /** What is said to the table stays with a move. */
  say(step: number, text: string): Promise<boolean> {
    return this.#ask({ type: "say", step, text });
  }

  /** Sets a seal on a move, or takes it away. */
  react(step: number, seal: m.SealName, on: boolean): Promise<boolean> {
    return this.#ask({ type: "react", step, seal, on });
  }

  /** Hears nothing more of whoever said something, or hears them again. */
  mute(number: number, on: boolean): Promise<boolean> {
    return this.#ask({ type: "mute", number, on });
  }

  /** As the host: who may say something from now on. */
  setTalk(talk: m.TalkRule): Promise<boolean> {
    return this.#ask({ type: "set_talk", talk });
  }

  /** At a task: what the turn that stands is worth; the answer comes with a later update. */
  judge(): Promise<boolean> {
    return this.#ask({ type: "judge", state: this.state });
  }

  showAnswer(): Promise<boolean> {
    return this.#ask({ type: "show_answer" });
  }

  /** At a task: what its best turn does, then which cards it lays. */
  showClue(): Promise<boolean> {
    return this.#ask({ type: "show_clue" });
  }

  /** What a choice would cost and bring; asked once per state. */
  preview(choice: string): Promise<m.Preview | undefined> {
    let known = this.#previews.get(choice);
    if (!known) {
      known = this.#conversation
        ? this.#conversation.ask({ type: "preview", choice }).then((answer) => answer.preview ?? undefined)
        : Promise.resolve(undefined);
      this.#previews.set(choice, known);
    }
    return known;
  }

  /** Turns worth playing now; undefined if the server refuses to tell. */
  async hints(): Promise<readonly m.HintMessage[] | undefined> {
    const answer = await this.#conversation?.ask({ type: "hint", state: this.state });
    this.refusal = answer?.refusal ?? undefined;
    return answer?.hints ?? undefined;
  }

  async #ask(draft: Parameters<Conversation["ask"]>[0]): Promise<boolean> {
    if (!this.#conversation) return false;
    const answer = await this.#conversation.ask(draft);
    this.refusal = answer.refusal ?? undefined;
    if (!answer.refusal) await this.#shown(answer.version ?? 0);
    return !answer.refusal;
  }

  /** The answer to a message may overtake the update with what it did. */
  #shown(version: number): Promise<void> {
    if (!this.#conversation || (this.table?.version ?? 0) >= version) return Promise.resolve();
    return new Promise((come) => this.#expecting.push({ version, come }));
  }

  #arrived(version: number): void {
    const here = this.#expecting.filter((one) => one.version <= version);
    this.#expecting = this.#expecting.filter((one) => one.version > version);
    for (const { come } of here) come();
  }

  // --- a replay --------------------------------------------------------------------------------------------

  /** Shows a past moment; `steps` are the choices up to it. */
  async show(table: m.TableInfo, view: m.StepView, steps: readonly m.Step[]): Promise<void> {
    await this.needEdition(table);
    this.mode = "replay";
    this.table = table;
    this.board = shared(this.board, view.board);
    this.question = shared(this.question, view.question);
    this.#see(view.targets ?? []);
    this.seat = view.seat ?? undefined;
    this.steps = steps;
    this.news = Math.max(steps.length - 1, 0);
    this.final = view.final ?? undefined;
  }
}

export const game = new Game();
