/** A person's name as it is shown: whatever letters it has, the sentence around it stays as it is. */

/** Signs that steer the text instead of standing in it: directions, joiners, breaks. */
const STEERING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** So many marks has a letter in any language; higher towers would cover the lines above. */
const TOWER = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;
/** Letters of scripts that run from right to left, and what Unicode keeps for more of them. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
// What is between these has no say in the direction of its neighbours, in labels and titles, too.
const ISOLATE = String.fromCharCode(0x2068);
const END = String.fromCharCode(0x2069);

export function shownName(name: string): string {
  const plain = name.replace(STEERING, "").replace(TOWER, "$1");
  return LEFTWARD.test(plain) ? `${ISOLATE}${plain}${END}` : plain;
}
