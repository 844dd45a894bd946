"""Hints at a table: where there are any, who may have one, and that nobody can hide it."""

import msgspec
import pytest
from server.tabling import ANNA, BEA, CAI, Log, opened, refusal, started

from lacrimosa.server.messages.socket import AskHint, Redo, Undo
from lacrimosa.server.table.entries import Created, HintTaken, decode_entry, encode_entry
from lacrimosa.server.table.hints import hints_allowed, take_hint
from lacrimosa.server.table.history import step_list, step_view
from lacrimosa.server.table.lessons import open_lesson
from lacrimosa.server.table.rights import carries_on, need_allowance
from lacrimosa.server.table.seating import leave, start
from lacrimosa.server.table.undo import redo, undo


def ask(log: Log, person: str = ANNA, state: int | None = None) -> None:
    number = log.table.state_number if state is None else state
    log.act(take_hint, person, AskHint(id=f"h{log.table.version}", state=number))


def asked(log: Log) -> tuple[int, str]:
    seat = log.table.asked
    assert seat is not None
    return seat, str(log.table.seats[seat].person)


def back(log: Log, to: int) -> None:
    log.act(undo, ANNA, Undo(id=f"b{log.table.version}", state=log.table.state_number, to=to))


def advised(log: Log, person: str = ANNA) -> list[list[int]]:
    """The seats that took a hint, before each choice."""
    return [step.hints for step in log.update(person).steps]


# --- where there are hints


@pytest.mark.parametrize(
    ("people", "bots", "agreed", "allowed"),
    [
        ((ANNA,), (), None, True),
        ((ANNA,), ("random", "random"), None, True),
        ((ANNA, BEA), (), None, False),
        ((ANNA, BEA), ("random",), None, False),
        ((ANNA, ANNA), (), None, False),
        ((ANNA, BEA), (), True, True),
        ((ANNA,), (), False, False),
    ],
)
def test_alone_or_by_agreement(
    people: tuple[str, ...], bots: tuple[str, ...], agreed: bool | None, allowed: bool
) -> None:
    log = started(*people, bots=bots, hints=agreed)
    assert hints_allowed(log.table) is allowed
    assert log.update(ANNA).table.hints is allowed
    seat, person = asked(log)
    if not allowed and log.table.seats[seat].person is not None:
        assert refusal(lambda: ask(log, person)) == "not_allowed"


def test_an_open_seat_waits_for_somebody() -> None:
    assert not hints_allowed(opened(ANNA, None).table)


def test_whoever_is_left_with_bots_plays_alone() -> None:
    log = started(ANNA, BEA)
    log.act(leave, BEA)
    assert hints_allowed(log.table)


def test_a_lesson_tells_nothing() -> None:
    log = Log()
    log.add([open_lesson(ANNA, "Anna", "deck")])
    log.act(start, ANNA)
    assert refusal(lambda: ask(log)) == "not_allowed"


def test_tables_of_earlier_versions_have_the_default() -> None:
    """They say nothing about hints."""
    for log, allowed in ((started(ANNA), True), (started(ANNA, BEA), False)):
        (at, body), *rest = log.bodies
        raw = msgspec.json.decode(body)
        del raw["options"]["hints"]
        log.bodies = [(at, msgspec.json.encode(raw)), *rest]
        created = decode_entry(log.bodies[0][1])
        assert isinstance(created, Created)
        assert created.options.hints is None
        assert hints_allowed(log.read_again()) is allowed


# --- who may have one


def test_only_whoever_is_asked_and_has_seen_the_question() -> None:
    log = started(ANNA, BEA, hints=True)
    _, person = asked(log)
    other = BEA if person == ANNA else ANNA
    assert refusal(lambda: ask(log, CAI)) == "no_such_table"
    assert refusal(lambda: ask(log, other)) == "not_your_turn"
    assert refusal(lambda: ask(log, person, log.table.state_number - 1)) == "stale"
    assert refusal(lambda: ask(opened(ANNA))) == "not_started"
    assert log.table.hinted == {}


def test_a_spectator_has_none() -> None:
    log = started(ANNA, watch="anyone")
    assert refusal(lambda: ask(log, CAI)) == "not_your_turn"


def test_a_finished_game_has_none() -> None:
    log = started(ANNA)
    log.until(lambda table: table.status == "over")
    assert refusal(lambda: ask(log)) == "game_over"


# --- what the log says


def test_everybody_is_told_with_the_choice_that_follows() -> None:
    log = started(ANNA, BEA, hints=True)
    seat, person = asked(log)
    log.first()
    before = log.table.state_number
    ask(log, person)
    assert log.table.state_number == before, "a hint changes nothing of the game"
    assert log.update(BEA).table.seats[seat].hints == 1
    log.first()
    log.first()
    for reader in (ANNA, BEA):
        assert advised(log, reader) == [[], [seat], []]
        assert [step.hints for step in step_list(log.table, reader, 0, None).steps] == [[], [seat], []]
        last = step_view(log.table, reader, 2, None).last
        assert last is not None
        assert last.hints == [seat]
    assert log.read_again().hinted == log.table.hinted


def test_once_for_a_position() -> None:
    log = started(ANNA)
    ask(log)
    ask(log)
    assert log.table.seats[0].hints == 1
    log.first()
    ask(log)
    assert log.table.seats[0].hints == 2
    back(log, 0)
    ask(log)
    assert log.table.seats[0].hints == 2, "the position is known"


def test_an_undo_takes_no_hint_back() -> None:
    log = started(ANNA)
    log.first()
    log.first()
    ask(log)
    log.first()
    back(log, 1)
    log.first()
    assert advised(log) == [[], [0]]
    log.first()
    ask(log)
    assert log.table.seats[0].hints == 2
    # What was told further on says nothing about the place one went back to.
    back(log, 1)
    ask(log)
    assert log.table.seats[0].hints == 3
    log.act(redo, ANNA, Redo(id="again", state=log.table.state_number))
    assert advised(log) == [[], [0]]


def test_hints_fill_the_log_and_are_bounded_like_everything_else() -> None:
    log = started(ANNA)
    spent = log.table.spent.get(ANNA, 0)
    ask(log)
    assert log.table.spent[ANNA] == spent + 1
    taken = HintTaken(seat=0, person=ANNA)
    assert decode_entry(encode_entry(taken)) == taken
    assert not carries_on(log.table, [taken])
    most = log.table.spent[ANNA]
    assert refusal(lambda: need_allowance(log.table, ANNA, most)) == "too_many"
