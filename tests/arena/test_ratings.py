"""Plackett-Luce ratings against closed forms, and strengths found again."""

import math
from collections import Counter

import numpy as np
import pytest
from arena.made_results import Game, sample
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.arena.ratings import odds, orders_of, ratings, stages_of, strengths
from lacrimosa.arena.results import Columns

FIRST: Game = ((0, 1), (1, 2))
SECOND: Game = ((0, 1), (2, 1))
TIE: Game = ((0, 1), (1, 1))


def points(ratio: float) -> float:
    return 400 * math.log10(ratio)


def fitted(deals: list[list[Game]]) -> float:
    """The first bot's strength by that of the second, without a prior."""
    stages = stages_of(sample(2, deals))
    found = strengths(stages, stages.weight.sum(axis=0, keepdims=True), prior=0)
    return float(found[0, 0] / found[0, 1])


@settings(max_examples=30)
@given(st.integers(1, 60), st.integers(1, 60), st.integers(0, 60))
def test_between_two_the_odds_are_those_of_wins_with_ties_split(won: int, lost: int, tied: int) -> None:
    found = fitted([[FIRST]] * won + [[SECOND]] * lost + [[TIE]] * tied)
    assert found == pytest.approx((won + tied / 2) / (lost + tied / 2), rel=1e-6)


def test_ten_to_one_are_400_points() -> None:
    assert odds(400) == 10
    games = [[FIRST]] * 1000 + [[SECOND]] * 100
    stronger, anchor = ratings(sample(2, games), 1)
    assert stronger.mean == pytest.approx(1400, abs=2), "the prior weighs little beside a thousand games"
    assert stronger.low < 1400 < stronger.high
    assert (anchor.mean, anchor.low, anchor.high) == (1000, 1000, 1000)


def test_the_prior_keeps_a_bot_that_never_lost_finite() -> None:
    few = ratings(sample(2, [[FIRST]] * 10), 1)[0].mean
    many = ratings(sample(2, [[FIRST]] * 100), 1)[0].mean
    assert 1300 < few < many < 3000


def test_the_odds_of_a_challenger_among_copies() -> None:
    """Three copies of one strength: the challenger's share of first places is s / (s + 3)."""
    seats = (0, 1, 1, 1)
    first: Game = (seats, (1, 2, 3, 4))
    last: Game = (seats, (4, 1, 2, 3))
    ratio = fitted([[first]] * 3 + [[last]])
    # At the best fit as many choices are expected as were made: 3 at the first rank of 4, then 0 of 1 and 1.
    expected = 4 * ratio / (ratio + 3) + ratio / (ratio + 2) + ratio / (ratio + 1)
    assert expected == pytest.approx(3, abs=1e-6)


def test_shared_ranks_stand_for_all_their_orders() -> None:
    assert orders_of([0, 1, 2], [1, 2.5, 2.5]) == {(0, 1, 2): 0.5, (0, 2, 1): 0.5}
    assert orders_of([0, 1, 1], [2, 2, 2]) == {
        (0, 1, 1): pytest.approx(1 / 3),
        (1, 0, 1): pytest.approx(1 / 3),
        (1, 1, 0): pytest.approx(1 / 3),
    }


def played_by(strength: list[float], deals: int, seed: int) -> Columns:
    """Orders as the model says: who has the earliest of exponential times comes first."""
    generator = np.random.default_rng(seed)
    games: list[list[Game]] = []
    for _ in range(deals):
        seated = generator.permutation(len(strength))[:4]
        times = generator.exponential(1 / np.array(strength)[seated])
        games.append([(seated.tolist(), (times.argsort().argsort() + 1).tolist())])
    return sample(len(strength), games)


def test_known_strengths_are_found_again() -> None:
    strength = [1.0, 2.0, 4.0, 8.0, 0.5]
    found = ratings(played_by(strength, 1500, 3), 0)
    for one, true in zip(found, strength, strict=True):
        assert one.mean == pytest.approx(1000 + points(true), abs=30)
        assert one.low <= one.mean <= one.high
    assert all(one.high - one.low < 100 for one in found)


def test_the_interval_shrinks_with_the_root_of_the_deals() -> None:
    few, many = (ratings(played_by([1.0, 2.0, 3.0, 4.0], deals, 4), 0)[3] for deals in (100, 1600))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(4, rel=0.35)


def test_the_interval_of_a_rating_holds_the_truth() -> None:
    """Few deals of two games each, and one bot far stronger."""
    generator = np.random.default_rng(6)
    for true, deals in ((0.5, 2), (0.8, 4), (0.95, 3), (0.99, 5)):
        runs = Counter(tuple(sorted(run)) for run in generator.binomial(2, true, size=(400, deals)).tolist())
        held = 0
        for run, times in runs.items():
            games = [[FIRST] * won + [SECOND] * (2 - won) for won in run]
            one = ratings(sample(2, games), 1)[0]
            held += times * (one.low <= 1000 + points(true / (1 - true)) <= one.high)
        assert held >= 0.93 * 400, (true, deals)


def test_few_deals_that_came_out_alike_leave_much_open() -> None:
    """Two deals won are no proof of strength, and one deal is none at all."""
    one, anchor = ratings(sample(2, [[FIRST] * 2] * 2), 1)
    assert one.low < 900
    assert one.high > 2000
    assert (anchor.low, anchor.high) == (1000, 1000)
    alone = ratings(sample(2, [[FIRST] * 2]), 1)[0]
    assert (alone.low, alone.high) == (-math.inf, math.inf)


def test_alone_the_soloist_ties_the_ratings_together() -> None:
    """Nobody meets anybody but him: the stronger against him is the stronger."""
    deals = [[((0, 2), (1, 2)), ((1, 2), (1, 2))]] * 6 + [[((0, 2), (1, 2)), ((1, 2), (2, 1))]] * 14
    first, anchor, soloist = ratings(sample(3, deals), 1)
    assert 1000 < first.low < first.mean < first.high
    assert soloist.low < soloist.mean < first.mean
    assert anchor.mean == 1000
