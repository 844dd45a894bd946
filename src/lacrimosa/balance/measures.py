"""The measures of a good game and their targets: what was found, how sure that is, whether it will do."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lacrimosa.arena.statistics import TAIL, bounded_mean, plain_mean
from lacrimosa.balance.games import StudiedGame
from lacrimosa.rules.kinds import NOBODY

Numbers = NDArray[np.float64]
Sure = tuple[float, float, float]  # a value and its 95 % interval; infinite where nothing is known

# VP by where they come from, in four families.
FAMILIES = {
    "works": ("commission", "sale", "offertorium"),
    "Requiem": ("requiem_tiles", "instrument_spaces", "end_requiem"),
    "courts and cities": ("cities", "courts_instant", "end_courts"),
}
REST = "memories and finance"


ANY = float("inf")


@dataclass(frozen=True)
class Goal:
    """What a value should be: in words, and between which bounds."""

    words: str
    least: float = -ANY
    most: float = ANY

    @property
    def is_bounded(self) -> bool:
        """Whether it can be missed; some figures are only for the record."""
        return self.least > -ANY or self.most < ANY


@dataclass(frozen=True)
class Measure:
    """One line of the report; shares are percentages. Measures of one group can be drawn together."""

    group: str
    measure: str
    goal: Goal
    value: float
    low: float
    high: float

    @property
    def met(self) -> bool:
        return self.goal.least <= self.value <= self.goal.most

    @property
    def is_known(self) -> bool:
        """Whether there is an interval; a handful of games gives none."""
        return math.isfinite(self.high - self.low)

    def as_json(self) -> dict[str, object]:
        return {
            "measure": self.measure,
            "target": self.goal.words,
            "value": round(self.value, 3),
            "low": round(self.low, 3) if self.is_known else None,
            "high": round(self.high, 3) if self.is_known else None,
            "met": self.met,
        }


def percent(values: Numbers, least: float = 0.0, most: float = 100.0) -> Sure:
    """The mean of percentages, which lie between bounds."""
    found = bounded_mean(values, least, most)
    return found.mean, found.low, found.high


def amount(values: Numbers, rounding: float = 0.0) -> Sure:
    """The mean of what has no bounds."""
    found = plain_mean(values, rounding)
    return found.mean, found.low, found.high


def median(values: Numbers) -> Sure:
    """The median, between the values that are almost surely on its two sides."""
    size = len(values)
    outside, below = 0, _throws(size, 0)
    while below <= TAIL:
        outside += 1
        below += _throws(size, outside)
    if not outside:
        return float(np.median(values)), -math.inf, math.inf
    ordered = np.sort(values)
    return float(np.median(values)), float(ordered[outside - 1]), float(ordered[size - outside])


def _throws(size: int, heads: int) -> float:
    """How likely so many heads are when a coin is thrown."""
    ways = math.lgamma(size + 1) - math.lgamma(heads + 1) - math.lgamma(size - heads + 1)
    return math.exp(ways - size * math.log(2))


def ratio(parts: Numbers, wholes: Numbers) -> Sure:
    """All parts as a percentage of all wholes: a mean over games, each counted by its whole."""
    share = 100 * float(parts.sum() / wholes.sum())
    return amount(share + (100 * parts - share * wholes) / float(wholes.mean()))


def seats(games: list[StudiedGame]) -> list[Measure]:
    players = len(games[0].shares)
    fair = 100 / players
    goal = Goal(f"within 3 of {fair:.1f}", fair - 3, fair + 3)
    return [
        Measure(
            "seats",
            f"{players} players: wins of the {_ORDINALS[place]} to play, %",
            goal,
            *percent(np.array([100 * game.shares[place] for game in games])),
        )
        for place in range(players)
    ]


def scores(games: list[StudiedGame]) -> list[Measure]:
    players = len(games[0].shares)
    ordered = [sorted(game.scores, reverse=True) for game in games]
    best = np.array([float(one[0]) for one in ordered])
    margins = np.array([float(one[0] - one[1]) for one in ordered])
    top = float(best.max())
    name = f"{players} players:"
    return [
        Measure("scores", f"{name} mean winning score", Goal("85 to 120", 85, 120), *amount(best)),
        Measure("scores", f"{name} best score", Goal("over 130", 131), top, top, top),
        Measure(
            "margins",
            f"{name} median margin to the second",
            Goal("at most 10", 0, 10),
            *median(margins),
        ),
    ]


def families(games: list[StudiedGame]) -> list[Measure]:
    """The share of each family of VP, over all patrons."""
    players = len(games[0].shares)
    names = [*FAMILIES, REST]
    table = np.array([_by_family(game) for game in games])
    return [
        Measure(
            "VP by source",
            f"{players} players: VP from {name}, %",
            Goal("10 to 45", 10, 45),
            *ratio(table[:, at], table.sum(axis=1)),
        )
        for at, name in enumerate(names)
    ]


def _by_family(game: StudiedGame) -> list[float]:
    found = dict.fromkeys([*FAMILIES, REST], 0.0)
    family_of = {source: family for family, sources in FAMILIES.items() for source in sources}
    for own in game.sources:
        for source, vp in own.items():
            found[family_of.get(source, REST)] += vp
    return list(found.values())


def setups(games: list[StudiedGame]) -> list[Measure]:
    """How far each pair of composers, and each Constanze card, moves the mean score."""
    players = len(games[0].shares)
    means = np.array([np.mean(game.scores) for game in games])
    level = float(means.mean())
    found: list[Measure] = []
    for title, key in (("composers", "composers"), ("Constanze card", "constanze")):
        for name in sorted({getattr(game, key) for game in games}):
            chosen = np.array([getattr(game, key) == name for game in games])
            moved = amount(100 * (means[chosen] / level - 1))
            about = f"{players} players: {title} {name}, % of mean score"
            found.append(Measure("set-ups", about, Goal("within 8", -8, 8), *moved))
    return found


def components(games: list[StudiedGame]) -> list[Measure]:
    """How often each component is taken where it is offered, and how its taker fares; tables of all sizes."""
    taken: dict[str, list[float]] = {}
    ahead: dict[str, list[float]] = {}
    for game in games:
        fair = 1 / len(game.shares)
        for name, place in game.components.items():
            taken.setdefault(name, []).append(0.0 if place == NOBODY else 100.0)
            if place != NOBODY:
                ahead.setdefault(name, []).append(100 * (game.shares[place] - fair))
    found: list[Measure] = []
    for name in sorted(taken):
        often = percent(np.array(taken[name]))
        found.append(Measure("taken", f"{name}: taken, %", Goal("at least 5", 5), *often))
        if len(ahead.get(name, [])) >= FEWEST_WINS:
            gain = percent(np.array(ahead[name]), _FARTHEST_BELOW, _FARTHEST_ABOVE)
            about = f"{name}: wins above a fair share, points"
            found.append(Measure("wins of takers", about, Goal("within 10", -10, 10), *gain))
    return found


def without_action(action: str, lost: list[float]) -> Measure:
    """`lost`: for each deal the share of its games the full bot won against the one that never takes it."""
    found = percent(100 * np.array(lost))
    return Measure("without", f"never {action}: lost to the full bot, %", Goal("at least 75", 75), *found)


SOLOIST_TARGETS = {"easy": 90, "medium": 75, "hard": 60}


def soloist(level: str, won: list[float]) -> Measure:
    target = SOLOIST_TARGETS[level]
    found = percent(100 * np.array(won))
    goal = Goal(f"within 5 of {target}", target - 5, target + 5)
    return Measure("Soloist", f"Soloist, {level}: the bot wins, %", goal, *found)


def length(games: list[StudiedGame]) -> Measure:
    """Decisions of one patron in a game; no target, for the record."""
    players = len(games[0].shares)
    found = amount(np.array([game.decisions / players for game in games]))
    return Measure("length", f"{players} players: decisions of a patron", Goal("for the record"), *found)


COMPONENT_GROUPS = ("taken", "wins of takers")
FEWEST_WINS = 20  # games in which it was taken; fewer say nothing about winning
# Of a fair share, in points: who loses at a table of two, and who wins at one of four.
_FARTHEST_BELOW, _FARTHEST_ABOVE = -50.0, 75.0
_ORDINALS = ("first", "second", "third", "fourth")
