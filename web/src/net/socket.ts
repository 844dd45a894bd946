/**
 * The conversation with one table. It opens the socket again when it breaks, asks only for what is new, and sends
 * messages that were not answered once more: the server does each of them once. Where sockets are blocked it polls.
 */
import { Refused, server } from "./http";
import type * as m from "./messages";

export type LinkState = "opening" | "open" | "broken" | "ended";

export interface Listener {
  update(update: m.Update): void;
  presence(presence: m.Presence): void;
  talk(talk: m.Talk): void;
  link(state: LinkState): void;
  /** The server ended it for good: no such table, another process took over, and the like. */
  bye(refusal: m.Refusal): void;
}

type Draft = m.ClientMessage extends infer U ? (U extends m.ClientMessage ? Omit<U, "id"> : never) : never;

interface Waiting {
  readonly message: m.ClientMessage;
  readonly done: (answer: m.Answer) => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8000;
/** So many sockets that never opened, one after the other, mean that something between us blocks them. */
const TRIES_BEFORE_POLLING = 4;
const POLL_SECONDS = 25;

export class Conversation {
  #socket: WebSocket | undefined;
  #version = 0;
  #pause = FIRST_PAUSE_MS;
  #failures = 0;
  #ended = false;
  #polling = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Sends a message; the answer may be a refusal. */
  ask(draft: Draft): Promise<m.Answer> {
    const message = { ...draft, id: newId() } as m.ClientMessage;
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, done });
      this.#send(message);
    });
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === "visible" && this.#timer !== undefined) {
      this.#pause = FIRST_PAUSE_MS;
      this.#open();
    }
  };

  #open(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#ended) return;
    this.listener.link("opening");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?since=${this.#version}&talk=0`,
    );
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#failures = 0;
      this.#pause = FIRST_PAUSE_MS;
      this.listener.link("open");
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as m.ServerMessage);
    socket.onclose = () => {
      if (socket !== this.#socket || this.#ended) return;
      if (!opened) this.#failures += 1;
      this.#later();
    };
  }

  #later(): void {
    this.listener.link("broken");
    if (this.#failures >= TRIES_BEFORE_POLLING) void this.#poll();
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #send(message: m.ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (this.#polling) void this.#post(message);
  }

  async #post(message: m.ClientMessage): Promise<void> {
    try {
      this.#answered(await server.send(this.table, message));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#answered({ type: "answer", to: message.id, refusal: error.refusal });
    }
  }

  /** What is said comes by a request of its own; whether the table can be reached at all, the other one tells. */
  async #pollTalk(): Promise<void> {
    let since = 0;
    try {
      while (this.#polling) {
        const talk = await server.talk(this.table, since, POLL_SECONDS);
        since = talk.talk;
        if (this.#polling) this.listener.talk(talk);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async #poll(): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    void this.#pollTalk();
    try {
      while (!this.#ended && this.#socket?.readyState !== WebSocket.OPEN) {
        const update = await server.update(this.table, this.#version, POLL_SECONDS);
        this.listener.link("open");
        if (update.version > this.#version) this.#updated(update);
        for (const { message } of this.#waiting.values()) await this.#post(message);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!passes(error.refusal)) this.#endedBy(error.refusal);
    } finally {
      this.#polling = false;
    }
  }

  #hear(message: m.ServerMessage): void {
    switch (message.type) {
      case "update":
        return this.#updated(message);
      case "answer":
        return this.#answered(message);
      case "presence":
        return this.listener.presence(message);
      case "talk":
        return this.listener.talk(message);
      case "bye":
        if (message.refusal.code !== "unavailable") this.#endedBy(message.refusal);
    }
  }

  #endedBy(refusal: m.Refusal): void {
    this.end();
    this.listener.link("ended");
    this.listener.bye(refusal);
  }

  #updated(update: m.Update): void {
    this.#version = update.version;
    this.listener.update(update);
  }

  #answered(answer: m.Answer): void {
    if (answer.update) this.#updated(answer.update);
    const waiting = answer.to === null ? undefined : this.#waiting.get(answer.to);
    if (!waiting || answer.to === null) return;
    this.#waiting.delete(answer.to);
    waiting.done(answer);
  }
}

/** What may be different the next time; everything else would only be said again. */
function passes({ code }: m.Refusal): boolean {
  return code === "unavailable" || code === "too_many" || code === "internal";
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join(
    "",
  );
}
