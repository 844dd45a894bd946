"""How many games a person may have running in which nobody but bots has a seat."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.store import Store, Unavailable
from lacrimosa.server.table.entries import SeatEntry
from lacrimosa.server.table.summary import is_left_to_bots
from lacrimosa.server.table.table import Seat

# Whoever has bots to move at so many tables has too many, whatever else sits there.
MOST_ROWS: Final = 100

Check = Callable[[Iterable[Seat | SeatEntry]], None]


class BotTables:
    """Counts a host's games in the storage: those of other processes and from before a restart count too."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def starting(self, host: str) -> AsyncIterator[Check]:
        """While a host starts a game, one at a time; the check refuses what would be one game too many."""
        lock = self._locks.setdefault(host, asyncio.Lock())
        async with lock:
            has_room = await self._has_room(host)

            def check(seats: Iterable[Seat | SeatEntry]) -> None:
                if not has_room and all(seat.person is None for seat in seats):
                    most = self._limits.bot_tables
                    text = f"bots alone play {most} games of yours; wait until one is over, or take a seat"
                    raise Refused("too_many", text, limit=most, of="bot_tables")

            yield check

    async def _has_room(self, host: str) -> bool:
        if not self._limits.enabled:
            return True
        try:
            rows = await self._store.tables_at_bots(host, MOST_ROWS)
        except Unavailable as problem:
            raise Refused("unavailable", "the games cannot be read just now; try again soon") from problem
        running = sum(is_left_to_bots(row, host) for row in rows)
        return running < self._limits.bot_tables and len(rows) < MOST_ROWS
