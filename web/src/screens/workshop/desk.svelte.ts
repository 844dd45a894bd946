/** A draft on this page: what is typed goes to the server key by key, and nothing is believed before it says so. */
import { tick } from "svelte";
import { catalogue } from "../../edition/catalogue.svelte";
import { Refused, server } from "../../net/http";
import type * as m from "../../net/messages";
import { patched } from "./patching";

/** The server allows twenty requests a second; keys that come faster go together. */
const PAUSE_MS = 70;
const POLL_MS = 1500;
const RETRY_MS = 1000;

type Deed =
  | { readonly key: string }
  | { readonly do: "back" | "seal"; readonly isRight?: boolean }
  | { readonly text: string };
/** Sends what stands beside the keys; those still on their way stay as they are. */
const NO_KEY: Deed = { key: "" };
export type More = Readonly<Record<string, number | string>>;

export class Desk {
  view = $state.raw<m.DraftView | undefined>();
  components = $state.raw<readonly m.DraftComponent[]>([]);
  problems = $state.raw<readonly m.DraftProblem[]>([]);
  people = $state.raw<readonly m.DraftPerson[]>([]);
  isDone = $state(false);
  /** The component that is open, and what is typed of it. */
  open = $state<string | undefined>();
  typed = $state.raw<m.TypedKeys | undefined>();
  name = $state("");
  /** What was changed of its other fields. */
  more = $state.raw<More>({});
  /** Why the last key was not taken. */
  dropped = $state.raw<m.DroppedKey | undefined>();
  saved = $state<"saved" | "saving" | "offline">("saved");
  isGone = $state(false);

  #edition: m.EditionInfo | undefined;
  #version = 0;
  /** The last reading of the open component that was there when it was opened: a later one was not looked at. */
  #seen = 0;
  #deeds: Deed[] = [];
  #isWorking = false;
  #lastKeys = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  readonly entered = $derived(this.components.filter((one) => (one.number ?? 0) > 0).length);
  readonly current = $derived(this.components.find((one) => one.id === this.open));

  constructor(readonly draft: string) {}

  async load(): Promise<void> {
    await this.#read();
    this.#poll();
  }

  async #read(): Promise<void> {
    const view = await server.draft(this.draft);
    // What is gone leaves the page before the edition, and what is new comes into the edition first.
    const there = new Set(view.components.map((one) => one.id));
    this.components = this.components.filter((one) => there.has(one.id));
    await tick();
    this.#edition = view.edition;
    this.#draw();
    this.view = view;
    this.components = view.components;
    this.problems = view.problems;
    this.people = view.people;
    this.isDone = view.is_done;
    this.#version = view.version;
    if (this.open && !this.current) this.openComponent(this.components.find((one) => !one.number)?.id);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  problemsOf(what: string): readonly m.DraftProblem[] {
    return this.problems.filter((one) => (one.what ?? "") === what);
  }

  // --- typing

  /** Opens a component with what was typed of it and not sealed; else it is empty. */
  openComponent(what: string | undefined): void {
    if (what === this.open) return;
    this.open = what;
    this.typed = undefined;
    this.dropped = undefined;
    const mine = this.current?.typing?.find((one) => one.is_me);
    this.name = mine?.name ?? "";
    this.more = mine?.more ?? {};
    this.#seen = this.current?.number ?? 0;
    this.#draw();
    if (what) this.#do({ text: mine?.keys ?? "" });
  }

