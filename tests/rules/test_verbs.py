"""The verbs take integers and nothing else; what they refuse leaves the state as it was."""

from typing import Any

import numpy as np
import pytest

from lacrimosa.editions import load
from lacrimosa.notation.position import same_state
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.play import after, apply, new_game, options, play_randomly
from lacrimosa.rules.state import IllegalChoice
from lacrimosa.rules.view import view

pytestmark = pytest.mark.both
KOECHEL = load("koechel")


@pytest.mark.parametrize("make", [float, np.int64, np.float64, str, lambda choice: [choice], lambda _: None])
def test_a_choice_that_is_no_integer_is_refused(make: Any) -> None:
    state = new_game(KOECHEL.tables, 2, -1, False, [0, 1], 3)
    before = state.clone()
    for choice in options(state):
        with pytest.raises(TypeError):
            apply(state, make(choice))
        with pytest.raises(TypeError):
            after(state, make(choice))
        assert same_state(KOECHEL, state, before)


@pytest.mark.parametrize("choice", [-1, 719, 10**6, 10**30])
def test_a_choice_that_is_not_offered_is_refused(choice: int) -> None:
    state = new_game(KOECHEL.tables, 2, -1, False, [0, 1], 3)
    before = state.clone()
    with pytest.raises(IllegalChoice, match="is not offered to seat"):
        apply(state, choice)
    assert same_state(KOECHEL, state, before)


def test_a_number_that_is_no_generator_is_refused() -> None:
    """It would give the same luck over and over."""
    state = new_game(KOECHEL.tables, 3, -1, True, [0, 1], 3)
    before = state.clone()
    for number in (0, 1, 1791, -5, 1 << 62):
        with pytest.raises(ValueError, match=r"is no generator; stream\(seed, number\) makes one"):
            determinize(view(state, 0), number)
        with pytest.raises(ValueError, match="is no generator"):
            play_randomly(state, number)
    assert same_state(KOECHEL, state, before)


def test_without_a_limit_a_game_is_played_to_its_end() -> None:
    state = new_game(KOECHEL.tables, 3, -1, True, [0, 1], 3)
    made, _ = play_randomly(state, stream(1, 0))
    assert made > 100
    assert options(state) == []
