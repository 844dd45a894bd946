"""The schema: up and down on both databases, and up from every one that was ever released."""

import asyncio
import importlib.util
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.store import released_dumps
from server.store.using import in_store, log_of, playing

from lacrimosa.server.store import migrate
from lacrimosa.server.store.store import BadDatabase, Store

VERSIONS = Path(migrate.__file__).parent / "migrations" / "versions"
DUMPS = sorted(path.name for path in released_dumps.FOLDER.iterdir())


def connector(url: str) -> tuple[Callable[[], Any], str]:
    """How migrate.py wants to hear of a database."""
    if url.startswith("sqlite"):
        from lacrimosa.server.store.engines.sqlite_file import connect

        path = Path(url.removeprefix("sqlite:///"))
        path.touch()
        return lambda: connect(path), "sqlite"
    import psycopg

    return lambda: psycopg.connect(url), "postgresql+psycopg"


def ask(url: str, sql: str) -> list[tuple[Any, ...]]:
    connect, _ = connector(url)
    with closing(connect()) as connection:
        rows = connection.execute(sql).fetchall()
        connection.commit()
        return [tuple(row) for row in rows]


def objects(url: str) -> list[str]:
    """The names of all tables and indexes."""
    if url.startswith("sqlite"):
        query = "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite%'"
    else:
        query = (
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' UNION"
            " SELECT indexname FROM pg_indexes WHERE schemaname = 'public'"
        )
    return sorted(name for (name,) in ask(url, query))


def set_revision(url: str, revision: str) -> None:
    connect, _ = connector(url)
    with closing(connect()) as connection:
        connection.execute(f"UPDATE schema_version SET version_num = '{revision}'")
        connection.commit()


@pytest.mark.parametrize("dump", DUMPS)
def test_every_released_database_can_be_used(
    dump: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    _, kind, _ = dump.split(".")
    url: str = request.getfixturevalue("new_sqlite_url" if kind == "sqlite" else "new_pg_url")
    released_dumps.load(released_dumps.FOLDER / dump, url)
    asyncio.run(released_dumps.check(url))
    assert ask(url, "SELECT version_num FROM schema_version") == [(migrate.HEAD,)]


def test_every_revision_has_its_dumps() -> None:
    wanted = [f"{revision}.{kind}.sql" for revision in migrate.REVISIONS for kind in ("postgresql", "sqlite")]
    assert wanted == DUMPS


def test_revisions_are_named_by_their_files_and_follow_one_another() -> None:
    before = None
    for path in sorted(VERSIONS.glob("[0-9]*.py")):
        spec = importlib.util.spec_from_file_location("step", path)
        assert spec is not None
        assert spec.loader is not None
        step = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(step)
        assert (step.revision, step.down_revision) == (path.name[:4], before)
        before = step.revision
    assert before == migrate.HEAD


def test_up_and_down_and_up_again(new_url: str) -> None:
    connect, dialect = connector(new_url)
    reached = []
    for revision in migrate.REVISIONS:
        migrate.upgrade(connect, dialect, to=revision)
        reached.append(objects(new_url))
    for lower, before in zip(reversed(("base", *migrate.REVISIONS[:-1])), reversed(reached), strict=True):
        assert objects(new_url) == before
        migrate.downgrade(connect, dialect, to=lower)
    assert [name for name in objects(new_url) if not name.startswith("schema_version")] == []

    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        assert await log_of(store, "t") == [b"1"]

    in_store(new_url, play)
    assert objects(new_url) == reached[-1]


def test_a_database_of_a_newer_program_is_refused_and_left_alone(new_url: str) -> None:
    in_store(new_url, lambda store: store.create("t", [b"1"], 1, playing()))
    set_revision(new_url, "9999")
    before = objects(new_url)
    with pytest.raises(BadDatabase, match=r"newer version of this program .*9999"):
        asyncio.run(Store.open(new_url))
    assert objects(new_url) == before
    assert ask(new_url, "SELECT version_num FROM schema_version") == [("9999",)]
    set_revision(new_url, migrate.HEAD)
    assert in_store(new_url, lambda store: log_of(store, "t")) == [b"1"]


def test_databases_may_be_made_at_the_same_time(tmp_path: Path, new_pg_url: str) -> None:
    async def play() -> None:
        urls = [new_pg_url, *(f"sqlite:///{tmp_path}/{number}.db" for number in range(4))]
        for store in await asyncio.gather(*(Store.open(url) for url in urls)):
            await store.create("t", [b"1"], 1, playing())
            await store.close()

    asyncio.run(play())


def test_a_step_that_fails_changes_nothing(new_url: str) -> None:
    connect, dialect = connector(new_url)
    with closing(connect()) as connection:
        # In the way of the last table: what was made before it has to go again.
        connection.execute("CREATE TABLE settings (name text)")
        connection.commit()
    with pytest.raises(BadDatabase, match=r"cannot be brought up to date: .*settings.* already exists"):
        migrate.upgrade(connect, dialect)
    assert objects(new_url) == ["settings"]


def test_a_database_that_is_up_to_date_opens_without_the_slow_imports(new_url: str) -> None:
    in_store(new_url, lambda store: store.due(0))
    code = (
        "import asyncio, sys\nfrom lacrimosa.server.store.store import Store\n"
        f"async def main():\n    store = await Store.open({new_url!r})\n    await store.close()\n"
        "asyncio.run(main())\nprint('alembic' in sys.modules, 'sqlalchemy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"
