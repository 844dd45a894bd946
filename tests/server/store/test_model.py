"""Random operations on the store, against a model in plain dictionaries."""

import asyncio
import itertools
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.server.store.store import Conflict, Store, Stored, Summary, TableRow

TABLES = st.sampled_from(["a", "b"])
PEOPLE = st.sampled_from(["anna", "berta", "clara"])
HOLDERS = st.sampled_from(["one", "two"])
MOMENTS = st.integers(0, 9)
SUMMARIES = st.builds(
    Summary,
    st.sampled_from(["open", "playing", "over"]),
    st.none() | MOMENTS,
    st.lists(PEOPLE, max_size=3).map(tuple),
)
ENTRIES = st.lists(st.integers(0, 99).map(lambda number: b"%d" % number), min_size=1, max_size=3)

CREATE = st.tuples(st.just("create"), TABLES, ENTRIES, MOMENTS, SUMMARIES)
# Numbered from the end: 0 is right, the others conflict.
APPEND = st.tuples(
    st.just("append"), TABLES, st.sampled_from([0, 0, 0, 0, -1, 1]), ENTRIES, MOMENTS, SUMMARIES
)
CLAIM = st.tuples(st.just("claim"), TABLES, HOLDERS, MOMENTS, MOMENTS)
RELEASE = st.tuples(st.just("release"), TABLES, HOLDERS)
REOPEN = st.just(("reopen",))
OPERATIONS = st.lists(st.one_of(CREATE, APPEND, APPEND, APPEND, CLAIM, RELEASE, REOPEN), max_size=25)
NOTHING = Summary("", None, ())
_games = itertools.count()


@dataclass
class Table:
    log: list[Stored] = field(default_factory=list)
    summary: Summary = NOTHING
    lease: tuple[str, int] | None = None

    def add(self, entries: list[bytes], at: int, summary: Summary) -> None:
        self.log += [Stored(number, at, body) for number, body in enumerate(entries, len(self.log) + 1)]
        self.summary = summary

    def free(self, now: int) -> bool:
        return self.lease is None or self.lease[1] <= now


class Model:
    """The store as it ought to be; `prefix` keeps the tables of one game apart from those of others."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.tables: dict[str, Table] = {}

    async def create(self, store: Store, table: str, entries: list[bytes], at: int, summary: Summary) -> None:
        try:
            await store.create(self.prefix + table, entries, at, self.own(summary))
        except Conflict:
            assert table in self.tables
        else:
            assert table not in self.tables
            self.tables[table] = Table()
            self.tables[table].add(entries, at, summary)

    async def append(
        self, store: Store, table: str, off: int, entries: list[bytes], at: int, summary: Summary
    ) -> None:
        known = self.tables.get(table, Table())
        after = max(0, len(known.log) + off)
        try:
            await store.append(self.prefix + table, after, entries, at, self.own(summary))
        except Conflict:
            assert after != len(known.log) or table not in self.tables
        else:
            assert after == len(known.log)
            self.tables[table].add(entries, at, summary)

    async def claim(self, store: Store, table: str, holder: str, now: int, until: int) -> None:
        known = self.tables.get(table)
        granted = known is not None and (
            known.free(now) or (known.lease is not None and known.lease[0] == holder)
        )
        assert await store.claim(self.prefix + table, holder, now, until) is granted
        if known is not None and granted:
            known.lease = holder, until

    async def release(self, store: Store, table: str, holder: str) -> None:
        await store.release(self.prefix + table, holder)
        known = self.tables.get(table)
        if known is not None and known.lease is not None and known.lease[0] == holder:
            known.lease = None

    async def check(self, store: Store) -> None:
        for name in ("a", "b"):
            log = self.tables[name].log if name in self.tables else []
            assert await store.entries(self.prefix + name) == log
        for person in ("anna", "berta", "clara"):
            rows = [
                TableRow(self.prefix + name, table.summary.status, len(table.log), table.log[-1].at)
                for name, table in self.tables.items()
                if person in table.summary.people
            ]
            rows.sort(key=lambda row: (row.touched, row.id), reverse=True)
            assert await store.tables_of(self.prefix + person) == rows
        for now in (0, 4, 9):
            due = [
                self.prefix + name
                for name, table in self.tables.items()
                if table.summary.wake_at is not None and table.summary.wake_at <= now and table.free(now)
            ]
            found = await store.due(now, limit=100_000)
            assert sorted(table for _, table in found if table.startswith(self.prefix)) == sorted(due)

    def own(self, summary: Summary) -> Summary:
        people = tuple(self.prefix + person for person in summary.people)
        return Summary(summary.status, summary.wake_at, people)


def test_the_store_does_what_the_model_does(url: str) -> None:
    with asyncio.Runner() as runner:
        stores = [runner.run(Store.open(url))]

        async def play(operations: list[tuple[object, ...]]) -> None:
            model = Model(f"{next(_games)}/")
            for name, *arguments in operations:
                if name == "reopen":
                    await stores.pop().close()
                    stores.append(await Store.open(url))
                else:
                    await getattr(model, str(name))(stores[-1], *arguments)
            await model.check(stores[-1])

        @settings(max_examples=40, deadline=None, database=None)
        @given(OPERATIONS)
        def follow(operations: list[tuple[object, ...]]) -> None:
            runner.run(play(operations))

        try:
            follow()
        finally:
            runner.run(stores[-1].close())
