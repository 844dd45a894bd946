"""A turn tried again is judged against the best one known, from the view alone."""

import pytest
from review.sample import LAST, QUICK, game_of

from lacrimosa.notation.names import names_of
from lacrimosa.review.reviewing import evaluator_for, review_turn
from lacrimosa.review.trying import Tried, judge_try
from lacrimosa.review.turns import turns_of, view_at
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.view import View, view

EDITION = game_of().edition


def seen_at(number: int) -> View:
    return view_at(game_of(), turns_of(game_of())[number])


def tried(seen: View, line: str, best: str) -> Tried:
    return judge_try(evaluator_for(EDITION), names_of(EDITION), seen, line, best, QUICK)


def test_whoever_finds_the_best_turn_loses_nothing() -> None:
    best = review_turn(game_of(), LAST, QUICK).best
    found = tried(seen_at(LAST), best, best)
    assert (found.verdict, found.loss, found.pairs) == ("best", 0.0, 0)


@pytest.mark.parametrize("number", [36, LAST])
def test_a_try_is_judged_as_the_review_judged_the_same_turn(number: int) -> None:
    review = review_turn(game_of(), number, QUICK)
    found = tried(seen_at(number), review.played, review.other)
    if review.pairs == QUICK.pairs:
        assert (found.loss, found.low, found.high) == (review.loss, review.low, review.high)
    assert found.deeds == review.deeds
    if review.verdict == "mistake":
        assert (found.verdict, found.reasons, found.better) == ("mistake", review.reasons, review.better)


def test_a_try_does_not_change_when_what_the_seat_cannot_know_is_dealt_anew() -> None:
    review, seen = review_turn(game_of(), 36, QUICK), seen_at(36)
    first = tried(seen, review.played, review.other)
    for luck in range(2):
        assert (
            tried(view(determinize(seen, stream(luck, 7)), seen.seat), review.played, review.other) == first
        )
