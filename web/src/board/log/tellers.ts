/** What each kind of happening does to the log: it begins a line, adds to one, or is passed over in silence. */
import { catalogue } from "../../edition/catalogue.svelte";
import type { EventKind, Happening } from "../../net/messages";
import type { Teller } from "./lines";

type How = "silent" | ((teller: Teller, happening: Happening) => void);

export const TELLERS: Record<EventKind, How> = {
  // Turns and rounds become headings.
  round_began: "silent",
  turn_began: (teller, { turn }) => beginTurn(teller, turn ?? 0),
  turn_ended: "silent",
  maintenance_began: (teller, { round }) => {
    teller.newTurn();
    teller.moveTo("maintenance", round ?? 0);
  },

  laid: lay,
  acted: "silent", // the next line says what was done
  took_income: (teller) => {
    const line = teller.ofTurn("laid");
    if (!line) return;
    line.tale.income = true;
    teller.grow(line);
  },
  soloist_laid: (teller, happening) => {
    const { card, story_card } = happening;
    const cards = { card: card ?? "", story: story_card ?? "" };
    teller.begin(happening, { tale: "soloist_laid", ...cards, reads: [], isIdle: false });
  },
  soloist_acted: (teller, { action, details }) => {
    const line = teller.ofTurn("soloist_laid");
    if (line && action && details) line.tale.reads.push({ action, details });
  },
  gained: (teller, happening) => teller.goods(happening, 1),
  lost: (teller, happening) => teller.goods(happening, -1),

  // Cards come and go quietly: only who took what is told.
  drew: "silent",
  shuffled: "silent",
  cards_gathered: "silent",
  row_taken: (teller, { card, row_space }) => {
    const line = teller.lines.findLast(({ tale }) => "card" in tale && tale.card === card);
    if (line && row_space) line.rowSpace = row_space;
  },
  row_slid: "silent",
  row_filled: "silent",
  forgotten: (teller, { card }) => {
    teller.forgotten = card ?? undefined;
  },
  documented: (teller, happening) => {
    const card = happening.card ?? "";
    const tale = { tale: "documented", card, instead: teller.forgotten } as const;
    teller.act(happening, tale, [`card:${card}`]);
    teller.forgotten = undefined;
  },
  commissioned: (teller, happening) => {
    const card = happening.card ?? "";
    teller.act(happening, { tale: "commissioned", card }, work(card));
  },
  performed: (teller, happening) => {
    const card = happening.card ?? "";
    teller.act(happening, { tale: "performed", card }, work(card));
  },
  sold: (teller, happening) => {
    const card = happening.card ?? "";
    teller.act(happening, { tale: "sold", card }, work(card));
  },

  travelled: travel,
  city_used: (teller, { place, tile }) => {
    const line = teller.lastIf("travelled");
    if (line && !isSoloists(teller)) {
      line.tale.city = tile ?? "";
      teller.grow(line);
    } else teller.swept.push(place ?? "");
  },
  court_taken: takeCourt,

  marker_placed: (teller, happening) => {
    const { space, note } = happening;
    if (!space || !note) return;
    teller.act(happening, { tale: "requiem", space, note }, [`space:${space}`]);
  },
  neutral_placed: (teller, { space, note }) => {
    const line = teller.ofTurn("requiem");
    if (!line || !space || !note) return;
    line.tale.neutral = { space, note };
    teller.grow(line, `space:${space}`);
  },
  neutral_lost: (teller) => {
    const line = teller.ofTurn("requiem");
    if (!line) return;
    line.tale.neutral = "lost";
    teller.grow(line);
  },
  composer_hired: (teller, { tile }) => {
    const line = teller.ofTurn("requiem");
    if (!line || !tile) return;
    line.tale.tile = tile;
    teller.grow(line, `stack:${catalogue.tile(tile).movement}.${line.tale.note}`);
  },
  tile_laid: "silent",
  repeat_offered: (teller) => {
    teller.again = true;
  },
  declined: (teller) => {
    teller.again = false;
  },

  gilded: (teller, happening) => list(teller, "gilded", happening),
  map_filled: (teller, happening) => list(teller, "map_filled", happening),
  row_discarded: (teller, happening) => {
    const line = teller.lastIf("row_discarded");
    const card = happening.card ?? "";
    if (line) line.tale.cards.push(card);
    else teller.begin(happening, { tale: "row_discarded", cards: [card] });
  },
  row_returned: "silent", // told with Salieri, who sends the cards back
  bonus_shown: (teller, happening) => {
    teller.begin(happening, { tale: "bonus_shown", tile: happening.tile ?? "" });
  },
  salieri_came: (teller, happening) => {
    teller.begin(happening, { tale: "salieri", gains: new Map() }, ["card:salieri"]);
  },
  salieri_left: (teller, happening) => {
    teller.begin(happening, { tale: "salieri_left" });
  },
  first_player: (teller, happening) => {
    teller.begin(happening, { tale: "first_player" });
  },
  game_ended: (teller, happening) => {
    teller.begin(happening, { tale: "game_ended" });
  },
};

