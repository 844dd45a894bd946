"""What a search may skip: exactly what it always skipped."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.bots.fast.frozen_1.sense import sensible as frozen_sensible
from lacrimosa.editions import load
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.kinds import HARD, NO_SOLOIST
from lacrimosa.rules.play import advance_game, new_game, options
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.setup import RANDOM

TABLES = load("koechel").tables


@pytest.mark.both
@settings(max_examples=25, deadline=None)
@given(st.integers(1, 4), st.integers(0, 100_000), st.booleans())
def test_what_is_sensible_is_what_it_was_and_is_offered(players: int, seed: int, is_sensible: bool) -> None:
    level = HARD if players == 1 else NO_SOLOIST
    state = new_game(TABLES, players, level, seed % 2 == 1, [RANDOM] * min(players, 2), seed)
    rng = stream(seed, 1)
    while state.pending:
        offered = options(state)
        found = sensible(state)
        assert found == frozen_sensible(state)
        assert found
        assert set(found) <= set(offered)
        rng = advance(rng)
        may = found if is_sensible else offered
        advance_game(state, may[below(rng, len(may))])
