"""Bots that play for people, and the clock."""

from server.tabling import ANNA, BEA, CAI, Log, refusal, started

from lacrimosa.server.messages.socket import Choose
from lacrimosa.server.table.choosing import choose
from lacrimosa.server.table.substitutes import (
    AT_ONCE,
    NO_HURRY,
    THINKING_TIME,
    come_back,
    deadline,
    give_back,
    take_over,
    time_is_up,
    wake_at,
)


def asked(log: Log) -> tuple[int, str]:
    seat = log.table.asked
    assert seat is not None
    return seat, str(log.table.seats[seat].person)


def test_the_owner_asks_a_bot_to_play_and_takes_the_seat_back() -> None:
    log = started(ANNA, BEA)
    seat, person = asked(log)
    assert wake_at(log.table) is None
    log.act(take_over, person, seat, "random")
    assert log.table.seats[seat].player == "random"
    assert log.update(person).table.seats[seat].taken_over == "random"
    assert wake_at(log.table) == AT_ONCE
    log.bot_moves()
    assert come_back(log.table, person) == [], "coming by does not take back what one gave away"
    log.act(give_back, person, seat)
    assert log.table.seats[seat].player is None
    assert wake_at(log.table) is None


def test_a_choice_of_the_owner_takes_the_seat_back() -> None:
    log = started(ANNA, BEA)
    seat, person = asked(log)
    log.act(take_over, person, seat, "random")
    text = next(iter(log.table.playing().texts().values()))
    log.act(choose, person, Choose(id="x", state=log.table.state_number, choice=text))
    assert log.table.seats[seat].player is None
    assert len(log.table.playing().moves) == 1


def test_the_clock_gives_the_seat_to_a_bot_until_the_person_returns() -> None:
    log = started(ANNA, BEA, pace="live")
    seat, person = asked(log)
    limit = THINKING_TIME["live"]
    assert limit is not None
    due = log.now + limit
    assert deadline(log.table) == wake_at(log.table) == due
    assert log.update(person).table.deadline == due
    assert time_is_up(log.table, due - 1) == []
    log.now = due
    log.act(time_is_up, due)
    assert log.table.seats[seat].by_clock
    assert wake_at(log.table) == AT_ONCE
    log.now += 1_000
    log.act(come_back, person)
    assert log.table.seats[seat].player is None
    assert deadline(log.table) == log.now + limit, "the clock begins anew"


def test_what_no_person_plays_is_in_no_hurry() -> None:
    log = started(ANNA, BEA)
    for seat, person in enumerate((ANNA, BEA)):
        log.act(take_over, person, seat, "random")
    assert wake_at(log.table) == NO_HURRY
    log.act(give_back, BEA, 1)
    assert wake_at(log.table) == (AT_ONCE if log.table.asked == 0 else None)


def test_every_choice_starts_the_clock_anew() -> None:
    log = started(ANNA, BEA, pace="daily")
    first = deadline(log.table)
    log.now += 5_000
    log.first()
    second = deadline(log.table)
    assert first is not None
    assert second == first + 5_000


def test_unhurried_tables_and_finished_games_have_no_clock() -> None:
    log = started(ANNA, BEA)
    assert deadline(log.table) is None
    log = started(ANNA, BEA, pace="live")
    log.until(lambda table: table.status == "over")
    assert deadline(log.table) is None
    assert wake_at(log.table) is None
    assert time_is_up(log.table, log.now + 10**12) == []


def test_only_the_own_seat_and_only_bots_that_exist() -> None:
    log = started(ANNA, BEA)
    own = log.table.seats_of(ANNA)[0]
    assert refusal(lambda: take_over(log.table, BEA, own, "random")) == "not_your_seat"
    assert refusal(lambda: take_over(log.table, CAI, own, "random")) == "no_such_table"
    assert refusal(lambda: take_over(log.table, ANNA, 3, "random")) == "no_such_seat"
    assert refusal(lambda: take_over(log.table, ANNA, own, "nobody")) == "unknown_bot"
    assert give_back(log.table, ANNA, own) == []
