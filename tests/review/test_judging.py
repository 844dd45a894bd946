"""Turns judged: from the view alone, the same every time, blunders found."""

import pytest
from review.sample import LAST, QUICK, game_of, judged

from lacrimosa.review.judging import judge
from lacrimosa.review.reviewing import evaluator_for, review_turn
from lacrimosa.review.turns import turns_of, view_at
from lacrimosa.rules.chance import stream
from lacrimosa.rules.choices import DONE, INCOME, LAY_EXPERIENCE, LAY_STORY
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.view import view


@pytest.mark.parametrize("number", [33, 36, LAST])
def test_a_judgement_does_not_change_when_what_the_seat_cannot_know_is_dealt_anew(number: int) -> None:
    game = game_of()
    turn = turns_of(game)[number]
    seen = view_at(game, turn)
    for luck in range(2):
        redealt = view(determinize(seen, stream(luck, 5)), turn.seat)
        assert judge(evaluator_for(game.edition), redealt, turn.line, QUICK) == judged(number)


def test_a_review_does_not_look_behind_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of().copy()
    whole = review_turn(game, 36, QUICK)
    seat = turns_of(game)[36].seat
    monkeypatch.setattr(
        game, "state_at", lambda size: determinize(view(game_of().state_at(size), seat), stream(3, 5))
    )
    assert review_turn(game, 36, QUICK) == whole


def test_a_review_does_not_know_what_came_later() -> None:
    whole = game_of()
    cut = whole.copy()
    cut.undo_to(turns_of(whole)[37].first)
    assert review_turn(cut, 36, QUICK) == review_turn(whole, 36, QUICK)


def test_a_turn_thrown_away_is_called_a_mistake_and_a_good_one_is_not() -> None:
    review = review_turn(game_of(), LAST, QUICK)
    assert (review.verdict, review.loss) == ("mistake", 5.0)
    game = game_of()
    turn = turns_of(game)[LAST - 1]
    seen = view_at(game, turn)
    hand = [memory for memory in range(64) if seen.state.seats[turn.seat].hand >> memory & 1]
    thrown = (LAY_EXPERIENCE + hand[0], LAY_STORY + hand[1], INCOME, DONE)
    loss = judge(evaluator_for(game.edition), seen, thrown, QUICK).loss
    assert loss.low > 2
    again = judge(
        evaluator_for(game.edition), seen, judge(evaluator_for(game.edition), seen, thrown, QUICK).best, QUICK
    )
    assert again.loss.low <= 0.5


def test_the_best_turn_is_chosen_with_other_games_than_its_gain_is_measured_with() -> None:
    assert min(judged(36).numbers) >= 10_000
    assert QUICK.looks < 10_000


def test_the_better_line_can_be_replayed() -> None:
    game = game_of().copy()
    turn = turns_of(game)[LAST]
    review = review_turn(game, LAST, QUICK)
    game.undo_to(turn.first)
    game.play(review.best)
    assert game.state.turn == 0  # the last maintenance


@pytest.mark.parametrize("name", ["solo-hard-salieri", "three-players-salieri", "four-players"])
def test_tables_of_any_size_are_reviewed(name: str) -> None:
    game = game_of(name)
    last = len(turns_of(game)) - 1
    review = review_turn(game, last, QUICK)
    own, others = game.scores[review.seat], [s for at, s in enumerate(game.scores) if at != review.seat]
    # After the last turn of all nothing is left to chance.
    if name != "solo-hard-salieri":
        assert review.margin == own - max(others)
    assert review.low <= review.loss <= review.high
