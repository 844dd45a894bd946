"""Before the game: seats, options, invitations, the start; and leaving."""

import pytest
from server.tabling import ANNA, BEA, CAI, NAMES, Log, opened, refusal, started

from lacrimosa.server.messages.tables import Options, SeatPlan
from lacrimosa.server.table.rights import may_see
from lacrimosa.server.table.seating import arrange, leave, open_table, renew, sit_down, start, watch
from lacrimosa.server.table.substitutes import SUBSTITUTE


def kinds(log: Log, person: str = ANNA) -> list[str]:
    return [seat.kind for seat in log.update(person).table.seats]


def test_open_seats_are_filled_in_order_and_the_start_waits_for_them() -> None:
    log = opened(ANNA, None, None)
    assert kinds(log) == ["person", "open", "open"]
    assert refusal(lambda: start(log.table, ANNA)) == "seats_open"
    log.act(sit_down, BEA, NAMES[BEA], None)
    log.act(sit_down, BEA, NAMES[BEA], None)
    assert kinds(log) == ["person", "person", "open"], "sitting down twice is sitting down once"
    log.act(sit_down, CAI, NAMES[CAI], 2)
    assert refusal(lambda: sit_down(log.table, "dov", "Dov", None)) == "seat_taken"
    assert refusal(lambda: start(log.table, BEA)) == "not_allowed"
    log.act(start, ANNA)
    assert log.table.status == "playing"
    assert refusal(lambda: start(log.table, ANNA)) == "already_started"
    assert [player.name for player in log.table.playing().players] == ["Anna", "Bea", "Cai"]


def test_hot_seat_and_bots() -> None:
    plans = [
        SeatPlan(kind="me", name="Ann"),
        SeatPlan(kind="me", name="Bob"),
        SeatPlan(kind="bot", bot="random"),
    ]
    log = Log()
    log.add([open_table(ANNA, "Anna", Options(players=3), plans)])
    log.act(start, ANNA)
    assert log.table.seats_of(ANNA) == [0, 1]
    names = [str(player) for player in log.table.playing().players]
    assert names == ["Ann (person)", "Bob (person)", "random (bot)"]
    assert log.update(ANNA).seat in (0, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 2, "level": "easy"},
        {"players": 2, "composers": ["eybler"]},
        {"players": 2, "composers": ["eybler", "mozart"]},
        {"players": 2, "edition": "nowhere"},
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, object]) -> None:
    wish = Options(**options)  # type: ignore[arg-type]
    assert refusal(lambda: open_table(ANNA, "Anna", wish, None)) == "bad_options"


def test_seat_plans_that_make_no_sense_are_refused() -> None:
    def plan(*plans: SeatPlan) -> str:
        return refusal(lambda: open_table(ANNA, "Anna", Options(players=2), plans))

    assert plan(SeatPlan(kind="bot")) == "bad_options"
    assert plan(SeatPlan(kind="bot", bot="deep thought")) == "unknown_bot"
    assert plan(*[SeatPlan(kind="me")] * 3) == "bad_options"


def test_the_host_arranges_and_nobody_who_came_loses_the_seat() -> None:
    log = opened(ANNA, None, None)
    log.act(sit_down, BEA, NAMES[BEA], 1)
    log.act(arrange, ANNA, "Anna", Options(players=4, salieri=True), None)
    assert kinds(log) == ["person", "person", "open", "open"]
    plans = [SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="bot", bot="random")]
    log.act(arrange, ANNA, "Anna", Options(players=3), plans)
    assert kinds(log) == ["person", "person", "bot"]
    assert log.table.seats[1].person == BEA
    assert refusal(lambda: arrange(log.table, BEA, "Bea", None, None)) == "not_allowed"
    assert (
        refusal(lambda: arrange(log.table, ANNA, "Anna", Options(players=1, level="easy"), None))
        == "seat_taken"
    )


def test_leaving_before_the_start() -> None:
    log = opened(ANNA, None)
    log.act(sit_down, BEA, NAMES[BEA], None)
    log.act(leave, BEA)
    assert kinds(log) == ["person", "open"]
    log.act(leave, ANNA)
    assert log.table.status == "closed"
    assert refusal(lambda: sit_down(log.table, BEA, "Bea", None)) == "no_such_table"


def test_leaving_a_game_gives_the_seat_to_a_bot_for_good() -> None:
    log = started(ANNA, BEA)
    log.act(leave, BEA)
    assert [seat.bot for seat in log.table.seats] == [None, SUBSTITUTE]
    assert not may_see(log.table, BEA)
    assert log.table.status == "playing"


def test_watchers_come_by_link_and_go_with_it() -> None:
    log = started(ANNA, BEA)
    assert not may_see(log.table, CAI)
    log.act(watch, CAI, 5)
    assert may_see(log.table, CAI)
    assert log.update(CAI).seat is None
    assert refusal(lambda: watch(log.table, "dov", 1)) == "too_many"
    log.act(renew, ANNA, "watch")
    assert not may_see(log.table, CAI)
    assert refusal(lambda: renew(log.table, BEA, "watch")) == "not_allowed"
    closed = started(ANNA, BEA, watch="nobody")
    assert refusal(lambda: watch(closed.table, CAI, 5)) == "not_allowed"
    assert may_see(started(ANNA, BEA, watch="anyone").table, CAI)


def test_a_seed_is_told_to_nobody() -> None:
    log = started(ANNA, BEA, seed=12345)
    for person in (ANNA, BEA):
        info = log.update(person).table
        assert info.seed_chosen
        assert info.options.seed is None
