"""Intervals hold the truth as often as they say; verdicts follow from them."""

from random import Random

import pytest

from lacrimosa.review.estimates import DRIFT, adjusted, estimate
from lacrimosa.review.verdicts import Verdict, is_costly, turning_points, verdict_of


def test_intervals_of_adjusted_means_hold_the_truth() -> None:
    luck = Random(1)
    held = 0
    runs = 1500
    for _ in range(runs):
        truth, drift = luck.gauss(0, 3), luck.gauss(0, DRIFT**0.5)
        near = [luck.gauss(truth + drift, 3) for _ in range(32)]
        ends = [value - drift + luck.gauss(0, 9) for value in near]
        found = adjusted(ends, near)
        held += found.low <= truth <= found.high
        assert found.high - found.low < estimate(ends).high - estimate(ends).low + 0.5
    assert 0.93 <= held / runs <= 0.97


def test_without_a_horizon_it_is_the_plain_mean() -> None:
    assert adjusted([1.0, 2.0, 4.0], None) == estimate([1.0, 2.0, 4.0])


@pytest.mark.parametrize(
    ("loss", "low", "verdict"),
    [
        (-0.1, -2.0, "best"),
        (0.0, 0.0, "best"),
        (0.4, 0.3, "as_good"),
        (6.0, -0.1, "as_good"),
        (0.5, 0.1, "inaccuracy"),
        (1.4, 1.0, "inaccuracy"),
        (3.0, 0.4, "inaccuracy"),
        (1.5, 0.5, "mistake"),
    ],
)
def test_verdicts(loss: float, low: float, verdict: Verdict) -> None:
    assert verdict_of(loss, low) == verdict


class _Turn:
    def __init__(self, loss: float, low: float) -> None:
        self.loss, self.low = loss, low


def test_turning_points_are_the_three_worst_of_those_that_are_sure() -> None:
    turns = [_Turn(2, 0.1), _Turn(9, -0.1), _Turn(1.4, 1), _Turn(5, 2), _Turn(3, 1), _Turn(1.6, 1)]
    assert turning_points(turns) == [3, 4, 0]
    assert not is_costly(1.49, 1.0)
