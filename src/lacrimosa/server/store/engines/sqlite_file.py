"""Opening a SQLite file: where it lies, what it is, and how it is to be used."""

import os
import sqlite3
from pathlib import Path

from lacrimosa.server.store.errors import BadDatabase
from lacrimosa.server.store.migrate import HEAD, VERSION_TABLE, check_revision, upgrade

PREFIX = "sqlite:///"
BUSY_SECONDS = 5.0


def sqlite_path(url: str) -> Path:
    """The file a URL names: all that follows the third slash, taken as it is."""
    name = url.removeprefix(PREFIX)
    if name in (url, "", ":memory:") or "\0" in name:
        raise BadDatabase(f"{url} names no file; write {PREFIX}FILE, so {PREFIX}/home/me/lacrimosa.db")
    return Path(name)


def connect(path: Path) -> sqlite3.Connection:
    """A connection to an existing file, for one thread at a time; transactions are begun by hand."""
    address = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(
        address, uri=True, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_for_use(path: Path) -> sqlite3.Connection:
    """A connection as the server needs it: what is committed survives a loss of power."""
    connection = connect(path)
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        connection.close()
        raise BadDatabase(f"{path} lies where SQLite cannot use its write-ahead log; is it a network folder?")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA journal_size_limit = {64 << 20}")
    return connection


def make_room(path: Path) -> None:
    """Make the folder and the empty file if they are missing, readable by nobody else: it will hold keys."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as problem:
        raise BadDatabase(f"cannot open {path}: {problem.strerror}") from problem


def revision_of(path: Path) -> str | None:
    """The schema of a file, None for an empty one; BadDatabase for anything that is not ours or too new."""
    try:
        connection = connect(path)
        try:
            found = _revision(connection, path)
        finally:
            connection.close()
    except sqlite3.Error as problem:
        raise BadDatabase(f"cannot open {path}: {problem}") from problem
    check_revision(str(path), found)
    return found


def _revision(connection: sqlite3.Connection, path: Path) -> str | None:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    names = {name for (name,) in connection.execute(query)}
    if names and VERSION_TABLE not in names:
        raise BadDatabase(f"{path} is a SQLite database of another program")
    row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone() if names else None
    return None if row is None else str(row[0])


def bring_up_to_date(path: Path) -> None:
    """Apply the migrations that are missing."""
    if revision_of(path) != HEAD:
        upgrade(lambda: connect(path), "sqlite")
