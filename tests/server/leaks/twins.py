"""Twins of a game: everything that one viewer never came to know is dealt differently."""

import random
from collections import Counter
from dataclasses import dataclass

from server.leaks.piles import COURTS, DEALT, Pile, piles_of, seen_in_row
from server.leaks.truths import Truth, shown

from lacrimosa.notation import Game, NotationError
from lacrimosa.rules.chance import BadOutcome
from lacrimosa.rules.events import BONUS_SHOWN, PILE_CITIES, PILE_ROW
from lacrimosa.rules.kinds import MEMORY_CARD, ROUNDS, SALIERI_CARD

_ATTEMPTS = 200
_SWAPS = 60


@dataclass(frozen=True)
class Twin:
    """Another truth that a viewer cannot tell from the real one, and how much of each kind differs."""

    truth: Truth
    kinds: Counter[str]


def twin_of(truth: Truth, viewer: int, rng: random.Random) -> Twin:
    """A twin of a game as far as it was played, found by trying: it must show the viewer the same things."""
    game = truth.played()
    expected = shown(game, viewer)
    for _ in range(_ATTEMPTS):
        draft = _Draft(game, truth, viewer, rng)
        try:
            other = draft.truth().played()
        except (NotationError, BadOutcome):
            continue
        if shown(other, viewer) == expected:
            return Twin(draft.truth(), draft.kinds)
    raise AssertionError(f"no twin of the game was found for viewer {viewer}")


class _Draft:
    """Another deal and other shuffles; whether they fit what was seen is not known yet."""

    def __init__(self, game: Game, truth: Truth, viewer: int, rng: random.Random) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.kinds: Counter[str] = Counter()
        self.deal = truth.deal.copy()
        self.choices = truth.choices
        self.shuffles = [list(orders) for orders in truth.shuffles]
        self._change_periods()
        self._change_bonuses()
        for pile in piles_of(game):
            self._change_pile(pile)

    def truth(self) -> Truth:
        return Truth(self.deal, None, self.choices, tuple(tuple(orders) for orders in self.shuffles))

    def _note(self, kind: str, before: object, after: object) -> None:
        if before != after:
            self.kinds[kind] += 1

    # --- the card row

    def _change_periods(self) -> None:
        """Which unseen cards of a period are out, in what order the others come, and where Salieri is."""
        deal, seen = self.deal, seen_in_row(self.game)
        rests: list[list[int]] = []
        where = [SALIERI_CARD in cards for cards in deal.periods]
        for period in range(ROUNDS):
            rest = [card for card in deal.periods[period] if card not in seen and card != SALIERI_CARD]
            out = list(deal.removed[period])
            works = self._mixed([card for card in rest + out if card < MEMORY_CARD])
            stories = self._mixed([card for card in rest + out if card >= MEMORY_CARD])
            half = len(out) // 2
            self._note("removed", set(out), {*works[:half], *stories[:half]})
            deal.removed[period] = bytes(works[:half] + stories[:half])
            rests.append(self._mixed(works[half:] + stories[half:]))
        if deal.salieri and SALIERI_CARD not in seen:
            # Where every card of a period was drawn he would have been seen.
            rest = self.rng.choice([rest for rest in rests if rest])
            rest.insert(self.rng.randrange(len(rest) + 1), SALIERI_CARD)
        for period, rest in enumerate(rests):
            drawn = [card for card in deal.periods[period] if card in seen]
            self._note("to come", deal.periods[period], bytes(drawn + rest))
            deal.periods[period] = bytes(drawn + rest)
        self._note("salieri", where, [SALIERI_CARD in cards for cards in deal.periods])

    def _mixed(self, cards: list[int]) -> list[int]:
        return self.rng.sample(cards, len(cards))

    def _change_bonuses(self) -> None:
        events = [*self.game.opening_events, *(event for move in self.game.moves for event in move.events)]
        known = sum(event.kind == BONUS_SHOWN for event in events)
        bonuses = list(self.deal.bonuses)
        tiles = self.game.edition.tables.bonuses
        for period in range(known, ROUNDS):
            choice = [number for number, tile in enumerate(tiles) if tile.period == period + 1]
            bonuses[period] = self.rng.choice(choice)
            self._note("bonus", self.deal.bonuses[period], bonuses[period])
        self.deal.bonuses = bytes(bonuses)

    # --- piles

    def _change_pile(self, pile: Pile) -> None:
        is_hand = pile.name < self.game.state.deal.players and pile.name != self.viewer
        order, known = pile.order[:], len(pile.drawn)
        if is_hand:
            # What others drew is hidden, too, as long as they had what they laid.
            for _ in range(_SWAPS):
                a, b = self.rng.randrange(len(order)), self.rng.randrange(len(order))
                if pile.could_lie(order[a], b) and pile.could_lie(order[b], a):
                    order[a], order[b] = order[b], order[a]
            self._note("hand", pile.order[:known], order[:known])
        else:
            order[known:] = self._mixed(order[known:])
            self._note(self._kind(pile), pile.order, order)
        self._put(pile, order)

    def _kind(self, pile: Pile) -> str:
        named = {COURTS: "courts", PILE_CITIES: "cities", PILE_ROW: "returned"}
        return named.get(pile.name, "own deck" if pile.name == self.viewer else "soloist")

    def _put(self, pile: Pile, order: list[int]) -> None:
        deal, size = self.deal, len(order)
        if pile.step != DEALT:
            self.shuffles[pile.step][pile.nth] = bytes(order)
        elif pile.name == COURTS:
            deal.courts = deal.courts[: len(deal.courts) - size] + bytes(order)
        elif pile.name == PILE_CITIES:
            deal.cities = deal.cities[: len(deal.cities) - size] + bytes(order)
        else:
            deal.decks[pile.name] = bytes(order)
