"""The hall: every table this process has open. All writing goes through `act`, all looking through `look`."""

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import structlog

from lacrimosa.server.guard.limits import RateLimiter
from lacrimosa.server.hall.editions import Shelf
from lacrimosa.server.hall.room import Listener, Room
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.store import Conflict, Store, Stored, Unavailable
from lacrimosa.server.table.allowance import carries_on, need_allowance
from lacrimosa.server.table.entries import AnyEntry, Chosen, Created, Started, decode_entry, encode_entry
from lacrimosa.server.table.standing_in import wake_at
from lacrimosa.server.table.summary import summary_of
from lacrimosa.server.table.table import Table
from lacrimosa.server.watch.metrics import Metrics

log = structlog.get_logger()

Decision = Callable[[Table], list[AnyEntry]]
MOST_ATTEMPTS = 20  # to append, while others append to the same table
FORGET_ROOM = 30.0  # seconds without use or listeners
FORGET_TABLE = 120.0  # seconds without use, though somebody listens
PAGE = 500  # entries of a log read from the store at once
SLICE = 50  # of them taken before everybody else has a turn


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    """Tables by id."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        clock: Callable[[], int] = now_ms,
        limits: Limits = Limits(),  # noqa: B008 - it is frozen
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.clock = clock
        self.shelf = Shelf(store)
        self.rooms: dict[str, Room] = {}
        self.needs_care: Callable[[str], None] | None = None  # told when a bot is to move
        self.has_visitor: Callable[[str], None] | None = None  # told when somebody begins to listen
        self.bots_at_work: set[str] = set()  # tables at which bots of this process move
        self.closing = False
        self._limits = limits
        self._changes = RateLimiter(limits.table_changes_per_second, limits.table_changes_burst)
        self._reading = asyncio.Lock()
        metrics.tables_in_memory.set_function(self.tables_in_memory)
        store.listen(self._heard, self._missed_some)

    # --- opening and looking

    async def look(self, table: str, known: int = 0) -> Table:
        """The table as its log has it, not older than a version that is known; Refused if there is none."""
        room = self._room(table)
        cached = room.table
        if cached is not None and cached.version < known and self.store.shared:
            # Somebody comes from another process, quicker than its news.
            room.behind = True
        # While a room is locked its table is being caught up, or tries what may never be stored.
        if cached is not None and not room.behind and not room.lock.locked():
            return cached
        async with room.lock:
            return await self._caught_up(room)

    def _room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms[table] = Room(table)
        room.used = time.monotonic()
        return room

    async def _caught_up(self, room: Room) -> Table:
        """The cached table with everything the log has. The room must be locked."""
        if room.table is not None and not room.behind:
            return room.table
        began = time.perf_counter()
        # Whatever is heard from here on is read again.
        room.behind = False
        table = room.table or Table(room.id, self.shelf.at_hand)
        known = table.version
        try:
            await self._read_on(table)
        except BaseException as problem:
            room.behind = True
            if table.version > known or not isinstance(problem, Unavailable):
                # Half read is not read: the next one begins anew.
                room.table = None
            if isinstance(problem, Unavailable):
                raise Refused("unavailable", "the games cannot be read just now; try again soon") from problem
            raise
        if table.version == 0:
            self.rooms.pop(room.id, None)
            raise Refused("no_such_table", "there is no such table, or it is not yours to see")
        if room.table is None:
            self.metrics.open_table_seconds.observe(time.perf_counter() - began)
        room.table = table
        if table.version > known:
            # Not all who listen need have heard of it: whoever asked may only have stumbled upon it.
            room.wake()
        return table

    async def _read_on(self, table: Table) -> None:
        """Take what the log has behind a table. Long logs wait for one another, nobody else for them."""
        while page := await self.store.entries(table.id, table.version, PAGE):
            for start in range(0, len(page), SLICE):
                part = page[start : start + SLICE]
                async with self._reading:
                    await self._take(table, part)
                    if len(part) == SLICE:
                        await asyncio.sleep(0)
            if len(page) < PAGE:
                return

    async def _take(self, table: Table, stored: Sequence[Stored]) -> None:
        for one in stored:
            entry = decode_entry(one.body)
            await self._fetch_edition(entry)
            table.take(one.number, one.at, entry)

    async def _fetch_edition(self, entry: AnyEntry) -> None:
        if isinstance(entry, Started | Created) and entry.digest is not None:
            await self.shelf.fetch(entry.digest)

    def tables_in_memory(self) -> int:
        return sum(room.table is not None for room in self.rooms.values())

    # --- writing

    async def create(self, entries: Sequence[AnyEntry]) -> Table:
        """A new table with its first entries."""
        name = secrets.token_urlsafe(16)
        table = Table(name, self.shelf.at_hand)
        at = self.clock()
        try:
            for number, entry in enumerate(entries, 1):
                await self._keep_edition(entry)
                table.take(number, at, entry)
            await self.store.create(name, [encode_entry(entry) for entry in entries], at, summary_of(table))
        except Unavailable as problem:
            raise self._unavailable(problem) from problem
        room = self._room(name)
        room.table, room.behind = table, False
        self._after(room, table)
        return table

    async def act(self, name: str, decide: Decision) -> Table:
        """Let `decide` add entries to a table's log. It may be asked again if others were quicker.

        The entries are durable when this returns, and nobody was told of them before.
        """
        room = self._room(name)
        async with room.lock:
            for _ in range(MOST_ATTEMPTS):
                is_fresh = room.table is None or room.behind or not self.store.shared
                table = await self._caught_up(room)
                try:
                    entries = decide(table)
                    self._need_allowance(table, entries)
                except Refused:
                    if is_fresh:
                        raise
                    # What it is refused for may have changed at another process.
                    room.behind = True
                    continue
                if not entries:
                    return table
                try:
                    await self._append(room, table, entries)
                except Conflict:
                    continue
                break
            else:
                raise Refused("unavailable", "too much happens at this table at once; try again")
        self._after(room, table)
        return table

    def _need_allowance(self, table: Table, entries: list[AnyEntry]) -> None:
        """What could be repeated for ever is bounded, by the log's length and by time."""
        if not self._limits.enabled or not entries or carries_on(table, entries):
            return
        person = table.doer(entries[0])
        need_allowance(table, person, self._limits.table_entries)
        wait = self._changes.allow((table.id, person))
        if wait is not None:
            seconds = math.ceil(wait)
            raise Refused("too_many", f"too much changes at this table; wait {seconds} s", wait=seconds)

    async def _append(self, room: Room, table: Table, entries: list[AnyEntry]) -> None:
        """Try entries on the cached table, store them, and only then let others look at it again."""
        at = self.clock()
        stood = table.version
        try:
            for number, entry in enumerate(entries, stood + 1):
                await self._keep_edition(entry)
                table.take(number, at, entry)
            bodies = [encode_entry(entry) for entry in entries]
            await self.store.append(table.id, stood, bodies, at, summary_of(table))
        except BaseException as problem:
            # Whether the log has them or not, it is the log that knows.
            room.table = None
            if isinstance(problem, Unavailable):
                raise self._unavailable(problem) from problem
            raise
        for entry in entries:
            if isinstance(entry, Chosen):
                self.metrics.choice("bot" if entry.person is None else "forced" if entry.forced else "person")

    async def _keep_edition(self, entry: AnyEntry) -> None:
        if isinstance(entry, Started | Created) and entry.digest is not None:
            await self.shelf.keep(entry.digest)

    def _unavailable(self, problem: Unavailable) -> Refused:
        log.error("store unavailable", problem=str(problem))
        self.metrics.store_error()
        return Refused("unavailable", "nothing can be stored just now; send it again soon, with the same id")

    def _after(self, room: Room, table: Table) -> None:
        """Everything is durable: tell whoever listens."""
        room.wake()
        if wake_at(table) == 0 and self.needs_care is not None:
            self.needs_care(table.id)

    def close(self) -> None:
        """The server is about to stop: whoever waits for news shall go."""
        self.closing = True
        for room in self.rooms.values():
            room.wake()

    # --- hearing

    def _heard(self, name: str, version: int) -> None:
        """Another process wrote to a table."""
        room = self.rooms.get(name)
        if room is None:
            return
        # The version of a locked room proves nothing: its last entries may be about to meet a conflict.
        if room.table is None or room.lock.locked() or room.table.version < version:
            room.behind = True
            room.wake()

    def _missed_some(self) -> None:
        for room in self.rooms.values():
            room.behind = True
            room.wake()

    @contextmanager
    def listening(self, name: str, person: str) -> Iterator[Listener]:
        """Be woken whenever something happens at a table."""
        room = self._room(name)
        listener = Listener(person)
        room.listeners.add(listener)
        room.wake()
        if self.has_visitor is not None:
            self.has_visitor(name)
        try:
            yield listener
        finally:
            room.listeners.discard(listener)
            room.used = time.monotonic()
            room.wake()

    def wake_person(self, person: str) -> None:
        """Somebody changed, or may not be here any more: whoever listens as that person shall look."""
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.person == person:
                    listener.wake()

    def is_watched(self, name: str) -> bool:
        """Whether somebody listens to what happens at a table."""
        return bool(self.present(name))

    def present(self, name: str) -> list[str]:
        """Who listens to what happens at a table, here in this process."""
        room = self.rooms.get(name)
        return room.people() if room is not None else []

    # --- forgetting

    def forget_unused(self) -> None:
        """Drop what nobody uses; the log has it all. The longest unused go first if there are too many."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            idle = now - room.used
            if room.lock.locked():
                continue
            if not room.listeners and idle > FORGET_ROOM:
                self.rooms.pop(room.id, None)
            elif idle > FORGET_TABLE:
                room.table = None
        crowd = [room for room in self.rooms.values() if room.table is not None and not room.lock.locked()]
        crowd.sort(key=lambda room: room.used)
        for room in crowd[: max(0, len(crowd) - self._limits.tables_in_memory)]:
            room.table = None
