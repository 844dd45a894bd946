"""From results to ratings: the Plackett-Luce model of the arena, with what is not known told. Pure.

Everybody is believed to be of some strength, with a normal distribution around it. Days are taken one after
another: what all games of a day say of a person is put together with what was believed when the day began, of
them and of everybody they met. So the order of the games of one day means nothing. The ladder's bots hold the
scale: their strength was measured by the arena, and no game changes it.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby
from typing import Final

from lacrimosa.arena.ratings import ANCHOR_RATING, PER_TENFOLD, orders_of
from lacrimosa.bots.ladder import RATINGS
from lacrimosa.server.store.rows import RatedPlace, RatedRow

NEWCOMER: Final = ANCHOR_RATING + 500.0  # between pupil and organist: whom nobody has seen play
UNKNOWN: Final = 400.0  # the deviation of a newcomer's strength
FADING: Final = 6.0  # what one day adds to a deviation, as the root of its square: people learn and forget
SURELY: Final = 1.959964  # deviations that hold the true strength 19 times in 20
PROVISIONAL: Final = 120  # who is known less well has no place yet
MEETINGS: Final = 3  # games of the same two people that count in one day
DAY: Final = 86_400_000

_LOGIT: Final = PER_TENFOLD / math.log(10)  # points for odds of e to 1
_NEAR: Final = 1e-6
_ROUNDS: Final = 60
_STEP: Final = 1.5 * _LOGIT  # the longest step of Newton's method


@dataclass(frozen=True, slots=True)
class Standing:
    """What is believed of a person's strength."""

    rating: float = NEWCOMER
    deviation: float = UNKNOWN
    day: int | None = None  # of the last game
    games: int = 0

    def on(self, day: int) -> "Standing":
        """The same on a later day, when less is known."""
        if self.day is None or day <= self.day:
            return self
        grown = math.sqrt(self.deviation**2 + FADING**2 * (day - self.day))
        return Standing(self.rating, min(grown, UNKNOWN), self.day, self.games)

    @property
    def plus_minus(self) -> int:
        return round(SURELY * self.deviation)

    @property
    def is_provisional(self) -> bool:
        return self.plus_minus > PROVISIONAL


def bot_standing(bot: str) -> Standing:
    rating, plus_minus = RATINGS[bot]
    return Standing(rating, plus_minus / SURELY)


@dataclass(frozen=True, slots=True)
class _Seen:
    """A game, as it looks to one of its people: how the stages went in which they stood."""

    stages: tuple[tuple[bool, tuple[float, ...], float], ...]  # taken?, the others still there, how often
    shrink: float  # what is not known of the others makes the result say less


@dataclass(slots=True)
class _Day:
    number: int
    rows: tuple[RatedRow, ...]
    after: dict[str, Standing] = field(default_factory=dict)  # of whoever played


