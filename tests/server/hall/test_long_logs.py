"""A table's log cannot be filled for ever, and however long one is, reading it keeps nobody waiting."""

import asyncio
import itertools
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from server.hall.sitting import ANNA, BEA, CAI, Seated, created, open_hall

from lacrimosa.server.hall.commands import welcome
from lacrimosa.server.hall.hall import PAGE, SLICE, Hall
from lacrimosa.server.messages import socket as m
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.store import Stored, Unavailable
from lacrimosa.server.table import seating
from lacrimosa.server.table.entries import (
    AnyEntry,
    TakenOver,
    encode_entry,
)
from lacrimosa.server.table.substitutes import THINKING_TIME, time_is_up
from lacrimosa.server.table.summary import summary_of
from lacrimosa.server.table.table import Table

MOST = 60
NO_HURRY = 1_000_000
BOUND = Limits(table_entries=MOST, table_changes_burst=NO_HURRY)


# Everything a person can do again and again without carrying the game on; each gives the code of a refusal.


async def lend(at: Seated, turn: int) -> str | None:
    return await at.say(ANNA, m.TakeOver, seat=0, bot=("random", "planner")[turn % 2])


async def lend_and_take_back(at: Seated, turn: int) -> str | None:
    if turn % 2:
        return await at.say(ANNA, m.GiveBack, seat=0)
    return await at.say(ANNA, m.TakeOver, seat=0, bot="planner")


async def undo_and_redo(at: Seated, turn: int) -> str | None:
    table = await at.look()
    if turn % 2:
        return await at.say(ANNA, m.Redo, state=table.state_number)
    return await at.say(ANNA, m.Undo, state=table.state_number)


async def undo_and_choose(at: Seated, turn: int) -> str | None:
    if turn % 2:
        await at.first(pick=-1)
        return None
    return await at.say(ANNA, m.Undo, state=(await at.look()).state_number)


async def ask_and_withdraw(at: Seated, turn: int) -> str | None:
    table = await at.look()
    if table.pending_undo is not None:
        return await at.say(ANNA, m.AnswerUndo, request=table.pending_undo.number, agree=False)
    return await at.say(ANNA, m.Undo, state=table.state_number)


async def agree_again(at: Seated, turn: int) -> str | None:
    """The third one never says anything."""
    table = await at.look()
    if table.pending_undo is None:
        return await at.say(BEA, m.Undo, state=table.state_number)
    return await at.say(ANNA, m.AnswerUndo, request=table.pending_undo.number, agree=True)


async def renew_link(at: Seated, turn: int) -> str | None:
    return await decided(at, lambda table: seating.renew(table, ANNA, ("invite", "watch")[turn % 2]))


async def arrange(at: Seated, turn: int) -> str | None:
    return await decided(at, lambda table: seating.arrange(table, ANNA, "Anna", None, None))


async def sit_and_stand(at: Seated, turn: int) -> str | None:
    if turn % 2:
        return await decided(at, lambda table: seating.leave(table, BEA))
    return await decided(at, lambda table: seating.sit_down(table, BEA, "Bea", None))


async def watch_by_new_links(at: Seated, turn: int) -> str | None:
    if turn % 2:
        return await decided(at, lambda table: seating.renew(table, ANNA, "watch"))
    return await decided(at, lambda table: seating.watch(table, BEA, 50))


async def decided(at: Seated, decide: Callable[[Table], list[AnyEntry]]) -> str | None:
    try:
        await at.hall.act(at.table, decide)
    except Refused as refused:
        return refused.refusal.code
    return None


Action = Callable[[Seated, int], Awaitable[str | None]]


async def repeat(at: Seated, action: Action) -> int:
    """Until it is refused; the length of the log."""
    for turn in range(20 * MOST):
        code = await action(at, turn)
        if code is not None:
            assert code == "too_many"
            return (await at.look()).version
    raise AssertionError("the log grows for ever")


