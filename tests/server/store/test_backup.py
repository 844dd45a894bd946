"""Backup and restore."""

import asyncio
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from server.store.using import PATIENCE, in_store, log_of, opened, playing

from lacrimosa.server.admin import operations
from lacrimosa.server.admin.session import AdminError
from lacrimosa.server.store.store import BadDatabase, Store


def begin(url: str, table: str = "t", body: bytes = b"1") -> None:
    async def play(store: Store) -> None:
        await store.create(table, [body], 1, playing("anna"))
        await store.setting_once("secret.key", "hidden")

    in_store(url, play)


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def test_a_backup_brings_everything_back(url: str, tmp_path: Path) -> None:
    begin(url)
    target = tmp_path / "backup"
    operations.backup(url, target)
    assert target.stat().st_mode & 0o077 == 0
    begin(url, "later")
    kept = operations.restore(url, target, force=True)

    async def look(store: Store) -> None:
        assert await log_of(store, "t") == [b"1"]
        assert await store.entries("later") == []
        assert await store.setting_once("secret.key", "other") == "hidden"

    in_store(url, look)
    assert kept is not None
    assert b"later" in kept.read_bytes()


def test_the_old_database_is_kept_beside_under_a_name_of_its_own(sqlite_url: str, tmp_path: Path) -> None:
    begin(sqlite_url)
    operations.backup(sqlite_url, tmp_path / "backup")
    path = file_of(sqlite_url)
    for number, table in enumerate(("first", "second"), 1):
        begin(sqlite_url, table)
        kept = operations.restore(sqlite_url, tmp_path / "backup", force=True)
        assert kept == path.with_name(path.name + ".before-restore" + ("" if number == 1 else f"-{number}"))
        assert operations.stats(f"sqlite:///{kept}").entries == 2


def test_a_backup_taken_while_a_server_writes_is_of_one_moment(sqlite_url: str, tmp_path: Path) -> None:
    done = threading.Event()

    async def write(store: Store, table: str) -> None:
        await store.create(table, [b"1"], 1, playing(table))
        number = 1
        while not done.is_set():
            await store.append(table, number, [b"x" * 500] * 2, 1, playing(table))
            number += 2

    async def take(store: Store) -> None:
        async with asyncio.timeout(PATIENCE):
            while (await store.stats()).entries < 500:
                await asyncio.sleep(0.01)
        for number in range(3):
            await asyncio.to_thread(operations.backup, sqlite_url, tmp_path / f"{number}.db")
        done.set()

    async def play() -> None:
        async with opened(sqlite_url) as store:
            await asyncio.gather(take(store), *(write(store, f"t{n}") for n in range(10)))

    asyncio.run(play())
    for number in range(3):
        # Restoring checks that every log is whole.
        url = f"sqlite:///{tmp_path / f'restored{number}.db'}"
        assert operations.restore(url, tmp_path / f"{number}.db") is None
        assert operations.stats(url).entries >= 500
        assert sorted(os.listdir(tmp_path)).count(f"{number}.db-wal") == 0


def test_nothing_is_replaced_without_being_told_to(url: str, tmp_path: Path) -> None:
    begin(url)
    target = tmp_path / "backup"
    target.write_text("something else")
    with pytest.raises(AdminError, match="--force"):
        operations.backup(url, target)
    assert target.read_text() == "something else"
    operations.backup(url, target, force=True)
    begin(url, "later")
    with pytest.raises(AdminError, match=r"has tables.*--force"):
        operations.restore(url, target)
    assert in_store(url, lambda store: log_of(store, "later")) == [b"1"]
    with pytest.raises(AdminError, match="is a folder"):
        operations.backup(url, tmp_path, force=True)
    assert [name for name in os.listdir(tmp_path) if "tmp" in name] == []


def test_a_database_without_tables_may_be_replaced(url: str, tmp_path: Path) -> None:
    begin(url)
    operations.backup(url, tmp_path / "backup")
    if url.startswith("sqlite"):
        fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
        in_store(fresh, lambda store: store.setting_once("key", "mine"))
        operations.restore(fresh, tmp_path / "backup")
        assert in_store(fresh, lambda store: log_of(store, "t")) == [b"1"]
    else:
        from server.postgres import postgres_url

        with postgres_url() as fresh:
            in_store(fresh, lambda store: store.setting_once("secret.key", "mine"))
            assert operations.restore(fresh, tmp_path / "backup") is None
            assert in_store(fresh, lambda store: store.setting_once("secret.key", "")) == "hidden"


def test_a_database_in_use_is_not_replaced(url: str, tmp_path: Path) -> None:
    begin(url)
    operations.backup(url, tmp_path / "backup")

    async def play(store: Store) -> None:
        with pytest.raises((BadDatabase, AdminError), match="in use by"):
            await asyncio.to_thread(operations.restore, url, tmp_path / "backup", force=True)
        await store.append("t", 1, [b"2"], 1, playing())

    in_store(url, play)
    assert in_store(url, lambda store: log_of(store, "t")) == [b"1", b"2"]


def spoil(backup: Path, sql: str) -> None:
    with closing(sqlite3.connect(backup, isolation_level=None)) as connection:
        connection.execute(sql)


