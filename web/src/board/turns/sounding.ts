/** What is heard of a deed while it is shown. */
import { catalogue } from "../../edition/catalogue.svelte";
import { completeMovements } from "../../sound/cues";
import { playCue } from "../../sound/sound.svelte";
import { game } from "../../state/game.svelte";
import { cueOfDeed, type Deed } from "./deeds";

export function soundDeed(deed: Deed, later: readonly Deed[]): void {
  if (!game.board || game.final) return;
  const cue = cueOfDeed(deed, later, completeMovements(game.board.requiem, catalogue.info?.movements ?? []));
  if (cue) playCue(cue);
}
