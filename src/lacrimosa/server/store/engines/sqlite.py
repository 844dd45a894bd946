"""SQLite: one file, one process; commits in groups."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from lacrimosa.server.store.engines.engine import Gap, Heard, News, Row, Step, Subject, Values
from lacrimosa.server.store.engines.file_lock import FileLock
from lacrimosa.server.store.engines.sqlite_file import bring_up_to_date, connect_for_use, make_room
from lacrimosa.server.store.engines.sqlite_worker import Worker, commit_together, read_each
from lacrimosa.server.store.errors import BadDatabase


class SqliteEngine:
    """The file is ours alone until close()."""

    shared = False
    size_sql = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"

    def __init__(self, lock: FileLock, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self._lock = lock
        self._writer = Worker("store-writer", writing, commit_together)
        self._reader = Worker("store-reader", reading, read_each)
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteEngine":
        """Open or make the file, with the schema of this program."""
        return cls(*await asyncio.to_thread(_open, path))

    async def read(self, sql: str, values: Values) -> list[Row]:
        return await self._reader.do([Step(sql, (values,))])

    async def write(self, steps: Sequence[Step], news: News | None = None) -> list[Row]:
        return await self._writer.do(steps)

    def listen(self, subject: Subject, heard: Heard, gap: Gap | None) -> None:
        """Nobody else writes to the file, so there is nothing to hear."""

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._writer.close()
            await self._reader.close()
            self._lock.release()


def _open(path: Path) -> tuple[FileLock, sqlite3.Connection, sqlite3.Connection]:
    make_room(path)
    lock = FileLock(path)
    try:
        bring_up_to_date(path)
        return lock, connect_for_use(path), connect_for_use(path)
    except BadDatabase:
        lock.release()
        raise
    except sqlite3.Error as problem:
        lock.release()
        raise BadDatabase(f"cannot open {path}: {problem}") from problem
