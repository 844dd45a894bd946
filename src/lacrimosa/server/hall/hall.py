"""The hall: every table this process has open. All writing goes through `act`, all looking through `look`."""

import asyncio
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

import structlog

from lacrimosa.server.hall.edition_store import EditionStore
from lacrimosa.server.hall.open_table import Listener, OpenTable
from lacrimosa.server.hall.own_editions import OwnEditions
from lacrimosa.server.hall.talks import Talks
from lacrimosa.server.messages.hints import HintMessage
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.security.rate_limits import RateLimiter
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.store import Conflict, Store, Stored, Unavailable
from lacrimosa.server.table.calls import calls_since, moment_of
from lacrimosa.server.table.entries import AnyEntry, Chosen, Created, Started, decode_entry, encode_entry
from lacrimosa.server.table.rights import carries_on, need_allowance
from lacrimosa.server.table.substitutes import asks_bot
from lacrimosa.server.table.summary import summary_of
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.tasks import awaits_judgement

log = structlog.get_logger()

Decision = Callable[[Table], list[AnyEntry]]
MOST_ATTEMPTS = 20  # to append, while others append to the same table
FORGET_UNWATCHED = 30.0  # seconds without use or listeners
FORGET_WATCHED = 120.0  # seconds without use, though somebody listens
PAGE = 500  # entries of a log read from the store at once
SLICE = 50  # of them taken before everybody else has a turn


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_table_name() -> str:
    """A table's id, which nobody can guess."""
    return secrets.token_urlsafe(16)


