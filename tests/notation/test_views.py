"""A packed view comes back as the same view, attribute by attribute."""

import random
from collections.abc import Iterator

import pytest

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.registry import make_bot
from lacrimosa.editions import load
from lacrimosa.notation import NotationError
from lacrimosa.notation.views import pack_view, unpack_view
from lacrimosa.rules import play
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Tables
from lacrimosa.rules.view import SPECTATOR, STILL, View, view
from lacrimosa.testkit.playouts import EVERY_TABLE, Table, view_bytes

KOECHEL = load("koechel")


def nodes(table: Table, seed: int) -> Iterator[State]:
    """Every third state of a random game."""
    state = table.new(KOECHEL, seed)
    luck = random.Random(seed)
    made = 0
    while state.pending:
        if made % 3 == 0:
            yield state
        play.apply(state, luck.choice(play.options(state)))
        made += 1


def held(thing: object) -> object:
    """Everything an object holds, native or plain, whatever it will hold one day; tables by identity."""
    if isinstance(thing, int | bytes | str | None):
        return thing
    if isinstance(thing, Tables):
        return id(thing)
    if isinstance(thing, list | tuple):
        return [held(item) for item in thing]
    values = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return type(thing).__name__, {name: held(value) for name, value in values.items() if not callable(value)}


def carried(seen: View) -> View:
    return unpack_view(KOECHEL.tables, pack_view(seen))


@pytest.mark.both
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_view_of_a_game_comes_back_as_it_was(table: Table) -> None:
    met = 0
    for state in nodes(table, 31):
        for watcher in range(SPECTATOR, len(state.seats)):
            seen = view(state, watcher)
            again = carried(seen)
            assert held(again) == held(seen)
            assert view_bytes(KOECHEL, again) == view_bytes(KOECHEL, seen)
            assert again.state.rng == STILL
            met += 1
    assert met > 50


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_bot_chooses_the_same_from_a_packed_view(table: Table) -> None:
    asked = 0
    for state in nodes(table, 32):
        offered = play.options(state)
        seen = view(state, play.to_move(state))
        if len(offered) == 1:
            continue
        for name in ("random", "planner", "virtuoso"):
            direct = make_bot(name, 5 + asked).choose(view(state, seen.seat), offered[:], Budget(nodes=100))
            assert make_bot(name, 5 + asked).choose(carried(seen), offered[:], Budget(nodes=100)) == direct
        asked += 1
    assert asked > 5


def test_a_packed_view_is_played_on_as_the_view_itself() -> None:
    for state in nodes(EVERY_TABLE[7], 33):
        seen = view(state, play.to_move(state))
        for choice in play.options(seen.state):
            one, other = play.after(seen.state, choice), play.after(carried(seen).state, choice)
            assert held(one) == held(other)


def test_nothing_hidden_is_packed() -> None:
    """Two truths behind the same view give the same bytes."""
    state = EVERY_TABLE[8].new(KOECHEL, 4)
    other = state.clone()
    other.rng += 1
    other.court_stack = bytes(reversed(other.court_stack))
    for seat in other.seats:
        seat.deck = seat.deck[: seat.drawn] + bytes(reversed(seat.deck[seat.drawn :]))
    assert held(state) != held(other)
    assert pack_view(view(state, 0)) == pack_view(view(other, 0))
    assert pack_view(view(state, 0)) != pack_view(view(state, 1))


@pytest.mark.parametrize("data", [b"", b"\xc0", b"\x95\x00", b"garbage"])
def test_what_is_no_packed_view_is_refused(data: bytes) -> None:
    with pytest.raises(NotationError, match="no packed view"):
        unpack_view(KOECHEL.tables, data)


def test_a_step_that_does_not_exist_is_refused() -> None:
    packed = pack_view(view(EVERY_TABLE[6].new(KOECHEL, 1), 0))
    with pytest.raises(NotationError, match="LayDard"):
        unpack_view(KOECHEL.tables, packed.replace(b"LayCard", b"LayDard"))
