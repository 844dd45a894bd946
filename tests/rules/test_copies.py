"""Copies of a state: each is whole, and none is changed by what happens to another."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.editions import load
from lacrimosa.notation.position import same_state
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.kinds import HARD, NO_SOLOIST
from lacrimosa.rules.play import advance_game, new_game, options, play_randomly
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import Seat, State

EDITION = load("koechel")


def game(players: int, seed: int) -> State:
    level = HARD if players == 1 else NO_SOLOIST
    return new_game(EDITION.tables, players, level, seed % 2 == 1, [RANDOM] * min(players, 2), seed)


def contents(thing: State | Seat) -> dict[str, object]:
    """Every attribute, compiled or not; seats as their own contents."""
    found: dict[str, object] = {}
    for name in dir(thing):
        value = getattr(thing, name)
        if not name.startswith("__") and not callable(value):
            found[name] = [contents(seat) for seat in value] if name == "seats" else value
    return found


@pytest.mark.both
@settings(max_examples=12, deadline=None)
@given(st.integers(1, 4), st.integers(1, 4), st.integers(0, 10_000), st.integers(0, 400))
def test_a_copy_written_over_another_game_is_the_same_as_a_new_one(
    players: int, others: int, seed: int, choices: int
) -> None:
    state, used = game(players, seed), game(others, seed + 1)
    play_randomly(state, int(stream(seed, 1)), choices)
    play_randomly(used, int(stream(seed, 2)), 150)
    used.trace = []
    copy, again = state.clone(), state.clone_into(used)
    assert (again is used) == (len(state.seats) == len(used.seats))
    assert contents(again) == contents(copy) == contents(state)
    assert len(contents(again)) > 30
    mine = {id(part) for part in (*state.seats, state.seats, state.pending, state.row)}
    assert mine.isdisjoint({id(part) for part in (*again.seats, again.seats, again.pending, again.row)})


@pytest.mark.both
@settings(max_examples=12, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000))
def test_what_happens_to_a_copy_leaves_the_others_alone(players: int, seed: int) -> None:
    """Copies share the lists that seldom change: whoever changes one must replace it."""
    state = game(players, seed)
    kept: list[tuple[State, dict[str, object], list[list[int]]]] = []
    rng = stream(seed, 1)
    made = 0
    while state.pending:
        if made % 10 == 0:
            copy = state.clone()
            lists = [copy.map_tiles, copy.stack_taken, *[seat.vp_from for seat in copy.seats]]
            kept.append((copy, contents(copy), [each[:] for each in lists]))
        offered = options(state)
        rng = advance(rng)
        advance_game(state, offered[below(rng, len(offered))])
        made += 1
    for copy, before, lists in kept:
        assert contents(copy) == before
        assert [copy.map_tiles, copy.stack_taken, *[seat.vp_from for seat in copy.seats]] == lists
        assert same_state(EDITION, copy, copy.clone())
