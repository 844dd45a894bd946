"""Random games: what must hold at every node does, at every kind of table."""

import pytest

from lacrimosa.editions import load
from lacrimosa.rules import play
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import Event
from lacrimosa.rules.invariants import problems
from lacrimosa.rules.view import view
from lacrimosa.testkit.ledger import Ledger
from lacrimosa.testkit.playouts import EVERY_TABLE, Table, check_game, check_view
from lacrimosa.testkit.situation import situation

KOECHEL = load("koechel")


@pytest.mark.both
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_holds_everything_at_every_node(table: Table, seed: int) -> None:
    assert check_game(KOECHEL, table, seed, deep=4) > 100


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_many_random_games_keep_the_cheap_promises(table: Table) -> None:
    for seed in range(100, 120):
        check_game(KOECHEL, table, seed, deep=200)


def test_the_kit_sees_a_card_in_two_places() -> None:
    game = situation()
    game.me.opus |= BIT[3]
    assert any("Opus 3 is in 2 places" in problem for problem in problems(game.state))


def test_the_kit_sees_a_score_without_a_source() -> None:
    game = situation()
    game.me.vp += 1
    assert any("VP" in problem for problem in problems(game.state))


def test_the_ledger_sees_a_change_nobody_told() -> None:
    game = situation()
    ledger = Ledger.of(game.state)
    game.me.ducats += 1
    assert ledger.differences(game.state) == ["goods"]


def test_the_ledger_follows_a_whole_game_from_its_first_event() -> None:
    events: list[Event] = []
    game = situation(3, seed=9)
    ledger = Ledger.of(game.state)
    game.state.trace = events
    while game.state.pending:
        offered = play.options(game.state)
        play.apply(game.state, offered[len(events) % len(offered)])
    for event in events:
        ledger.hear(event)
    assert ledger.differences(game.state) == []


def test_a_leak_is_found() -> None:
    # Seat 1 is asked, so its options show its hand; told to seat 0 they would be a leak.
    game = situation(2)
    game.state.pending[-1].seat = 1
    game.state.active = 1
    told = [play.options(determinize(view(game.state, 0), stream(salt, 5))) for salt in range(20)]
    assert any(options != play.options(game.state) for options in told)
    check_view(KOECHEL, game.state, 0, 1)
