// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import type { EventKind, Happening, Step } from "../../net/messages";
import { game } from "../../state/game.svelte";
import { LANGUAGES } from "../../words/language";
import { speak } from "../../words/words.svelte";
import { EDITION, GAMES } from "./fixtures/games";
import type { Line } from "./line";
import { gainsOf, linesOf } from "./lines";
import { asText, heading, said } from "./say";
import { TELLERS } from "./tellers";

const games = Object.entries(GAMES);

beforeAll(async () => {
  catalogue.info = EDITION;
  const seats = ["Anna", "Berta"].map((name, seat) => ({ seat, kind: "person" as const, name }));
  game.table = { seats, options: { edition: "fixture" } } as unknown as NonNullable<typeof game.table>;
  await speak("en");
});

function step(number: number, seat: number, ...happenings: Happening[]): Step {
  return { number, seat, choice: "done", round: 1, turn: 1, happenings };
}

/** Amounts are kept together by spaces that do not break. */
function plain(line: Line): string {
  return asText(said(line)).replaceAll("\u00a0", " ");
}

function texts(...steps: Step[]): string[] {
  return linesOf(steps).map(plain);
}

function vpSaid(lines: readonly Line[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const line of lines)
    for (const [seat, tally] of gainsOf(line)) sums[seat] = (sums[seat] ?? 0) + (tally.vp ?? 0);
  return sums;
}

describe("a whole game", () => {
  it("have the rule of the happening that began them", () => {
    for (const [, { steps }] of games)
      for (const line of linesOf(steps)) expect(line.rule, line.tale.tale).toMatch(/^[A-Z]{3}-\d+$/);
    const [exchanged] = linesOf([
      step(1, 0, { kind: "lost", seat: 0, goods: "ducats", amount: 3, cause: "exchange", rule: "TRN-7" }),
    ]);
    expect(exchanged?.rule).toBe("TRN-7");
  });

  it.each(games)("%s: every victory point is in some line", (_, { start, score, steps }) => {
    const told = vpSaid(linesOf(steps), score.length);
    expect(told.map((vp, seat) => vp + (start[seat] ?? 0))).toEqual(score);
  });

  it.each(games)("%s: every victory point is in some sentence", (_, { start, score, steps }) => {
    const all = linesOf(steps).map(plain).join("\n");
    const sum = [...all.matchAll(/\+(\d+) VP(?! for)(?!, [^\n]* for each)/g)].reduce(
      (vp, [, n]) => vp + Number(n),
      0,
    );
    const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect(sum).toBe(total(score) - total(start));
  });

  it.each(games)("%s: lines have ids of their own and are far fewer than happenings", (_, { steps }) => {
    const lines = linesOf(steps);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    const happenings = steps.flatMap((one) => one.happenings ?? []);
    expect(lines.length).toBeLessThan(happenings.length / 4);
  });

  it.each(games)("%s: a log that grows step by step ends as the whole one", (_, { steps }) => {
    const lines = linesOf(steps);
    const half = linesOf(steps.slice(0, Math.floor(steps.length / 2)));
    expect(half.map(({ id }) => id)).toEqual(lines.slice(0, half.length).map(({ id }) => id));
  });

  it.each(LANGUAGES)("is told in %s without an error", async (language) => {
    const errors = vi.spyOn(console, "error");
    await speak(language);
    for (const { steps } of Object.values(GAMES))
      for (let count = 1; count <= steps.length; count += 7)
        for (const line of linesOf(steps.slice(0, count)).slice(-6)) {
          const text = asText(said(line));
          expect(text).not.toMatch(/log-|undefined|\{|\}| {2}|^$| [,.;:](?!\d)/);
          expect(heading(line.when)).not.toMatch(/log-|^$/);
        }
    expect(errors).not.toHaveBeenCalled();
    await speak("en");
  });
});

describe("kinds of happenings", () => {
  it("has every kind that the recorded games show", () => {
    const seen = new Set<EventKind>(
      games.flatMap(([, { steps }]) =>
        steps.flatMap((one) => (one.happenings ?? []).map(({ kind }) => kind)),
      ),
    );
    expect([...seen].filter((kind) => !(kind in TELLERS))).toEqual([]);
    expect(seen.size).toBeGreaterThan(36);
  });

  it("passes over what only moves cards about", () => {
    const silent = Object.entries(TELLERS).filter(([, how]) => how === "silent");
    expect(silent.map(([kind]) => kind).sort()).toEqual([
      "acted",
      "cards_gathered",
      "drew",
      "round_began",
      "row_filled",
      "row_returned",
      "row_slid",
      "shuffled",
      "tile_laid",
      "turn_ended",
    ]);
  });
});

