"""Means and their intervals against cases whose answer is known, and against runs whose truth is."""

import math

import numpy as np
import pytest
from arena.made_results import sample
from hypothesis import given
from hypothesis import strategies as st

from bench.coverage import DEALS, SHARES, Kind, coverage_of
from lacrimosa.arena.results import shared_ranks
from lacrimosa.arena.statistics import bounded_mean, by_deal, plain_mean, standings, student


def test_the_interval_of_independent_throws_is_the_exact_one() -> None:
    """For single games it is that of Clopper and Pearson: the limits at which so many would be too rare."""
    found = bounded_mean(np.array([1.0] * 120 + [0.0] * 280))
    assert found.mean == pytest.approx(0.3)
    assert found.low == pytest.approx(0.2555, abs=0.002)
    assert found.high == pytest.approx(0.3475, abs=0.002)


@pytest.mark.parametrize("deals", [2, 3, 10, 50])
def test_who_won_everything_may_still_lose(deals: int) -> None:
    """The lower limit is where winning all deals would come up once in forty runs."""
    won = bounded_mean(np.ones(deals))
    assert (won.mean, won.high) == (1, 1)
    assert won.low == pytest.approx(0.025 ** (1 / deals), abs=0.01)
    lost = bounded_mean(np.zeros(deals))
    assert (lost.mean, lost.low) == (0, 0)
    assert lost.high == pytest.approx(1 - 0.025 ** (1 / deals), abs=0.01)


def test_one_deal_says_nothing() -> None:
    assert bounded_mean(np.array([1.0])) == bounded_mean(np.array([1.0]), 0, 1)
    assert (bounded_mean(np.array([0.5])).low, bounded_mean(np.array([0.5])).high) == (0, 1)
    assert (plain_mean(np.array([7.0])).low, plain_mean(np.array([7.0])).high) == (-math.inf, math.inf)


def test_the_games_of_a_deal_count_as_one_when_they_always_agree() -> None:
    """Four games a deal that come out alike say no more than one."""
    deals = np.array([1.0] * 50 + [0.0] * 50)
    fourfold = by_deal(np.repeat(deals, 4), np.repeat(np.arange(100), 4))
    assert bounded_mean(fourfold) == bounded_mean(deals)
    alone, as_if_independent = bounded_mean(deals), bounded_mean(np.repeat(deals, 4))
    assert alone.high - alone.low > 1.8 * (as_if_independent.high - as_if_independent.low)


def test_mirrored_deals_of_equals_leave_little_doubt() -> None:
    """Each deal is won once by either. That may be otherwise in one of forty, not in many more."""
    found = bounded_mean(by_deal(np.array([1.0, 0.0] * 40), np.repeat(np.arange(40), 2)))
    assert found.mean == 0.5
    assert 0.45 < found.low < 0.47
    assert found.low + found.high == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("deals", DEALS)
def test_the_interval_of_a_share_holds_the_truth(deals: int) -> None:
    """Also near 0 and 100 %, and for a handful of deals whose games hang together."""
    for share in SHARES:
        found = coverage_of(share, deals, Kind(2, 0.3), runs=400, seed=1)
        assert found.held >= 0.93, (share, found)
        if deals >= 20 and 0.2 <= share <= 0.8:
            assert found.against_normal < 1.25, "it costs little where a simple one would do"


@pytest.mark.parametrize("kind", [Kind(1, 0.0), Kind(4, 0.0), Kind(4, 1.0)])
def test_the_interval_holds_the_truth_however_games_hang_together(kind: Kind) -> None:
    for share in (0.01, 0.2, 0.5, 0.95):
        for deals in (2, 5, 20):
            assert coverage_of(share, deals, kind, runs=300, seed=2).held >= 0.93, (share, deals)


@pytest.mark.parametrize("deals", [2, 3, 5, 20])
def test_the_interval_of_a_margin_holds_the_truth(deals: int) -> None:
    generator = np.random.default_rng(3)
    margins = np.rint(generator.normal(4.0, 15.0, size=(2000, deals)))
    found = [plain_mean(one) for one in margins]
    assert 0.93 <= np.mean([one.low <= 4.0 <= one.high for one in found]) <= 0.97


def test_margins_that_are_all_alike_are_not_beyond_doubt() -> None:
    few, many = plain_mean(np.zeros(2)), plain_mean(np.zeros(200))
    assert few.low < -2
    assert -0.1 < many.low < 0


def test_the_factors_are_those_of_the_tables() -> None:
    known = {1: 12.7062, 2: 4.3027, 3: 3.1824, 10: 2.2281, 29: 2.0452, 120: 1.9799, 10_000: 1.9602}
    assert {freedom: student(freedom) for freedom in known} == pytest.approx(known, abs=0.002)


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


def test_of_several_copies_only_one_can_win() -> None:
    """What the challenger did not win its champions share: their limits are the challenger's, divided."""
    seats = (0, 1, 1, 1)
    games = [[(seats, (1, 2, 3, 4))] * 3, [(seats, (4, 1, 2, 3))] * 3, [(seats, (1, 2, 3, 4))] * 3]
    challenger, champion = (standing.share for standing in standings(sample(2, games)))
    assert champion.mean == pytest.approx((1 - challenger.mean) / 3)
    assert champion.low == pytest.approx((1 - challenger.high) / 3, abs=0.01)
    assert champion.high == pytest.approx((1 - challenger.low) / 3, abs=0.01)
