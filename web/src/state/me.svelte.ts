/** Who the person at this device is on the server: a guest with a name, without a password. */
import { onDoubt, server } from "../net/http";
import type * as m from "../net/messages";

/** What the server calls somebody who has not said a name. */
const NAMELESS = "Patron";
/** Browsers forget a cookie 400 days after it was set, however often it was used: it is made new in good time. */
const RENEWAL_MS = 30 * 24 * 3600 * 1000;
const RENEWED = "lacrimosa-renewed";

class Myself {
  /** Undefined until the server has said it. */
  person = $state.raw<m.Me | undefined>();
  /** Why the server cannot tell who this is; undefined while it can. Nobody becomes another without being asked. */
  doubt = $state.raw<m.Refusal | undefined>();
  #asked: Promise<m.Me> | undefined;

  /** The name that was chosen; empty for whoever has not chosen one. */
  readonly name = $derived(this.person && isNamed(this.person.name) ? this.person.name : "");

  /** Asks once; the first time ever makes a guest of the visitor. */
  load(): Promise<m.Me> {
    this.#asked ??= server.me().then(
      (person) => {
        if (isRenewalDue()) void renew();
        return (this.person = person);
      },
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
    return this.#become(await server.carry(secret));
  }

  /** Be a new guest from now on. */
  async beginAnew(): Promise<m.Me> {
    return this.#become(await server.beginAnew());
  }

  /** Asks once more: whoever signed all devices out in another tab is still known here. */
  async again(): Promise<m.Me> {
    return this.#become(await server.me());
  }

  #become(person: m.Me): m.Me {
    this.person = person;
    this.doubt = undefined;
    this.#asked = Promise.resolve(person);
    return person;
  }

  /** Whether a personal link is this person's own; it begins with the id. */
  isMine(secret: string): boolean {
    return this.person !== undefined && secret.split(".")[0] === this.person.id;
  }
}

function isRenewalDue(): boolean {
  try {
    return !(Date.now() - Number(localStorage.getItem(RENEWED) ?? 0) < RENEWAL_MS);
  } catch {
    // A browser that keeps nothing forgets the cookie sooner anyway.
    return false;
  }
}

/** Somebody who is known stays so by this; only the cookie is new. */
async function renew(): Promise<void> {
  try {
    await server.beginAnew();
    localStorage.setItem(RENEWED, String(Date.now()));
  } catch {
    // The next visit tries again.
  }
}

export function isNamed(name: string | undefined): boolean {
  return name !== undefined && name !== "" && name !== NAMELESS;
}

export const me = new Myself();
onDoubt((refusal) => (me.doubt = refusal));
