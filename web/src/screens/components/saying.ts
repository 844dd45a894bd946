/** What a search looks through: the sentence of a component and, for Memory cards, its line of story. */
import { catalogue } from "../../edition/catalogue.svelte";
import { memoryWords, opusWords } from "../../parts/cards/cardWords";
import { bonusWords, cityWords, composerTileWords, courtWords } from "../../parts/tiles/tileWords";
import { storyOf } from "../../words/names";
import { t } from "../../words/words.svelte";
import type { Kind } from "./items";
import { soloistLines } from "./soloistWords";

export function saying(kind: Kind, id: string): string {
  switch (kind) {
    case "memory":
    case "start":
    case "opus":
      return catalogue.isOpus(id)
        ? `${opusWords(id)} ${storyOf("opus", id) ?? ""}`
        : `${memoryWords(id)} ${storyOf("memory", id) ?? ""}`;
    case "tile":
      return composerTileWords(id);
    case "city":
      return `${cityWords(id)} ${cityWords(id, true)}`;
    case "court":
      return `${courtWords(id)} ${courtWords(id, true)}`;
    case "bonus":
      return bonusWords(id);
    case "soloist":
      return [t("components-soloist-name", { number: id }), ...soloistLines(id)].join(" ");
    default:
      return t(`components-kind-${kind}`);
  }
}
