"""The scale of ratings, as chess players know it."""

from typing import Final

ANCHOR_RATING: Final = 1000.0
PER_TENFOLD: Final = 400.0  # points for odds of 10 to 1


def odds(points: float) -> float:
    """How much stronger somebody so many points above another is."""
    return float(10 ** (points / PER_TENFOLD))
