"""The measures of a good game and their targets: what was found, how sure that is, whether it will do."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lacrimosa.balance.seen import NOBODY, Seen

Numbers = NDArray[np.float64]
RESAMPLES = 400

# VP by where they come from, in four families.
FAMILIES = {
    "works": ("commission", "sale", "offertorium"),
    "Requiem": ("requiem_tiles", "instrument_spaces", "end_requiem"),
    "courts and cities": ("cities", "courts_instant", "end_courts"),
}
REST = "memories and finance"


@dataclass(frozen=True)
class Measure:
    """One line of the report; shares are percentages."""

    measure: str
    target: str
    value: float
    low: float
    high: float
    met: bool

    def as_json(self) -> dict[str, object]:
        return {
            "measure": self.measure,
            "target": self.target,
            "value": round(self.value, 3),
            "low": round(self.low, 3),
            "high": round(self.high, 3),
            "met": self.met,
        }


def between(name: str, target: str, least: float, most: float, found: tuple[float, float, float]) -> Measure:
    return Measure(name, target, *found, met=least <= found[0] <= most)


def spread(values: Numbers, of: Callable[[Numbers], float], seed: int = 1791) -> tuple[float, float, float]:
    """A figure of some games with its 95 % interval, by drawing games again and again."""
    if len(values) == 0:
        return float("nan"), float("nan"), float("nan")
    generator = np.random.default_rng(seed)
    again = [of(values[generator.integers(0, len(values), len(values))]) for _ in range(RESAMPLES)]
    low, high = np.percentile(again, [2.5, 97.5])
    return of(values), float(low), float(high)


def _mean(values: Numbers) -> float:
    return float(np.mean(values))


def seats(games: list[Seen]) -> list[Measure]:
    players = len(games[0].shares)
    fair = 100 / players
    return [
        between(
            f"{players} players: wins of the {_ORDINALS[place]} to play, %",
            f"within 3 of {fair:.1f}",
            fair - 3,
            fair + 3,
            spread(np.array([100 * game.shares[place] for game in games]), _mean),
        )
        for place in range(players)
    ]


def scores(games: list[Seen]) -> list[Measure]:
    players = len(games[0].shares)
    ordered = [sorted(game.scores, reverse=True) for game in games]
    best = np.array([float(one[0]) for one in ordered])
    margins = np.array([float(one[0] - one[1]) for one in ordered])
    top = float(best.max())
    return [
        between(f"{players} players: mean winning score", "85 to 120", 85, 120, spread(best, _mean)),
        Measure(f"{players} players: best score", "over 130", top, top, top, top > 130),
        between(
            f"{players} players: median margin to the second",
            "at most 10",
            0,
            10,
            spread(margins, lambda some: float(np.median(some))),
        ),
    ]


def families(games: list[Seen]) -> list[Measure]:
    """The share of each family of VP, over all patrons."""
    players = len(games[0].shares)
    names = [*FAMILIES, REST]
    table = np.array([_by_family(game) for game in games])
    return [
        between(
            f"{players} players: VP from {name}, %",
            "10 to 45",
            10,
            45,
            spread(table, lambda some, at=at: float(100 * some[:, at].sum() / some.sum())),  # type: ignore[misc]
        )
        for at, name in enumerate(names)
    ]


def _by_family(game: Seen) -> list[float]:
    found = dict.fromkeys([*FAMILIES, REST], 0.0)
    family_of = {source: family for family, sources in FAMILIES.items() for source in sources}
    for own in game.sources:
        for source, vp in own.items():
            found[family_of.get(source, REST)] += vp
    return list(found.values())


def setups(games: list[Seen]) -> list[Measure]:
    """How far each pair of composers, and each Constanze card, moves the mean score."""
    players = len(games[0].shares)
    means = np.array([np.mean(game.scores) for game in games])
    level = float(means.mean())
    found: list[Measure] = []
    for title, key in (("composers", "composers"), ("Constanze card", "constanze")):
        for name in sorted({getattr(game, key) for game in games}):
            chosen = np.array([getattr(game, key) == name for game in games])
            moved = spread(100 * (means[chosen] / level - 1), _mean)
            found.append(
                between(f"{players} players: {title} {name}, % of mean score", "within 8", -8, 8, moved)
            )
    return found


def components(games: list[Seen]) -> list[Measure]:
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
        often = spread(np.array(taken[name]), _mean)
        found.append(between(f"{name}: taken, %", "at least 5", 5, 100, often))
        if len(ahead.get(name, [])) >= FEWEST_WINS:
            gain = spread(np.array(ahead[name]), _mean)
            found.append(between(f"{name}: wins above a fair share, points", "within 10", -10, 10, gain))
    return found


def without_action(action: str, lost: list[float]) -> Measure:
    """`lost`: for each deal the share of its games the full bot won against the one that never takes it."""
    found = spread(100 * np.array(lost), _mean)
    return between(f"never {action}: lost to the full bot, %", "at least 75", 75, 100, found)


SOLOIST_TARGETS = {"easy": 90, "medium": 75, "hard": 60}


def soloist(level: str, won: list[float]) -> Measure:
    target = SOLOIST_TARGETS[level]
    found = spread(100 * np.array(won), _mean)
    return between(
        f"Soloist, {level}: the bot wins, %", f"within 5 of {target}", target - 5, target + 5, found
    )


def length(games: list[Seen]) -> Measure:
    """Decisions of one patron in a game; no target, for the record."""
    players = len(games[0].shares)
    found = spread(np.array([game.decisions / players for game in games]), _mean)
    return Measure(f"{players} players: decisions of a patron", "for the record", *found, met=True)


FEWEST_WINS = 20  # games in which it was taken; fewer say nothing about winning
_ORDINALS = ("first", "second", "third", "fourth")
