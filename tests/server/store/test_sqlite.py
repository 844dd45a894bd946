"""SQLite: the file is ours alone, what was said to be safe is safe, and trouble with the disk passes."""

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from server.store.appending_child import TABLES
from server.store.using import in_store, log_of, opened, playing

from lacrimosa.server.store.engines import sqlite
from lacrimosa.server.store.store import BadDatabase, Conflict, Store, Unavailable

HERE = Path(__file__).parent


def test_what_was_acknowledged_survives_a_kill(sqlite_url: str) -> None:
    command = [sys.executable, str(HERE / "appending_child.py"), sqlite_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(500)]
        child.send_signal(signal.SIGKILL)
        said += child.stdout.readlines()
    # The last line may have been cut off by the kill.
    acknowledged = [line.split() for line in said if line.endswith("\n")]
    assert len(acknowledged) >= 500

    async def look(store: Store) -> None:
        for table in (f"t{number}" for number in range(TABLES)):
            promised = max(int(number) for name, number in acknowledged if name == table)
            log = await log_of(store, table)
            assert log == [b"%d" % number for number in range(1, len(log) + 1)]
            # At most the one append that was under way is there beyond what was promised, and it is whole.
            assert len(log) in (promised, promised + 2)
            await store.append(table, len(log), [b"on"], 1, playing())

    in_store(sqlite_url, look)


def test_a_full_disk_passes(tmp_path: Path) -> None:
    """In a mount namespace of its own, so that the tiny disk goes with the process."""
    child = [sys.executable, str(HERE / "full_disk_child.py"), str(tmp_path)]
    unshare = ["unshare", "--user", "--map-root-user", "--mount"]
    if shutil.which("unshare") is None or subprocess.run([*unshare, "true"], check=False).returncode != 0:
        pytest.skip("no mount namespaces here")
    done = subprocess.run([*unshare, *child], capture_output=True, text=True, timeout=30, check=False)
    assert (done.stdout, done.returncode) == ("ok\n", 0), done.stderr


def test_a_write_error_passes(sqlite_url: str) -> None:
    """With a limit on the size of files, which needs no rights: SQLite sees an I/O error."""
    body = b'"' + b"x" * 300_000 + b'"'

    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing("anna"))
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, before[1]))
        try:
            with pytest.raises(Unavailable, match="SQLite says: disk I/O error"):
                await store.append("t", 1, [body], 1, playing("berta"))
            assert await log_of(store, "t") == [b"1"]
            assert await store.tables_of("berta") == []
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        await store.append("t", 1, [body], 1, playing("anna"))
        assert await log_of(store, "t") == [b"1", body]

    in_store(sqlite_url, play)


def test_a_locked_file_is_waited_for_and_then_reported(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lacrimosa.server.store.engines.sqlite_file.BUSY_SECONDS", 0.1)

    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await store.append("t", 1, [b"2"], 1, playing())
        assert await log_of(store, "t") == [b"1"]
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", 1, [b"2"], 1, playing())

    in_store(sqlite_url, play)


def test_a_second_server_is_told_who_has_the_file(sqlite_url: str) -> None:
    async def play(store: Store) -> None:
        code = f"import asyncio, lacrimosa.server.store.store as s\nasyncio.run(s.Store.open({sqlite_url!r}))"
        second = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert second.returncode == 1
        assert f"is in use by another server (process {os.getpid()})" in second.stderr
        with pytest.raises(BadDatabase, match="in use"):
            await Store.open(sqlite_url)
        await store.create("t", [b"1"], 1, playing())

    in_store(sqlite_url, play)
    # Free again after closing.
    assert in_store(sqlite_url, lambda store: log_of(store, "t")) == [b"1"]


def test_many_appends_share_a_commit_and_a_conflict_spoils_only_itself(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    commit_together = sqlite.commit_together

    def counted(connection: sqlite3.Connection, works: list[sqlite.Work]) -> list[sqlite.Answer]:
        sizes.append(len(works))
        return commit_together(connection, works)

    monkeypatch.setattr(sqlite, "commit_together", counted)

    async def play(store: Store) -> None:
        await asyncio.gather(*(store.create(f"t{n}", [b"1"], 1, playing()) for n in range(100)))
        sizes.clear()
        # Two hundred at once: each table once rightly, once too late.
        results = await asyncio.gather(
            *(store.append(f"t{n % 100}", 1, [b"%d" % n], 1, playing()) for n in range(200)),
            return_exceptions=True,
        )
        assert results[:100] == [None] * 100
        assert all(isinstance(result, Conflict) for result in results[100:])
        for n in range(100):
            assert await log_of(store, f"t{n}") == [b"1", b"%d" % n]
        assert sum(sizes) == 200
        assert len(sizes) < 50

    in_store(sqlite_url, play)


def test_an_answer_comes_only_after_the_commit(sqlite_url: str) -> None:
    async def play(store: Store) -> None:
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
        for number in range(20):
            await asyncio.gather(*(store.create(f"{number}/{n}", [b"1"], 1, playing()) for n in range(5)))
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (5 * (number + 1),)
        other.close()

    in_store(sqlite_url, play)


def test_closing_finishes_what_was_asked_and_refuses_what_comes_after(sqlite_url: str) -> None:
    async def play() -> None:
        store = await Store.open(sqlite_url)
        asked = [asyncio.ensure_future(store.create(f"t{n}", [b"1"], 1, playing())) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        with pytest.raises(Unavailable, match="closed"):
            await store.create("late", [b"1"], 1, playing())
        with pytest.raises(Unavailable, match="closed"):
            await store.due(0)
        await store.close()
        async with opened(sqlite_url) as again:
            assert (await again.stats()).entries == 50

    asyncio.run(play())


def test_nothing_is_heard_where_nobody_else_writes(sqlite_url: str) -> None:
    async def play(store: Store) -> None:
        assert not store.shared
        heard: list[object] = []
        store.listen(lambda *news: heard.append(news), lambda: heard.append("gap"))
        await store.create("t", [b"1"], 1, playing())
        await asyncio.sleep(0.05)
        assert heard == []

    in_store(sqlite_url, play)


def test_odd_paths_are_taken_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "Köchel 100%20 ?mode=ro#x.db"

    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())

    in_store(f"sqlite:///{path}", play)
    assert path.is_file()
    assert path.stat().st_mode & 0o077 == 0
    assert path.with_name(path.name + "-wal").exists() is False


@pytest.mark.parametrize(
    "url", ["sqlite:", "sqlite:///", "sqlite://x.db", "sqlite:///:memory:", "mysql://x", "x", ""]
)
def test_addresses_that_name_no_database(url: str) -> None:
    with pytest.raises(BadDatabase):
        asyncio.run(Store.open(url))


def test_what_is_no_database_of_ours_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("dies irae, dies illa\n" * 100)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE tables (id)")
    connection.close()
    cut = tmp_path / "cut.db"
    in_store(f"sqlite:///{cut}", lambda store: store.create("t", [b"1"], 1, playing()))
    cut.write_bytes(cut.read_bytes()[:6000])
    for path, reason in [(text, "not a database"), (foreign, "another program"), (cut, "malformed")]:
        before = path.read_bytes()
        for _ in range(2):  # the lock is given back
            with pytest.raises(BadDatabase, match=reason):
                asyncio.run(Store.open(f"sqlite:///{path}"))
        assert path.read_bytes() == before
    with pytest.raises(BadDatabase, match="directory"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}"))
    with pytest.raises(BadDatabase, match="cannot open"):
        asyncio.run(Store.open(f"sqlite:///{text}/below.db"))
