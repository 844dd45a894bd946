"""Damaged texts: a reader refuses them in its own words, or reads them into something playable."""

import contextlib
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from notation.mutations import damaged_json, damaged_text
from notation.playing import TABLES, new_game, played, steps

from lacrimosa.notation import Game, NotationError, PositionError, RecordError, read_record
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.notation.position import read_position
from lacrimosa.rules.invariants import problems
from lacrimosa.rules.play import apply, options


def gentle(examples: int) -> settings:
    """The same examples every time, and no clock: the computer may be busy."""
    return settings(
        max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )


WORDS = Game.new(2, seed=1).words


def some_positions() -> list[str]:
    """Positions of every table, mostly amid a choice with much waiting."""
    found = []
    for table in TABLES[1::2]:
        game = new_game(table, 17)
        for made in steps(game, 17):
            if len(game.state.pending) > 4 or made % 25 == 0:
                found.append(game.position())
        found.append(game.position())
    return found


RECORDS = [played(table, 18, most).record() for table in TABLES[1::4] for most in (30, 10_000)]
POSITIONS = some_positions()


@gentle(300)
@given(st.text(max_size=40) | st.sampled_from(sorted(WORDS.places.words)).map(lambda word: f"travel {word}"))
def test_any_text_is_a_choice_or_refused(text: str) -> None:
    with contextlib.suppress(NotationError):
        choice = parse_choice(WORDS, text)
        assert choice_text(WORDS, choice) == " ".join(text.split())


@pytest.mark.both
@gentle(250)
@given(st.sampled_from(RECORDS), st.integers(0, 1 << 40))
def test_damaged_records_are_refused_or_read(text: str, seed: int) -> None:
    damaged = damaged_text(text, random.Random(seed))
    try:
        game = read_record(damaged)
    except RecordError as problem:
        told = str(problem)
    else:
        told = "line "
        assert read_record(game.record()).record() == game.record()
    assert told.startswith("line ")


@pytest.mark.both
@gentle(600)
@given(st.sampled_from(POSITIONS), st.integers(0, 1 << 40))
def test_damaged_positions_are_refused_or_playable(text: str, seed: int) -> None:
    luck = random.Random(seed)
    damaged = damaged_json(text, luck) if luck.random() < 0.9 else damaged_text(text, luck)
    try:
        state = read_position(damaged)
    except PositionError:
        return
    for _ in range(30):
        offered = options(state)
        if not state.pending:
            break
        apply(state, luck.choice(offered))
        assert not problems(state)


@gentle(200)
@given(st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "surrogateescape")))
def test_any_text_is_refused_by_both_readers(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)
    with pytest.raises(PositionError):
        read_position(text)
