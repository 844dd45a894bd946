"""Random games: what must hold at every node does, at every kind of table."""

import pytest

from lacrimosa.editions import Edition, load
from lacrimosa.rules import play
from lacrimosa.rules.bits import BIT
from lacrimosa.rules.chance import stream
from lacrimosa.rules.choices import BUY
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import Event
from lacrimosa.rules.invariants import problems
from lacrimosa.rules.tables import Cost, Reward
from lacrimosa.rules.view import view
from lacrimosa.testkit import playouts
from lacrimosa.testkit.ledger import Ledger
from lacrimosa.testkit.playouts import EVERY_TABLE, Broken, Table, check_game, check_view
from lacrimosa.testkit.situation import own_edition, situation

KOECHEL = load("koechel")


@pytest.mark.both
@pytest.mark.rule("TRN-7")
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_holds_everything_at_every_node(table: Table, seed: int) -> None:
    assert check_game(KOECHEL, table, seed, deep=4) > 100


@pytest.mark.rule("TRN-7")
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_many_random_games_keep_the_cheap_promises(table: Table) -> None:
    for seed in range(100, 120):
        check_game(KOECHEL, table, seed, deep=200)


def tangled() -> Edition:
    """An edition in which nearly every payment asks something: wild gains, wild costs, two routes."""
    edition = own_edition()
    tables = edition.tables
    tables.track_overflow_ducats = 4
    for at, space in enumerate(tables.row):
        space.opus_gain, space.opus_cost = wild(at % 3, at // 3 % 2), Cost()
        space.memory_gain, space.memory_cost = wild(at % 2, 1), Cost(ducats=1, talent=2, wild=at % 2)
    for at, reward in enumerate(tables.instrument_reward):
        mixed = wild(at // 2 % 2, at % 2)
        mixed.neutral, mixed.ducats, mixed.finance = reward.neutral, reward.ducats, reward.finance
        tables.instrument_reward[at] = mixed
    for tile in tables.composer_tiles:
        tile.cost = tile.cost.plus(Cost(wild=1, finance=tile.movement % 2))
    for here, routes in enumerate(tables.routes):
        for there, choices in enumerate(routes):
            if here != there:
                choices[:] = [Cost(ducats=2 + there % 3), Cost(journey=1, talent=there % 2)]
    return edition


def wild(tracks: int, counters: int) -> Reward:
    reward = Reward()
    reward.wild_tracks, reward.wild_counters = tracks, counters
    return reward


@pytest.mark.rule("TRN-7")
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_exchanges_are_open_where_they_can_be_paid_for_when_every_payment_is_tangled(table: Table) -> None:
    edition = tangled()
    for seed in range(4):
        check_game(edition, table, seed, deep=1000)


def test_the_kit_sees_an_exchange_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "open_exchanges", lambda _: [BUY])
    with pytest.raises(Broken, match=r"exchanges .* are offered where .* could be made"):
        check_game(KOECHEL, Table(2), 1)


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
