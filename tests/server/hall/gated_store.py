"""Two halls on one store, as if in two processes; the test decides when reads, writes and news arrive."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.tables import Options
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.store.engines.engine import Gap, Heard
from lacrimosa.server.store.rows import Call
from lacrimosa.server.store.store import Store, Stored, Summary
from lacrimosa.server.table.entries import AnyEntry, Renewed
from lacrimosa.server.table.seating import open_table
from lacrimosa.server.table.table import Table

Hook = Callable[[], Awaitable[None]]
HOST = "host"


async def nothing() -> None:
    """What a hook does unless a test says otherwise."""


class GatedStore(Store):
    """Each hook is called once, then forgotten."""

    ears: list[Heard]
    after_read: Hook
    before_append: Hook
    after_append: Hook

    @property
    def shared(self) -> bool:
        return True

    def listen(self, heard: Heard, gap: Gap | None = None) -> None:
        self.ears.append(heard)

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Stored]:
        found = await super().entries(table, after, most)
        hook, self.after_read = self.after_read, nothing
        await hook()
        return found

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        at: int,
        summary: Summary,
        calls: Sequence[Call] = (),
    ) -> None:
        hook, self.before_append = self.before_append, nothing
        await hook()
        await super().append(table, after, entries, at, summary, calls)
        hook, self.after_append = self.after_append, nothing
        await hook()


class TwoHalls:
    """Two halls that both know a table with one entry."""

    def __init__(self, store: GatedStore) -> None:
        self.store = store
        self.one = Hall(store, Metrics())
        self.two = Hall(store, Metrics())
        self.table = ""

    def tell_one(self, version: int) -> None:
        """News from the second hall reach the first."""
        self.store.ears[0](self.table, version)

    def tell_two(self, version: int) -> None:
        self.store.ears[1](self.table, version)


def renew(table: Table) -> list[AnyEntry]:
    """Any entry will do."""
    return [Renewed(link="invite", generation=table.version)]


@asynccontextmanager
async def two_halls(folder: Path) -> AsyncIterator[TwoHalls]:
    store = await GatedStore.open(f"sqlite:///{folder / 'halls.db'}")
    assert isinstance(store, GatedStore)
    store.ears = []
    store.after_read = store.before_append = store.after_append = nothing
    try:
        halls = TwoHalls(store)
        created = open_table(HOST, "Anna", Options(), None)
        halls.table = (await halls.one.create([created])).id
        assert (await halls.two.look(halls.table)).version == 1
        yield halls
    finally:
        await store.close()
