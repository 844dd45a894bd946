"""Hints: the best turn of each kind from the view alone, at any moment of the own turn."""

import pytest
from review.sample import LAST, QUICK, game_of

from lacrimosa.notation import Game
from lacrimosa.notation.names import names_of
from lacrimosa.review.hints import MOST, Hint, find_hints
from lacrimosa.review.reviewing import evaluator_for
from lacrimosa.review.turns import turns_of, view_at
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.view import View, view


def hints_at(seen: View) -> list[Hint]:
    edition = game_of().edition
    return find_hints(evaluator_for(edition), names_of(edition), seen, QUICK)


def standing_at(step: int) -> Game:
    game = game_of().copy()
    game.undo_to(step)
    return game


@pytest.mark.parametrize("number", [25, LAST])
def test_hints_are_turns_of_different_kinds_that_can_be_played(number: int) -> None:
    game = game_of()
    turn = turns_of(game)[number]
    hints = hints_at(view_at(game, turn))
    assert 1 < len(hints) <= MOST
    assert hints[0].behind == 0
    assert [one.behind for one in hints] == sorted(one.behind for one in hints)
    assert len({frozenset(one.deeds) for one in hints}) == len(hints)
    for hint in hints:
        twin = standing_at(turn.first)
        before = twin.state_at(turn.first).seats[turn.seat]
        for choice in hint.line.split("; "):
            if choice == "done":
                break
            twin.play(choice)
        after = twin.state.seats[turn.seat]
        assert hint.gains.get("vp", 0) == after.vp - before.vp
        assert hint.gains.get("ducats", 0) == after.ducats - before.ducats


def test_in_the_middle_of_a_turn_the_rest_of_it_is_recommended() -> None:
    turn = turns_of(game_of())[25]
    game = standing_at(turn.first + 1)
    laid = game.moves[-1].choice
    hints = hints_at(game.view(turn.seat))
    assert hints
    for hint in hints:
        game.copy().play(hint.line.split("; ")[0])
    assert laid not in game.options


def test_hints_do_not_change_when_what_the_seat_cannot_know_is_dealt_anew() -> None:
    game = game_of()
    turn = turns_of(game)[25]
    seen = view_at(game, turn)
    first = hints_at(seen)
    for luck in range(2):
        assert hints_at(view(determinize(seen, stream(luck, 7)), turn.seat)) == first


def test_nobody_is_told_anything_outside_their_own_turn() -> None:
    game = game_of()
    turn = turns_of(game)[25]
    assert hints_at(view(game.state_at(turn.first), 1 - turn.seat)) == []
    assert hints_at(game.view(0)) == []  # the game is over
