"""The store: the logs of all tables, and the little that is kept beside them."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from lacrimosa.server.store import statements as sql
from lacrimosa.server.store.commissions import CommissionStore
from lacrimosa.server.store.engines.engine import (
    Engine,
    Gap,
    Heard,
    News,
    Row,
    Statement,
    Value,
    Values,
    check_storable,
)
from lacrimosa.server.store.errors import BadDatabase, Conflict, Unavailable
from lacrimosa.server.store.notifications import NotificationQueue, calling
from lacrimosa.server.store.rows import (
    Call,
    CountedGame,
    Due,
    FinishedRow,
    PersonRow,
    PuzzleRow,
    RatedPlace,
    RatedResult,
    RatedRow,
    ReviewOf,
    ReviewRow,
    Stored,
    StoreStats,
    Summary,
    TableRow,
    TalkRow,
    stats_of,
)

__all__ = [
    "BadDatabase",
    "Conflict",
    "PersonRow",
    "Store",
    "StoreStats",
    "Stored",
    "Summary",
    "TableRow",
    "Unavailable",
]

# How many tables' seats are remembered, to save writing them again with every entry.
SEATINGS = 10_000
# SQLite writes some twenty pages for it; an entry takes a few, and seldom more than ten.
TRIAL_BYTES = 64_000


class Store:
    """All methods may raise Unavailable. Used from one event loop only."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.notifications = NotificationQueue(self._read, self._write)
        self.commissions = CommissionStore(self._read, self._write)
        self._seated: dict[str, tuple[int, tuple[str, ...]]] = {}

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open "sqlite:////folder/file.db" or "postgresql://..." and bring its schema up to date."""
        kind = url.partition(":")[0]
        if kind == "sqlite":
            from lacrimosa.server.store.engines.sqlite import SqliteEngine
            from lacrimosa.server.store.engines.sqlite_file import sqlite_path

            return cls(await SqliteEngine.open(sqlite_path(url)))
        if kind in ("postgresql", "postgres"):
            from lacrimosa.server.store.engines.postgres import PostgresEngine

            return cls(await PostgresEngine.open(url))
        raise BadDatabase(
            f"{kind}: is no kind of database known here; use sqlite:///FILE or postgresql://..."
        )

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        await self._engine.close()

    async def try_writing(self) -> None:
        """Store something that means nothing, as large as entries are; Unavailable if that cannot be done."""
        await self._write([Statement(sql.TRY_WRITING, ({"value": secrets.token_hex(TRIAL_BYTES // 2)},))])

    @property
    def shared(self) -> bool:
        """Whether several processes may serve the same tables."""
        return self._engine.shared

    def listen(self, heard: Heard, gap: Gap | None = None) -> None:
        """Be told, in the event loop, what other processes commit: table and version.

        `gap` says that some may have been missed: it is called whenever listening begins, so also at first.
        """
        self._engine.listen("table", heard, gap)

    def listen_to_people(self, changed: Callable[[str], None], gap: Gap) -> None:
        """The same for people whom other processes rename or sign out."""
        self._engine.listen("person", lambda person, _: changed(person), gap)

    def listen_to_talk(self, heard: Callable[[str], None], muted: Callable[[str], None], gap: Gap) -> None:
        """The same for tables at which other processes let somebody talk, and people who muted somebody."""
        self._engine.listen("talk", lambda table, _: heard(table), gap)
        self._engine.listen("mutes", lambda person, _: muted(person), None)

    async def create(self, table: str, entries: Sequence[bytes], at: int, summary: Summary) -> None:
        """Begin a table with its first entries; Conflict if it exists."""
        values: Values = {"table": table, "version": len(entries), "at": at, **_index(summary)}
        statements = [
            Statement(sql.NEW_TABLE, (values,)),
            _log(table, 0, entries, at),
            *_seating(table, summary.people),
            *_puzzle(summary, at),
            *rating(table, summary.rated),
        ]
        await self._write(statements, News("table", table, len(entries)))
        self._remember_seats(table, len(entries), summary.people)

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        at: int,
        summary: Summary,
        calls: Sequence[Call] = (),
    ) -> None:
        """Add entries behind number `after`; Conflict if that is not the last one.

        `calls` are stored with them: whom they concern is told later.
        """
        version = after + len(entries)
        values: Values = {"table": table, "version": version, "after": after, "at": at, **_index(summary)}
        statements = [Statement(sql.MOVE_ON, (values,), must_touch=1), _log(table, after, entries, at)]
        # If the entry before was ours, with the same people, the seats stand already: nobody came in between.
        if self._seated.get(table) != (after, summary.people):
            statements += [Statement(sql.LEAVE_SEATS, ({"table": table},)), *_seating(table, summary.people)]
        statements += _puzzle(summary, at)
        statements += rating(table, summary.rated)
        statements += calling(table, version, calls)
        await self._write(statements, News("table", table, version))
        self._remember_seats(table, version, summary.people)

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Stored]:
        """The log of a table behind number `after`, at most so many entries; empty for an unknown table."""
        if most is None:
            rows = await self._read(sql.ENTRIES, table=table, after=after)
        else:
            rows = await self._read(sql.SOME_ENTRIES, table=table, after=after, most=most)
        return [Stored(number, at, body.encode()) for number, at, body in rows]

    async def tables_of(
        self, person: str, limit: int = 50, before: tuple[int, str] | None = None
    ) -> list[TableRow]:
        """The tables of a person, last touched first; `before` is (touched, id) of the last one seen."""
        if before is None:
            rows = await self._read(sql.TABLES_OF, person=person, limit=limit)
        else:
            touched, table = before
            rows = await self._read(
                sql.TABLES_OF_BEFORE, person=person, limit=limit, touched=touched, table=table
            )
        return [TableRow(*row) for row in rows]

    async def listed_tables(
        self, since: int, limit: int, before: tuple[int, str] | None = None
    ) -> list[TableRow]:
        """The tables that strangers may find and something happened at since then, last touched first."""
        touched, table = before or (2**62, "")
        rows = await self._read(sql.LISTED_TABLES, since=since, limit=limit, touched=touched, table=table)
        return [TableRow(*row) for row in rows]

    async def table(self, table: str) -> TableRow | None:
        """A table as lists have it."""
        rows = await self._read(sql.TABLE_ROW, table=table)
        return TableRow(*rows[0]) if rows else None

    async def running_tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables of a person at which a game goes on, last touched first."""
        rows = await self._read(sql.RUNNING_TABLES_OF, person=person, limit=limit)
        return [TableRow(*row) for row in rows]

    async def tables_at_bots(self, person: str, limit: int) -> list[TableRow]:
        """The tables of a person at which a bot is to move just now."""
        rows = await self._read(sql.TABLES_AT_BOTS, person=person, limit=limit)
        return [TableRow(*row) for row in rows]

    async def due(self, now: int, limit: int = 200, after: Due | None = None) -> list[Due]:
        """The tables somebody has to look after by now and nobody does: clocks first, then bots' moves.

        A page of them; the next one comes `after` the last of this one.
        """
        last = after or Due(now + 1, "")
        rows = await self._read(sql.DUE, now=now, limit=limit, wake_at=last.wake_at, table=last.table)
        return [Due(*row) for row in rows]

    async def claim(self, table: str, holder: str, now: int, until: int) -> bool:
        """Take or prolong the lease of a table; False if another holder has it."""
        values: Values = {"table": table, "holder": holder, "now": now, "until": until}
        return bool(await self._write([Statement(sql.CLAIM, (values,))]))

    async def release(self, table: str, holder: str) -> None:
        """Give the lease back, if it is this holder's."""
        await self._write([Statement(sql.RELEASE, ({"table": table, "holder": holder},))])

    async def review_turns(self, of: ReviewOf) -> list[ReviewRow]:
        """The turns of a review that are done, or that somebody works on."""
        rows = await self._read(sql.REVIEW_TURNS, table=of.table, key=of.key)
        return [
            ReviewRow(number, until, None if result is None else result.encode())
            for number, until, result in rows
        ]

    async def claim_review(
        self, of: ReviewOf, number: int, seat: int, holder: str, now: int, until: int
    ) -> bool:
        """Take a turn in hand; False if it is done, or somebody else has it."""
        values = {**_turn(of, number, holder), "seat": seat, "now": now, "until": until}
        values |= {"engine": of.engine, "edition": of.edition}
        return bool(await self._write([Statement(sql.CLAIM_REVIEW, (values,))]))

    async def prolong_review(self, of: ReviewOf, number: int, holder: str, until: int) -> bool:
        """Keep a turn in hand, or let go of it; False if it is not in hand any more."""
        values = {**_turn(of, number, holder), "until": until}
        return bool(await self._write([Statement(sql.PROLONG_REVIEW, (values,))]))

    async def keep_review(self, of: ReviewOf, number: int, holder: str, result: bytes) -> bool:
        """Store the result of a turn in hand; False if it is not in hand any more."""
        values = {**_turn(of, number, holder), "result": result.decode()}
        return bool(await self._write([Statement(sql.KEEP_REVIEW, (values,))]))

    async def drop_old_reviews(self, of: ReviewOf, now: int) -> None:
        """Drop what is kept of the same table under other keys."""
        values: Values = {"table": of.table, "key": of.key, "now": now}
        await self._write([Statement(sql.DROP_OLD_REVIEWS, (values,))])

    async def drop_review_claims(self) -> None:
        """Let go of all turns that anybody had in hand."""
        await self._write([Statement(sql.DROP_REVIEW_CLAIMS, ({},))])

    async def puzzles_of(self, person: str) -> list[PuzzleRow]:
        """What came of the puzzles a person tried, in the order of their first results."""
        return [PuzzleRow(*row) for row in await self._read(sql.PUZZLES_OF, person=person)]

    async def finished_of(self, person: str) -> list[FinishedRow]:
        """The finished games at which a person has a seat, in no order."""
        return [
            FinishedRow(
                table,
                version,
                None if facts is None else CountedGame(counted, engine, facts.encode()),
                taken_out is not None,
            )
            for table, version, counted, engine, facts, taken_out in await self._read(
                sql.FINISHED_OF, person=person
            )
        ]

    async def briefs_of_finished(self, person: str) -> dict[str, str]:
        """The briefs of these games, by table."""
        return dict(await self._read(sql.BRIEFS_OF_FINISHED, person=person))

    async def keep_finished(self, table: str, counted: CountedGame) -> None:
        """Store what was counted of a finished game, in the place of what was counted before."""
        values: Values = {
            "table": table,
            "version": counted.version,
            "engine": counted.engine,
            "facts": counted.facts.decode(),
        }
        await self._write([Statement(sql.KEEP_FINISHED, (values,))])

    async def take_out(self, person: str, table: str, at: int) -> None:
        """Leave a finished game out of a person's patronage."""
        await self._write([Statement(sql.TAKE_OUT, ({"person": person, "table": table, "at": at},))])

    async def put_back(self, person: str, table: str) -> None:
        """Have it there again."""
        await self._write([Statement(sql.PUT_BACK, ({"person": person, "table": table},))])

    async def rated_games(self) -> list[RatedRow]:
        """The results of all rated games, in the order in which they ended."""
        rows = await self._read(sql.RATED_PLACES)
        return [
            RatedRow(
                *game,
                tuple(
                    RatedPlace(seat, person, bot, name, place, bool(has_left))
                    for _, _, seat, person, bot, name, place, has_left in places
                ),
            )
            for game, places in groupby(rows, lambda row: (row[0], row[1]))
        ]

    async def talk(self, table: str, after: int = 0) -> list[TalkRow]:
        """What changed in a table's talk behind a change, in the order of the changes."""
        return [TalkRow(*row) for row in await self._read(sql.TALK, table=table, after=after)]

    async def add_talk(self, table: str, row: TalkRow) -> None:
        """Keep a line or a seal; Conflict if somebody was quicker."""
        values: Values = {
            "table": table, "number": row.number, "changed": row.changed, "at": row.at, "step": row.step,
            "person": row.person, "seat": row.seat, "name": row.name, "text": row.text, "seal": row.seal,
            "message": row.message,
        }  # fmt: skip
        await self._write([Statement(sql.ADD_TALK, (values,))], News("talk", table))

    async def remove_talk(self, table: str, number: int) -> None:
        """Take back what was said, every word of it."""
        values: Values = {"table": table, "number": number}
        await self._write([Statement(sql.REMOVE_TALK, (values,))], News("talk", table))

    async def mutes(self, person: str) -> frozenset[str]:
        """Of whom a person wants to hear nothing."""
        return frozenset(str(muted) for (muted,) in await self._read(sql.MUTES, person=person))

    async def mute(self, person: str, muted: str, *, is_muted: bool) -> None:
        values: Values = {"person": person, "muted": muted}
        await self._write([Statement(sql.MUTE if is_muted else sql.UNMUTE, (values,))], News("mutes", person))

    async def forget_person(self, person: str) -> list[str]:
        """Let nothing remain that a person wrote, but names in the logs of games; where they talked."""
        said = await self._read(sql.TALK_OF, person=person)
        for table, number in said:
            values: Values = {"table": table, "number": number}
            await self._write([Statement(sql.FORGET_TALK, (values,))], News("talk", table))
        about = sql.forgotten(person)
        statements = [Statement(text, (about,)) for text in sql.FORGET_PERSON]
        await self._write(statements, News("person", person))
        return sorted({str(table) for table, _ in said})

    async def person(self, id: str) -> PersonRow | None:  # noqa: A002
        rows = await self._read(sql.PERSON, person=id)
        return PersonRow(*rows[0]) if rows else None

    async def save_person(self, id: str, name: str, now: int) -> None:  # noqa: A002
        """Add a person, or rename them."""
        statement = Statement(sql.SAVE_PERSON, ({"person": id, "name": name, "now": now},))
        await self._write([statement], News("person", id))

    async def raise_generation(self, id: str, now: int, above: int = 0) -> int:  # noqa: A002
        """Make a person's links so far void; gives the new generation, higher than any so far and `above`.

        Adds an unknown person, nameless. Nothing is sent any more to where the devices so far asked for it.
        """
        statements = [
            Statement(sql.DROP_SUBSCRIPTIONS_OF, ({"person": id},)),
            Statement(sql.RAISE_GENERATION, ({"person": id, "now": now, "above": above},)),
        ]
        ((generation,),) = await self._write(statements, News("person", id))
        return int(generation)

    async def keep_edition(self, digest: str, id: str, files: Mapping[str, bytes]) -> None:  # noqa: A002
        """Keep the files of an edition; does nothing if it is kept already."""
        if await self._read(sql.HAS_EDITION, digest=digest):
            return
        contents: list[Values] = [{"digest": digest, "name": name, "content": files[name]} for name in files]
        statements = [
            Statement(sql.NEW_EDITION, ({"digest": digest, "edition": id},)),
            Statement(sql.NEW_EDITION_FILE, tuple(contents)),
        ]
        try:
            await self._write(statements)
        except Conflict:
            # Somebody has kept it since we looked.
            return

    async def edition(self, digest: str) -> tuple[str, dict[str, bytes]] | None:
        """Id and files of a kept edition."""
        rows = await self._read(sql.EDITION, digest=digest)
        if not rows:
            return None
        return str(rows[0][0]), {name: bytes(content) for _, name, content in rows if name is not None}

    async def setting(self, name: str) -> str | None:
        rows = await self._read(sql.SETTING, name=name)
        return str(rows[0][0]) if rows else None

    async def setting_once(self, name: str, value: str) -> str:
        """Set what is not set yet; gives what stands. What is named "secret..." stays out of exports."""
        statements = [
            Statement(sql.NEW_SETTING, ({"name": name, "value": value},)),
            Statement(sql.SETTING, ({"name": name},)),
        ]
        ((stands,),) = await self._write(statements)
        return str(stands)

    async def stats(self) -> StoreStats:
        counts = await self._read(sql.COUNT_TABLES)
        ((people,),) = await self._read(sql.COUNT_PEOPLE)
        ((size,),) = await self._read(self._engine.size_sql)
        return stats_of(counts, people, size)

    def _remember_seats(self, table: str, version: int, people: tuple[str, ...]) -> None:
        if len(self._seated) >= SEATINGS:
            self._seated.clear()
        self._seated[table] = version, people

    async def _read(self, statement: str, **values: Value) -> list[Row]:
        check_storable(values)
        return await self._engine.read(statement, values)

    async def _write(self, statements: Sequence[Statement], news: News | None = None) -> list[Row]:
        for statement in statements:
            for values in statement.values:
                check_storable(values)
        return await self._engine.write(statements, news)


