"""Two halls on one log: news that come at a bad moment, come late or do not come at all."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from server.hall.gated_store import HOST, TwoHalls, renew, two_halls

from lacrimosa.server.hall.open_table import Listener
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.entries import AnyEntry
from lacrimosa.server.table.table import Table

PATIENCE = 10.0


def run(folder: Path, play: Callable[[TwoHalls], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with asyncio.timeout(PATIENCE), two_halls(folder) as halls:
            await play(halls)

    asyncio.run(inside())


async def woken(listener: Listener) -> bool:
    """Whether a listener has anything to do; without an answer by then it would sleep for ever."""
    try:
        async with asyncio.timeout(0.5):
            await listener.sleep()
    except TimeoutError:
        return False
    return True


def test_whoever_looks_while_another_catches_up_sees_the_same(tmp_path: Path) -> None:
    """Both were woken by the same news, and nobody wakes them again."""

    async def play(halls: TwoHalls) -> None:
        await halls.one.act(halls.table, renew)
        halls.tell_two(2)
        second: list[asyncio.Task[int]] = []

        async def seen() -> int:
            return (await halls.two.look(halls.table)).version

        async def look_too() -> None:
            second.append(asyncio.create_task(seen()))
            await asyncio.sleep(0)

        halls.store.after_read = look_too
        assert await seen() == 2
        assert await second[0] == 2

    run(tmp_path, play)


def test_news_that_overtake_the_own_answer_count(tmp_path: Path) -> None:
    """The other process may hear of a commit and answer before this one knows that it worked."""

    async def play(halls: TwoHalls) -> None:
        async def answer() -> None:
            halls.tell_two(2)
            await halls.two.act(halls.table, renew)
            halls.tell_one(3)

        halls.store.after_append = answer
        await halls.one.act(halls.table, renew)
        assert (await halls.one.look(halls.table)).version == 3

    run(tmp_path, play)


def test_others_hear_what_a_refused_one_stumbled_upon(tmp_path: Path) -> None:
    """Two click at once: the refused one gets the fresh table, and everybody else here has to get it too."""

    async def play(halls: TwoHalls) -> None:
        async def be_quicker() -> None:
            await halls.two.act(halls.table, renew)
            halls.tell_one(2)

        def only_first(table: Table) -> list[AnyEntry]:
            if table.version > 1:
                raise Refused("stale", "too late")
            return renew(table)

        with halls.one.listening(halls.table, HOST) as listener:
            listener.doze()
            halls.store.before_append = be_quicker
            with pytest.raises(Refused):
                await halls.one.act(halls.table, only_first)
            assert await woken(listener)
            assert (await halls.one.look(halls.table)).version == 2

    run(tmp_path, play)


def test_others_hear_what_was_stored_though_nobody_said_so(tmp_path: Path) -> None:
    """The line broke after the commit: the repeated message finds its entry, and the others must see it."""

    async def play(halls: TwoHalls) -> None:
        async def break_down() -> None:
            raise Unavailable("the line broke")

        def once(table: Table) -> list[AnyEntry]:
            return renew(table) if table.version == 1 else []

        with halls.one.listening(halls.table, HOST) as listener:
            halls.store.after_append = break_down
            with pytest.raises(Refused):
                await halls.one.act(halls.table, once)
            listener.doze()
            assert (await halls.one.act(halls.table, once)).version == 2
            assert await woken(listener)

    run(tmp_path, play)


def test_nothing_is_refused_for_what_another_process_has_changed(tmp_path: Path) -> None:
    """Somebody sat down over there, and the host starts here: the news may come later."""

    async def play(halls: TwoHalls) -> None:
        await halls.one.act(halls.table, renew)

        def needs_it(table: Table) -> list[AnyEntry]:
            if table.version < 2:
                raise Refused("seats_open", "not yet")
            return renew(table)

        assert (await halls.two.act(halls.table, needs_it)).version == 3

    run(tmp_path, play)


def test_whoever_comes_from_another_process_is_not_shown_the_past(tmp_path: Path) -> None:
    async def play(halls: TwoHalls) -> None:
        await halls.one.act(halls.table, renew)
        assert (await halls.two.look(halls.table, 1)).version == 1
        assert (await halls.two.look(halls.table, 2)).version == 2
        # Nobody can know of more than there is; the log has the last word.
        assert (await halls.two.look(halls.table, 99)).version == 2

    run(tmp_path, play)
