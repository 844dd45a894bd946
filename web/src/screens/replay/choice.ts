/** A choice in words: the notation of the server, word by word. */
import type { Note, StoryPoint } from "../../net/messages";
import type { Thing } from "../../words/value";
import { pieces, type Piece } from "../../words/words.svelte";

const isNote = (word: string | undefined): word is Note => word === "eighth" || word === "sixteenth";
const isPoint = (word: string | undefined): word is StoryPoint =>
  word === "talent" || word === "journey" || word === "composition";

/** What somebody chose; a choice of a later version is shown as it is written. */
export function choicePieces(choice: string): readonly Piece[] {
  const [verb, first = "", second] = choice.split(" ");
  const thing = (kind: Thing["thing"]): Thing => ({ thing: kind, id: first });
  switch (verb) {
    case "experience":
    case "story":
    case "document":
      return pieces(`replay-choice-${verb}`, { card: thing("memory") });
    case "commission":
    case "perform":
    case "sell":
      return pieces(`replay-choice-${verb}`, { card: thing("opus") });
    case "travel":
      return pieces("replay-choice-travel", { place: thing("place") });
    case "requiem":
    case "neutral":
      return isNote(second) ? pieces(`replay-choice-${verb}-${second}`, { space: thing("space") }) : [choice];
    case "marker":
    case "route":
    case "track":
      return pieces(`replay-choice-${verb}`, { n: Number(first) });
    case "name":
    case "buy":
    case "cash":
      return isPoint(first) ? pieces(`replay-choice-${verb}-${first}`) : [choice];
    case "act":
    case "income":
    case "done":
      return pieces(`replay-choice-${verb}`);
    default:
      return [choice];
  }
}