def _turn(of: ReviewOf, number: int, holder: str) -> dict[str, Value]:
    return {"table": of.table, "key": of.key, "number": number, "holder": holder}


def _index(summary: Summary) -> dict[str, Value]:
    return {
        "status": summary.status,
        "wake_at": summary.wake_at,
        "brief": summary.brief,
        "listed": int(summary.is_listed),
    }


def _log(table: str, after: int, entries: Sequence[bytes], at: int) -> Statement:
    if not entries:
        raise ValueError("there is no entry to write")
    values: list[Values] = [
        {"table": table, "number": number, "at": at, "body": body.decode()}
        for number, body in enumerate(entries, after + 1)
    ]
    return Statement(sql.ADD_ENTRY, tuple(values))


def _puzzle(summary: Summary, at: int) -> list[Statement]:
    """What came of a puzzle, with every entry of its table: written once, it stays as it is."""
    found = summary.puzzle
    if found is None:
        return []
    values: Values = {"person": found.person, "puzzle": found.puzzle, "outcome": found.outcome, "at": at}
    return [Statement(sql.NOTE_PUZZLE, (values,))]


def rating(table: str, found: RatedResult | None) -> list[Statement]:
    """What a rated game counts, with the entries that end it; written once, it stays as it is."""
    if found is None:
        return []
    places: list[Values] = [
        {
            "table": table,
            "seat": place.seat,
            "person": place.person,
            "bot": place.bot,
            "name": place.name,
            "place": place.place,
            "has_left": int(place.has_left),
        }
        for place in found.places
    ]
    return [
        Statement(sql.ADD_RATED_GAME, ({"table": table, "ended": found.ended},)),
        Statement(sql.ADD_RATED_PLACE, tuple(places)),
    ]


def _seating(table: str, people: tuple[str, ...]) -> list[Statement]:
    # A person may hold several seats at a table; the index wants to know of one.
    return [
        Statement(
            sql.TAKE_SEAT, tuple({"table": table, "person": person} for person in dict.fromkeys(people))
        )
    ]
