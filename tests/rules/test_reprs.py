"""What a state, a seat, a deal, a view say of themselves: one short line that tells nothing hidden."""

import pytest

from lacrimosa.editions import load
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.play import new_game, play_randomly
from lacrimosa.rules.state import State
from lacrimosa.rules.view import SPECTATOR, view
from lacrimosa.testkit.playouts import EVERY_TABLE, Table

pytestmark = pytest.mark.both
KOECHEL = load("koechel")
SHORT = 100


def said(state: State, seat: int) -> list[str]:
    """Everything a view and what is in it say of themselves."""
    seen = view(state, seat)
    parts = [seen, seen.state, seen.state.deal, *seen.state.seats, *seen.state.pending]
    return [repr(part) for part in parts]


def test_they_say_where_the_game_is() -> None:
    state = new_game(KOECHEL.tables, 2, -1, False, [0, 1], 1791)
    assert repr(state) == "<State: 2 players, round 1, turn 1, seat 1 is asked>"
    assert repr(view(state, 0)) == "<View of seat 0: 2 players, round 1, turn 1, seat 1 is asked>"
    assert repr(view(state, SPECTATOR)) == (
        "<View of a spectator: 2 players, round 1, turn 1, seat 1 is asked>"
    )
    assert repr(state.deal) == "<Deal: 2 players, composers 0 and 1, first seat 1>"
    assert repr(state.seats[0]) == "<Seat 0: 0 VP, 11 ducats, hand of 4>"
    play_randomly(state, stream(1, 1))
    assert repr(state) == "<State: 2 players, the game is over>"
    solo = new_game(KOECHEL.tables, 1, 2, True, [3], 1)
    assert repr(solo.deal) == "<Deal: 1 player, composer 3, first seat 0>"


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_nothing_hidden_is_told(table: Table) -> None:
    for choices in (0, 40, 120, 10_000):
        state = table.new(KOECHEL, 5)
        play_randomly(state, stream(5, 1), choices)
        for seat in range(SPECTATOR, table.players):
            lines = said(state, seat)
            other = determinize(view(state, seat), stream(choices, 2))
            assert lines == said(other, seat)
            assert lines == [repr(part) for part in [view(state, seat), state, state.deal, *state.seats]] + [
                repr(step) for step in state.pending
            ]
            assert all(len(line) <= SHORT and line.isprintable() for line in lines)
