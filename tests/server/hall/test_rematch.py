"""A rematch brings the same people together, and never leads to a table that is closed to whoever asks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.hall.sitting import ANNA, BEA, CAI, Seated, created, open_hall

from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.hall.rematch import rematch
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import SeatPlan
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.settings import Limits
from lacrimosa.server.table import seating
from lacrimosa.server.table.entries import Rematched
from lacrimosa.server.table.table import Table


class Evening:
    """People who have just finished a game; how many tables were opened since."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.table = table
        self.opened = 0

    async def ask(self, person: str, hall: Hall | None = None) -> Table:
        return await rematch(hall or self.hall, self.table, person, self._count)

    async def _count(self) -> None:
        self.opened += 1
        # Others come in between.
        await asyncio.sleep(0)

    async def leave(self, table: Table, person: str) -> None:
        await self.hall.act(table.id, lambda now: seating.leave(now, person))


@asynccontextmanager
async def finished(folder: Path, *people: str) -> AsyncIterator[Evening]:
    async with open_hall(folder, Limits()) as hall:
        at = Seated(hall, await created(hall, *people))
        await at.play_out()
        yield Evening(hall, at.table)


def run(folder: Path, play: Callable[[Evening], Awaitable[None]], *people: str) -> None:
    async def inside() -> None:
        async with finished(folder, *(people or (ANNA, BEA))) as evening:
            await play(evening)

    asyncio.run(inside())


def test_whoever_asks_second_comes_to_the_same_table(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        first = await evening.ask(ANNA)
        assert (await evening.ask(BEA)).id == first.id
        await evening.hall.act(first.id, lambda now: seating.start(now, ANNA))
        assert (await evening.ask(BEA)).id == first.id, "also when it is played"
        assert evening.opened == 1

    run(tmp_path, play)


def test_a_table_that_was_closed_is_replaced(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        closed = await evening.ask(ANNA)
        await evening.leave(closed, ANNA)
        second = await evening.ask(BEA)
        assert (second.status, second.host, second.id == closed.id) == ("open", BEA, False)
        assert second.seats_of(ANNA)
        assert (await evening.ask(ANNA)).id == second.id
        # Again and again, by either of them, and also for who reads the log anew.
        await evening.leave(second, BEA)
        evening.hall.open_tables.clear()
        third = await evening.ask(BEA)
        assert (await evening.ask(ANNA)).id == third.id
        assert third.status == "open"

    run(tmp_path, play)


def test_whoever_has_no_seat_there_any_more_gets_another(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        first = await evening.ask(ANNA)
        plans = [SeatPlan(kind="bot", bot="random"), SeatPlan(kind="me")]
        assert first.seats_of(BEA) == [0]
        await evening.hall.act(first.id, lambda now: seating.arrange(now, ANNA, "Anna", None, plans))
        second = await evening.ask(BEA)
        assert second.id != first.id
        assert second.seats_of(BEA)
        # Nobody is drawn away from where they have a seat by those who have none.
        assert (await evening.ask(ANNA)).id == second.id

    run(tmp_path, play)


def test_where_the_host_never_comes_back_one_can_leave_and_ask_again(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        first = await evening.ask(ANNA)
        await evening.leave(first, BEA)
        second = await evening.ask(BEA)
        assert (second.id == first.id, second.host) == (False, BEA)
        await evening.hall.act(second.id, lambda now: seating.start(now, BEA))

    run(tmp_path, play)


@pytest.mark.parametrize("closed_before", [False, True])
def test_all_who_ask_at_once_meet(tmp_path: Path, closed_before: bool) -> None:
    async def play(evening: Evening) -> None:
        if closed_before:
            await evening.leave(await evening.ask(CAI), CAI)
            evening.opened = 0
        asked = [ANNA, BEA, CAI]
        found = await asyncio.gather(*(evening.ask(person) for person in asked))
        assert evening.opened == 3, "they did not ask at once"
        assert len({table.id for table in found}) == 1
        rows = [row.status for person in asked for row in await evening.hall.store.tables_of(person)]
        assert rows.count("open") == 3, "one for the three of them"

    run(tmp_path, play, ANNA, BEA, CAI)


def test_also_at_two_processes(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        other = Hall(evening.hall.store, Metrics())
        await other.look(evening.table)
        found = await asyncio.gather(evening.ask(ANNA), evening.ask(BEA, other))
        assert found[0].id == found[1].id

    run(tmp_path, play)


def test_a_rematch_that_was_left_behind_elsewhere_is_replaced(tmp_path: Path) -> None:
    """A game may be brought here from another server, without the tables it leads to."""

    async def play(evening: Evening) -> None:
        await evening.hall.act(evening.table, lambda _: [Rematched(table="x" * 22)])
        assert (await evening.ask(ANNA)).status == "open"

    run(tmp_path, play)


def test_who_may_not_open_a_table_opens_none(tmp_path: Path) -> None:
    async def refuse() -> None:
        raise Refused("too_many", "not now")

    async def play(evening: Evening) -> None:
        with pytest.raises(Refused):
            await rematch(evening.hall, evening.table, ANNA, refuse)
        assert (await evening.hall.look(evening.table)).rematch is None
        with pytest.raises(Refused):
            await evening.ask("eve")
        assert evening.opened == 0

    run(tmp_path, play)