def test_an_unsound_backup_is_refused_before_anything_is_touched(sqlite_url: str, tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        for number in range(40):
            await store.create(f"t{number}", [b"x" * 2000] * 3, 1, playing("anna"))

    in_store(sqlite_url, fill)
    good = tmp_path / "good"
    operations.backup(sqlite_url, good)
    content = good.read_bytes()
    half = len(content) // 2 // 4096 * 4096
    damaged = {
        "malformed": content[:half],
        "log of table .* has gaps": content[:half] + bytes(8192) + content[half + 8192 :],
        "file is not a database": content[:16] + b"\xff" * 84 + content[100:],
        "no sound backup": content[:16],
    }
    spoiled = {
        "log of table t7 has gaps": "DELETE FROM entries WHERE table_id = 't7' AND number = 2",
        "log of table t8 has gaps": "DELETE FROM entries WHERE table_id = 't8'",
        "newer version": "UPDATE schema_version SET version_num = '9999'",
        "refer to others": "INSERT INTO seats VALUES ('anna', 'nowhere')",
        "another program": "ALTER TABLE schema_version RENAME TO other",
    }
    before = file_of(sqlite_url).read_bytes()
    bad = tmp_path / "bad"
    for reason in [*damaged, *spoiled]:
        bad.write_bytes(damaged.get(reason, content))
        if reason in spoiled:
            spoil(bad, spoiled[reason])
        with pytest.raises(AdminError, match=reason):
            operations.restore(sqlite_url, bad, force=True)
    (tmp_path / "text").write_text("dies irae")
    for name in ("text", "missing"):
        with pytest.raises(AdminError, match=name):
            operations.restore(sqlite_url, tmp_path / name, force=True)
    assert file_of(sqlite_url).read_bytes() == before
    assert [name for name in os.listdir(tmp_path) if "restore" in name or "tmp" in name] == []
    assert operations.restore(sqlite_url, good, force=True) is not None


def test_a_damaged_database_can_be_replaced_and_is_kept(sqlite_url: str, tmp_path: Path) -> None:
    begin(sqlite_url)
    operations.backup(sqlite_url, tmp_path / "backup")
    file_of(sqlite_url).write_bytes(b"ruined" * 1000)
    with pytest.raises(AdminError, match="--force"):
        operations.restore(sqlite_url, tmp_path / "backup")
    kept = operations.restore(sqlite_url, tmp_path / "backup", force=True)
    assert kept is not None
    assert kept.read_bytes() == b"ruined" * 1000
    assert in_store(sqlite_url, lambda store: log_of(store, "t")) == [b"1"]


def test_a_log_left_by_a_crash_goes_with_the_old_database(sqlite_url: str, tmp_path: Path) -> None:
    begin(sqlite_url)
    path = file_of(sqlite_url)
    operations.backup(sqlite_url, tmp_path / "backup")
    left = path.with_name(path.name + "-wal")

    async def crash(store: Store) -> None:
        await store.create("late", [b"1"], 1, playing())
        (tmp_path / "wal").write_bytes(left.read_bytes())
        (tmp_path / "main").write_bytes(path.read_bytes())

    in_store(sqlite_url, crash)
    path.write_bytes((tmp_path / "main").read_bytes())
    left.write_bytes((tmp_path / "wal").read_bytes())
    kept = operations.restore(sqlite_url, tmp_path / "backup", force=True)
    assert in_store(sqlite_url, lambda store: log_of(store, "late")) == []
    assert in_store(f"sqlite:///{kept}", lambda store: log_of(store, "late")) == [b"1"]


def test_a_log_that_somebody_still_reads_goes_with_the_old_database(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lacrimosa.server.store.engines.sqlite_file.BUSY_SECONDS", 0.1)
    begin(sqlite_url)
    operations.backup(sqlite_url, tmp_path / "backup")
    with closing(sqlite3.connect(file_of(sqlite_url), isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        begin(sqlite_url, "late")
        kept = operations.restore(sqlite_url, tmp_path / "backup", force=True)
        assert in_store(sqlite_url, lambda store: log_of(store, "late")) == []
    assert in_store(f"sqlite:///{kept}", lambda store: log_of(store, "late")) == [b"1"]


def test_backups_of_the_other_kind_are_told_apart(sqlite_url: str, pg_url: str, tmp_path: Path) -> None:
    for url, name in ((sqlite_url, "sqlite"), (pg_url, "postgres")):
        begin(url)
        operations.backup(url, tmp_path / name)
    with pytest.raises(AdminError, match="import"):
        operations.restore(sqlite_url, tmp_path / "postgres", force=True)
    with pytest.raises(AdminError, match="backup of SQLite"):
        operations.restore(pg_url, tmp_path / "sqlite", force=True)
    cut = tmp_path / "cut"
    cut.write_bytes(b"".join((tmp_path / "postgres").read_bytes().splitlines(keepends=True)[:-1]))
    with pytest.raises(AdminError, match="cut off"):
        operations.restore(pg_url, cut, force=True)
    assert in_store(pg_url, lambda store: log_of(store, "t")) == [b"1"]
