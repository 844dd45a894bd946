"""How often the arena's intervals hold the truth, and its sequential test errs: runs whose truth is known.

The games of a deal hang together: each deal has a chance of its own to win its games, and `together` is the
correlation between two of them (a beta-binomial distribution). At 0 games are independent, at 1 those of a
deal all end alike.
"""

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

import numpy as np

from lacrimosa.arena.results import Floats
from lacrimosa.arena.sequential import BETTER_FOUND, NOT_BETTER, UNDECIDED, Hypotheses, SequentialTest
from lacrimosa.arena.statistics import bounded_mean

SHARES: Final = (0.01, 0.05, 0.2, 0.5, 0.8, 0.95, 0.99)
DEALS: Final = (2, 3, 5, 10, 20, 50, 200)
_DRAWS: Final = 2000  # for an interval: fewer than for one that counts
_NORMAL: Final = 1.959964  # standard errors to either side
_MOST_DEALS: Final = 5000  # of a run of the sequential test
_AT_ONCE: Final = 50


@dataclass(frozen=True)
class Kind:
    """What the deals of a run are like."""

    games: int
    together: float


KINDS: Final = (Kind(1, 0.0), Kind(2, 0.0), Kind(2, 0.3), Kind(4, 0.3), Kind(4, 1.0))


@dataclass(frozen=True)
class Coverage:
    """How often intervals held the truth, and how wide they were."""

    held: float
    width: float
    against_normal: float  # by the width of one that knows the spread of the deals


def deals_of(share: float, kind: Kind, size: tuple[int, int], generator: np.random.Generator) -> Floats:
    """Runs x deals: the share of its games a bot wins in each deal."""
    chances = np.full(size, share)
    if 0 < kind.together < 1:
        spread = (1 - kind.together) / kind.together
        chances = generator.beta(share * spread, (1 - share) * spread, size=size)
    elif kind.together == 1:
        chances = (generator.random(size) < share).astype(np.float64)
    found: Floats = generator.binomial(kind.games, chances) / kind.games
    return found


def coverage_of(share: float, deals: int, kind: Kind, runs: int, seed: int) -> Coverage:
    """Of the interval of a share, over so many runs."""
    generator = np.random.default_rng([seed, deals, round(1000 * share), kind.games])
    drawn = np.sort(deals_of(share, kind, (runs, deals), generator), axis=1)
    held = width = 0.0
    # The order of the deals says nothing: equal runs have equal intervals.
    for one, times in zip(*np.unique(drawn, axis=0, return_counts=True), strict=True):
        found = bounded_mean(one, draws=_DRAWS)
        held += times * (found.low <= share <= found.high)
        width += times * (found.high - found.low)
    variance = share * (1 - share) * (1 + (kind.games - 1) * kind.together) / kind.games
    normal = 2 * _NORMAL * math.sqrt(variance / deals)
    return Coverage(held / runs, width / runs, width / runs / normal)


@dataclass(frozen=True)
class Errors:
    """How often the sequential test errs at its two claims, and how many deals it takes."""

    players: int
    better: float
    together: float
    called_better: float  # a challenger that is as good as the champion
    called_worse: float  # one that is so much better
    deals_at_worse: float
    deals_at_better: float


def errors_of(hypotheses: Hypotheses, kind: Kind, runs: int, seed: int) -> Errors:
    """Of the sequential test, over so many runs at each claim."""
    at_worse, deals_at_worse = decisions_of(hypotheses, hypotheses.worse, kind, runs, seed)
    at_better, deals_at_better = decisions_of(hypotheses, hypotheses.better, kind, runs, seed)
    return Errors(
        players=hypotheses.players,
        better=hypotheses.better,
        together=kind.together,
        called_better=at_worse[BETTER_FOUND] / runs,
        called_worse=at_better[NOT_BETTER] / runs,
        deals_at_worse=deals_at_worse,
        deals_at_better=deals_at_better,
    )


def decisions_of(
    hypotheses: Hypotheses, points: float, kind: Kind, runs: int, seed: int
) -> tuple[Counter[str], float]:
    """What the test says of a challenger so many points above, and after how many deals."""
    generator = np.random.default_rng([seed, hypotheses.players, round(points)])
    said: Counter[str] = Counter()
    deals = 0
    for _ in range(runs):
        test = SequentialTest(hypotheses)
        while test.verdict().decision == UNDECIDED and test.verdict().deals < _MOST_DEALS:
            for share in deals_of(hypotheses.share(points), kind, (1, _AT_ONCE), generator)[0].tolist():
                test.hear(share)
                if test.verdict().decision != UNDECIDED:
                    break
        said[test.verdict().decision] += 1
        deals += test.verdict().deals
    return said, deals / runs