@pytest.mark.parametrize("action", [lend, lend_and_take_back, undo_and_redo, undo_and_choose])
@pytest.mark.parametrize("people", [(ANNA,), (ANNA, ANNA)])
def test_nothing_can_be_repeated_for_ever_and_the_game_still_ends(
    tmp_path: Path, action: Action, people: tuple[str, ...]
) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, BOUND) as hall:
            at = Seated(hall, await created(hall, *people))
            while (await at.look()).playing().barrier(0, 1) + 2 > len((await at.look()).playing().moves):
                await at.first()
            await repeat(at, action)
            table = await at.look()
            # One undo more than was left over may have taken back as much as was made.
            assert MOST <= table.spent_in_all <= MOST + 20
            # Whatever it is, it is refused from now on, and by whoever reads the log anew.
            hall.open_tables.clear()
            assert await at.say(ANNA, m.TakeOver, seat=0, bot="copyist") == "too_many"
            await at.play_out()
            assert (await at.look()).status == "over"

    asyncio.run(play())


@pytest.mark.parametrize("action", [renew_link, arrange, sit_and_stand, watch_by_new_links])
def test_nothing_can_be_repeated_for_ever_before_the_start(tmp_path: Path, action: Action) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, BOUND) as hall:
            at = Seated(hall, await created(hall, ANNA, None, start=False))
            assert await repeat(at, action) <= MOST + 2
            # The table can still be left, and so be closed.
            await hall.act(at.table, lambda table: seating.leave(table, ANNA))
            assert (await at.look()).status == "closed"

    asyncio.run(play())


@pytest.mark.parametrize("action", [ask_and_withdraw, agree_again])
def test_wishes_cannot_be_repeated_for_ever(tmp_path: Path, action: Action) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, BOUND) as hall:
            at = Seated(hall, await created(hall, ANNA, BEA, CAI))
            seen: set[str] = set()
            while not seen >= {ANNA, BEA} or await at.asked() != CAI:
                seen.add(await at.asked())
                await at.first()
            await repeat(at, action)
            assert (await at.look()).spent_in_all < MOST, "the others' parts are left"
            assert await at.say(CAI, m.TakeOver, seat=2, bot="random") is None
            assert await at.say(CAI, m.GiveBack, seat=2) is None
            await at.play_out()

    asyncio.run(play())


def test_after_a_rush_one_has_to_wait(tmp_path: Path) -> None:
    limits = Limits(table_changes_per_second=0.001, table_changes_burst=5)

    async def play() -> None:
        async with open_hall(tmp_path, limits) as hall:
            at = Seated(hall, await created(hall, ANNA, BEA))
            other = Seated(hall, await created(hall, ANNA, BEA))
            assert [await lend(at, turn) for turn in range(6)] == [None] * 5 + ["too_many"]
            assert await at.say(BEA, m.TakeOver, seat=1, bot="random") is None
            assert await lend(other, 0) is None, "at another table it is another matter"
            assert await at.say(ANNA, m.GiveBack, seat=0) is None
            await at.first()

    asyncio.run(play())


def test_a_log_that_is_too_long_already_opens_and_the_game_ends(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, Limits(table_changes_burst=NO_HURRY)) as hall:
            at = Seated(hall, await created(hall, ANNA))
            for turn in range(5 * MOST):
                assert await lend(at, turn) is None
        async with open_hall(tmp_path, BOUND) as hall:
            at = Seated(hall, at.table)
            assert (await at.look()).version > 5 * MOST
            assert await at.say(ANNA, m.TakeOver, seat=0, bot="copyist") == "too_many"
            assert await at.say(ANNA, m.GiveBack, seat=0) is None
            await at.play_out()

    asyncio.run(play())


def test_whoever_lets_the_clock_run_out_for_ever_still_sees_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, BOUND) as hall:
            at = Seated(hall, await created(hall, ANNA, pace="live"))
            step = 2 * (THINKING_TIME["live"] or 0)
            ticks = itertools.count(hall.clock(), step)
            hall.clock = lambda: next(ticks)
            for _ in range(MOST):
                await hall.act(at.table, lambda table: time_is_up(table, hall.clock()))
                await welcome(hall, at.table, ANNA)
            version = (await at.look()).version
            assert version <= MOST + 2
            assert (await at.look()).seats[0].by_clock
            await at.first()
            assert (await at.look()).seats[0].substitute is None, "a choice takes the seat back"

    asyncio.run(play())


