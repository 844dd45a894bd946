"""Fixtures of the storage tests: databases of each kind."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from server.postgres import postgres_url
from server.store.using import in_store

from lacrimosa.server.admin.statements import EVERYTHING


@pytest.fixture(scope="session")
def prepared_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the schema and nothing in it."""
    path = tmp_path_factory.mktemp("prepared") / "store.db"
    in_store(f"sqlite:///{path}", lambda store: store.due(0))
    return path


@pytest.fixture(scope="session")
def prepared_postgres() -> Iterator[str]:
    """A database with the schema and nothing in it."""
    with postgres_url() as address:
        in_store(address, lambda store: store.due(0))
        yield address


@pytest.fixture
def pg_url(prepared_postgres: str) -> Iterator[str]:
    """A PostgreSQL database with nothing in it."""
    yield prepared_postgres
    # Much quicker than a new database for every test.
    with psycopg.connect(prepared_postgres) as connection:
        connection.execute("; ".join(f"DELETE FROM {name}" for name in EVERYTHING).encode())


@pytest.fixture
def new_pg_url() -> Iterator[str]:
    """A PostgreSQL database without even a schema."""
    with postgres_url() as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path, prepared_sqlite: Path) -> str:
    """A SQLite file with nothing in it."""
    path = tmp_path / "store.db"
    shutil.copy(prepared_sqlite, path)
    return f"sqlite:///{path}"


@pytest.fixture
def new_sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture(params=["sqlite_url", "pg_url"])
def url(request: pytest.FixtureRequest) -> str:
    """A database with nothing in it; the test runs once with each kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture(params=["new_sqlite_url", "new_pg_url"])
def new_url(request: pytest.FixtureRequest) -> str:
    """A database without even a schema; the test runs once with each kind."""
    return str(request.getfixturevalue(request.param))