class Hall:
    """Tables by id."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        clock: Callable[[], int] = now_ms,
        limits: Limits = Limits(),  # noqa: B008 - it is frozen
        own_editions: OwnEditions | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.clock = clock
        self.editions = EditionStore(store, own_editions or OwnEditions())
        self.open_tables: dict[str, OpenTable] = {}
        self.on_bot_turn: Callable[[str], None] | None = None  # told when a bot is to move
        self.find_hints: Callable[[Table, str], Awaitable[list[HintMessage]]] | None = None
        self.on_judgement: Callable[[str], None] | None = None  # told when the turn of a task is to be judged
        self.on_listener: Callable[[str], None] | None = None  # told when somebody begins to listen
        self.on_over: Callable[[Table], None] | None = None  # told of what was written to a game that is over
        self.calls_people = False  # whether anybody can be told of a table while they are away
        self.bots_at_work: set[str] = set()  # tables at which bots of this process move
        self.closing = False
        self._limits = limits
        self._changes = RateLimiter(limits.table_changes_per_second, limits.table_changes_burst)
        self._reading = asyncio.Lock()
        metrics.tables_in_memory.set_function(self.tables_in_memory)
        self.talks = Talks(self, store, limits)
        store.listen(self._heard, self._missed_some)

    # --- opening and looking

    async def look(self, table: str, known: int = 0) -> Table:
        """The table as its log has it, not older than a version that is known; Refused if there is none."""
        opened = self.opened(table)
        cached = opened.table
        if cached is not None and cached.version < known and self.store.shared:
            # Somebody comes from another process, quicker than its news.
            opened.is_behind = True
        # While an open table is locked its table is being caught up, or tries what may never be stored.
        if cached is not None and not opened.is_behind and not opened.lock.locked():
            return cached
        async with opened.lock:
            return await self._caught_up(opened)

    async def look_once(self, name: str) -> Table:
        """The same for whoever goes through many tables: it is not kept in memory. May raise Unavailable."""
        table = Table(name, self.editions.at_hand)
        await self._read_on(table)
        return table

    def opened(self, table: str) -> OpenTable:
        """The place of a table in this process, used just now."""
        opened = self.open_tables.get(table)
        if opened is None:
            opened = self.open_tables[table] = OpenTable(table)
        opened.used = time.monotonic()
        return opened

    async def _caught_up(self, opened: OpenTable) -> Table:
        """The cached table with everything the log has. It must be locked."""
        if opened.table is not None and not opened.is_behind:
            return opened.table
        began = time.perf_counter()
        # Whatever is heard from here on is read again.
        opened.is_behind = False
        table = opened.table or Table(opened.id, self.editions.at_hand)
        known = table.version
        try:
            await self._read_on(table)
        except BaseException as problem:
            opened.is_behind = True
            if table.version > known or not isinstance(problem, Unavailable):
                # Half read is not read: the next one begins anew.
                opened.table = None
            if isinstance(problem, Unavailable):
                raise Refused("unavailable", "the games cannot be read just now; try again soon") from problem
            raise
        if table.version == 0:
            self.open_tables.pop(opened.id, None)
            raise Refused("no_such_table", "there is no such table, or it is not yours to see")
        if opened.table is None:
            self.metrics.open_table_seconds.observe(time.perf_counter() - began)
        opened.table = table
        if table.version > known:
            # Not all who listen need have heard of it: whoever asked may only have stumbled upon it.
            opened.wake()
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
            await self.editions.fetch(entry.digest)

    def tables_in_memory(self) -> int:
        return sum(opened.table is not None for opened in self.open_tables.values())

    # --- writing

    async def create(self, entries: Sequence[AnyEntry], name: str | None = None) -> Table:
        """A new table with its first entries; Conflict if there is one of that name."""
        name = name or new_table_name()
        table = Table(name, self.editions.at_hand)
        at = self.clock()
        try:
            for number, entry in enumerate(entries, 1):
                await self._keep_edition(entry)
                table.take(number, at, entry)
            await self.store.create(name, [encode_entry(entry) for entry in entries], at, summary_of(table))
        except Unavailable as problem:
            raise self._unavailable(problem) from problem
        opened = self.opened(name)
        opened.table, opened.is_behind = table, False
        self._after(opened, table)
        return table

    async def act(self, name: str, decide: Decision) -> Table:
        """Let `decide` add entries to a table's log. It may be asked again if others were quicker.

        The entries are durable when this returns, and nobody was told of them before.
        """
        opened = self.opened(name)
        async with opened.lock:
            for _ in range(MOST_ATTEMPTS):
                is_fresh = opened.table is None or opened.is_behind or not self.store.shared
                table = await self._caught_up(opened)
                try:
                    entries = decide(table)
                    self._need_allowance(table, entries)
                except Refused:
                    if is_fresh:
                        raise
                    # What it is refused for may have changed at another process.
                    opened.is_behind = True
                    continue
                if not entries:
                    return table
                try:
                    await self._append(opened, table, entries)
                except Conflict:
                    continue
                break
            else:
                raise Refused("unavailable", "too much happens at this table at once; try again")
        self._after(opened, table)
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

    async def _append(self, opened: OpenTable, table: Table, entries: list[AnyEntry]) -> None:
        """Try entries on the cached table, store them, and only then let others look at it again."""
        at = self.clock()
        stood = table.version
        before = moment_of(table)
        try:
            for number, entry in enumerate(entries, stood + 1):
                await self._keep_edition(entry)
                table.take(number, at, entry)
            bodies = [encode_entry(entry) for entry in entries]
            calls = calls_since(before, table, at) if self.calls_people else []
            await self.store.append(table.id, stood, bodies, at, summary_of(table), calls)
        except BaseException as problem:
            # Whether the log has them or not, it is the log that knows.
            opened.table = None
            if isinstance(problem, Unavailable):
                raise self._unavailable(problem) from problem
            raise
        for entry in entries:
            if isinstance(entry, Chosen):
                self.metrics.choice("bot" if entry.person is None else "forced" if entry.forced else "person")

    async def _keep_edition(self, entry: AnyEntry) -> None:
        if isinstance(entry, Started | Created) and entry.digest is not None:
            await self.editions.keep(entry.digest)

    def _unavailable(self, problem: Unavailable) -> Refused:
        log.error("store unavailable", problem=str(problem))
        self.metrics.store_error()
        return Refused("unavailable", "nothing can be stored just now; send it again soon, with the same id")

    def _after(self, opened: OpenTable, table: Table) -> None:
        """Everything is durable: tell whoever listens."""
        opened.wake()
        if asks_bot(table) and self.on_bot_turn is not None:
            self.on_bot_turn(table.id)
        self._see_to_judgement(table)
        if self.on_over is not None and table.status == "over":
            self.on_over(table)

    def _see_to_judgement(self, table: Table) -> None:
        if self.on_judgement is not None and awaits_judgement(table):
            self.on_judgement(table.id)

    def close(self) -> None:
        """The server is about to stop: whoever waits for news shall go."""
        self.closing = True
        for opened in self.open_tables.values():
            opened.wake()

    # --- hearing

    def _heard(self, name: str, version: int) -> None:
        """Another process wrote to a table."""
        opened = self.open_tables.get(name)
        if opened is None:
            return
        # The version of a locked one proves nothing: its last entries may be about to meet a conflict.
        if opened.table is None or opened.lock.locked() or opened.table.version < version:
            opened.is_behind = True
            opened.wake()

    def _missed_some(self) -> None:
        for opened in self.open_tables.values():
            opened.is_behind = True
            opened.wake()

    @contextmanager
    def listening(self, name: str, person: str) -> Iterator[Listener]:
        """Be woken whenever something happens at a table."""
        opened = self.opened(name)
        listener = Listener(person)
        opened.listeners.add(listener)
        opened.wake()
        if self.on_listener is not None:
            self.on_listener(name)
        if opened.table is not None:
            # It may have been asked for before the server was started.
            self._see_to_judgement(opened.table)
        try:
            yield listener
        finally:
            opened.listeners.discard(listener)
            opened.used = time.monotonic()
            opened.wake()

    def wake_person(self, person: str) -> None:
        """Somebody changed, or may not be here any more: whoever listens as that person shall look."""
        for opened in self.open_tables.values():
            for listener in opened.listeners:
                if listener.person == person:
                    listener.wake()

    def is_watched(self, name: str) -> bool:
        """Whether somebody listens to what happens at a table."""
        return bool(self.present(name))

    def present(self, name: str) -> list[str]:
        """Who listens to what happens at a table, here in this process."""
        opened = self.open_tables.get(name)
        return opened.people() if opened is not None else []

    # --- forgetting

    def forget_unused(self) -> None:
        """Drop what nobody uses; the log has it all. The longest unused go first if there are too many."""
        now = time.monotonic()
        for opened in list(self.open_tables.values()):
            idle = now - opened.used
            if opened.lock.locked():
                continue
            if not opened.listeners and idle > FORGET_UNWATCHED:
                self.open_tables.pop(opened.id, None)
            elif idle > FORGET_WATCHED:
                opened.table = opened.talk = None
        crowd = [
            opened
            for opened in self.open_tables.values()
            if opened.table is not None and not opened.lock.locked()
        ]
        crowd.sort(key=lambda opened: opened.used)
        for opened in crowd[: max(0, len(crowd) - self._limits.tables_in_memory)]:
            opened.table = opened.talk = None
