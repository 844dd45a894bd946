/** Where the cards of a hand lie: a card keeps its place, so that the others do not jump when one is laid. */
export type Places = readonly (string | undefined)[];

/** `known` is what lay in each place last: a card that is taken back finds its old place again. */
export function settle(known: Places, hand: readonly string[], size: number): Places {
  const held = new Set(hand);
  const places = Array.from({ length: Math.max(size, hand.length) }, (_, index) => {
    const card = known[index];
    return card !== undefined && held.delete(card) ? card : undefined;
  });
  const fresh = hand.filter((card) => held.has(card));
  return places.map((card) => card ?? fresh.shift());
}

/** What is known after the cards have settled. */
export function remember(known: Places, places: Places): Places {
  return places.map((card, index) => card ?? known[index]);
}
