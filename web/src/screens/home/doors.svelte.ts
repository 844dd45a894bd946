/** What the three doors of the first page stand at: kept in the browser, so that the next game is one click away. */
import { SHIPPED } from "../../edition/catalogue.svelte";
import { server } from "../../net/http";
import { offered } from "../../edition/offered.svelte";
import type * as m from "../../net/messages";
import { me } from "../../state/me.svelte";
import { address } from "../../state/route.svelte";
import { RECOMMENDED, USUAL } from "../lobby/options";
import { games } from "./games.svelte";

export const LEVELS: readonly m.Level[] = ["easy", "medium", "hard"];
export const FRIENDS = [2, 3, 4] as const;
/** The most computer patrons against one person. */
const MOST_BOTS = 3;
const KEY = "lacrimosa-doors";

interface Kept {
  readonly level: m.Level;
  /** A bot's level for each opponent, or nobody. */
  readonly bots: readonly string[];
  readonly seats: number;
  readonly edition: string;
}

export const NOBODY = "";

class Doors {
  level = $state<m.Level>("medium");
  seats = $state<number>(2);
  bots = $state.raw<readonly string[]>([NOBODY, NOBODY, NOBODY]);
  edition = $state<string>(SHIPPED);
  /** The levels there are; empty until the server has said it. */
  levels = $state.raw<readonly string[]>([]);

  constructor() {
    const kept = read();
    this.level = LEVELS.find((level) => level === kept.level) ?? this.level;
    this.seats = FRIENDS.find((seats) => seats === kept.seats) ?? this.seats;
    if (typeof kept.edition === "string") this.edition = kept.edition;
    if (Array.isArray(kept.bots)) this.bots = kept.bots.slice(0, MOST_BOTS).map(String);
  }

  async load(): Promise<void> {
    if (this.levels.length === 0) this.levels = (await server.bots()).map(({ name }) => name);
    this.bots = seated(this.bots, this.levels);
  }

  setBot(index: number, bot: string): void {
    this.bots = seated(
      this.bots.map((old, at) => (at === index ? bot : old)),
      this.levels,
    );
    this.keep();
  }

  keep(): void {
    const kept: Kept = { level: this.level, bots: this.bots, seats: this.seats, edition: this.edition };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing begins anew the next time.
    }
  }

  setEdition(id: string): void {
    this.edition = id;
    this.keep();
  }

  solo(): Promise<void> {
    return begin({ options: { ...this.#usual(), players: 1, level: this.level }, start: true });
  }

  againstBots(): Promise<void> {
    const bots = this.bots.filter((bot) => bot !== NOBODY);
    const seats: m.SeatPlan[] = [{ kind: "me" }, ...bots.map((bot) => ({ kind: "bot", bot }) as const)];
    const options = { ...this.#usual(), players: seats.length, composers: this.#firstComposers() };
    return begin({ options, seats, start: true });
  }

  withFriends(): Promise<void> {
    return begin({ options: { ...this.#usual(), players: this.seats, composers: this.#firstComposers() } });
  }

  /** A table in the list that everybody here reads. */
  forEverybody(): Promise<void> {
    return begin({ options: { ...this.#usual(), players: this.seats, listed: true } });
  }

  /** An edition that is not offered any more is not asked for. */
  #usual(): m.Options {
    return { ...USUAL, edition: offered.ids.includes(this.edition) ? this.edition : SHIPPED };
  }

  /** A first game is played with the composers the rules recommend, later ones with whoever is drawn. */
  #firstComposers(): readonly string[] | null {
    return games.isNewcomer && this.#usual().edition === SHIPPED ? RECOMMENDED : null;
  }
}

/** Three places for opponents with known levels; the first one is never empty, and gaps close up. */
export function seated(wish: readonly string[], levels: readonly string[]): readonly string[] {
  const usual = levels[Math.floor((levels.length - 1) / 2)];
  if (usual === undefined) return wish;
  const there = wish.filter((bot) => levels.includes(bot));
  if (there.length === 0) there.push(usual);
  return [...there, NOBODY, NOBODY, NOBODY].slice(0, MOST_BOTS);
}

async function begin(table: m.NewTable): Promise<void> {
  // The screen is fetched while the server deals.
  void import("../Table.svelte");
  if (table.start) void import("../../board/Board.svelte");
  await me.load();
  const opened = await server.open(table);
  address.go(`/table/${opened.id}`);
}

function read(): Partial<Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

export const doors = new Doors();
