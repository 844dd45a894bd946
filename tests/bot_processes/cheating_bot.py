"""A bot that wants to know the cards: it looks for the game's seed in its own, and deals the game again.

Tests copy this file to a folder of their own; it notes beside it what it found, a line for each game.
"""

from collections.abc import Iterator
from pathlib import Path

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.match import bot_seed, game_seed
from lacrimosa.rules.chance import stream
from lacrimosa.rules.play import new_game
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View

FOUND, NOTHING = "found", "nothing"
PLACES = 8
_HALVES = (2147483563, 2147483399)
_WORD = 1 << 64


def game_seeds(seed: int) -> Iterator[int]:
    """Whatever seed of a game a bot's own may have been made from."""
    yield from (seed - place for place in range(PLACES))
    for purpose in (*range(32), *range(1 << 10, (1 << 10) + PLACES)):
        yield from _before_stream(seed, purpose)
    runs = (game_seed(run, game) for run in range(8) for game in range(8))
    for small in (*range(200), *runs):
        for place in range(PLACES):
            if seed in (bot_seed(small, place), stream(small, place), stream(small, (1 << 10) + place)):
                yield small


def _before_stream(seed: int, purpose: int) -> Iterator[int]:
    """`rules.chance.stream` backwards."""
    if not 0 <= seed < 1 << 62:
        return
    first, second = seed >> 31, seed & 0x7FFFFFFF
    for low in range(first - 1, 1 << 32, _HALVES[0] - 1):
        for high in range(second - 1, 1 << 32, _HALVES[1] - 1):
            mixed = _unshifted(high << 32 | low, 31) * pow(0x94D049BB133111EB, -1, _WORD) % _WORD
            mixed = _unshifted(mixed, 27) * pow(0xBF58476D1CE4E5B9, -1, _WORD) % _WORD
            mixed = _unshifted(mixed, 30) - (purpose + 1) * 0xD1B54A32D192ED03
            yield mixed * pow(0x9E3779B97F4A7C15, -1, _WORD) % _WORD


def _unshifted(word: int, by: int) -> int:
    """What became `word` by `x ^ x >> by`."""
    whole = word
    for _ in range(64 // by):
        whole = word ^ whole >> by
    return whole


def is_game_of(seed: int, seen: State) -> bool:
    """Whether a seed deals what is seen. A few tiles may have gone since then."""
    deal = seen.deal
    if seed < 0:
        return False
    composers = [RANDOM] if seen.is_solo() else [RANDOM, RANDOM]
    other = new_game(seen.tables, int(deal.players), int(deal.level), bool(deal.salieri), composers, seed)
    same = sum(mine == theirs for mine, theirs in zip(seen.map_tiles, other.map_tiles, strict=True))
    return deal.constanze == other.deal.constanze and same >= len(seen.map_tiles) - 4


def finds_game(seed: int, seen: State) -> bool:
    return any(is_game_of(candidate, seen) for candidate in game_seeds(seed))


def guesses_game(seen: State) -> bool:
    """Whether it is one of the first games of a run whose seed anybody would try."""
    return any(is_game_of(game_seed(run, game), seen) for run in range(4) for game in range(4))


class Cheat:
    """Plays the first option: all its sense goes into cheating."""

    name = "cheat"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._asked = False

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        if not self._asked:
            self._asked = True
            found = finds_game(self._seed, view.state) or guesses_game(view.state)
            with Path(__file__).with_suffix(".notes").open("a", encoding="utf-8") as notes:
                notes.write(f"{self._seed} {FOUND if found else NOTHING}\n")
        return options[0]
