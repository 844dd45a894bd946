"""Brings a database to the schema of this program. Alembic is slow to import: only when there is work."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from lacrimosa.server.store.errors import BadDatabase

if TYPE_CHECKING:
    from alembic.config import Config

VERSION_TABLE = "schema_version"
_FOLDER = Path(__file__).parent / "migrations"
# The files are named by their revision, and the order is theirs: no need to load them to know the last one.
REVISIONS = tuple(sorted(path.name[:4] for path in (_FOLDER / "versions").glob("[0-9]*.py")))
HEAD = REVISIONS[-1]
# Any number will do, as long as every version of this program uses the same.
_ADVISORY_LOCK = 1791_12_05
# What a migration does goes through variables of Alembic's modules: one at a time in a process.
_alembic = Lock()


def check_revision(database: str, found: str | None) -> None:
    """Refuse a database that a newer program has written."""
    if found is not None and found not in REVISIONS:
        raise BadDatabase(
            f"{database} belongs to a newer version of this program (its schema is {found}, "
            f"this program knows {HEAD}); it was left as it is"
        )


def upgrade(connect: Callable[[], Any], dialect: str, to: str = HEAD) -> None:
    """Apply what is missing, all or nothing; `connect` gives a new connection of the database's driver."""
    from alembic import command

    with _work(connect, dialect) as config:
        command.upgrade(config, to)


def downgrade(connect: Callable[[], Any], dialect: str, to: str) -> None:
    """Go back to an older revision, or to "base": nothing at all."""
    from alembic import command

    with _work(connect, dialect) as config:
        command.downgrade(config, to)


@contextmanager
def _work(connect: Callable[[], Any], dialect: str) -> Iterator["Config"]:
    """A transaction that nobody else migrates in at the same time."""
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy import create_engine, event
    from sqlalchemy.engine import Connection
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.pool import NullPool

    engine = create_engine(f"{dialect}://", creator=connect, poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if engine.dialect.name == "sqlite":
            # The driver begins a transaction too late: after the first change of the schema.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})")

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    try:
        with _alembic, engine.begin() as connection:
            config.attributes["connection"] = connection
            yield config
    except (SQLAlchemyError, CommandError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        raise BadDatabase(f"the schema of the database cannot be brought up to date: {reason}") from problem
