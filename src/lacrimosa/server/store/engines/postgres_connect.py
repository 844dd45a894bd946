"""Reaching a PostgreSQL database: its URL, what it is, and bringing it up to date."""

import time
from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg.conninfo import conninfo_to_dict

from lacrimosa.server.store.errors import BadDatabase
from lacrimosa.server.store.migrate import HEAD, VERSION_TABLE, check_revision, upgrade

SERVER = "lacrimosa server"
ADMIN = "lacrimosa admin"
# A line that is dead without having been closed shows itself within half a minute.
_DEFAULTS = {"connect_timeout": 5, "keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}
_LOOKS = 10
_PAUSE = 0.1


def parameters(url: str, program: str) -> dict[str, Any]:
    """What a URL says, and what it leaves open."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error as problem:
        raise BadDatabase(
            f"{shown(url)} is no address of a PostgreSQL database: {said(problem)}"
        ) from problem
    return {**_DEFAULTS, **given, "application_name": program, "client_encoding": "utf8"}


def shown(url: str) -> str:
    """The URL without its password."""
    secret = urlsplit(url).password
    return url.replace(f":{secret}@", ":***@") if secret else url


def said(problem: Exception) -> str:
    """The first line of what the driver says."""
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]


def bring_up_to_date(url: str, program: str = SERVER) -> None:
    """Check that the database is ours and apply the migrations that are missing."""
    if revision_of(url, program) != HEAD:
        given = parameters(url, program)
        upgrade(lambda: psycopg.connect(**given), "postgresql+psycopg")


def revision_of(url: str, program: str = SERVER) -> str | None:
    """The schema of a database, None for an empty one; BadDatabase for one that is too new or unfit."""
    try:
        with psycopg.connect(**parameters(url, program), autocommit=True) as connection:
            encoding = connection.execute("SHOW server_encoding").fetchone()
            if encoding != ("UTF8",):
                raise BadDatabase(f"{shown(url)} does not use UTF-8; make the database with ENCODING 'UTF8'")
            found = _revision(connection)
    except psycopg.Error as problem:
        raise BadDatabase(f"cannot open {shown(url)}: {said(problem)}") from problem
    check_revision(shown(url), found)
    return found


def in_use(url: str) -> bool:
    """Whether a server is connected; one that is just ending is given a moment."""
    query = """
        SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = %s AND pid <> pg_backend_pid()"""
    with psycopg.connect(**parameters(url, ADMIN), autocommit=True) as connection:
        for _ in range(_LOOKS):
            if connection.execute(query, [SERVER]).fetchone() == (0,):
                return False
            time.sleep(_PAUSE)
    return True


def _revision(connection: psycopg.Connection[tuple[Any, ...]]) -> str | None:
    if connection.execute("SELECT to_regclass(%s)", [VERSION_TABLE]).fetchone() == (None,):
        return None
    row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}".encode()).fetchone()
    return None if row is None else str(row[0])
