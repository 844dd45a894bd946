"""Plackett-Luce ratings on finishing orders, fitted by Newton's method.

Every bot has a strength. An order comes about from the top: each rank is taken by one of those left, with
probabilities in proportion to their strengths. Where seats share ranks, every order they may stand for counts
in equal parts; two bots that share a victory have half a win each. Several copies of a bot count as several
bots of the same strength.
"""

import itertools
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from lacrimosa.arena.results import Columns, Floats
from lacrimosa.arena.statistics import SEED, TAIL, Estimate

# The scale of ratings, as chess players know it.
ANCHOR_RATING: Final = 1000.0
PER_TENFOLD: Final = 400.0  # points for odds of 10 to 1
DRAWS: Final = 400
# Half a win and half a defeat of every bot against a dummy: without them one that never lost would have no
# finite strength.
PRIOR: Final = 1.0
# In an interval the dummy must not hold anybody back: a bot that never lost may be as strong as you like.
_HARDLY: Final = 0.01
_ROUNDS: Final = 100
_NEAR: Final = 1e-9
_STEP: Final = 2.0  # the longest step of Newton's method, in logarithms of strength

Order = tuple[int, ...]  # bots, the first of them first
Finish = tuple[int, list[int], list[float]]  # of a game: its deal, the bots, and their ranks


def odds(points: float) -> float:
    """How much stronger somebody so many points above another is."""
    return float(10 ** (points / PER_TENFOLD))


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


def stages_of(columns: Columns, more: Sequence[Finish] = ()) -> Stages:
    """The stages of all games, and of some that were never played."""
    kinds: dict[tuple[Order, int], int] = {}
    cells: defaultdict[tuple[int, int], float] = defaultdict(float)
    for deal, bots, ranks in itertools.chain(_finishes(columns), more):
        for order, part in orders_of(bots, ranks).items():
            for place in range(len(order) - 1):
                left = order[place:]
                # Among copies of one bot nothing is decided.
                if len(set(left)) > 1:
                    kind = kinds.setdefault((tuple(sorted(left)), order[place]), len(kinds))
                    cells[deal, kind] += part
    weight = np.zeros((max([columns.deals, *(1 + deal for deal, _, _ in more)]), len(kinds)))
    for (deal, kind), part in cells.items():
        weight[deal, kind] = part
    counts = [[left.count(bot) for bot in range(columns.bots)] for left, _ in kinds]
    taken = [[float(bot == own) for bot in range(columns.bots)] for _, own in kinds]
    shape = (len(kinds), columns.bots)
    return Stages(np.array(counts, float).reshape(shape), np.array(taken).reshape(shape), weight)


def _finishes(columns: Columns) -> Iterator[Finish]:
    ends = np.flatnonzero(np.diff(columns.game, append=-1)) + 1
    for first, end in itertools.pairwise([0, *ends.tolist()]):
        yield int(columns.deal[first]), columns.bot[first:end].tolist(), columns.rank[first:end].tolist()


def strengths(stages: Stages, weight: Floats, prior: float = PRIOR) -> Floats:
    """Strengths by draw and bot, their geometric mean 1; `weight` is draws x stages."""
    draws, bots = weight.shape[0], stages.left.shape[1]
    left, taken, weight = _with_dummy(stages, weight, prior) if prior else (stages.left, stages.taken, weight)
    won = weight @ taken
    found = np.zeros((draws, left.shape[1]))  # logarithms
    for _ in range(_ROUNDS):
        likely = np.exp(found)[:, None, :] * left
        likely /= likely.sum(axis=2, keepdims=True)
        expected = weight[:, :, None] * likely
        # Only ratios count, so the matrix would not be regular: what is added leaves the steps as they are.
        slope = -expected.swapaxes(1, 2) @ likely + 1 / bots
        slope[:, range(left.shape[1]), range(left.shape[1])] += expected.sum(axis=1)
        step = np.linalg.solve(slope, (won - expected.sum(axis=1))[:, :, None])[:, :, 0]
        found += np.clip(step, -_STEP, _STEP)
        if np.abs(step).max() < _NEAR:
            break
    own: Floats = found[:, :bots]
    strong: Floats = np.exp(own - own.mean(axis=1, keepdims=True))
    return strong


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


def ratings(columns: Columns, anchor: int, draws: int = DRAWS, prior: float = PRIOR) -> list[Estimate]:
    """By bot, with the interval of `statistics.bounded_mean`: deals with random weights, and one deal more.

    For the lower limit that is one in which the bot comes last and the anchor first, for the upper one the
    other way round. The anchor has 1000.
    """
    stages = stages_of(columns, _extremes(columns, anchor))
    whole = stages.weight[: columns.deals].sum(axis=0, keepdims=True)
    means = _points(strengths(stages, whole, prior), anchor)[0]
    generator = np.random.default_rng(SEED)
    weights = generator.standard_exponential((draws, columns.deals + 1))
    weights *= (columns.deals + 1) / weights.sum(axis=1, keepdims=True)
    drawn = weights[:, 1:] @ stages.weight[: columns.deals]
    found: list[Estimate] = []
    for bot, mean in enumerate(means.tolist()):
        if bot == anchor:
            found.append(Estimate(mean, mean, mean))
        elif columns.deals == 1:
            found.append(Estimate(mean, -math.inf, math.inf))
        else:
            worst, best = (
                drawn + weights[:, :1] * stages.weight[columns.deals + 2 * bot + extreme]
                for extreme in (0, 1)
            )
            low = np.quantile(_points(strengths(stages, worst, _HARDLY), anchor)[:, bot], TAIL)
            high = np.quantile(_points(strengths(stages, best, _HARDLY), anchor)[:, bot], 1 - TAIL)
            found.append(Estimate(mean, min(float(low), mean), max(float(high), mean)))
    return found


def _points(strong: Floats, anchor: int) -> Floats:
    points: Floats = ANCHOR_RATING + PER_TENFOLD * np.log10(strong / strong[:, [anchor]])
    return points


def _extremes(columns: Columns, anchor: int) -> list[Finish]:
    """Two more deals for each bot, the games of the first: with the bot at the bottom, and at the top."""
    found: list[Finish] = []
    games = [bots for deal, bots, _ in _finishes(columns) if deal == 0]
    for bot, sign in itertools.product(range(columns.bots), (1.0, -1.0)):
        deal = columns.deals + 2 * bot + (sign < 0)
        found += [(deal, bots, [sign * ((one == bot) - (one == anchor)) for one in bots]) for bots in games]
    return found
