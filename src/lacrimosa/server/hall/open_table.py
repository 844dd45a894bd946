"""A table somebody in this process uses: the cached table, its lock, and who wants to hear of changes."""

import asyncio
from typing import TYPE_CHECKING

from lacrimosa.server.table.table import Table

if TYPE_CHECKING:
    from lacrimosa.server.hall.talks import TableTalk


class Listener:
    """Somebody at a table who is to be woken when something happens there. There are thousands of them."""

    __slots__ = ("_sleeping", "_woken", "person")

    def __init__(self, person: str) -> None:
        self.person = person
        self._woken = False
        self._sleeping: asyncio.Future[None] | None = None

    def wake(self) -> None:
        self._woken = True
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)

    def doze(self) -> None:
        """What happened until now is known."""
        self._woken = False

    async def sleep(self) -> None:
        """Until something has happened since the last doze. One may sleep at a time."""
        if self._woken:
            return
        self._sleeping = asyncio.get_running_loop().create_future()
        try:
            await self._sleeping
        finally:
            self._sleeping = None


class OpenTable:
    """The cache of one table. It may be thrown away whenever nobody holds it."""

    __slots__ = ("id", "is_behind", "listeners", "lock", "table", "talk", "used")

    def __init__(self, table: str) -> None:
        self.id = table
        self.table: Table | None = None
        self.is_behind = True  # the log may hold more than the cached table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.talk: TableTalk | None = None  # what is said there, once somebody wants to know
        self.used = 0.0  # when somebody last asked for the table, by the loop's clock

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def people(self) -> list[str]:
        """Who listens, each once."""
        return sorted({listener.person for listener in self.listeners})
