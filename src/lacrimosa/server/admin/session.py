"""A database opened by an admin command: in one snapshot for reading, in one transaction for writing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from lacrimosa.server.store.engines.engine import News, Row, Value, Values, check_storable
from lacrimosa.server.store.engines.file_lock import FileLock
from lacrimosa.server.store.engines.sqlite_file import (
    bring_up_to_date,
    connect,
    connect_for_use,
    make_room,
    revision_of,
    sqlite_path,
)
from lacrimosa.server.store.errors import BadDatabase, Unavailable
from lacrimosa.server.store.migrate import HEAD

if TYPE_CHECKING:
    import psycopg


class AdminError(Exception):
    """It was not done, and nothing was changed: the text says why, in one line."""


class Session(Protocol):
    """What the operations ask of a database."""

    size_sql: str

    def stream(self, sql: str, **values: Value) -> Iterator[Row]:
        """The rows of a query, few at a time."""

    def rows(self, sql: str, **values: Value) -> list[Row]:
        """The rows of a query."""

    def run(self, sql: str, *each: Values) -> None:
        """Run a statement once with each set of values."""

    def tell(self, news: News) -> None:
        """Let servers hear of it, once it is committed."""


class SqliteSession:
    """On a SQLite file."""

    size_sql = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def stream(self, sql: str, **values: Value) -> Iterator[Row]:
        yield from self._connection.execute(sql, values)

    def rows(self, sql: str, **values: Value) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def run(self, sql: str, *each: Values) -> None:
        for values in each:
            check_storable(values)
        self._connection.executemany(sql, each)

    def tell(self, news: News) -> None:
        """A server looks by itself whether somebody else wrote to its file."""


class PostgresSession:
    """On a PostgreSQL database."""

    size_sql = "SELECT pg_database_size(current_database())"

    def __init__(self, connection: "psycopg.Connection[Row]") -> None:
        self._connection = connection
        self._streams = 0

    def stream(self, sql: str, **values: Value) -> Iterator[Row]:
        from lacrimosa.server.store.engines.postgres import for_psycopg

        # A cursor with a name stays on the server: the rows come as they are asked for.
        self._streams += 1
        with self._connection.cursor(name=f"stream_{self._streams}") as cursor:
            yield from cursor.execute(for_psycopg(sql), values)

    def rows(self, sql: str, **values: Value) -> list[Row]:
        from lacrimosa.server.store.engines.postgres import for_psycopg

        return self._connection.execute(for_psycopg(sql), values).fetchall()

    def run(self, sql: str, *each: Values) -> None:
        from lacrimosa.server.store.engines.postgres import for_psycopg

        for values in each:
            check_storable(values)
        with self._connection.cursor() as cursor:
            cursor.executemany(for_psycopg(sql), each)

    def tell(self, news: News) -> None:
        from lacrimosa.server.store.engines.postgres import NOTIFY, for_psycopg, written

        self._connection.execute(for_psycopg(NOTIFY), {"note": written("admin", news)})


def is_postgres(url: str) -> bool:
    """Whether the URL means PostgreSQL; BadDatabase if it is neither that nor SQLite."""
    kind = url.partition(":")[0]
    if kind not in ("sqlite", "postgresql", "postgres"):
        raise BadDatabase(
            f"{kind}: is no kind of database known here; use sqlite:///FILE or postgresql://..."
        )
    return kind != "sqlite"


@contextmanager
def reading(url: str) -> Iterator[Session]:
    """What stood in the database at one moment; a server may go on writing."""
    with _postgres(url, write=False) if is_postgres(url) else _sqlite_reading(url) as session:
        yield session


@contextmanager
def writing(url: str) -> Iterator[Session]:
    """All or nothing, in a database that is made if it is missing. No server may be using a SQLite file."""
    with _postgres(url, write=True) if is_postgres(url) else _sqlite_writing(url) as session:
        yield session


@contextmanager
def changing(url: str) -> Iterator[Session]:
    """All or nothing, beside a server that goes on: for what it does not write itself meanwhile."""
    with _postgres(url, write=True) if is_postgres(url) else _sqlite_changing(url) as session:
        yield session


@contextmanager
def _sqlite_changing(url: str) -> Iterator[Session]:
    path = sqlite_path(url)
    if not path.is_file():
        raise BadDatabase(f"there is no database {path}")
    _check_current(str(path), revision_of(path))
    with _translated(str(path)), closing(connect_for_use(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield SqliteSession(connection)
        connection.execute("COMMIT")


@contextmanager
def _sqlite_reading(url: str) -> Iterator[Session]:
    path = sqlite_path(url)
    if not path.is_file():
        raise BadDatabase(f"there is no database {path}")
    _check_current(str(path), revision_of(path))
    with _translated(str(path)), closing(connect(path)) as connection:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("BEGIN")
        yield SqliteSession(connection)


@contextmanager
def _sqlite_writing(url: str) -> Iterator[Session]:
    path = sqlite_path(url)
    make_room(path)
    lock = FileLock(path)
    try:
        bring_up_to_date(path)
        with _translated(str(path)), closing(connect_for_use(path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            # Without a COMMIT, closing takes everything back.
            yield SqliteSession(connection)
            connection.execute("COMMIT")
    finally:
        lock.release()


@contextmanager
def _postgres(url: str, *, write: bool) -> Iterator[Session]:
    import psycopg

    from lacrimosa.server.store.engines import postgres_connect as postgres

    if write:
        postgres.bring_up_to_date(url, postgres.ADMIN)
    else:
        _check_current(postgres.shown(url), postgres.revision_of(url, postgres.ADMIN))
    given: dict[str, Any] = postgres.parameters(url, postgres.ADMIN)
    try:
        with psycopg.connect(**given) as connection:
            connection.read_only = not write
            if not write:
                connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            yield PostgresSession(connection)
    except psycopg.Error as problem:
        raise Unavailable(f"{postgres.shown(url)}: {postgres.said(problem)}") from problem


@contextmanager
def _translated(name: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as problem:
        raise Unavailable(f"{name}: {problem}") from problem


def _check_current(name: str, revision: str | None) -> None:
    if revision is None:
        raise BadDatabase(f"{name} is empty: no server has used it yet")
    if revision != HEAD:
        raise BadDatabase(
            f"{name} was made by an older version; start the server once to bring it up to date"
        )
