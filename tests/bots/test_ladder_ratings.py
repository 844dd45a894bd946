"""The ratings of the ladder, out of the published strength of the bots: each level against the one below."""

import math
import re
from pathlib import Path

from lacrimosa.bots.ladder import LADDER, RATINGS

FIGURES = Path(__file__).parents[2] / "figures" / "bots-strength.md"
LOGIT = 400 / math.log(10)
SURELY = 1.96
CELL = re.compile(r"(\d+) \((\d+)–(\d+)\)")


def points(share: float, players: int) -> float:
    """How much stronger one bot is than each of the others, if it wins so many per cent."""
    share = min(share, 99.5) / 100
    return LOGIT * math.log(share * (players - 1) / (1 - share))


def step(cells: str) -> tuple[float, float]:
    """How far a level is above the one below, from tables of two to four; and the variance of that."""
    found = []
    for players, cell in zip((2, 3, 4), CELL.findall(cells), strict=True):
        share, low, high = (points(float(one), players) for one in cell)
        found.append((share, ((high - low) / 2 / SURELY) ** 2))
    weight = sum(1 / variance for _, variance in found)
    mean = sum(share / variance for share, variance in found) / weight
    # Where the sizes of tables differ by more than chance, less is known.
    spread = sum((share - mean) ** 2 / variance for share, variance in found) / (len(found) - 1)
    return mean, max(1.0, spread) / weight


def test_the_scale_is_that_of_the_published_figures() -> None:
    rows = re.findall(r"^\| `(\w+)` against `(\w+)` \| (.*) \|$", FIGURES.read_text(), re.MULTILINE)
    levels = list(LADDER)
    assert [pair[:2] for pair in rows] == list(zip(levels[1:], levels, strict=False))
    steps = {upper: step(cells) for upper, _, cells in rows}
    derived = {"pupil": (1000, 0)}
    rating, variance = 1000.0, 0.0
    for level in levels[2:]:
        rating, variance = rating + steps[level][0], variance + steps[level][1]
        derived[level] = (round(rating), round(SURELY * math.sqrt(variance)))
    below, own = steps["pupil"]
    derived["copyist"] = (round(1000 - below), round(SURELY * math.sqrt(own)))
    assert derived == RATINGS
