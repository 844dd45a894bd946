"""The bootstrap over deals against cases whose answer is known."""

import math

import numpy as np
import pytest
from arena.samples import sample
from hypothesis import given
from hypothesis import strategies as st

from lacrimosa.arena.sample import shared_ranks
from lacrimosa.arena.statistics import cluster_mean, standings, weights


def test_every_draw_has_as_many_deals_as_there_are() -> None:
    drawn = np.concatenate(list(weights(30, 250)))
    assert drawn.shape == (250, 30)
    assert (drawn.sum(axis=1) == 30).all()
    assert drawn.mean() == pytest.approx(1)
    assert (drawn == np.concatenate(list(weights(30, 250)))).all()


def test_the_interval_of_independent_throws_is_the_binomial_one() -> None:
    throws = np.array([1.0] * 120 + [0.0] * 280)
    found = cluster_mean(throws, np.arange(400), 400)
    error = 1.96 * math.sqrt(0.3 * 0.7 / 400)
    assert found.mean == pytest.approx(0.3)
    assert found.low == pytest.approx(0.3 - error, abs=0.006)
    assert found.high == pytest.approx(0.3 + error, abs=0.006)


def test_the_games_of_a_deal_count_as_one_when_they_always_agree() -> None:
    """Four games a deal that come out alike say no more than one."""
    deals = np.array([1.0] * 50 + [0.0] * 50)
    alone = cluster_mean(deals, np.arange(100), 100)
    fourfold = cluster_mean(np.repeat(deals, 4), np.repeat(np.arange(100), 4), 100)
    assert (fourfold.low, fourfold.high) == (alone.low, alone.high)
    as_if_independent = cluster_mean(np.repeat(deals, 4), np.arange(400), 400)
    assert fourfold.high - fourfold.low > 1.8 * (as_if_independent.high - as_if_independent.low)


def test_mirrored_deals_of_equals_leave_no_doubt() -> None:
    """Each deal is won once by either: whatever is drawn, the share is one half."""
    found = cluster_mean(np.array([1.0, 0.0] * 40), np.repeat(np.arange(40), 2), 40)
    assert (found.mean, found.low, found.high) == (0.5, 0.5, 0.5)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    generator = np.random.default_rng(2)
    held = 0
    for _ in range(200):
        luck = generator.normal(0, 0.15, size=(80, 1))
        throws = (generator.random((80, 4)) < 0.4 + luck).astype(float)
        found = cluster_mean(throws.ravel(), np.repeat(np.arange(80), 4), 80, draws=300)
        held += found.low <= 0.4 <= found.high
    assert 180 <= held <= 198


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4))
def test_shared_ranks_have_the_mean_of_all_ranks(scores: list[int]) -> None:
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    assert sum(shared_ranks(ranks)) == pytest.approx(len(scores) * (len(scores) + 1) / 2)


def test_means_are_over_the_seats_a_bot_held() -> None:
    games = [[((0, 1, 1), (1, 2, 2)), ((1, 0, 1), (1, 1, 3))]]
    challenger, champion = standings(sample(2, games))
    assert challenger.share.mean == pytest.approx((1 + 0.5) / 2)
    assert champion.share.mean == pytest.approx(0.5 / 4)
    assert challenger.rank == pytest.approx((1 + 1.5) / 2)
    assert champion.rank == pytest.approx((2.5 + 2.5 + 1.5 + 3) / 4)
