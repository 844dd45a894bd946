/** All signs of the game in groups, by the keys under which they are explained. */
export const SIGNS = {
  goods: [
    "good talent",
    "good journey",
    "good composition",
    "good wild",
    "good ducat",
    "good vp",
    "good finance",
  ],
  held: ["good talent track", "good talent counter"],
  actions: [
    "action document",
    "action commission",
    "action perform_or_sell",
    "action perform",
    "action sell",
    "action travel",
    "action requiem",
    "income now",
  ],
  works: ["type opera", "type religious", "type symphony", "type chamber", "period 3"],
  requiem: ["note eighth", "note sixteenth", "part neutral", "part repeat", "part covered"],
  instruments: [
    "instrument horns",
    "instrument percussion",
    "instrument strings",
    "instrument voice",
    "instrument organ",
  ],
  board: ["part court", "part gilded", "part leaves", "part coach", "part road", "part deck"],
} as const;
export type Group = keyof typeof SIGNS;
