"""PostgreSQL: several processes may serve the same tables and hear of one another's commits."""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from lacrimosa.server.store.engines.engine import Gap, Heard, News, Row, Statement, Subject, Values
from lacrimosa.server.store.engines.postgres_connect import SERVER, bring_up_to_date, parameters, said, shown
from lacrimosa.server.store.errors import BadDatabase, Conflict, Unavailable

CHANNEL = "lacrimosa"
FIRST_DELAY = 0.1
LONGEST_DELAY = 2.0
# After so many quiet seconds the line is tried, since a dead one is quiet too.
QUIET = 30.0
CONNECTIONS = 8
WAIT_SECONDS = 5.0
NOTIFY = f"SELECT pg_notify('{CHANNEL}', :note)"
# An entry whose number is taken, or whose table does not exist: the statements are not looked at one by one.
_CONFLICT = (psycopg.errors.UniqueViolation, psycopg.errors.ForeignKeyViolation)
# The last one: after a change of the main server the old one only lets read.
_TROUBLE = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)
_Pool = AsyncConnectionPool[psycopg.AsyncConnection[Row]]

log = logging.getLogger(__name__)


@cache
def for_psycopg(sql: str) -> bytes:
    """The statement with its parameters written the way of psycopg: %(name)s for :name."""
    return re.sub(r":(\w+)", r"%(\1)s", sql).encode()


class PostgresEngine:
    """A pool of connections, and one more that listens."""

    shared = True
    size_sql = "SELECT pg_database_size(current_database())"

    def __init__(self, pool: _Pool, given: dict[str, Any]) -> None:
        self._pool = pool
        self._origin = secrets.token_hex(8)
        self._listener = NewsListener(given, self._origin)

    @classmethod
    async def open(cls, url: str) -> "PostgresEngine":
        """Connect, and bring the schema up to date."""
        await asyncio.to_thread(bring_up_to_date, url)
        given = parameters(url, SERVER)
        pool = _Pool(
            kwargs={**given, "autocommit": True},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=WAIT_SECONDS,
            # Before the pool's pauses between two attempts grow too long it shall begin anew.
            reconnect_timeout=WAIT_SECONDS,
            open=False,
        )
        try:
            await pool.open(wait=True, timeout=WAIT_SECONDS)
        except PoolTimeout as problem:
            await pool.close(0)
            raise BadDatabase(f"cannot open {shown(url)}: {said(problem)}") from problem
        return cls(pool, given)

    async def read(self, sql: str, values: Values) -> list[Row]:
        try:
            async with self._working_connection() as connection:
                return await (await connection.execute(for_psycopg(sql), values)).fetchall()
        except (*_TROUBLE, PoolTimeout, PoolClosed) as problem:
            raise Unavailable(f"PostgreSQL says: {said(problem)}") from problem

    async def write(self, statements: Sequence[Statement], news: News | None = None) -> list[Row]:
        if news is not None:
            # First, for the rows that count are those of the last one; it is sent with the commit anyway.
            statements = [Statement(NOTIFY, ({"note": written(self._origin, news)},)), *statements]
        try:
            # On leaving it commits, or rolls back after an error.
            async with self._working_connection() as connection:
                return await _run(connection, statements)
        except _CONFLICT as problem:
            raise Conflict("somebody else wrote first") from problem
        except (*_TROUBLE, PoolTimeout, PoolClosed) as problem:
            raise Unavailable(f"PostgreSQL says: {said(problem)}") from problem

    @asynccontextmanager
    async def _working_connection(self) -> AsyncIterator[psycopg.AsyncConnection[Row]]:
        """One that answers: after a restart of the server all those in the pool are dead."""
        async with self._pool.connection() as connection:
            with suppress(psycopg.OperationalError):
                await connection.execute("")
            if not connection.broken:
                yield connection
                return
        await self._pool.drain()
        async with self._pool.connection() as connection:
            yield connection

    def listen(self, subject: Subject, heard: Heard, gap: Gap | None) -> None:
        self._listener.add(subject, heard, gap)

    async def close(self) -> None:
        await self._listener.close()
        await self._pool.close(0.5)


async def _run(connection: psycopg.AsyncConnection[Row], statements: Sequence[Statement]) -> list[Row]:
    """Begin a transaction; all statements go out as one text, so in one round trip."""
    writer = psycopg.AsyncClientCursor(connection)
    texts = [
        writer.mogrify(for_psycopg(statement.sql), values)
        for statement in statements
        for values in statement.values
    ]
    cursor = await connection.execute("; ".join(["BEGIN", *texts]).encode())
    rows: list[Row] = []
    for statement in statements:
        touched = 0
        for _ in statement.values:
            cursor.nextset()
            touched += cursor.rowcount
            if cursor.description is not None:
                rows = await cursor.fetchall()
        if statement.must_touch is not None and touched != statement.must_touch:
            raise Conflict("somebody else wrote first")
    return rows


def written(origin: str, news: News) -> str:
    """The text of a notification; older programs pass over those without a number."""
    return f"{origin}:{news.id}:{news.version if news.subject == 'table' else news.subject}"


class NewsListener:
    """Tells what others commit until it is closed: LISTEN on a connection that comes back by itself."""

    def __init__(self, given: dict[str, Any], origin: str) -> None:
        self._given = given
        self._origin = origin
        self._ears: list[tuple[Subject, Heard, Gap | None]] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, subject: Subject, heard: Heard, gap: Gap | None) -> None:
        self._ears.append((subject, heard, gap))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._stay_connected())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _stay_connected(self) -> None:
        delay = FIRST_DELAY
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    **self._given, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    delay = FIRST_DELAY
                    self._tell_gap()
                    await self._hear(connection)
            except psycopg.Error as problem:
                log.warning("no news from PostgreSQL, trying again: %s", said(problem))
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)

    async def _hear(self, connection: psycopg.AsyncConnection[tuple[Any, ...]]) -> None:
        """Until the connection breaks."""
        while True:
            async for notice in connection.notifies(timeout=QUIET):
                self._tell(notice.payload)
            await connection.execute("SELECT 1")

    def _tell(self, payload: str) -> None:
        origin, _, rest = payload.partition(":")
        name, _, what = rest.rpartition(":")
        if origin == self._origin:
            return
        about, version = ("table", int(what)) if what.isdecimal() else (what, 0)
        for subject, heard, _ in self._ears:
            if subject == about:
                # By the loop and not from here: a listener that fails must not end the listening.
                asyncio.get_running_loop().call_soon(heard, name, version)

    def _tell_gap(self) -> None:
        for _, _, gap in self._ears:
            if gap is not None:
                asyncio.get_running_loop().call_soon(gap)
