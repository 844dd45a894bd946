"""How long the server needs for ratings: of many games at first, and when one more has ended."""

import random
import time
from typing import Final

from lacrimosa.bots.ladder import RATINGS
from lacrimosa.server.ratings.reckoning import DAY, Reckoning
from lacrimosa.server.store.rows import RatedPlace, RatedRow

PEOPLE: Final = 100
DAYS: Final = 365


def ratings_ms(games: int = 10_000) -> tuple[float, float]:
    """Milliseconds for all of them, and again with one more."""
    rows = [_game(number, games) for number in range(games)]
    reckoning = Reckoning()
    began = time.perf_counter()
    reckoning.take(rows[:-1])
    all_of_them = time.perf_counter()
    reckoning.take(rows)
    return (all_of_them - began) * 1000, (time.perf_counter() - all_of_them) * 1000


def _game(number: int, games: int) -> RatedRow:
    """Two people, and bots at tables of three and four."""
    rng = random.Random(number)
    size = rng.randint(2, 4)
    people = [f"{rng.randrange(PEOPLE // 2)}", f"{rng.randrange(PEOPLE // 2, PEOPLE)}"]
    bots = rng.sample(list(RATINGS), size - 2)
    order = rng.sample(range(size), size)
    places = tuple(
        RatedPlace(
            seat=seat,
            person=people[seat] if seat < 2 else None,
            bot=None if seat < 2 else bots[seat - 2],
            name="",
            place=order[seat] + 1,
            has_left=False,
        )
        for seat in range(size)
    )
    return RatedRow(f"{number:022d}", number * DAYS * DAY // games, places)
