// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { EnteredEnd, EnteredTable } from "../../net/messages";
import {
  addScored,
  chooseEdition,
  emptyEnd,
  endDraft,
  entered,
  enteredTable,
  kept,
  readKept,
  tableDraft,
} from "./kept.svelte";
import { endTab, tableTab } from "./places";
import { answersFirst } from "./turn";

describe("what is kept", () => {
  it("is what was written", () => {
    const kept = readKept(null);
    kept.players = 3;
    kept.end.markers["kyrie.1"] = { note: "eighth", seat: 0 };
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });
  it("is forgotten if it does not fit", () => {
    const start = readKept(null);
    for (const text of ["{", '{"players": 9}', '{"names": []}', '{"end": {}}', '{"scored": [{}]}', "null"])
      expect(readKept(text)).toEqual(start);
  });
});

describe("an end position", () => {
  it("has the seats of its players", () => {
    const draft = emptyEnd("nannerl");
    draft.markers = { "kyrie.1": { note: "eighth", seat: 2 }, "kyrie.2": { note: "sixteenth", seat: null } };
    const two = entered(draft, 2, "easy", "koechel");
    expect(two.seats).toHaveLength(2);
    expect(two.level).toBeUndefined();
    expect(two.markers).toEqual([{ space: "kyrie.2", note: "sixteenth" }]);
    expect(entered(draft, 3, "easy", "koechel").markers).toHaveLength(2);
  });
  it("gives the Soloist nothing that he never has", () => {
    const draft = emptyEnd("nannerl");
    draft.seats[1] = { vp: 30, ducats: 4, story: 2, opus: ["nannerl"], courts: ["x"] };
    const solo = entered(draft, 1, "hard", "koechel");
    expect(solo.level).toBe("hard");
    expect(solo.seats[1]).toEqual({ vp: 30, courts: ["x"] });
    expect(solo.seats[0]?.opus).toEqual(["nannerl"]);
  });
});

describe("games that were scored", () => {
  it("stand newest first, and not for ever", () => {
    let all = addScored([], { at: 0, scores: [] });
    for (let at = 1; at < 200; at++) all = addScored(all, { at, scores: [] });
    expect(all).toHaveLength(100);
    expect(all[0]?.at).toBe(199);
    expect(addScored(all, { at: 150, scores: [] })).toHaveLength(100);
  });
});

describe("an edition", () => {
  it("has its own drafts", () => {
    kept.end.constanze = "constanze_3";
    kept.step = 4;
    chooseEdition("my_box");
    expect(kept.end.constanze).toBeNull();
    kept.step = 2;
    chooseEdition("koechel");
    expect([kept.step, kept.end.constanze]).toEqual([4, "constanze_3"]);
    chooseEdition("my_box");
    expect(kept.step).toBe(2);
    expect(readKept(JSON.stringify(kept)).others).toEqual({ koechel: expect.anything() });
    chooseEdition("koechel");
  });
});

describe("a file", () => {
  const table: EnteredTable = {
    edition: "my_box",
    players: 2,
    composers: ["eybler", "stadler"],
    constanze: "constanze_2",
    round: 3,
    turn: 2,
    first: 1,
    seat: 0,
    bonus: "bonus_3",
    row: [null, "salieri", "idomeneo", "a", "b", "c", "d"],
    mozart: "vienna",
    map: { vienna: { id: "letters", gilded: true }, paris: { id: "x", gilded: false } },
    hand: ["e", "f"],
    gone: ["g"],
    cities_used: ["h"],
    salieri: "in_row",
    moves: ["experience e"],
    came: [],
    markers: [{ space: "kyrie.1", note: "eighth", seat: 1 }],
    seats: [3, 4].map((vp) => ({
      ...{ vp, ducats: 2, finance: 1, opus: ["n"], performed: [], courts: ["k"], memories: ["m"] },
      ...{ forgotten: [], experiences: ["p"], story: ["q"], tiles: ["t2", "t1"], emptied: [4] },
      tracks: { talent: 1, journey: 2, composition: 3 },
      counters: { talent: 0, journey: 0, composition: 1 },
    })),
  };
  it("holds what was entered, and gives it back", () => {
    expect(enteredTable(tableDraft(table), 2, "easy", "my_box")).toEqual(table);
    const solo: EnteredEnd = {
      ...{ edition: "koechel", players: 1, level: "hard", constanze: "constanze_1" },
      markers: [{ space: "kyrie.2", note: "sixteenth", seat: 1 }],
      seats: [
        { vp: 9, ducats: 1, story: 2, opus: ["n"], courts: [] },
        { vp: 30, courts: ["k"] },
      ],
    };
    expect(entered(endDraft(solo), 1, "hard", "koechel")).toEqual(solo);
  });
  it("says nothing of a turn that has not begun", () => {
    const draft = tableDraft({ ...table, moves: [] });
    expect(enteredTable(draft, 2, "easy", "my_box").moves).toBeUndefined();
  });
});

describe("a problem", () => {
  const at = (place: string, code = "twice") => ({ code: code as "twice", at: place, text: "", values: {} });
  it("is shown where it was entered", () => {
    expect(
      ["markers[3]", "seats[1].courts", "seats[0].ducats", "level"].map((one) => endTab(at(one))),
    ).toEqual(["requiem", "courts", "rest", "players"]);
    const places = ["moves[2]", "came", "map.vienna", "gone", "seats[1].tiles", "seats[0].opus", "bonus"];
    expect(places.map((one) => tableTab(at(one)))).toEqual([
      "turn",
      "turn",
      "map",
      "row",
      "seats",
      "opus",
      "table",
    ]);
    expect(tableTab(at("seats", "tiles"))).toBe("seats");
  });
});

describe("the options of a turn", () => {
  it("put exchanges aside, and leave out its end", () => {
    const options = ["travel vienna", "buy talent", "done"];
    expect(answersFirst({ kind: "action_menu", options, ends_turn: true })).toEqual({
      first: ["travel vienna"],
      exchanges: ["buy talent"],
      endsTurn: true,
    });
    const pay = answersFirst({
      kind: "pay",
      options: ["track 0", "track 1", "buy talent"],
      default: "track 1",
    });
    expect(pay.first).toEqual(["track 1", "track 0", "buy talent"]);
  });
});
