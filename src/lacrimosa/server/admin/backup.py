"""Backup and restore of a SQLite file."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from lacrimosa.server.admin.files import free_name, new_file, settle
from lacrimosa.server.admin.session import AdminError
from lacrimosa.server.admin.statements import BROKEN_LOGS, HAS_TABLE, LOST_PAGES
from lacrimosa.server.store.engines.file_lock import FileLock
from lacrimosa.server.store.engines.sqlite_file import connect, revision_of
from lacrimosa.server.store.errors import BadDatabase, Unavailable


def backup_sqlite(path: Path, target: Path, *, force: bool = False) -> None:
    """A copy of one moment in a single file, while a server may go on writing."""
    if not path.is_file():
        raise BadDatabase(f"there is no database {path}")
    if revision_of(path) is None:
        raise BadDatabase(f"{path} is empty: no server has used it yet")
    try:
        with new_file(target, force=force) as filling, closing(connect(path)) as source:
            _copy(source, filling)
    except sqlite3.Error as problem:
        raise Unavailable(f"no backup of {path}: {problem}") from problem


def restore_sqlite(path: Path, backup: Path, *, force: bool = False) -> Path | None:
    """Put a backup in the place of the database; gives the name under which the old one is kept."""
    if not backup.is_file():
        raise AdminError(f"there is no file {backup}")
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path)
    try:
        if path.exists() and _has_tables(path) and not force:
            raise AdminError(f"{path} has tables; they are replaced only with --force")
        with new_file(path, force=True) as filling:
            _copy_checked(backup, filling)
            settle(filling)
            # Only now is the database touched.
            return _set_aside(path)
    finally:
        lock.release()


def _copy(source: sqlite3.Connection, target: Path) -> None:
    with closing(connect(target)) as copy:
        # In one go, so that a busy server cannot make it start again and again.
        source.backup(copy)
        # A backup is one file, without a write-ahead log beside it.
        copy.execute("PRAGMA journal_mode = DELETE")


def _copy_checked(backup: Path, filling: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as source:
            _copy(source, filling)
        if revision_of(filling) is None:
            raise AdminError(f"{backup} is no backup of this program")
        with closing(connect(filling)) as copy:
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise AdminError(f"{backup} is damaged: {found}")
            if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise AdminError(f"{backup} is damaged: parts of it refer to others that are missing")
            for query in (BROKEN_LOGS, LOST_PAGES):
                broken = copy.execute(query).fetchone()
                if broken is not None:
                    raise AdminError(f"{backup} is damaged: the log of table {broken[0]} has gaps")
    except (sqlite3.Error, BadDatabase) as problem:
        reason = str(problem).removeprefix(f"cannot open {filling}: ").replace(str(filling), str(backup))
        raise AdminError(f"{backup} is no sound backup: {reason}") from problem


def _has_tables(path: Path) -> bool:
    """Whether a database has tables of games; one that cannot be read may have."""
    try:
        if revision_of(path) is None:
            return False
        with closing(connect(path)) as connection:
            return connection.execute(HAS_TABLE).fetchone() is not None
    except (sqlite3.Error, BadDatabase):
        return True


def _set_aside(path: Path) -> Path | None:
    """Rename a database, so that the next one does not find what belongs to it."""
    if not path.exists():
        return None
    # Takes over what is still in the write-ahead log, if the file can be read at all.
    with suppress(sqlite3.Error), closing(connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = free_name(path.with_name(path.name + ".before-restore"))
    path.rename(kept)
    log = path.with_name(path.name + "-wal")
    if log.exists():
        log.rename(kept.with_name(kept.name + "-wal"))
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    return kept
