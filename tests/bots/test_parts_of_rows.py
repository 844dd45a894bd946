"""Rows put together from remembered parts are those written from the start, whatever was asked before."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.bots.fast.evaluation.value import Valuer
from lacrimosa.bots.fast.evaluation.weights import Weights
from lacrimosa.bots.fast.features import ROW_BYTES_1, Featurer
from lacrimosa.bots.fast.frozen_1 import features as frozen
from lacrimosa.bots.fast.frozen_1 import value as frozen_value
from lacrimosa.bots.fast.frozen_1 import weights as frozen_weights
from lacrimosa.editions import load
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.kinds import EASY, NO_SOLOIST
from lacrimosa.rules.play import advance_game, new_game, options
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State

TABLES = load("koechel").tables
VALUER = Valuer(TABLES, Weights())


def featurer() -> Featurer:
    return Featurer(VALUER)


def frozen_featurer() -> frozen.Featurer:
    return frozen.Featurer(frozen_value.Valuer(TABLES, frozen_weights.Weights()))


def positions(players: int, seed: int, every: int) -> list[State]:
    """Positions of a random game, and what each of them might have become instead."""
    level = EASY if players == 1 else NO_SOLOIST
    state = new_game(TABLES, players, level, seed % 2 == 1, [RANDOM] * min(players, 2), seed)
    rng = stream(seed, 1)
    found: list[State] = []
    made = 0
    while state.pending:
        offered = options(state)
        if made % every == 0:
            for choice in offered[:6]:
                twin = state.clone()
                advance_game(twin, choice)
                found.append(twin)
        rng = advance(rng)
        advance_game(state, offered[below(rng, len(offered))])
        made += 1
    return found


@pytest.mark.both
@settings(max_examples=4, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000))
def test_a_row_is_the_same_whatever_was_written_before_it(players: int, seed: int) -> None:
    used = featurer()
    for state in positions(players, seed, 21):
        for seat in state.seats[: state.deal.players]:
            fresh = featurer()
            assert used.row(state, seat) == fresh.row(state, seat)
            assert used.base == fresh.base


@settings(max_examples=8, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000))
def test_a_row_begins_as_in_version_1(players: int, seed: int) -> None:
    """Weights of version 1 go on playing as they did: to them a row is its beginning."""
    used, short, before = featurer(), Featurer(VALUER, is_whole=False), frozen_featurer()
    for state in positions(players, seed, 11):
        for seat in state.seats[: state.deal.players]:
            expected = before.row(state, seat)
            assert used.row(state, seat)[:ROW_BYTES_1] == short.row(state, seat) == expected
            assert used.base == short.base == before.base


def test_parts_are_forgotten_before_they_are_too_many() -> None:
    used = featurer()
    used.kept = 50_000 - 3
    for state in positions(2, 3, 9):
        used.row(state, state.seats[0])
    assert 0 < used.kept < 50_000 - 3
    assert len(used.cards_parts) < 1000
