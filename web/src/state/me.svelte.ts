/** Who the person at this device is on the server: a guest with a name, without a password. */
import { server } from "../net/http";
import type * as m from "../net/messages";

/** What the server calls somebody who has not said a name. */
const NAMELESS = "Patron";

class Myself {
  /** Undefined until the server has said it. */
  person = $state.raw<m.Me | undefined>();
  #asked: Promise<m.Me> | undefined;

  /** The name that was chosen; empty for whoever has not chosen one. */
  readonly name = $derived(this.person && isNamed(this.person.name) ? this.person.name : "");

  /** Asks once; the first time ever makes a guest of the visitor. */
  load(): Promise<m.Me> {
    this.#asked ??= server.me().then(
      (person) => (this.person = person),
      (problem: unknown) => {
        this.#asked = undefined;
        throw problem;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.person = await server.rename(name);
  }

  /** Be the person of a personal link from now on. */
  async carry(secret: string): Promise<m.Me> {
    const person = await server.carry(secret);
    this.person = person;
    this.#asked = Promise.resolve(person);
    return person;
  }

  /** Whether a personal link is this person's own; it begins with the id. */
  isMine(secret: string): boolean {
    return this.person !== undefined && secret.split(".")[0] === this.person.id;
  }
}

export function isNamed(name: string | undefined): boolean {
  return name !== undefined && name !== "" && name !== NAMELESS;
}

export const me = new Myself();
