"""Random games for the tests of the notation."""

import random
from collections.abc import Iterator

from lacrimosa.notation import Game
from lacrimosa.rules.choices import BUY, DONE, NAME

# Players, level, Salieri: every kind of table.
TABLES: list[tuple[int, str | None, bool]] = [
    (players, level, salieri)
    for players, level in ((1, "easy"), (1, "medium"), (1, "hard"), (2, None), (3, None), (4, None))
    for salieri in (False, True)
]


def new_game(table: tuple[int, str | None, bool], seed: int) -> Game:
    players, level, salieri = table
    return Game.new(players, level=level, salieri=salieri, seed=seed)


def pick(game: Game, luck: random.Random) -> int:
    """A random option; mostly a deed, so that games grow deep, but everything happens now and then."""
    options = game.options
    deeds = [choice for choice in options if choice < DONE or choice >= NAME or BUY > choice > DONE]
    return luck.choice(deeds if deeds and luck.random() < 0.8 else options)


def steps(game: Game, seed: int) -> Iterator[int]:
    """Play to the end; the number of choices made so far, at every question."""
    luck = random.Random(seed)
    made = 0
    while not game.over:
        yield made
        game.play(pick(game, luck))
        made += 1


def played(table: tuple[int, str | None, bool], seed: int, most: int = 10_000) -> Game:
    """A game after at most so many choices."""
    game = new_game(table, seed)
    for made in steps(game, seed):
        if made == most:
            break
    return game