  press(key: string): void {
    this.#do({ key });
  }
  back(): void {
    this.#do({ do: "back" });
  }
  seal(): void {
    this.#do({ do: "seal" });
  }
  /** Seals it, and says that it is right although checks doubt it; one that is sealed stays as it is. */
  sealAsRight(): void {
    const one = this.current;
    if (one?.number && !this.typed?.keys) {
      this.name = one.name ?? "";
      this.retype(one.keys ?? "");
    }
    this.#do({ do: "seal", isRight: true });
  }
  /** What somebody else has typed of it. */
  takeOver(from: { readonly keys: string; readonly name: string; readonly more: More }): void {
    this.name = from.name;
    this.more = from.more;
    this.retype(from.keys);
  }
  setMore(name: string, value: number | string): void {
    this.more = { ...this.more, [name]: value };
    this.#do(NO_KEY);
  }
  /** Types something else instead. */
  retype(text: string): void {
    this.#do({ text });
  }
  rename(name: string): void {
    this.name = name;
    this.#do(NO_KEY);
  }
  /** As the last one of its kind. */
  same(): void {
    const last = this.current && this.#lastKeys.get(this.current.kind);
    if (last !== undefined) this.retype(last);
  }
  replacePart(at: number, keys: string): void {
    const parts = this.typed?.parts ?? [];
    this.retype(parts.map((part, index) => (index === at ? keys : part.keys)).join(""));
  }