# --- reading


async def long_log(hall: Hall, entries: int) -> str:
    """A table with so many entries, written at once."""
    name = await created(hall, ANNA)
    await lengthen(hall, name, entries)
    hall.open_tables.clear()
    return name


async def lengthen(hall: Hall, name: str, entries: int) -> None:
    """Write to a log as another process does."""
    table = await hall.look(name)
    more: list[AnyEntry] = [
        TakenOver(seat=0, bot=("random", "planner")[number % 2], person=ANNA) for number in range(entries)
    ]
    bodies = [encode_entry(entry) for entry in more]
    await hall.store.append(name, table.version, bodies, hall.clock(), summary_of(table))


class Turns:
    """Counts the turns of the event loop, and what the tables took in each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        self.taken: Counter[int] = Counter()
        take = Table.take

        def counted(table: Table, number: int, at: int, entry: AnyEntry) -> None:
            self.taken[self.number] += 1
            take(table, number, at, entry)

        monkeypatch.setattr(Table, "take", counted)

    async def while_reading(self, reading: Awaitable[object]) -> None:
        """Only what is taken meanwhile counts."""
        self.taken.clear()
        task = asyncio.ensure_future(reading)
        while not task.done():
            self.number += 1
            await asyncio.sleep(0)
        await task


LONG = 3 * PAGE + 10


def test_others_have_a_turn_while_long_logs_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, BOUND) as hall:
            names = [await long_log(hall, LONG) for _ in range(3)]
            turns = Turns(monkeypatch)
            await turns.while_reading(asyncio.gather(*(hall.look(name) for name in names)))
            assert sum(turns.taken.values()) == 3 * (LONG + 2)
            # Also if there are several at once; the short rest of one may meet another.
            assert max(turns.taken.values()) < 2 * SLICE

    asyncio.run(play())


def test_a_choice_is_made_elsewhere_while_a_long_log_is_read_page_by_page(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, BOUND) as hall:
            name = await long_log(hall, LONG)
            other = Seated(hall, await created(hall, ANNA))
            read = hall.store.entries
            pages: list[int] = []

            async def paged(table: str, after: int = 0, most: int | None = None) -> list[Stored]:
                found = await read(table, after, most)
                pages.append(len(found))
                await other.first()
                return found

            hall.store.entries = paged  # type: ignore[method-assign]
            table = await hall.look(name)
            assert table.version == LONG + 2
            assert pages == [PAGE, PAGE, PAGE, 12]
            assert len((await other.look()).playing().moves) == len(pages)

    asyncio.run(play())


def test_a_log_of_whole_pages_is_read_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, BOUND) as hall:
            name = await long_log(hall, 2 * PAGE - 2)
            assert (await hall.look(name)).version == 2 * PAGE

    asyncio.run(play())


def test_what_was_read_when_the_storage_went_away_is_told_later(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, BOUND) as hall:
            name = await created(hall, ANNA)
            version = (await hall.look(name)).version
            await lengthen(hall, name, LONG)
            read = hall.store.entries

            async def break_down(table: str, after: int = 0, most: int | None = None) -> list[Stored]:
                if after > version:
                    raise Unavailable("the line broke")
                return await read(table, after, most)

            hall.open_tables[name].is_behind = True
            with hall.listening(name, ANNA) as listener:
                hall.store.entries = break_down  # type: ignore[method-assign]
                with pytest.raises(Refused, match="cannot be read"):
                    await hall.look(name)
                hall.store.entries = read  # type: ignore[method-assign]
                listener.doze()
                assert (await hall.look(name)).version == version + LONG
                await asyncio.wait_for(listener.sleep(), 1)

    asyncio.run(play())
