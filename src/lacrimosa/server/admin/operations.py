"""The admin operations, on whichever database a URL names."""

import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from lacrimosa.server.admin import statements as sql
from lacrimosa.server.admin.backup import backup_sqlite, restore_sqlite
from lacrimosa.server.admin.files import free_name, new_file
from lacrimosa.server.admin.session import AdminError, Session, is_postgres, reading, writing
from lacrimosa.server.admin.transfer import (
    ImportCounts,
    checked_lines,
    export_all,
    export_table,
    import_lines,
)
from lacrimosa.server.store.engines.sqlite_file import sqlite_path
from lacrimosa.server.store.rows import StoreStats, stats_of
from lacrimosa.server.store.statements import COUNT_PEOPLE, COUNT_TABLES

STANDARD = "-"
_SQLITE = b"SQLite format 3\0"


def backup(url: str, target: Path, *, force: bool = False) -> None:
    """A whole copy: of SQLite a file like the database, of PostgreSQL an export with the secrets in it."""
    if is_postgres(url):
        with reading(url) as session, closing(export_all(session, secrets=True)) as content:
            _write(target, content, force=force)
    else:
        backup_sqlite(sqlite_path(url), target, force=force)


def restore(url: str, backup_file: Path, *, force: bool = False) -> Path | None:
    """Replace what is in the database by a backup; gives the file in which the old content is kept."""
    if not backup_file.is_file():
        raise AdminError(f"there is no file {backup_file}")
    with backup_file.open("rb") as file:
        like_sqlite = file.read(len(_SQLITE)) == _SQLITE
    if is_postgres(url):
        if like_sqlite:
            raise AdminError(
                f"{backup_file} is a backup of SQLite: restore it into a file, export that, import it here"
            )
        return _restore_postgres(url, backup_file, force=force)
    if not like_sqlite:
        raise AdminError(f"{backup_file} is no backup of SQLite; an export is taken over with import")
    return restore_sqlite(sqlite_path(url), backup_file, force=force)


def export(url: str, target: str, *, table: str | None = None, force: bool = False) -> None:
    """Write an export into a file, or to standard output for "-"."""
    with reading(url) as session:
        content = export_all(session) if table is None else export_table(session, table)
        # Closed before the session, also if nobody reads it to the end.
        with closing(content):
            if target == STANDARD:
                sys.stdout.buffer.writelines(content)
                sys.stdout.buffer.flush()
            else:
                _write(Path(target), content, force=force)


def import_(url: str, source: str) -> ImportCounts:
    """Take over an export from a file, or from standard input for "-"."""
    if source == STANDARD:
        with writing(url) as session:
            return import_lines(session, sys.stdin.buffer)
    with Path(source).open("rb") as file, writing(url) as session:
        return import_lines(session, file)


def stats(url: str) -> StoreStats:
    """How much there is."""
    with reading(url) as session:
        ((people,),) = session.rows(COUNT_PEOPLE)
        ((size,),) = session.rows(session.size_sql)
        return stats_of(session.rows(COUNT_TABLES), people, size)


def _restore_postgres(url: str, backup_file: Path, *, force: bool) -> Path | None:
    from lacrimosa.server.store.engines.postgres_connect import in_use, shown

    with backup_file.open("rb") as file:
        for _ in checked_lines(file):
            pass
    if in_use(url):
        raise AdminError(f"{shown(url)} is in use by a server")
    with backup_file.open("rb") as file, writing(url) as session:
        kept = None
        if session.rows(sql.HAS_TABLE):
            if not force:
                raise AdminError(f"{shown(url)} has tables; they are replaced only with --force")
            kept = free_name(backup_file.with_name(backup_file.name + ".before-restore"))
            with closing(export_all(session, secrets=True)) as content:
                _write(kept, content)
        _empty(session)
        import_lines(session, file)
    return kept


def _empty(session: Session) -> None:
    for name in sql.EVERYTHING:
        session.run(f"DELETE FROM {name}", {})


def _write(target: Path, content: Iterable[bytes], *, force: bool = False) -> None:
    with new_file(target, force=force) as filling, filling.open("wb") as file:
        file.writelines(content)
