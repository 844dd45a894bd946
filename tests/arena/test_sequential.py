"""The sequential test errs as seldom as it promises, with few deals and with many."""

import numpy as np
import pytest

from bench.coverage import Kind, decisions_of, errors_of
from lacrimosa.arena.sequential import BETTER_FOUND, NOT_BETTER, UNDECIDED, Hypotheses, SequentialTest

# Five in a hundred are promised; of 400 runs these many are too many once in ten thousand times.
MOST_ERRORS = 37 / 400


def test_shares_of_equals_are_parity_and_of_stronger_ones_their_odds() -> None:
    for players in (2, 3, 4):
        assert Hypotheses(players).share(0) == pytest.approx(1 / players)
    assert Hypotheses(2).share(400) == pytest.approx(10 / 11)
    assert Hypotheses(4).share(400) == pytest.approx(10 / 13)
    assert Hypotheses(1).share(0) == pytest.approx(1 / 2)


@pytest.mark.parametrize("together", [0.0, 0.3, 1.0])
@pytest.mark.parametrize(("players", "better"), [(2, 40.0), (2, 100.0), (2, 400.0), (4, 100.0), (4, 400.0)])
def test_it_errs_at_most_five_times_in_a_hundred(players: int, better: float, together: float) -> None:
    """However the games of a deal hang together, and however few deals it takes."""
    errors = errors_of(Hypotheses(players, better=better), Kind(players, together), runs=400, seed=4)
    assert errors.called_better <= MOST_ERRORS
    assert errors.called_worse <= MOST_ERRORS


def test_far_from_the_bounds_it_hardly_errs_and_is_quick() -> None:
    said, deals = decisions_of(Hypotheses(2), 200, Kind(2, 0.0), runs=100, seed=3)
    assert said[BETTER_FOUND] >= 99
    assert deals < 60


def test_a_lucky_start_is_not_enough() -> None:
    """Nobody is called better before chance alone would bring it about once in twenty times."""
    test = SequentialTest(Hypotheses(2, better=400))
    won = 0
    while test.verdict().decision == UNDECIDED:
        test.hear(1.0)
        won += 1
    assert test.verdict().decision == BETTER_FOUND
    assert 0.5**won <= 0.05
    assert won <= 6
    assert test.verdict().for_better > test.verdict().bound == pytest.approx(2.996, abs=0.001)


def test_deals_that_always_come_out_even_are_not_better() -> None:
    """No spread at all: the stakes have a limit."""
    test = SequentialTest(Hypotheses(2))
    while test.verdict().decision == UNDECIDED:
        test.hear(0.5)
    assert test.verdict().decision == NOT_BETTER
    assert test.verdict().deals < 60


def test_no_deal_ruins_a_gambler() -> None:
    """Whatever the claims and whatever comes, there is something left to bet with."""
    generator = np.random.default_rng(1)
    for worse, better in ((-2000.0, 2000.0), (0.0, 1.0), (300.0, 3000.0)):
        test = SequentialTest(Hypotheses(3, worse, better))
        for share in [0.0, 1.0, *generator.random(200).tolist(), *[0.0] * 50, *[1.0] * 50]:
            test.hear(share)
            assert np.isfinite([test.verdict().for_better, test.verdict().for_worse]).all()
