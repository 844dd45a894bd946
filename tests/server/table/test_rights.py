"""What of a table's log is not the game is counted for whoever did it, and takes no memory without end."""

import random
from collections.abc import Callable

import pytest
from server.tabling import ANNA, BEA, Log, opened, refusal, started

from lacrimosa.server.messages.socket import AnswerUndo, Redo, Undo
from lacrimosa.server.table import undo as law
from lacrimosa.server.table.entries import AnyEntry
from lacrimosa.server.table.rights import carries_on, need_allowance
from lacrimosa.server.table.seating import arrange, leave, renew, sit_down, watch
from lacrimosa.server.table.substitutes import (
    THINKING_TIME,
    come_back,
    give_back,
    take_over,
    time_is_up,
)
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.undo import answer


def undo(log: Log, to: int | None = None) -> None:
    """By whoever made the last choice."""
    person = str(log.table.seats[log.table.playing().moves[-1].seat].person)
    message = Undo(id=f"u{log.table.version}", state=log.table.state_number, to=to)
    log.act(law.undo, person, message)


def redo(log: Log) -> None:
    person = str(log.table.seats[log.table.asked or 0].person)
    log.act(law.redo, person, Redo(id=f"r{log.table.version}", state=log.table.state_number))


def test_choices_cost_nothing_and_what_is_taken_back_costs_what_it_took() -> None:
    log = started(ANNA)
    began = log.table.spent_in_all
    for _ in range(40):
        log.first()
    assert (log.table.spent_in_all, log.table.spent) == (began, {})
    undo(log, to=25)
    assert log.table.spent == {ANNA: 16}
    for _ in range(15):
        redo(log)
    assert log.table.spent == {ANNA: 16}, "what is made again was paid for"
    assert log.table.spent_in_all == began + 16
    assert log.read_again().spent == log.table.spent


def test_every_change_is_counted_for_who_did_it() -> None:
    log = opened(ANNA, None)
    log.act(arrange, ANNA, "Anna", None, None)
    log.act(renew, ANNA, "invite")
    log.act(sit_down, BEA, "Bea", None)
    log.act(leave, BEA)
    log.act(watch, "eve", 5)
    assert log.table.spent == {ANNA: 2, BEA: 1, "eve": 1}
    game = started(ANNA, BEA)
    game.act(take_over, ANNA, 0, "random")
    game.act(give_back, ANNA, 0)
    assert game.table.spent == {ANNA: 2}


def entries_of(log: Log, decide: Callable[..., list[AnyEntry]], *args: object) -> bool:
    """Whether what is decided goes through however much was done before."""
    entries = decide(log.table, *args)
    assert entries
    return carries_on(log.table, entries)


def test_what_always_goes_through() -> None:
    waiting = opened(ANNA, BEA)
    assert not entries_of(waiting, renew, ANNA, "watch")
    assert not entries_of(waiting, arrange, ANNA, "Anna", None, None)
    assert entries_of(waiting, leave, BEA)
    assert entries_of(waiting, leave, ANNA)
    log = started(ANNA, BEA)
    assert not entries_of(log, take_over, BEA, 1, "random")
    log.act(take_over, BEA, 1, "random")
    assert entries_of(log, give_back, BEA, 1), "lending it was counted"
    assert entries_of(log, leave, BEA)


def test_a_wish_can_always_be_refused_and_a_choice_be_made_again() -> None:
    log = started(ANNA, BEA)
    first = log.table.asked
    log.until(lambda table: table.asked != first)
    undo(log)
    assert log.table.pending_undo is not None
    number = log.table.pending_undo.number
    other = str(log.table.seats[log.table.asked or 0].person)
    assert entries_of(log, answer, other, AnswerUndo(id="no", request=number, agree=False))
    assert not entries_of(log, answer, other, AnswerUndo(id="yes", request=number, agree=True))
    log.act(answer, other, AnswerUndo(id="yes", request=number, agree=True))
    person = str(log.table.seats[log.table.asked or 0].person)
    assert entries_of(log, law.redo, person, Redo(id="again", state=log.table.state_number))


def test_the_clock_always_goes_on_and_whoever_comes_back_for_ever_has_to_choose() -> None:
    log = started(ANNA, pace="live")
    limit = THINKING_TIME["live"]
    assert limit is not None
    log.now += limit
    assert entries_of(log, time_is_up, log.now)
    log.act(time_is_up, log.now)
    assert not entries_of(log, come_back, ANNA)
    assert not entries_of(log, give_back, ANNA, 0)
    before = log.table.version
    log.first()
    assert log.table.version == before + 2, "a choice takes the seat back"


def spend(log: Log, person: str, times: int) -> None:
    seat = log.table.seats_of(person)[0]
    for _ in range(times):
        now = log.table.seats[seat].substitute
        log.act(take_over, person, seat, "planner" if now == "random" else "random")


def test_people_share_what_the_table_may_spend() -> None:
    log = started(ANNA, BEA)
    spend(log, ANNA, 9)
    need_allowance(log.table, ANNA, 20)
    spend(log, ANNA, 2)
    assert refusal(lambda: need_allowance(log.table, ANNA, 20)) == "too_many"
    need_allowance(log.table, BEA, 20)
    alone = started(ANNA)
    spend(alone, ANNA, 17)
    need_allowance(alone.table, ANNA, 20)
    spend(alone, ANNA, 1)
    assert refusal(lambda: need_allowance(alone.table, ANNA, 20)) == "too_many", "the log has 20 entries"


class Model:
    """The plain way to know how many choices stand unchanged: remember everything."""

    def __init__(self, table: Table) -> None:
        self.sizes = [(table.version, 0)]

    def unchanged_since(self, table: Table, version: int) -> int:
        later = [size for number, size in self.sizes if number > version]
        earlier = [size for number, size in self.sizes if number <= version]
        return min([len(table.playing().moves), *later, *earlier[-1:]]) if earlier else 0


@pytest.mark.parametrize("seed", range(4))
def test_what_stands_is_known_without_remembering_every_undo(seed: int) -> None:
    rng = random.Random(seed)
    log = started(ANNA)
    log.rng = rng
    model = Model(log.table)
    longest = 0
    for _ in range(150):
        game = log.table.playing()
        kind = rng.choice(["choose", "choose", "undo", "redo", "lend"])
        if kind == "undo" and game.moves:
            undo(log, rng.randrange(len(game.moves)) if rng.random() < 0.2 else None)
        elif kind == "redo" and game.can_redo:
            redo(log)
        elif kind == "lend":
            spend(log, ANNA, 1)
            log.act(give_back, ANNA, 0)
        elif not game.over:
            log.first()
        model.sizes.append((log.table.version, len(log.table.playing().moves)))
        longest = max(longest, len(log.table.playing().moves))
        for version in rng.sample(range(log.table.version + 2), 3):
            assert log.table.unchanged_since(version) == model.unchanged_since(log.table, version)
        assert len(log.table._sizes) <= longest + 1
    assert log.read_again().spent == log.table.spent
