"""PostgreSQL: several processes on one database, and a database that goes away and comes back."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import PIPE

import psycopg
import pytest
from server.postgres import shared_postgres
from server.store.using import PATIENCE, in_store, log_of, opened, playing

from lacrimosa.server.store.store import BadDatabase, Store, Unavailable


class Ear:
    """Notes what a store hears."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self.gaps = 0
        store.listen(self._hear, self._gap)

    def _hear(self, table: str, version: int) -> None:
        self.heard.append((table, version))

    def _gap(self) -> None:
        self.gaps += 1

    async def until(self, happened: Callable[["Ear"], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened(self):
                await asyncio.sleep(0.01)


async def until_it_works(store: Store, table: str, after: int) -> None:
    """Append as a server would: again, after the database was away."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await store.append(table, after, [b"%d" % (after + 1)], 1, playing())
            except Unavailable:
                assert len(await read_again(store, table)) == after
                await asyncio.sleep(0.05)


async def read_again(store: Store, table: str) -> list[bytes]:
    while True:
        try:
            return await log_of(store, table)
        except Unavailable:
            await asyncio.sleep(0.05)


@pytest.fixture
def stopped_later() -> Iterator[None]:
    """Brings the shared server back, whatever the test did to it."""
    yield
    shared_postgres().restart()


def test_a_store_hears_what_others_commit_and_not_itself(pg_url: str) -> None:
    async def play() -> None:
        async with opened(pg_url) as one, opened(pg_url) as two:
            assert one.shared
            ear, second_ear = Ear(one), Ear(one)
            await ear.until(lambda ear: ear.gaps == 1)
            await two.create("a:b", [b"1", b"2"], 1, playing())
            await one.append("a:b", 2, [b"3"], 1, playing())
            await two.append("a:b", 3, [b"4"], 1, playing())
            await ear.until(lambda ear: len(ear.heard) >= 2)
            assert ear.heard == [("a:b", 2), ("a:b", 4)] == second_ear.heard

    asyncio.run(play())


def test_a_store_hears_whom_others_rename_or_sign_out(pg_url: str) -> None:
    async def play() -> None:
        async with opened(pg_url) as one, opened(pg_url) as two:
            ear, people = Ear(one), list[str]()
            one.listen_to_people(people.append, lambda: people.append("gap"))
            await ear.until(lambda ear: ear.gaps == 1)
            await two.save_person("anna", "Anna", 1)
            assert await one.raise_generation("bea", 1) == 1
            assert await two.raise_generation("anna", 1) == 1
            await two.create("anna", [b"1"], 1, playing())
            await ear.until(lambda ear: ear.heard == [("anna", 1)])
            assert people == ["gap", "anna", "anna"]

    asyncio.run(play())


def test_what_is_not_committed_is_not_told(pg_url: str) -> None:
    async def play() -> None:
        async with opened(pg_url) as one, opened(pg_url) as two:
            ear = Ear(one)
            await ear.until(lambda ear: ear.gaps == 1)
            await two.create("t", [b"1"], 1, playing())
            await asyncio.gather(
                *(two.append("t", 1, [b"%d" % who], 1, playing()) for who in range(10)),
                return_exceptions=True,
            )
            await two.create("last", [b"1"], 1, playing())
            await ear.until(lambda ear: ("last", 1) in ear.heard)
            assert ear.heard == [("t", 1), ("t", 2), ("last", 1)]

    asyncio.run(play())


def test_a_listener_that_fails_does_not_end_the_listening(pg_url: str) -> None:
    def fail(table: str, version: int) -> None:
        raise RuntimeError(table)

    async def play() -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        async with opened(pg_url) as one, opened(pg_url) as two:
            one.listen(fail)
            ear = Ear(one)
            await ear.until(lambda ear: ear.gaps == 1)
            for number in range(3):
                await two.create(f"t{number}", [b"1"], 1, playing())
            await ear.until(lambda ear: len(ear.heard) == 3)
        assert len(complaints) == 3

    asyncio.run(play())


def test_a_restart_of_the_database_is_survived(pg_url: str) -> None:
    async def play() -> None:
        async with opened(pg_url) as one, opened(pg_url) as two:
            ear = Ear(one)
            await ear.until(lambda ear: ear.gaps == 1)
            await one.create("t", [b"1"], 1, playing())
            # Several connections are open when the server goes.
            await asyncio.gather(*(one.due(0) for _ in range(20)))
            for number in (1, 2, 3):
                await asyncio.to_thread(shared_postgres().restart)
                await until_it_works(two, "t", number)
            await until_it_works(one, "t", 4)
            assert await log_of(one, "t") == [b"1", b"2", b"3", b"4", b"5"]
            # The listener may still be coming back, but then it hears again.
            async with asyncio.timeout(PATIENCE):
                while not any(table.startswith("after") for table, _ in ear.heard):
                    await two.create(f"after {time.monotonic()}", [b"1"], 1, playing())
                    await asyncio.sleep(0.05)
            assert ear.gaps >= 2

    asyncio.run(play())


def test_after_a_restart_the_listener_says_that_it_may_have_missed_something(pg_url: str) -> None:
    async def play() -> None:
        async with opened(pg_url) as one, opened(pg_url) as two:
            ear = Ear(one)
            await two.create("t", [b"1"], 1, playing())
            await ear.until(lambda ear: ear.gaps == 1)
            await asyncio.to_thread(shared_postgres().restart)
            await until_it_works(two, "t", 1)
            await ear.until(lambda ear: ear.gaps == 2)
            await two.create("after", [b"1"], 1, playing())
            await ear.until(lambda ear: ("after", 1) in ear.heard)

    asyncio.run(play())


def test_a_restart_between_two_appends_is_not_even_noticed(pg_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        await asyncio.gather(*(store.due(0) for _ in range(20)))
        await asyncio.to_thread(shared_postgres().restart)
        await store.append("t", 1, [b"2"], 1, playing())
        assert await log_of(store, "t") == [b"1", b"2"]

    in_store(pg_url, play)


@pytest.mark.usefixtures("stopped_later")
def test_while_the_database_is_away_the_store_says_so_and_can_be_closed(
    pg_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lacrimosa.server.store.engines.postgres.WAIT_SECONDS", 0.5)

    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        Ear(store)
        await asyncio.to_thread(shared_postgres().kill)
        with pytest.raises(Unavailable, match="PostgreSQL"):
            await store.append("t", 1, [b"2"], 1, playing())
        with pytest.raises(Unavailable, match="PostgreSQL"):
            await store.due(0)
        async with asyncio.timeout(5):
            await store.close()

    in_store(pg_url, play)
    with pytest.raises(BadDatabase, match=r"cannot open .*refused"):
        asyncio.run(Store.open(pg_url))
    shared_postgres().start()
    assert in_store(pg_url, lambda store: log_of(store, "t")) == [b"1"]


def test_a_database_that_only_lets_read_is_noticed(new_pg_url: str) -> None:
    """As after a change of the main server, or when its disk is nearly full."""
    name = new_pg_url.rpartition("/")[2]
    away = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"

    async def let_write(allowed: bool) -> None:
        setting = "off" if allowed else "on"
        change = f'ALTER DATABASE "{name}" SET default_transaction_read_only = {setting}'
        async with await psycopg.AsyncConnection.connect(shared_postgres().url(), autocommit=True) as admin:
            await admin.execute(change.encode())
            await admin.execute(away, [name])

    async def play(store: Store) -> None:
        await store.try_writing()
        await let_write(False)
        assert await store.due(0) == []
        with pytest.raises(Unavailable, match="read-only"):
            await store.try_writing()
        await let_write(True)
        await store.try_writing()

    in_store(new_pg_url, play)


def test_closing_does_not_wait_for_news(new_pg_url: str) -> None:
    async def play() -> None:
        store = await Store.open(new_pg_url)
        ear = Ear(store)
        await ear.until(lambda ear: ear.gaps == 1)
        async with asyncio.timeout(5):
            await store.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}
        with pytest.raises(Unavailable):
            await store.due(0)
        await store.close()

    asyncio.run(play())
    # No connection is left behind; the server may need a moment to see that they are closed.
    deadline = time.monotonic() + PATIENCE
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    with psycopg.connect(new_pg_url, autocommit=True) as connection:
        while connection.execute(query).fetchone() != (1,):
            assert time.monotonic() < deadline


def test_several_processes_may_open_an_empty_database_at_once(new_pg_url: str) -> None:
    child = Path(__file__).with_name("opening_child.py")
    children = [
        subprocess.Popen([sys.executable, str(child), new_pg_url], stdin=PIPE, stdout=PIPE, stderr=PIPE)
        for _ in range(3)
    ]
    for process in children:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
    for process in children:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
        process.stdin.flush()
    said = [process.communicate(timeout=PATIENCE) for process in children]
    assert said == [(b"opened\n", b"")] * 3


def test_databases_that_cannot_be_used_are_named_without_their_password(pg_url: str) -> None:
    secret = pg_url.replace("postgres@", "postgres:s3cret@")
    for url, reason in [
        (secret + "_missing", "does not exist"),
        (secret + "?nonsense=1", "no address"),
        (secret.replace("postgres:", "stranger:"), "stranger"),
    ]:
        with pytest.raises(BadDatabase, match=reason) as caught:
            asyncio.run(Store.open(url))
        assert "s3cret" not in str(caught.value)


def test_a_database_in_another_encoding_is_refused() -> None:
    server = shared_postgres()
    with psycopg.connect(server.url(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(BadDatabase, match="UTF-8"):
        asyncio.run(Store.open(server.url("latin")))
