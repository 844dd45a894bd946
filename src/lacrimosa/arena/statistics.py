"""Means, and how far to trust them: the bootstrap over deals.

The games of a deal are played with the same cards, so they are drawn together or not at all (a cluster).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from lacrimosa.arena.sample import Floats, Ints, Sample

DRAWS: Final = 2000
_SEED: Final = 1791  # of the bootstrap: the same games give the same intervals
_AT_ONCE: Final = 100
LEVEL: Final = 0.95


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval."""

    mean: float
    low: float
    high: float


def weights(deals: int, draws: int) -> Iterator[Floats]:
    """How often each deal comes up when as many are drawn with replacement: draws x deals, in parts."""
    generator = np.random.default_rng(_SEED)
    for first in range(0, draws, _AT_ONCE):
        rows = min(_AT_ONCE, draws - first)
        drawn = generator.integers(0, deals, size=(rows, deals))
        flat = drawn + deals * np.arange(rows)[:, None]
        yield np.bincount(flat.ravel(), minlength=rows * deals).reshape(rows, deals).astype(np.float64)


def interval(values: Floats) -> tuple[float, float]:
    """The percentile interval of drawn values."""
    low, high = np.quantile(values, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return float(low), float(high)


def cluster_mean(values: Floats, cluster: Ints, clusters: int, draws: int = DRAWS) -> Estimate:
    """The mean of values that come in clusters."""
    sums = np.bincount(cluster, weights=values, minlength=clusters)
    counts = np.bincount(cluster, minlength=clusters).astype(np.float64)
    drawn = [(part @ sums) / (part @ counts) for part in weights(clusters, draws)]
    low, high = interval(np.concatenate(drawn))
    return Estimate(float(values.mean()), low, high)


@dataclass(frozen=True)
class Standing:
    """What one bot made of its games; means over the seats it held."""

    share: Estimate
    margin: Estimate
    rank: float
    score: float
    ms: float  # for a decision it was asked for


def standings(sample: Sample) -> list[Standing]:
    """By bot."""
    found: list[Standing] = []
    for bot in range(sample.bots):
        own = sample.bot == bot
        deal = sample.deal[own]
        asked = int(sample.asked[own].sum())
        found.append(
            Standing(
                share=cluster_mean(sample.share[own], deal, sample.deals),
                margin=cluster_mean(sample.margin[own], deal, sample.deals),
                rank=float(sample.rank[own].mean()),
                score=float(sample.score[own].mean()),
                ms=1000 * float(sample.thinking[own].sum()) / asked if asked else 0.0,
            )
        )
    return found
