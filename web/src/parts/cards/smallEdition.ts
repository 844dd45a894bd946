/** A very small edition for tests: one or two components of each kind. */
import type { EditionInfo } from "../../net/messages";

export const SMALL = {
  id: "small",
  title: "Small edition",
  periods: [
    { number: 1, first: 1763, last: 1772 },
    { number: 2, first: 1773, last: 1777 },
    { number: 3, first: 1778, last: 1782 },
  ],
  opus: [
    {
      id: "pariser",
      title: "Sinfonie Nr. 31",
      koechel: "K. 297",
      year: 1778,
      type: "symphony",
      period: 3,
      cost: { talent: 2, ducats: 4 },
      vp: 6,
      perform: { ducats: 5 },
      sell_cost: { talent: 1 },
      sell: { finance: 1, vp: 3 },
    },
    { id: "mass", title: "Messe", koechel: "K. 1", year: 1768, type: "religious", period: 1, vp: 2 },
    { id: "nannerl", title: "Nannerls Notenbuch", perform: { ducats: 2 } },
  ],
  memories: [
    { id: "start", title: "A page of the diary", actions: ["document"], story: { tracks: { talent: 1 } } },
    {
      id: "tour",
      title: "Das große Königreich",
      actions: ["travel", "perform_or_sell"],
      period: 3,
      year: 1778,
      top: { ducats: 2 },
      story: { vp: 1, tracks: { journey: 2 } },
    },
    { id: "early", title: "Early", actions: ["requiem"], period: 1, year: 1764 },
  ],
  cities: [
    {
      id: "mass_city",
      name: "High Mass",
      cost: { journey: 1 },
      plain: {
        grants: [
          { action: "perform_or_sell", half: "perform", opus_type: "religious", bonus: { ducats: 7 } },
        ],
      },
      gilded: { per_opus: [{ vp: 2, type: "chamber" }] },
    },
  ],
  courts: [
    {
      id: "late",
      name: "Late favour",
      need: "period",
      icons: ["3", "5"],
      vp: 7,
      cost: { journey: 3 },
      plain: { vp: 2 },
    },
    { id: "stage", name: "Stage", need: "type", icons: ["opera", "religious"], vp: 8 },
  ],
  composers: [{ id: "eybler", name: "Joseph Eybler" }],
  movements: [
    { id: "kyrie", name: "Kyrie", high: 3, low: 1, spaces: [{ id: "kyrie.1", instrument: "horns" }] },
  ],
  tiles: [
    {
      id: "eybler_1",
      composer: "eybler",
      movement: "kyrie",
      order: 1,
      cost: { composition: 2, finance: 2 },
      instant: { counters: { journey: 1 } },
      repeat: { opus_type: "opera", vp: 2 },
    },
    { id: "eybler_2", composer: "eybler", movement: "kyrie", order: 2, repeat: { action: "travel" } },
    { id: "eybler_3", composer: "eybler", movement: "kyrie", order: 3, repeat: { track: "talent" } },
  ],
  constanze: [{ id: "constanze_1" }, { id: "constanze_2" }],
  bonuses: [
    { id: "bonus_1", period: 1, action: "travel", reward: { ducats: 2 } },
    { id: "bonus_2", period: 2, action: "requiem", reward: { vp: 1 } },
    { id: "bonus_2b", period: 2, action: "document", reward: { vp: 1 } },
    { id: "bonus_3", period: 3, action: "document", reward: { vp: 1 } },
  ],
  places: [],
  soloist_cards: [],
  soloist_levels: [{ id: "easy", cards: ["1", "2"], finance: 0 }],
} as unknown as EditionInfo;