class Reckoning:
    """All ratings, of games with so many seats, or of all."""

    def __init__(self, patrons: int | None = None) -> None:
        self._patrons = patrons
        self._days: list[_Day] = []
        self._now: dict[str, Standing] = {}

    def take(self, rows: Sequence[RatedRow]) -> None:
        """Reckon from all results, in the order in which they ended; days that stayed the same are kept."""
        days = [_Day(number, tuple(found)) for number, found in groupby(rows, lambda row: row.ended // DAY)]
        same = 0
        for old, new in zip(self._days, days, strict=False):
            if old.rows != new.rows:
                break
            same += 1
        if same == len(days) == len(self._days):
            return
        kept, now = self._days[:same], dict[str, Standing]()
        for day in kept:
            now |= day.after
        for day in days[same:]:
            day.after = after_games(now, day.number, self._fitting(counting(day.rows)))
            now |= day.after
            kept.append(day)
        # Others may look meanwhile: they see what was before, or all of it.
        self._days, self._now = kept, now

    def standings(self, day: int) -> dict[str, Standing]:
        """Everybody's on a day."""
        return {person: standing.on(day) for person, standing in self._now.items()}

    def history(self, person: str) -> list[Standing]:
        """After every day on which they played."""
        return [day.after[person] for day in self._days if person in day.after]

    def change(self, table: str) -> tuple[dict[str, Standing], dict[str, Standing]] | None:
        """What a game changed: its people before and after it. None if it does not count."""
        before: dict[str, Standing] = {}
        for day in self._days:
            rows = self._fitting(counting(day.rows))
            number = next((number for number, row in enumerate(rows) if row.table == table), None)
            if number is not None:
                people = people_of(rows[number])
                earlier, later = (
                    before | after_games(before, day.number, rows[:end]) for end in (number, number + 1)
                )
                known = {person: earlier.get(person, Standing()).on(day.number) for person in people}
                return known, {person: later[person] for person in people}
            before |= day.after
        return None

    def _fitting(self, rows: Iterable[RatedRow]) -> list[RatedRow]:
        # A bot that left the ladder left the scale.
        known = (
            row for row in rows if all(place.bot is None or place.bot in RATINGS for place in row.places)
        )
        return [row for row in known if self._patrons in (None, len(row.places))]


def people_of(row: RatedRow) -> list[str]:
    return [place.person for place in row.places if place.person is not None]


def counting(rows: Iterable[RatedRow]) -> list[RatedRow]:
    """The games of a day that count: of those in which the same two people meet, the first few."""
    met: Counter[tuple[str, str]] = Counter()
    found = []
    for row in rows:
        pairs = list(combinations(sorted(people_of(row)), 2))
        if all(met[pair] < MEETINGS for pair in pairs):
            met.update(pairs)
            found.append(row)
    return found


def after_games(before: dict[str, Standing], day: int, rows: Sequence[RatedRow]) -> dict[str, Standing]:
    """Everybody who played on a day, after its games."""
    seen: dict[str, list[_Seen]] = {}
    for row in rows:
        for number, place in enumerate(row.places):
            if place.person is not None:
                seen.setdefault(place.person, []).append(_seen(row.places, number, before, day))
    return {person: _fitted(_known(person, before, day), games, day) for person, games in seen.items()}


def _known(person: str, before: dict[str, Standing], day: int) -> Standing:
    return before.get(person, Standing()).on(day)


def _seen(places: Sequence[RatedPlace], own: int, before: dict[str, Standing], day: int) -> _Seen:
    others = {
        number: _known(str(place.person), before, day) if place.bot is None else bot_standing(place.bot)
        for number, place in enumerate(places)
        if number != own
    }
    # Bots hold the scale, however well they were measured.
    variance = sum(other.deviation**2 for number, other in others.items() if places[number].bot is None)
    stages = []
    for order, part in orders_of(range(len(places)), [float(place.place) for place in places]).items():
        for stage in range(order.index(own) + 1):
            left = tuple(others[other].rating for other in order[stage:] if other != own)
            if left:
                stages.append((order[stage] == own, left, part))
    return _Seen(tuple(stages), shrinking(variance / len(others)))


def shrinking(variance: float) -> float:
    """By how much differences count less where a strength is known no better than that."""
    return 1 / math.sqrt(1 + 3 * variance / (math.pi * _LOGIT) ** 2)


def _fitted(known: Standing, games: list[_Seen], day: int) -> Standing:
    """The most likely strength after some games, and how well it is known (Laplace)."""
    trust = 1 / known.deviation**2
    rating = known.rating
    curve = trust
    for _ in range(_ROUNDS):
        slope, curve = (known.rating - rating) * trust, trust
        for game in games:
            scale = game.shrink / _LOGIT
            for is_taken, others, part in game.stages:
                chance = 1 / (1 + sum(math.exp(scale * (other - rating)) for other in others))
                slope += part * scale * (is_taken - chance)
                curve += part * scale**2 * chance * (1 - chance)
        step = max(-_STEP, min(_STEP, slope / curve))
        rating += step
        if abs(step) < _NEAR:
            break
    return Standing(rating, 1 / math.sqrt(curve), day, known.games + len(games))


def chance_in_duel(own: Standing, rating: float) -> float:
    """How often somebody wins against a rating, two at a table."""
    return 1 / (1 + math.exp(shrinking(own.deviation**2) * (rating - own.rating) / _LOGIT))
