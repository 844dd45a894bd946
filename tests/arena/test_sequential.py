"""The sequential test errs as seldom as it promises."""

from collections import Counter

import numpy as np
import pytest

from lacrimosa.arena.sequential import BETTER_FOUND, NOT_BETTER, UNDECIDED, Question, SequentialTest, Verdict


def decide(question: Question, share: float, generator: np.random.Generator, most: int = 5000) -> Verdict:
    """Deals of independent games, each won with this probability."""
    test = SequentialTest(question)
    for won in generator.binomial(question.seats, share, size=most):
        test.hear(won / question.seats)
        if test.verdict().decision != UNDECIDED:
            break
    return test.verdict()


def decisions(question: Question, points: float, seed: int, trials: int = 300) -> Counter[str]:
    generator = np.random.default_rng(seed)
    return Counter(decide(question, question.share(points), generator).decision for _ in range(trials))


def test_shares_of_equals_are_parity_and_of_stronger_ones_their_odds() -> None:
    for players in (2, 3, 4):
        assert Question(players).share(0) == pytest.approx(1 / players)
    assert Question(2).share(400) == pytest.approx(10 / 11)
    assert Question(4).share(400) == pytest.approx(10 / 13)
    assert Question(1).share(0) == pytest.approx(1 / 2)


@pytest.mark.parametrize("players", [2, 4])
def test_errors_are_about_five_in_a_hundred_at_the_bounds(players: int) -> None:
    question = Question(players)
    assert decisions(question, question.worse, 1)[BETTER_FOUND] <= 0.09 * 300
    assert decisions(question, question.better, 2)[NOT_BETTER] <= 0.09 * 300


def test_far_from_the_bounds_it_hardly_errs_and_is_quick() -> None:
    question = Question(2)
    generator = np.random.default_rng(3)
    verdicts = [decide(question, question.share(200), generator) for _ in range(100)]
    assert sum(verdict.decision == BETTER_FOUND for verdict in verdicts) >= 99
    assert np.mean([verdict.deals for verdict in verdicts]) < 60


def test_it_waits_for_the_least_number_of_deals() -> None:
    test = SequentialTest(Question(2, better=400))
    for _ in range(9):
        test.hear(1.0)
        assert test.verdict().decision == UNDECIDED
    test.hear(1.0)
    verdict = test.verdict()
    assert (verdict.decision, verdict.deals) == (BETTER_FOUND, 10)
    assert verdict.ratio > verdict.bound == pytest.approx(2.944, abs=0.001)


def test_deals_that_always_come_out_even_are_not_better() -> None:
    """No spread at all: what is mixed in keeps the ratio finite."""
    test = SequentialTest(Question(2))
    deals = 0
    while test.verdict().decision == UNDECIDED if deals else True:
        test.hear(0.5)
        deals += 1
    assert test.verdict().decision == NOT_BETTER
    assert deals < 60
