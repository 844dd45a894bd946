"""Numbers given to a game: any integer is taken as a plain int, everything else changes nothing."""

import json
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from notation.playing import TABLES, played

from lacrimosa.notation import Game, NotationError

pytestmark = pytest.mark.both
GAME = played(TABLES[6], 2, most=60)
GAME.undo()  # so that there is something to redo, too


class Index:
    """An integer of another library."""

    def __init__(self, number: object) -> None:
        self.number = number

    def __index__(self) -> Any:
        return self.number


NEAR = st.sampled_from([*GAME.options, 0, 1, -1, 719, 10**30])
INTEGERS: list[Callable[[int], Any]] = [int, np.int64, np.int32, np.int16, np.array, Index]
OTHERS: list[Callable[[int], Any]] = [
    *(float, bool, np.float64, np.bool_, complex, Fraction, Decimal, str, Index),
    *(
        lambda n: [n],
        lambda n: (n,),
        lambda n: {n},
        lambda n: {n: n},
        lambda n: np.array([n]),
        lambda _: b"1",
    ),
]


def small(number: int) -> int:
    return number if abs(number) < 1000 else 7


ANYTHING = st.one_of(
    st.builds(lambda make, number: make(small(number)), st.sampled_from(INTEGERS + OTHERS), NEAR),
    st.integers(),
    st.floats(),
    st.text(),
    st.sampled_from(
        [
            10**5000,
            -(10**5000),
            None,
            ...,
            object(),
            float("nan"),
            Index("7"),
            Index(None),
            Index(7.0),
            int,
            print,
        ]
    ),
    st.sampled_from(list(GAME.texts().values())),
    st.binary(max_size=3),
    st.lists(NEAR, max_size=2),
    st.dictionaries(NEAR, NEAR, max_size=1),
)


@settings(max_examples=400, deadline=None)
@given(ANYTHING)
def test_whatever_is_thrown_at_play_is_a_legal_choice_or_changes_nothing(thing: Any) -> None:
    game = GAME.copy()
    offered = game.options
    try:
        game.play(thing)
    except NotationError:
        assert game == GAME
        assert game.can_redo
    else:
        assert len(game.moves) == len(GAME.moves) + 1
        assert game.choices[-1] in offered
        assert type(game.choices[-1]) is int
        assert json.loads(json.dumps(game.choices)) == game.choices


@pytest.mark.parametrize("make", INTEGERS)
def test_any_integer_is_taken_as_a_plain_int(make: Callable[[int], Any]) -> None:
    game = GAME.copy()
    made = len(game.moves)
    game.play(make(game.options[0]), seat=make(game.to_move or 0), at=make(made))
    assert type(game.choices[-1]) is int
    assert game.make(make(game.options[0])).choice == game.choices[-1]
    assert game.events_of(make(-1)) == list(game.moves[-1].events)
    assert type(game.view(make(1)).seat) is int
    assert game.breakdown(make(1)) == game.breakdown(1)
    assert game.barrier(make(0), make(1)) == game.barrier(0, 1)
    game.undo_to(make(made))
    assert len(game.moves) == made
    assert repr(game.state_at(make(made))) == repr(game.state)
    assert Game.new(make(3), seed=make(5)) == Game.new(3, seed=5)
    assert json.dumps(Game.new(make(3), seed=make(5)).seed) == "5"


@pytest.mark.parametrize(
    "ask",
    [
        lambda game, number: game.play(number),
        lambda game, number: game.play(game.options[0], seat=number),
        lambda game, number: game.play(game.options[0], at=number),
        lambda game, number: game.make(number),
        lambda game, number: game.undo_to(number),
        lambda game, number: game.state_at(number),
        lambda game, number: game.view(number),
        lambda game, number: game.board(number),
        lambda game, number: game.breakdown(number),
        lambda game, number: game.events_of(number),
        lambda game, number: game.barrier(number),
        lambda game, number: game.can_undo(0, number),
        lambda _, number: Game.new(number),
        lambda _, number: Game.new(seed=number),
    ],
    ids=[
        *("play", "seat", "at", "make", "undo_to", "state_at"),
        *("view", "board", "breakdown", "events_of", "barrier", "can_undo", "new", "seed"),
    ],
)
@pytest.mark.parametrize("number", [True, 1.0, np.bool_(True), np.float64(1), [1], "1.0", b"1", Decimal(1)])
def test_what_is_no_integer_is_refused_everywhere(ask: Callable[[Game, Any], object], number: Any) -> None:
    game = GAME.copy()
    with pytest.raises(NotationError):
        ask(game, number)
    assert game == GAME
    assert game.can_redo


def test_the_refusal_says_what_would_be_right() -> None:
    with pytest.raises(
        NotationError, match=r"choice 1\.0: a float; an integer is wanted, or the choice in words"
    ):
        GAME.copy().play(1.0)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match=r"seat True: a bool; an integer is wanted"):
        GAME.view(True)
    with pytest.raises(NotationError, match=r"there is no seat 7; this table has 0 to 1, and -1 looks on"):
        GAME.view(7)
    with pytest.raises(NotationError, match=r"there is no seat -1; this table has 0 to 1"):
        GAME.breakdown(-1)
    with pytest.raises(NotationError, match=r"there is no seat 2"):
        GAME.board(2)
    with pytest.raises(NotationError, match=r"choice: an integer of 16610 bits is far out of range"):
        GAME.copy().play(10**5000)
