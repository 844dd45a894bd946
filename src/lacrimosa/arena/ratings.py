"""Plackett-Luce ratings on finishing orders, fitted with the MM algorithm of Hunter (2004).

Every bot has a strength. An order comes about from the top: each rank is taken by one of those left, with
probabilities in proportion to their strengths. Where seats share ranks, every order they may stand for counts
in equal parts; two bots that share a victory have half a win each. Several copies of a bot count as several
bots of the same strength.
"""

import itertools
import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from lacrimosa.arena.sample import Floats, Sample
from lacrimosa.arena.scale import ANCHOR_RATING, PER_TENFOLD
from lacrimosa.arena.statistics import Estimate, interval, weights

DRAWS: Final = 200
# Half a win and half a defeat of every bot against a dummy: without them one that never lost would have no
# finite strength.
PRIOR: Final = 1.0
_ROUNDS: Final = 5000
_NEAR: Final = 1e-8

Order = tuple[int, ...]  # bots, the first of them first


def orders_of(bots: Sequence[int], ranks: Sequence[float]) -> dict[Order, float]:
    """The orders a game may stand for, with their parts of one."""
    tied = [[bot for bot, own in zip(bots, ranks, strict=True) if own == rank] for rank in sorted(set(ranks))]
    part = 1 / math.prod(math.factorial(len(group)) for group in tied)
    found: defaultdict[Order, float] = defaultdict(float)
    for chosen in itertools.product(*(itertools.permutations(group) for group in tied)):
        found[tuple(itertools.chain(*chosen))] += part
    return dict(found)


@dataclass(frozen=True)
class Stages:
    """One line for each kind of stage of an order: who is left, and who takes the rank."""

    left: Floats  # stages x bots: how many of each bot
    taken: Floats  # stages x bots: 1 for who takes it
    weight: Floats  # deals x stages: how often, by deal


def stages_of(sample: Sample) -> Stages:
    kinds: dict[tuple[Order, int], int] = {}
    cells: defaultdict[tuple[int, int], float] = defaultdict(float)
    ends = np.flatnonzero(np.diff(sample.game, append=-1)) + 1
    for first, end in itertools.pairwise([0, *ends.tolist()]):
        bots = sample.bot[first:end].tolist()
        deal = int(sample.deal[first])
        for order, part in orders_of(bots, sample.rank[first:end].tolist()).items():
            for place in range(len(order) - 1):
                left = order[place:]
                # Among copies of one bot nothing is decided.
                if len(set(left)) > 1:
                    kind = kinds.setdefault((tuple(sorted(left)), order[place]), len(kinds))
                    cells[deal, kind] += part
    weight = np.zeros((sample.deals, len(kinds)))
    for (deal, kind), part in cells.items():
        weight[deal, kind] = part
    counts = [[left.count(bot) for bot in range(sample.bots)] for left, _ in kinds]
    taken = [[float(bot == own) for bot in range(sample.bots)] for _, own in kinds]
    shape = (len(kinds), sample.bots)
    return Stages(np.array(counts, float).reshape(shape), np.array(taken).reshape(shape), weight)


def strengths(stages: Stages, weight: Floats, prior: float = PRIOR) -> Floats:
    """Strengths by draw and bot, their geometric mean 1; `weight` is draws x stages."""
    draws, bots = weight.shape[0], stages.left.shape[1]
    left, taken, weight = _with_dummy(stages, weight, prior) if prior else (stages.left, stages.taken, weight)
    won = weight @ taken
    found = np.ones((draws, left.shape[1]))
    for _ in range(_ROUNDS):
        better = won / ((weight / (found @ left.T)) @ left)
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        near = np.abs(np.log(better / found)).max()
        found = better
        if near < _NEAR:
            break
    own: Floats = found[:, :bots]
    middle: Floats = np.exp(np.log(own).mean(axis=1, keepdims=True))
    return own / middle


def _with_dummy(stages: Stages, weight: Floats, prior: float) -> tuple[Floats, Floats, Floats]:
    """One bot more, from whom every bot has half of `prior` wins and to whom as many defeats."""
    bots = stages.left.shape[1]
    every, dummy = np.eye(bots), np.ones((bots, 1))
    met = np.hstack([every, dummy])
    column = np.zeros((len(stages.left), 1))
    return (
        np.vstack([np.hstack([stages.left, column]), met, met]),
        np.vstack(
            [
                np.hstack([stages.taken, column]),
                np.hstack([every, np.zeros((bots, 1))]),
                np.hstack([np.zeros((bots, bots)), dummy]),
            ]
        ),
        np.hstack([weight, np.full((weight.shape[0], 2 * bots), prior / 2)]),
    )


def ratings(sample: Sample, anchor: int, draws: int = DRAWS, prior: float = PRIOR) -> list[Estimate]:
    """By bot, with the interval of the bootstrap over deals; the anchor has 1000."""
    stages = stages_of(sample)
    whole = stages.weight.sum(axis=0, keepdims=True)
    drawn = [part @ stages.weight for part in weights(sample.deals, draws)]
    found = strengths(stages, np.concatenate([whole, *drawn]), prior)
    points = ANCHOR_RATING + PER_TENFOLD * np.log10(found / found[:, [anchor]])
    return [Estimate(float(points[0, bot]), *interval(points[1:, bot])) for bot in range(sample.bots)]
