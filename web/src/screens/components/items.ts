/** Every component as something to look for: its words, types, periods and actions, all from the edition's data. */
import type { Action, EditionInfo, OpusType, Reward, TileInfo } from "../../net/messages";

export const KINDS = [
  "memory",
  "opus",
  "start",
  "tile",
  "city",
  "court",
  "bonus",
  "constanze",
  "soloist",
  "board",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Item {
  readonly kind: Kind;
  readonly id: string;
  /** What a search looks through. */
  readonly words: string;
  readonly types: readonly OpusType[];
  readonly periods: readonly number[];
  readonly actions: readonly Action[];
}

export interface Filter {
  kind: Kind | "";
  type: OpusType | "";
  /** 0 is any. */
  period: number;
  action: Action | "";
  text: string;
}

/** How a component is said, which is what a search looks through. */
export type Saying = (kind: Kind, id: string) => string;

export function itemsOf(info: EditionInfo, say: Saying): Item[] {
  const items: Item[] = [];
  const add = (kind: Kind, id: string, traits: Partial<Omit<Item, "kind" | "id" | "words">> = {}): void => {
    items.push({ kind, id, words: plain(say(kind, id)), types: [], periods: [], actions: [], ...traits });
  };
  for (const card of info.memories)
    add(card.period == null ? "start" : "memory", card.id, {
      periods: card.period == null ? [] : [card.period],
      actions: card.actions,
    });
  for (const card of info.opus)
    add(card.period == null ? "start" : "opus", card.id, {
      types: card.type ? [card.type] : [],
      periods: card.period == null ? [] : [card.period],
    });
  for (const tile of info.tiles) add("tile", tile.id, tileTraits(tile));
  for (const { id, plain: front, gilded } of info.cities)
    add("city", id, traitsOf([front ?? {}, gilded ?? {}]));
  for (const { id, need, icons, plain: front, gilded } of info.courts) {
    const own = traitsOf([front ?? {}, gilded ?? {}]);
    add("court", id, {
      ...own,
      types: need === "type" ? (icons as readonly OpusType[]) : own.types,
      periods: need === "period" ? icons.map(Number) : [],
    });
  }
  for (const { id, period, action } of info.bonuses)
    add("bonus", id, { periods: [period], actions: [action] });
  for (const { id } of info.constanze) add("constanze", id);
  for (const { id, actions } of info.soloist_cards) add("soloist", id, { actions });
  add("board", "row");
  add("board", "finance");
  return items;
}

function traitsOf(rewards: readonly Reward[]): { types: OpusType[]; actions: Action[] } {
  const grants = rewards.flatMap((reward) => reward.grants ?? []);
  return {
    types: [
      ...grants.flatMap((grant) => (grant.opus_type ? [grant.opus_type] : [])),
      ...rewards.flatMap((reward) => (reward.per_opus ?? []).map((bonus) => bonus.type)),
    ],
    actions: grants.map((grant) => grant.action),
  };
}

function tileTraits({ instant, repeat }: TileInfo): { types: OpusType[]; actions: Action[] } {
  const { types, actions } = traitsOf([instant ?? {}]);
  return {
    types: repeat?.opus_type ? [...types, repeat.opus_type] : types,
    actions: repeat?.action ? [...actions, repeat.action] : actions,
  };
}

export function matches(item: Item, filter: Filter): boolean {
  return (
    (filter.kind === "" || item.kind === filter.kind) &&
    (filter.type === "" || item.types.includes(filter.type)) &&
    (filter.period === 0 || item.periods.includes(filter.period)) &&
    (filter.action === "" || item.actions.includes(filter.action)) &&
    plain(filter.text)
      .split(/\s+/)
      .every((word) => item.words.includes(word))
  );
}

/** Small letters without accents, so that "konig" finds "König" and "strasse" finds "Straße". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}