function beginTurn(teller: Teller, turn: number): void {
  teller.newTurn();
  // The first turn comes from a maintenance, or from the set-up; later ones stay in their round.
  const { part, round } = teller.when;
  teller.moveTo("turn", part === "turn" ? round : round + 1, turn);
}

// Which cards were laid is told, but not pointed at: everybody has the same starting cards.
function lay(teller: Teller, happening: Happening): void {
  const card = happening.card ?? "";
  const isStory = happening.section === "story";
  const open = teller.ofTurn("laid");
  if (open && isStory) {
    open.tale.story = card;
    teller.grow(open);
    return;
  }
  const tale = isStory ? { tale: "laid" as const, story: card } : { tale: "laid" as const, experience: card };
  teller.begin(happening, tale);
}

/** Everybody has the starting Opus: it would light up on every board. */
function work(card: string): string[] {
  return card === catalogue.info?.starting_opus ? [] : [`card:${card}`];
}

/** Without a seat of its own a Memory card, a sale or a journey is the Soloist's if he has laid his cards. */
function isSoloists(teller: Teller): boolean {
  return teller.ofTurn("soloist_laid") !== undefined;
}

function travel(teller: Teller, happening: Happening): void {
  const from = happening.from_place ?? "";
  const to = happening.place ?? "";
  const open = isSoloists(teller) ? teller.lastIf("travelled") : undefined;
  if (open) {
    // The Soloist's courts are told before his journey.
    open.tale.from = from;
    open.tale.to = to;
    teller.grow(open, `place:${to}`);
    sweep(teller, open);
  } else teller.act(happening, { tale: "travelled", from, to, courts: [], swept: [] }, [`place:${to}`]);
}

function takeCourt(teller: Teller, happening: Happening): void {
  const place = happening.place ?? "";
  const court = happening.tile ?? "";
  const open = teller.lastIf("travelled");
  if (open) {
    open.tale.courts.push(court);
    teller.grow(open, `place:${place}`);
  } else {
    const tale = { tale: "travelled" as const, from: place, to: place, courts: [court], swept: [] };
    teller.act(happening, tale, [`place:${place}`]);
  }
  sweep(teller, teller.lastIf("travelled"));
}

function sweep(teller: Teller, line: ReturnType<typeof teller.lastIf<"travelled">>): void {
  line?.tale.swept.push(...teller.swept);
  if (line) teller.grow(line, ...teller.swept.map((place) => `place:${place}`));
  teller.swept = [];
}

function list(teller: Teller, tale: "gilded" | "map_filled", happening: Happening): void {
  const place = happening.place ?? "";
  const open = teller.lastIf(tale);
  if (open) {
    open.tale.places.push(place);
    teller.grow(open, `place:${place}`);
  } else teller.begin(happening, { tale, places: [place] }, [`place:${place}`]);
}