describe("one line", () => {
  it("folds price, tile and gain of a journey", () => {
    const told = texts(
      step(
        1,
        0,
        { kind: "lost", seat: 0, goods: "ducats", amount: 3, cause: "road", source: "prague" },
        { kind: "lost", seat: 0, goods: "journey_track", amount: 1, cause: "road", source: "prague" },
        { kind: "travelled", seat: 0, from_place: "munich", place: "prague" },
        { kind: "city_used", place: "prague", tile: "ovation" },
        { kind: "gained", seat: 0, goods: "vp", amount: 5, cause: "city", source: "ovation" },
      ),
    );
    expect(told).toEqual([
      "Anna travels Munich–Prague for 3 ducats and 1 journey point, taking Ovation at the theatre: +5 VP",
    ]);
  });

  it("gives a tile's bonus to the sale that earned it", () => {
    const told = texts(
      step(
        1,
        0,
        { kind: "travelled", seat: 0, from_place: "milan", place: "milan" },
        { kind: "city_used", place: "milan", tile: "publisher" },
      ),
      step(
        2,
        0,
        { kind: "lost", seat: 0, goods: "talent_track", amount: 1, cause: "sale", source: "lodi" },
        { kind: "sold", seat: 0, card: "lodi" },
        { kind: "gained", seat: 0, goods: "finance", amount: 2, cause: "sale", source: "lodi" },
        { kind: "gained", seat: 0, goods: "vp", amount: 3, cause: "city", source: "publisher" },
      ),
    );
    expect(told).toEqual([
      "Anna stays in Milan, taking A publisher of chamber music",
      "Anna sells Streichquartett Nr. 1 G-Dur (Lodi), paying 1 talent point: +3 VP, +2 finance steps",
    ]);
  });

  it("lays two cards, takes the top reward and exchanges in between", () => {
    const told = texts(
      step(1, 1, { kind: "laid", seat: 1, card: "versailles", section: "experiences", column: 1 }),
      step(
        2,
        1,
        { kind: "lost", seat: 1, goods: "ducats", amount: 3, cause: "exchange", source: "talent" },
        { kind: "gained", seat: 1, goods: "talent_counter", amount: 1, cause: "exchange", source: "talent" },
      ),
      step(3, 1, { kind: "laid", seat: 1, card: "bologna", section: "story", column: 1 }),
      step(
        4,
        1,
        { kind: "acted", seat: 1, card: "versailles" },
        { kind: "gained", seat: 1, goods: "ducats", amount: 2, cause: "top", source: "versailles" },
      ),
    );
    expect(told).toEqual([
      "Berta places New Year at Versailles in Experiences and Examined at Bologna in Story: +2 ducats",
      "Berta exchanges 3 ducats for 1 Talent counter",
    ]);
  });

  it("keeps a price that is paid while exchanging", () => {
    const told = texts(
      step(1, 0, { kind: "lost", seat: 0, goods: "talent_track", amount: 2, cause: "commission" }),
      step(
        2,
        0,
        { kind: "lost", seat: 0, goods: "journey_counter", amount: 1, cause: "exchange" },
        { kind: "gained", seat: 0, goods: "ducats", amount: 1, cause: "exchange" },
        { kind: "lost", seat: 0, goods: "ducats", amount: 7, cause: "commission" },
        { kind: "commissioned", seat: 0, card: "mitridate" },
        { kind: "gained", seat: 0, goods: "vp", amount: 5, cause: "commission" },
      ),
    );
    expect(told).toEqual([
      "Anna exchanges 1 Journey counter for 1 ducat",
      "Anna commissions Mitridate, re di Ponto for 7 ducats and 2 talent points: +5 VP",
    ]);
  });

  it("addresses the reader", () => {
    const table = game.table as NonNullable<typeof game.table>;
    game.table = { ...table, seats: table.seats.map((info) => ({ ...info, is_you: info.seat === 0 })) };
    const told = texts(step(1, 0, { kind: "performed", seat: 0, card: "nannerl" }));
    game.table = table;
    expect(told[0]).toMatch(/^You perform /);
  });

  it("says who took a hint before a choice", () => {
    const laid: Happening = {
      kind: "laid",
      seat: 1,
      card: "start_document",
      section: "experiences",
      column: 1,
    };
    const lines = linesOf([step(1, 0), { ...step(2, 1, laid), hints: [1] }]);
    expect(lines.map(({ tale, seat }) => [tale.tale, seat])).toEqual([
      ["hint", 1],
      ["laid", 1],
    ]);
    expect(lines.map(plain)[0]).toBe("Berta takes a hint");
  });

  it("says that the Soloist found nothing to do", () => {
    const told = texts(
      step(
        1,
        0,
        { kind: "turn_began", seat: 1, turn: 1 },
        { kind: "soloist_laid", seat: 1, card: "7", story_card: "2" },
        { kind: "turn_began", seat: 0, turn: 2 },
      ),
    );
    expect(told).toEqual(["Berta turns up cards 7 and 2, which have no effect"]);
  });

  it("names the places the Soloist clears on his way, and what his cards decide", () => {
    const laid = { kind: "soloist_laid", seat: 1, card: "2", story_card: "4" } as const;
    const steps = [
      step(
        1,
        0,
        { kind: "turn_began", seat: 1, turn: 1 },
        laid,
        { kind: "soloist_acted", seat: 1, action: "travel", details: "courts" },
        { kind: "city_used", tile: "academy", place: "prague" },
        { kind: "court_taken", seat: 1, tile: "periods_1_5", place: "vienna" },
        { kind: "travelled", seat: 1, from_place: "munich", place: "vienna" },
      ),
    ];
    expect(texts(...steps)[1]).toMatch(/^Berta travels Munich–Vienna, taking .*, clearing .*: Prague$/);
    const [first, journey] = linesOf(steps);
    expect(first?.tale).toMatchObject({ reads: [{ action: "travel", details: "courts" }] });
    expect(journey?.touched.has("place:prague")).toBe(true);
  });

  it("points at what it talks about", () => {
    const [line] = linesOf([
      step(
        1,
        0,
        { kind: "marker_placed", seat: 0, space: "kyrie.4", note: "sixteenth", marker: 6 },
        { kind: "composer_hired", seat: 0, tile: "eybler_kyrie_2" },
      ),
    ]);
    expect([...(line?.touched ?? [])]).toEqual(["space:kyrie.4", "seat:0", "stack:kyrie.sixteenth"]);
  });
});
