/** What a sign means: by its key, `kind id`, as `data-explain` has it. */
import { catalogue } from "../../edition/catalogue.svelte";
import type {
  Action,
  Instrument,
  Movement,
  Note,
  OpusType,
  Reward,
  SeatBoard,
  StoryPoint,
} from "../../net/messages";
import { game } from "../../state/game.svelte";
import { seatName } from "../../state/seats.svelte";
import { nameOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import { costWords, hasAny, rewardWords } from "../cards/cardWords";
import { roman } from "../cards/roman";

export interface Meaning {
  readonly title: string;
  readonly text: string;
  /** What it is worth now to the one who looks. */
  readonly now?: string | undefined;
  readonly rule: string;
}

const POINTS: readonly string[] = ["talent", "journey", "composition"];
const RULE_OF_ACTION: Readonly<Record<Action | "perform" | "sell", string>> = {
  document: "DOC-1",
  commission: "COM-1",
  perform_or_sell: "PFS-1",
  perform: "PFS-2",
  sell: "PFS-3",
  travel: "TRV-1",
  requiem: "REQ-1",
};
/** Parts of the board that need no more than a sentence, and their rules. */
const PLAIN = {
  experiences: "TRN-3",
  story: "MNT-1",
  deck: "RND-3",
  leaves: "MNT-7",
  stays: "ROW-1",
  repeat: "REQ-8",
  neutral: "REQ-3",
  covered: "SET-7",
  gilded: "TRV-4",
  court: "END-1",
  "to-come": "MNT-7",
  coach: "TRV-1",
  road: "TRV-1",
  first: "MNT-8",
  tiles: "REQ-2",
  works: "PFS-1",
  markers: "REQ-1",
  row: "ROW-1",
  requiem: "END-2",
  hand: "TRN-1",
  instruments: "REQ-2",
  exchange: "TRN-7",
  memory: "DOC-1",
  opus: "COM-1",
  performed: "PFS-2",
  salieri: "SAL-2",
  column: "TRN-1",
  "solo-what": "SOL-4",
  "solo-row": "SOL-5",
  "solo-courts": "SOL-9",
  "solo-part": "SOL-10",
  "solo-deck": "SOL-3",
} as const;

/** Every kind of key; a new sign gets a line here and its words in `explain.ftl`. */
const KINDS: Readonly<Record<string, (id: string, more: string | undefined) => Meaning | undefined>> = {
  good,
  track,
  finance,
  action,
  type,
  instrument,
  movement,
  space,
  note,
  bonus,
  period,
  income,
  price,
  road,
  place,
  seat: (id) => ({ title: seatName(Number(id)), text: t("explain-seat"), rule: "SET-9" }),
  held,
  "own-court": ownCourt,
  round: () => ({ title: t("explain-round"), text: roundWords(), rule: "RND-1" }),
  part,
};

export function meaningOf(key: string): Meaning | undefined {
  const [kind = "", id = "", more] = key.split(" ");
  return KINDS[kind]?.(id, more);
}

const numbers = () => catalogue.info?.numbers;
const ducats = (n: number): string => t("good-ducat", { n });
const vp = (n: number): string => t("good-vp", { n });

function seatOf(number: string | undefined): SeatBoard | undefined {
  return number === undefined ? game.mine : game.board?.seats[Number(number)];
}

/** `good talent`, `good talent track`, `good ducat`. */
function good(id: string, on: string | undefined): Meaning | undefined {
  const mine = game.mine;
  const have = (what: string): string | undefined => (mine ? t("explain-have", { what }) : undefined);
  switch (id) {
    case "ducat":
      return {
        title: t("sheet-good-ducats"),
        text: t("explain-ducat", {
          price: ducats(numbers()?.counter_price ?? 0),
          last: ducats(numbers()?.ducats_for_vp ?? 0),
          vp: vp(1),
        }),
        now: have(ducats(mine?.ducats ?? 0)),
        rule: "TRN-7",
      };
    case "vp":
      return {
        title: t("sheet-line-vp"),
        text: t("explain-vp"),
        now: have(vp(mine?.vp ?? 0)),
        rule: "END-6",
      };
    case "finance":
      return {
        title: t("explain-finance-step"),
        text: t("explain-finance", { vp: vp(numbers()?.finance_overflow_vp ?? 0) }),
        now: mine && financeWords(mine),
        rule: "PAY-5",
      };
    case "wild":
      return {
        title: t("sheet-good-wild"),
        text: `${t("explain-wild")} ${onWords(on)}`.trim(),
        rule: "PAY-4",
      };
    default:
      return POINTS.includes(id)
        ? {
            title: pointTitle(id as StoryPoint, on),
            text: `${t(`explain-${id as StoryPoint}`)} ${onWords(on)}`.trim(),
            now: mine && pointWords(mine, id as StoryPoint),
            rule: on === "track" ? "PAY-2" : on === "counter" ? "PAY-3" : "PAY-1",
          }
        : undefined;
  }
}

function pointTitle(point: StoryPoint, on: string | undefined): string {
  if (on === "counter") return t(`counter-${point}`, { n: 1 });
  const good = t(`sheet-good-${point}`);
  return on === "track" ? t("good-on-track", { good }) : good;
}

function onWords(on: string | undefined): string {
  const value = ducats((on === "track" ? numbers()?.track_overflow_ducats : numbers()?.counter_value) ?? 0);
  return on === "track" || on === "counter" ? t(`explain-on-${on}`, { ducats: value }) : "";
}

function pointWords(board: SeatBoard, point: StoryPoint): string {
  return t("explain-have-points", {
    steps: board.tracks?.[point] ?? 0,
    counters: board.counters?.[point] ?? 0,
  });
}

/** `track talent 2`: of seat 2. */
function track(id: string, seat: string | undefined): Meaning | undefined {
  const board = seatOf(seat);
  if (!POINTS.includes(id)) return undefined;
  const point = id as StoryPoint;
  return {
    title: t(`sheet-line-${point}-track`),
    text: `${t(`explain-${point}`)} ${onWords("track")}`,
    now: board && (board === game.mine ? pointWords(board, point) : undefined),
    rule: "PAY-2",
  };
}

/** `finance track 2`. */
function finance(_id: string, seat: string | undefined): Meaning {
  const board = seatOf(seat);
  return {
    title: t("sheet-good-finance"),
    text: t("explain-finance-track", { vp: vp(numbers()?.finance_overflow_vp ?? 0) }),
    now: board && financeWords(board),
    rule: "MNT-3",
  };
}

function financeWords(board: SeatBoard): string {
  const at = board.finance ?? 0;
  return t("explain-finance-now", { n: at, what: rewardWords(catalogue.info?.finance[at] ?? {}) });
}

function action(id: string): Meaning | undefined {
  const name = id as Action | "perform" | "sell";
  if (!(name in RULE_OF_ACTION)) return undefined;
  const isOpen =
    game.isAsked &&
    (game.question?.grants ?? []).some(
      (grant) => grant.action === (name === "perform" || name === "sell" ? "perform_or_sell" : name),
    );
  return {
    title: t(`action-${name}`),
    text: t(`explain-action-${name}`),
    now: isOpen ? t("explain-action-open") : undefined,
    rule: RULE_OF_ACTION[name],
  };
}

function type(id: string): Meaning {
  const own = game.mine?.opus?.filter((opus) => catalogue.opus(opus).type === id).length;
  return {
    title: t(`type-${id as OpusType}`),
    text: t("explain-type"),
    now: own === undefined ? undefined : t("explain-type-have", { n: own }),
    rule: "PAY-7",
  };
}

function instrument(id: string): Meaning {
  const spaces = catalogue.info?.instruments.filter((space) => space.instrument === id) ?? [];
  const left = game.mine?.markers?.filter((at) => spaces.some((space) => space.space === at)).length;
  return {
    title: t(`instrument-${id as Instrument}`),
    text: t("explain-instrument"),
    now: left === undefined ? undefined : t("explain-markers-left", { n: left }),
    rule: "REQ-1",
  };
}

/** The majority of a movement: what either note is worth as things stand. */
function movement(id: string): Meaning {
  const info = catalogue.movement(id as Movement);
  return {
    title: info.name,
    text: t("explain-movement", { high: vp(info.high), low: vp(info.low) }),
    now: majorityWords(id),
    rule: "END-3",
  };
}

function majorityWords(id: string): string | undefined {
  const board = game.board?.requiem.movements.find((one) => one.id === id);
  if (!board) return undefined;
  return t("explain-majority", {
    leader: board.majority ?? "nobody",
    eighths: board.eighth.markers ?? 0,
    sixteenths: board.sixteenth.markers ?? 0,
    eighth: vp(board.eighth.vp),
    sixteenth: vp(board.sixteenth.vp),
  });
}

function space(id: string): Meaning {
  return {
    title: nameOf({ thing: "space", id }),
    text: t(game.board?.requiem.covered?.includes(id) ? "explain-part-covered" : "explain-space"),
    now: majorityWords(id.split(".")[0] ?? ""),
    rule: "REQ-1",
  };
}

function note(id: string): Meaning {
  const composer = id === "eighth" ? game.board?.requiem.top : game.board?.requiem.bottom;
  return {
    title: t(`prompt-note-${id as Note}`),
    text: t(`explain-note-${id as Note}`),
    now: composer ? nameOf({ thing: "composer", id: composer }) : undefined,
    rule: "SET-5",
  };
}

function bonus(id: string): Meaning {
  const { action, reward } = catalogue.bonus(id);
  return {
    title: t("prompt-bonus"),
    text: t("explain-bonus", { action: t(`action-${action}`), gain: rewardWords(reward ?? {}) }),
    now: game.mine && t("explain-bonus-now", { n: game.mine.bonus_times ?? 0 }),
    rule: "MNT-4",
  };
}

function period(id: string): Meaning {
  return {
    title: t("cards-period", { period: roman(Number(id)) }),
    text: t("explain-period"),
    rule: "END-1",
  };
}

function income(): Meaning {
  const worth = game.question?.income;
  return {
    title: t("prompt-choice-income"),
    text: t("explain-income"),
    now: worth == null ? undefined : t("explain-worth-now", { what: ducats(worth) }),
    rule: "TRN-5",
  };
}

function roundWords(): string {
  return t("explain-round-text", { rounds: numbers()?.rounds ?? 0, turns: numbers()?.turns ?? 0 });
}

/** `part deck`: what a sentence says. */
function part(id: string): Meaning | undefined {
  const name = id as keyof typeof PLAIN;
  return name in PLAIN
    ? { title: t(`explain-title-${name}`), text: t(`explain-part-${name}`), rule: PLAIN[name] }
    : undefined;
}

/** `price figaro`: the whole price of a card where it lies in the row, as the server sums it. */
function price(id: string): Meaning | undefined {
  const isOpus = catalogue.isOpus(id);
  const sight = game.sight(`${isOpus ? "commission" : "document"} ${id}`);
  if (!sight?.cost) return undefined;
  const space = game.board?.row.findIndex((card) => card?.id === id) ?? -1;
  const { reason } = sight;
  return {
    title: t("explain-price"),
    text: [
      t("explain-price-cost", { cost: costWords(sight.cost) }),
      ...gainsOf(id, isOpus, sight.gain).map((gain) => t("explain-price-gain", { gain })),
      t(catalogue.info?.row[space]?.leaves ? "row-leaves" : "explain-part-stays"),
    ].join(" "),
    now: reason?.short
      ? t("row-short", { cost: costWords(reason.short) })
      : sight.offered
        ? t("row-offered")
        : undefined,
    rule: isOpus ? "COM-1" : "DOC-1",
  };
}

/** What the space gives, and what the work scores. */
function gainsOf(id: string, isOpus: boolean, gain: Reward | null | undefined): string[] {
  const work = isOpus ? { vp: catalogue.opus(id).vp ?? 0 } : {};
  return [gain ?? {}, work].filter(hasAny).map(rewardWords);
}

/** `road vienna-milan`. */
function road(id: string): Meaning | undefined {
  const found = catalogue.info?.roads.find(({ between }) => between.join("-") === id);
  return (
    found && {
      title: found.between.map((place) => nameOf({ thing: "place", id: place })).join(" – "),
      text: t("explain-part-road"),
      now: t("explain-worth-now", { what: costWords(found.cost ?? {}) }),
      rule: "TRV-1",
    }
  );
}

function place(id: string): Meaning | undefined {
  const info = catalogue.info?.places.find((one) => one.id === id);
  const tile = game.board?.map[id];
  if (!info) return undefined;
  const what = tile ? t(info.is_court ? "explain-part-court" : "explain-city") : t("explain-bare");
  return {
    title: nameOf({ thing: "place", id }),
    text: tile?.gilded ? `${what} ${t("explain-part-gilded")}` : what,
    now: game.board?.mozart === id ? t("explain-here") : undefined,
    rule: tile ? "TRV-3" : "TRV-5",
  };
}

/** `held ducat 2`: what a patron has of something. */
function held(id: string, seat: string | undefined): Meaning | undefined {
  const board = seatOf(seat);
  const sign = board && heldSign(id, board);
  return (
    sign && {
      ...sign.meaning,
      now: t("explain-seat-has", { name: seatName(board.seat), what: sign.what }),
    }
  );
}

function heldSign(id: string, board: SeatBoard): { meaning: Meaning; what: string } | undefined {
  const counted = (name: string, what: string) => {
    const meaning = part(name);
    return meaning && { meaning, what };
  };
  switch (id) {
    case "works":
      return counted("works", t("rail-opus", { n: board.opus?.length ?? 0 }));
    case "courts":
      return counted("court", t("rail-courts", { n: board.courts?.length ?? 0 }));
    case "markers":
      return counted("markers", t("rail-markers", { n: board.markers?.length ?? 0 }));
    case "cards":
      return counted("solo-deck", t("rail-cards-left", { n: board.deck_size ?? 0 }));
  }
  const meaning = good(id, undefined);
  return meaning && { meaning, what: heldWords(id, board) };
}

function heldWords(id: string, board: SeatBoard): string {
  switch (id) {
    case "vp":
      return vp(board.vp ?? 0);
    case "ducat":
      return ducats(board.ducats ?? 0);
    case "finance":
      return t("good-finance", { n: board.finance ?? 0 });
    default:
      return t("rail-points", {
        point: t(`rail-point-${id as StoryPoint}`),
        steps: board.tracks?.[id as StoryPoint] ?? 0,
        counters: board.counters?.[id as StoryPoint] ?? 0,
      });
  }
}

function ownCourt(id: string): Meaning {
  const court = game.board?.seats.flatMap((seat) => seat.courts ?? []).find((one) => one.id === id);
  const all = catalogue.court(id).icons.length;
  const met = court?.met ?? 0;
  const isShared = met === all && !court?.counts;
  return {
    title: nameOf({ thing: "court", id }),
    text: t("explain-part-court"),
    now: t(isShared ? "mine-court-shared" : "mine-court-met", { met, all }),
    rule: "END-1",
  };
}
