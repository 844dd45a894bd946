"""Means, and how far to trust them.

The games of a deal are played with the same cards, so a deal is one observation: the mean of its games.
docs/arena.md says what the intervals are and how often they hold the truth.
"""

import functools
import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from lacrimosa.arena.results import Columns, Floats, Ints

DRAWS: Final = 10_000
LEVEL: Final = 0.95
TAIL: Final = (1 - LEVEL) / 2
SEED: Final = 1791  # of what is drawn for an interval: the same games give the same one
# Scores are whole numbers: no spread is taken for less than that of rounding them.
_ROUNDING: Final = 1 / 12
_MANY: Final = 2000  # degrees of freedom, from where on Student's distribution is the normal one
_HALVINGS: Final = 60


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval; infinite where nothing is known."""

    mean: float
    low: float
    high: float


def by_deal(values: Floats, deal: Ints) -> Floats:
    """The mean of each deal that has values."""
    counts = np.bincount(deal)
    sums = np.bincount(deal, weights=values)
    found: Floats = sums[counts > 0] / counts[counts > 0]
    return found


def bounded_mean(deals: Floats, least: float = 0.0, most: float = 1.0, draws: int = DRAWS) -> Estimate:
    """The mean of values between two bounds, with Gaffke's interval; few values or equal ones are no harm.

    The values get random weights, all weights being equally likely; and to be on the safe side one value more
    is added to them: for the lower limit the least there can be, for the upper one the greatest.
    """
    mean = float(deals.mean())
    if len(deals) == 1:
        return Estimate(mean, least, most)
    values, counts = np.unique(deals, return_counts=True)
    generator = np.random.default_rng(SEED)
    weights = generator.standard_gamma(counts, size=(draws, len(values)))
    one_more = generator.standard_exponential(draws)
    sums, total = weights @ values, weights.sum(axis=1) + one_more
    low = np.quantile((sums + least * one_more) / total, TAIL)
    high = np.quantile((sums + most * one_more) / total, 1 - TAIL)
    return Estimate(mean, max(least, min(float(low), mean)), min(most, max(float(high), mean)))


def plain_mean(deals: Floats, rounding: float = _ROUNDING) -> Estimate:
    """The mean of values without bounds, with Student's interval."""
    mean = float(deals.mean())
    if len(deals) == 1:
        return Estimate(mean, -math.inf, math.inf)
    error = math.sqrt((float(deals.var(ddof=1)) + rounding) / len(deals))
    return Estimate(mean, mean - student(len(deals) - 1) * error, mean + student(len(deals) - 1) * error)


@functools.cache
def student(freedom: int) -> float:
    """How many standard errors an interval reaches to either side, by degrees of freedom."""
    freedom = min(freedom, _MANY)
    low, high = 0.0, math.pi / 2
    for _ in range(_HALVINGS):
        angle = (low + high) / 2
        if _within(angle, freedom) < LEVEL:
            low = angle
        else:
            high = angle
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """How likely Student's t is between plus and minus sqrt(freedom) tan(angle): a finite sum."""
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for power in range(1 + odd, freedom, 2):
        total += term
        term *= cosine * cosine * power / (power + 1)
    return (angle + sine * total) * 2 / math.pi if odd else sine * total


@dataclass(frozen=True)
class Standing:
    """What one bot made of its games; means over the seats it held."""

    share: Estimate
    margin: Estimate
    rank: float
    score: float
    ms: float  # for a decision it was asked for


def standings(columns: Columns) -> list[Standing]:
    """By bot."""
    found: list[Standing] = []
    for bot in range(columns.bots):
        own = columns.bot == bot
        deal = columns.deal[own]
        asked = int(columns.asked[own].sum())
        # Of several copies at a table only one can win.
        most = len(np.unique(columns.game[own])) / int(own.sum())
        found.append(
            Standing(
                share=bounded_mean(by_deal(columns.share[own], deal), most=most),
                margin=plain_mean(by_deal(columns.margin[own], deal)),
                rank=float(columns.rank[own].mean()),
                score=float(columns.score[own].mean()),
                ms=1000 * float(columns.thinking[own].sum()) / asked if asked else 0.0,
            )
        )
    return found
