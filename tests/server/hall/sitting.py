"""A hall with tables to play at, without a network."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from lacrimosa.server.hall.commands import hear
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages import socket as m
from lacrimosa.server.messages.tables import Options
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.store import Store
from lacrimosa.server.table import seating
from lacrimosa.server.table.entries import Created, SeatEntry
from lacrimosa.server.table.table import Table

ANNA, BEA, CAI = "anna", "bea", "cai"
PATIENCE = 60.0


@asynccontextmanager
async def open_hall(folder: Path, limits: Limits) -> AsyncIterator[Hall]:
    store = await Store.open(f"sqlite:///{folder / 'hall.db'}")
    try:
        async with asyncio.timeout(PATIENCE):
            yield Hall(store, Metrics(), limits=limits)
    finally:
        await store.close()


async def created(hall: Hall, *people: str | None, start: bool = True, **options: Any) -> str:
    seats = [SeatEntry(person=person, name=person or "") for person in people]
    more = {"players": len(people), "seed": 7, **options}
    if len(people) == 1:
        more.setdefault("level", "easy")
    table = await hall.create([Created(host=ANNA, options=Options(**more), seats=seats, bot_seed=1)])
    if start:
        await hall.act(table.id, lambda now: seating.start(now, ANNA))
    return table.id


class Seated:
    """Sends messages to a table, each with an id of its own."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.table = table
        self._ids = itertools.count()

    async def say(self, person: str, kind: Callable[..., m.ClientMessage], **values: Any) -> str | None:
        """The code of the refusal, if it is one."""
        message = kind(id=f"m{next(self._ids)}", **values)
        answer = await hear(self.hall, self.table, person, message)
        return None if answer.refusal is None else answer.refusal.code

    async def look(self) -> Table:
        return await self.hall.look(self.table)

    async def asked(self) -> str:
        table = await self.look()
        assert table.asked is not None
        return str(table.seats[table.asked].person)

    async def first(self, pick: int = 0) -> None:
        """The asked person makes a choice."""
        table = await self.look()
        text = list(table.playing().texts().values())[pick]
        state = table.state_number
        assert await self.say(await self.asked(), m.Choose, state=state, choice=text, press_on="no") is None

    async def play_out(self) -> None:
        while (await self.look()).status == "playing":
            await self.first()
