/** The purse as it would be after the choice whose sheet is open: the board marks what it would become. */
import type { Purse } from "../../net/messages";
import { game } from "../../state/game.svelte";
import { pointing } from "../../state/pointing.svelte";

/** For the script of a component. */
export function foresight(): { readonly purse: Purse | undefined } {
  let purse = $state.raw<Purse | undefined>();
  $effect(() => {
    const choice = pointing.at?.choices.find((one) => game.sight(one)?.offered);
    purse = undefined;
    if (choice === undefined || !game.isAsked) return;
    let isStale = false;
    void game.preview(choice).then((preview) => {
      if (!isStale) purse = preview?.outcomes?.[0]?.after;
    });
    return () => (isStale = true);
  });
  return {
    get purse() {
      return purse;
    },
  };
}