  #do(deed: Deed): void {
    this.#deeds.push(deed);
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    while (this.#deeds.length > 0 && !this.#isClosed) {
      this.saved = this.saved === "offline" ? "offline" : "saving";
      const began = performance.now();
      try {
        await this.#step();
        this.saved = "saved";
        await rest(PAUSE_MS - (performance.now() - began));
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
        if (problem.refusal.code !== "unavailable" && problem.refusal.code !== "too_many") {
          // What cannot be done is left; the component shows what stands, unless somebody removed it.
          this.saved = "saved";
          this.#deeds = [];
          continue;
        }
        // Typing goes on; it is sent when somebody answers again.
        this.saved = "offline";
        await rest(RETRY_MS);
      }
    }
    this.#isWorking = false;
  }

  /** What was done up to the next sealing, in one request; then the sealing. */
  async #step(): Promise<void> {
    const what = this.open;
    const ends = this.#deeds.findIndex((deed) => "do" in deed && deed.do === "seal");
    const some = this.#deeds.slice(0, ends < 0 ? this.#deeds.length : ends);
    if (what === undefined) {
      this.#deeds = [];
      return;
    }
    if (some.length > 0) {
      const text = some.reduce(done, this.typed?.keys ?? "");
      const typed = await server.typeKeys(this.draft, {
        what,
        keys: text,
        name: this.name,
        more: this.more,
      });
      this.#deeds = this.#deeds.slice(some.length);
      if (this.open !== what) return;
      this.typed = typed;
      this.dropped = typed.dropped.at(-1);
      this.#draw();
      return;
    }
    if (this.typed?.is_whole) {
      const { keys } = this.typed;
      const [deed] = this.#deeds;
      const changes = await server.sealKeys(this.draft, {
        what,
        keys,
        name: this.name,
        more: this.more,
        seen: this.#seen,
        is_right: deed !== undefined && "do" in deed && deed.isRight === true,
      });
      if (this.current) this.#lastKeys.set(this.current.kind, keys);
      this.#deeds = this.#deeds.slice(1);
      await this.#apply(changes);
      // What was typed ahead belongs to the next one.
      const ahead = this.#deeds;
      this.#deeds = [];
      this.openComponent(this.next(what));
      this.#deeds.push(...ahead);
    } else {
      this.#deeds = this.#deeds.slice(1);
      this.dropped = { key: "⏎", what: this.typed?.waits_for ?? "" };
    }
  }

  /** The next one that is not typed in: in its stack, then in the stacks behind it where nobody else types. */
  next(what: string): string | undefined {
    const at = this.components.findIndex((one) => one.id === what);
    const here = this.components[at];
    if (!here) return undefined;
    const order = [...this.components.slice(at + 1), ...this.components.slice(0, at)];
    const missing = order.filter((one) => !one.number);
    const busy = new Set(
      this.components.filter((one) => one.typing?.some((by) => !by.is_me)).map((one) => one.stack),
    );
    return (
      missing.find((one) => one.stack === here.stack) ??
      missing.find((one) => !busy.has(one.stack)) ??
      missing[0]
    )?.id;
  }

  /** The one before or behind in its stack. */
  neighbour(step: 1 | -1): string | undefined {
    const stack = this.components.filter((one) => one.stack === this.current?.stack);
    return stack[stack.findIndex((one) => one.id === this.open) + step]?.id;
  }

  // --- other deeds

  async undo(): Promise<void> {
    try {
      const undone = await server.undoSeal(this.draft);
      await this.#apply(undone.changes);
      this.open = undefined;
      this.openComponent(undone.what);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (problem.refusal.code === "undo_not_allowed") throw problem;
    }
  }
  async again(on: boolean): Promise<void> {
    if (this.open) await this.#apply(await server.lookAgain(this.draft, { what: this.open, on }));
  }
  /** One more like the open one, which is opened. */
  async add(): Promise<void> {
    if (!this.open) return;
    const added = await server.addComponent(this.draft, this.open);
    await this.#apply(added.changes);
    this.openComponent(added.what);
  }
  async remove(): Promise<void> {
    const one = this.current;
    if (!one) return;
    const next = this.neighbour(1) ?? this.neighbour(-1);
    const changes = await server.removeComponent(this.draft, { what: one.id, seen: this.#seen });
    this.openComponent(next);
    await this.#apply(changes);
  }
  async move(up: boolean): Promise<void> {
    if (this.open) await this.#apply(await server.moveComponent(this.draft, { what: this.open, up }));
  }
  async revoke(seat: number): Promise<void> {
    const changes = await server.revokeInvitation(this.draft, seat);
    this.people = changes.people;
  }
  async choose(reading: m.PrintedReading): Promise<void> {
    const one = this.current;
    if (!one) return;
    const { keys, name, more } = reading;
    const seen = one.number ?? 0;
    await this.#apply(await server.sealKeys(this.draft, { what: one.id, keys, name, more, seen }));
  }
  async changeSeveral(what: readonly string[], part: string, keys: string): Promise<void> {
    await this.#apply(await server.sealSeveral(this.draft, { what: [...what], part, keys }));
  }
  async finish(): Promise<m.DraftSummary> {
    const summary = await server.finishDraft(this.draft);
    this.isDone = summary.is_done ?? false;
    return summary;
  }

  // --- what others do

  #poll(): void {
    this.#timer = setTimeout(async () => {
      try {
        const changes = await server.draftChanges(this.draft, this.#version);
        this.#version = changes.version;
        this.people = changes.people;
        this.isDone = changes.is_done;
        await this.#apply(changes);
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
        this.isGone = problem.refusal.code === "not_found";
      }
      if (!this.#isClosed && !this.isGone) this.#poll();
    }, POLL_MS);
  }

  async #apply(changes: m.DraftChanges): Promise<void> {
    if (changes.is_other) {
      await this.#read();
      return;
    }
    const changed = new Map(changes.components.map((one) => [one.id, one]));
    if (changed.size > 0) this.components = this.components.map((one) => changed.get(one.id) ?? one);
    if (changes.problems) this.problems = changes.problems;
    if (this.#edition && changes.patch) this.#edition = patched(this.#edition, changes.patch);
    this.#draw();
  }

  #draw(): void {
    if (!this.#edition) return;
    // Until something is typed, it is drawn as it stands.
    const { typed } = this;
    const isTyped = typed && (typed.keys !== "" || this.name !== "" || Object.keys(this.more).length > 0);
    catalogue.info = isTyped ? patched(this.#edition, typed.patch) : this.#edition;
  }
}

function done(text: string, deed: Deed): string {
  if ("key" in deed) return text + deed.key;
  if ("text" in deed) return deed.text;
  return text.slice(0, -1);
}

function rest(ms: number): Promise<void> {
  return new Promise((ready) => setTimeout(ready, Math.max(0, ms)));
}
