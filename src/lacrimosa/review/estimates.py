"""Means of paired playouts and how far to trust them."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from lacrimosa.arena.statistics import student

# Scores are whole numbers: no spread is taken for less than that of rounding them.
_ROUNDING: Final = 1 / 12
# Variance of what the network's value at the horizon misses of the difference of two turns, measured by
# `lacrimosa review --study` (figures/review.md). Another network may need another number.
DRIFT: Final = 4.5


class Estimate(NamedTuple):
    """A mean with its interval of 95 %."""

    mean: float
    low: float
    high: float

    def is_off_zero(self) -> bool:
        return self.low > 0 or self.high < 0


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance_of(values: Sequence[float]) -> float:
    """Of one value; at least that of rounding."""
    mean = mean_of(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1) + _ROUNDING


def estimate(values: Sequence[float]) -> Estimate:
    """Student's interval; nothing is known of a single value."""
    mean = mean_of(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    reach = student(len(values) - 1) * math.sqrt(variance_of(values) / len(values))
    return Estimate(mean, mean - reach, mean + reach)


def adjusted(ends: Sequence[float], horizons: Sequence[float] | None, drift: float = DRIFT) -> Estimate:
    """The mean difference of games played to their end, with the luck behind the horizon evened out.

    What the network expected at the horizon varies far less from game to game, but is off by something that
    no number of games removes. Both means are weighed by how sure they are (the best linear unbiased
    estimate, given their covariance), and the interval is that of the weighted mean.
    """
    if horizons is None or len(ends) < 2:
        return estimate(ends)
    count = len(ends)
    far, near = mean_of(ends), mean_of(horizons)
    both = sum((a - far) * (b - near) for a, b in zip(ends, horizons, strict=True)) / (count - 1)
    v_far = variance_of(ends) / count
    v_near = variance_of(horizons) / count + drift
    shared = both / count
    total = v_far + v_near - 2 * shared
    weight = min(1.0, max(0.0, (v_near - shared) / total))  # of the games played to their end
    mean = weight * far + (1 - weight) * near
    variance = weight**2 * v_far + (1 - weight) ** 2 * v_near + 2 * weight * (1 - weight) * shared
    reach = student(count - 1) * math.sqrt(variance)
    return Estimate(mean, mean - reach, mean + reach)
