"""Talk between processes: what one of them keeps the others tell, once each, in the same order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.hall.sitting import ANNA, BEA, CAI, created, open_hall
from server.postgres import postgres_url

from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages import socket as m
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.talk import Said
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.rows import TalkRow
from lacrimosa.server.store.store import Store

NO_LIMITS = Limits(enabled=False)


@asynccontextmanager
async def two_halls(url: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two processes of a site, as far as their tables are concerned."""
    stores = [await Store.open(url) for _ in range(2)]
    try:
        async with asyncio.timeout(60):
            one, other = (Hall(store, Metrics(), limits=NO_LIMITS) for store in stores)
            yield one, other
    finally:
        for store in stores:
            await store.close()


def say(number: int, text: str) -> m.Say:
    return m.Say(id=f"m{number}", step=0, text=text)


async def told(hall: Hall, table: str, person: str = CAI) -> list[Said]:
    return (await hall.talks.told(await hall.look(table), person, 0)).said


async def until_told(hall: Hall, table: str, count: int, person: str = CAI) -> list[Said]:
    """As soon as a listener would be woken for it."""
    with hall.listening(table, person) as listener:
        while True:
            listener.doze()
            found = await told(hall, table, person)
            if len([one for one in found if one.text]) >= count:
                return found
            await listener.sleep()


def test_what_is_said_at_one_process_is_heard_at_another() -> None:
    async def play(url: str) -> None:
        async with two_halls(url) as (one, other):
            table = await created(one, ANNA, BEA)
            assert await told(other, table) == []
            await one.talks.hear(table, ANNA, say(1, "here"))
            assert [line.text for line in await until_told(other, table, 1)] == ["here"]
            # All at once, at both of them: nobody's line is lost, and both have the same order.
            halls = [one, other] * 6
            people = [ANNA, BEA] * 6
            await asyncio.gather(
                *(
                    hall.talks.hear(table, person, say(10 + number, f"line {number}"))
                    for number, (hall, person) in enumerate(zip(halls, people, strict=True))
                )
            )
            first, second = await until_told(one, table, 13), await until_told(other, table, 13)
            assert first == second
            assert [line.number for line in first] == list(range(1, 14))
            # The same message again at the other process is done once.
            await other.talks.hear(table, ANNA, say(1, "here"))
            assert len(await told(other, table)) == 13
            # Somebody is muted there, and heard no more here.
            await one.talks.hear(table, BEA, m.MuteSpeaker(id="x", number=1))
            while [line.is_muted for line in await told(other, table, BEA)].count(True) < 7:
                await asyncio.sleep(0.01)

    with postgres_url() as url:
        asyncio.run(play(url))


def test_a_process_that_forgot_a_table_reads_its_talk_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, NO_LIMITS) as hall:
            table = await created(hall, ANNA, BEA)
            await hall.talks.hear(table, ANNA, say(1, "kept"))
            hall.open_tables.clear()
            await hall.talks.hear(table, BEA, say(1, "too"))
            assert [line.text for line in await told(hall, table)] == ["kept", "too"]

    asyncio.run(play())


def test_two_who_are_equally_quick_are_both_heard(tmp_path: Path) -> None:
    """Somebody else's line is stored between looking and writing."""

    async def play() -> None:
        async with open_hall(tmp_path, NO_LIMITS) as hall:
            table = await created(hall, ANNA, BEA)
            await hall.talks.look(table)
            stranger = TalkRow(1, 1, 1, 0, BEA, 1, "Bea", "first", None, "b")
            await hall.store.add_talk(table, stranger)
            await hall.talks.hear(table, ANNA, say(1, "second"))
            assert [line.text for line in await told(hall, table)] == ["first", "second"]

    asyncio.run(play())


def test_nobody_talks_about_moves_to_come_or_from_outside(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path, NO_LIMITS) as hall:
            table = await created(hall, ANNA, BEA, watch="nobody")
            for person, step, code in ((ANNA, 1, "no_such_step"), (CAI, 0, "no_such_table")):
                with pytest.raises(Refused) as refused:
                    await hall.talks.hear(table, person, m.Say(id="1", step=step, text="x"))
                assert refused.value.refusal.code == code

    asyncio.run(play())
