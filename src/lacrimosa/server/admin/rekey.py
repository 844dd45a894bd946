"""A new key in the place of one that is lost, damaged or known to others."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lacrimosa.server.admin import statements as sql
from lacrimosa.server.admin.files import free_name
from lacrimosa.server.admin.session import AdminError, Session, is_postgres, reading, writing
from lacrimosa.server.security.keys import FILE, FORMER_KEYS, KEY, SIZE, Keys, create_key
from lacrimosa.server.store.statements import COUNT_PEOPLE, COUNT_TABLES, SETTING

# Cookies live for about a year; nobody needs a new key more often than this in that time.
MOST_FORMER: Final = 16


@dataclass(frozen=True)
class Voided:
    """Who will have to be given a new link."""

    people: int
    running: int


def what_rekey_voids(url: str) -> Voided:
    with reading(url) as session:
        tables = {status: number for status, number, _ in session.rows(COUNT_TABLES)}
        ((people,),) = session.rows(COUNT_PEOPLE)
    return Voided(people, tables.get("open", 0) + tables.get("playing", 0))


def rekey(url: str, folder: Path) -> Path | None:
    """Make a new key and let the database know; gives the name under which the old one is kept.

    Killed at any point it leaves either the old state or one that no server starts with and this can be run
    again from: the key takes its place before the database is told, and what stood there is not looked at.
    """
    _need_stopped(url)
    keys = Keys(secrets.token_bytes(SIZE))
    with writing(url) as session:
        former = [_setting(session, KEY), *_setting(session, FORMER_KEYS).split()]
        _set(session, FORMER_KEYS, " ".join(filter(None, former[:MOST_FORMER])))
        _set(session, KEY, keys.fingerprint())
        # Nobody can prove any more that it is they who are told there.
        session.run(sql.DROP_SUBSCRIPTIONS, {})
        with _set_aside(folder / FILE) as kept:
            create_key(folder / FILE, keys.secret)
    return kept


def _need_stopped(url: str) -> None:
    """A SQLite file says so itself, by its lock."""
    if is_postgres(url):
        from lacrimosa.server.store.engines.postgres_connect import in_use, shown

        if in_use(url):
            raise AdminError(f"{shown(url)} is in use by a server; stop all of its processes first")


def _setting(session: Session, name: str) -> str:
    rows = session.rows(SETTING, name=name)
    return str(rows[0][0]) if rows else ""


def _set(session: Session, name: str, value: str) -> None:
    session.run(sql.SET_SETTING, {"name": name, "value": value})


@contextmanager
def _set_aside(path: Path) -> Iterator[Path | None]:
    """Rename what stands there; back again if nothing takes its place."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for draft in path.parent.glob(f"{FILE}.*.new"):
        # Left by somebody who was killed while making a key.
        draft.unlink()
    kept = free_name(path.with_name(f"{FILE}.before-rekey")) if path.exists() or path.is_symlink() else None
    if kept is not None:
        path.rename(kept)
    try:
        yield kept
    except BaseException:
        if kept is not None and not path.exists():
            kept.rename(path)
        raise
