"""The truth of a game: what chance decided and what was chosen, and what of it somebody was shown.

Judged by the raw events of the rules and by HID-1 as written here once more: `rules.view` and
`Event.seen_by`, which the server uses, have no say in it.
"""

import random
from dataclasses import dataclass

from lacrimosa.editions import load
from lacrimosa.notation import Game
from lacrimosa.notation.players import players_of
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.events import DREW, SHUFFLED, Event
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.state import Deal

KOECHEL = load("koechel")
NAMES = ("Anna", "Bea", "Cai", "Dora")


@dataclass(frozen=True)
class Truth:
    """Everything needed to play a game again."""

    deal: Deal
    seed: int | None  # None: no seed gives this deal
    choices: tuple[int, ...]
    shuffles: tuple[tuple[bytes, ...], ...]  # what chance decided in each choice

    @property
    def players(self) -> int:
        return int(self.deal.players)

    def dealt(self) -> Game:
        """The game before the first choice."""
        players = players_of(NAMES[: self.players], self.players)
        return Game.from_deal(KOECHEL, self.deal, players, self.seed)

    def played(self) -> Game:
        """The game after the last choice, every rule checked on the way."""
        game = self.dealt()
        for choice, orders in zip(self.choices, self.shuffles, strict=True):
            game.make(choice, list(orders))
        return game

    def until(self, step: int) -> "Truth":
        """Only the first choices."""
        return Truth(self.deal, self.seed, self.choices[:step], self.shuffles[:step])


def truth_of(game: Game) -> Truth:
    shuffles = tuple(tuple(order for _, order in move.shuffles) for move in game.moves)
    return Truth(game.state.deal, game.seed, tuple(game.choices), shuffles)


def random_truth(players: int, level: str | None, salieri: bool, seed: int) -> Truth:
    """A whole game of random choices. Exchanges are made now and then only, so that it moves on."""
    rng = random.Random(seed)
    game = Game.new(players, level=level, salieri=salieri, seed=seed, edition=KOECHEL)
    while not game.over:
        plain = [choice for choice in game.options if not is_exchange(choice)]
        if DONE in plain and rng.random() < 0.6:
            game.make(DONE)
        else:
            game.make(rng.choice(plain if plain and rng.random() < 0.9 else game.options))
    return truth_of(game)


def shown(game: Game, viewer: int) -> list[tuple[object, ...]]:
    """All that a viewer (a seat, or -1 for somebody without one) was shown of a game."""
    deal, state = game.state.deal, game.state_at(0)
    found: list[tuple[object, ...]] = [
        (deal.players, deal.level, deal.salieri, deal.top, deal.bottom, deal.constanze, deal.first),
        tuple(state.map_tiles),
        (len(state.court_stack), len(state.city_stack), *(len(cards) for cards in deal.removed)),
    ]
    found += [_shown_of(event, viewer) for event in game.opening_events]
    for move in game.moves:
        found.append((move.choice, move.seat, move.round, move.turn))
        found += [_shown_of(event, viewer) for event in move.events]
    return found


def _shown_of(event: Event, viewer: int) -> tuple[object, ...]:
    """HID-1: the order of piles is hidden from everybody, what somebody draws from everybody else."""
    if event.kind == SHUFFLED:
        return event.kind, event.seat, event.a
    if event.kind == DREW and event.seat != viewer:
        return event.kind, event.seat
    return event.kind, event.seat, event.a, event.b, event.c, event.cause
