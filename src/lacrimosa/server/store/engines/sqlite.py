"""SQLite: one file, one process; one thread reads, one writes and commits in groups."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from lacrimosa.server.store.engines.engine import Gap, Heard, News, Row, Statement, Subject, Values
from lacrimosa.server.store.engines.file_lock import FileLock
from lacrimosa.server.store.engines.sqlite_file import bring_up_to_date, connect_for_use, make_room
from lacrimosa.server.store.errors import BadDatabase, Conflict, Unavailable

Answer = list[Row] | BaseException
Work = Sequence[Statement]
# More in one transaction saves no more time and lets the first ones wait.
GROUP = 500
# An admin command may take something out of the talk while the server runs; that often the file is asked.
LOOK_SECONDS = 1.0
_TROUBLE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)
_TWICE = frozenset({sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE})


class SqliteEngine:
    """The file is ours alone until close()."""

    shared = False
    size_sql = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"

    def __init__(self, lock: FileLock, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self._lock = lock
        self._writer = ConnectionThread("store-writer", writing, commit_together)
        self._reader = ConnectionThread("store-reader", reading, read_each)
        self._closed = False
        self._gaps: list[Gap] = []
        self._looking: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "SqliteEngine":
        """Open or make the file, with the schema of this program."""
        return cls(*await asyncio.to_thread(_open, path))

    async def read(self, sql: str, values: Values) -> list[Row]:
        return await self._reader.do([Statement(sql, (values,))])

    async def write(self, statements: Sequence[Statement], news: News | None = None) -> list[Row]:
        return await self._writer.do(statements)

    def listen(self, subject: Subject, heard: Heard, gap: Gap | None) -> None:
        """Only an admin command writes to the file besides us: then everything may be different."""
        if gap is not None:
            self._gaps.append(gap)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        known: list[Row] | None = None
        while True:
            with suppress(Unavailable):
                # It counts the commits of others, as this connection sees them.
                found = await self._writer.do([Statement("PRAGMA data_version", ({},))])
                if known is not None and found != known:
                    for gap in self._gaps:
                        gap()
                known = found
            await asyncio.sleep(LOOK_SECONDS)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            if self._looking is not None:
                self._looking.cancel()
                with suppress(asyncio.CancelledError):
                    await self._looking
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


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    answer: asyncio.Future[list[Row]]


class ConnectionThread:
    """A thread with a connection and a queue; all that waits is handed to `run` together."""

    def __init__(
        self,
        name: str,
        connection: sqlite3.Connection,
        run: Callable[[sqlite3.Connection, list[Work]], list[Answer]],
    ) -> None:
        self._connection = connection
        self._run = run
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._ending = False
        # A daemon: a program that forgot to close the store can end, and what is committed is safe.
        self._thread = threading.Thread(target=self._serve, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> list[Row]:
        if self._ending:
            raise Unavailable("the database is closed")
        answer: asyncio.Future[list[Row]] = self._loop.create_future()
        self._queue.put(_Job(work, answer))
        return await answer

    async def close(self) -> None:
        """Do what was asked before, then end."""
        if not self._ending:
            self._ending = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        more = True
        while more:
            jobs, more = self._take()
            try:
                answers = self._run(self._connection, [job.work for job in jobs])
            except BaseException as problem:  # noqa: BLE001 - whatever it was, those who wait have to hear it
                answers = [problem] * len(jobs)
            # A closed loop has nobody who waits.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_tell, jobs, answers)
        self._connection.close()

    def _take(self) -> tuple[list[_Job], bool]:
        """Wait for a job and take what came with it; False with the last."""
        jobs: list[_Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False


def _tell(jobs: list[_Job], answers: list[Answer]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.answer.cancelled():
            continue
        if isinstance(answer, BaseException):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)


def read_each(connection: sqlite3.Connection, works: list[Work]) -> list[Answer]:
    """Run queries one by one."""
    answers: list[Answer] = []
    for work in works:
        try:
            answers.append(_run_statements(connection, work))
        except sqlite3.Error as problem:
            answers.append(_translated(problem))
    return answers


def commit_together(connection: sqlite3.Connection, works: list[Work]) -> list[Answer]:
    """Run everything in one transaction. A conflict spoils its own work only; a full disk spoils all."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [_run_apart(connection, work) for work in works]
        connection.execute("COMMIT")
    except sqlite3.Error as problem:
        _roll_back(connection)
        return [_translated(problem) for _ in works]
    return answers


def _run_apart(connection: sqlite3.Connection, work: Work) -> Answer:
    answer: Answer
    connection.execute("SAVEPOINT work")
    try:
        answer = _run_statements(connection, work)
    except (Conflict, sqlite3.IntegrityError) as problem:
        connection.execute("ROLLBACK TO work")
        answer = _translated(problem)
    connection.execute("RELEASE work")
    return answer


def _run_statements(connection: sqlite3.Connection, statements: Work) -> list[Row]:
    rows: list[Row] = []
    for statement in statements:
        touched = 0
        for values in statement.values:
            cursor = connection.execute(statement.sql, values)
            if cursor.description is not None:
                rows = cursor.fetchall()
            touched += cursor.rowcount
        if statement.must_touch is not None and touched != statement.must_touch:
            raise Conflict("somebody else wrote first")
    return rows


def _roll_back(connection: sqlite3.Connection) -> None:
    """Make the connection usable again; SQLite may have rolled back already."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def _translated(problem: Exception) -> Exception:
    """The error in the words of the store; a mistake of this program stays what it is."""
    code = getattr(problem, "sqlite_errorcode", 0)
    if code in _TWICE:
        return Conflict("somebody else wrote first")
    if code & 0xFF in _TROUBLE:
        return Unavailable(f"SQLite says: {problem}")
    return problem
