"""The logs: whole, in order, and never two entries with one number."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from server.store.using import in_store, log_of, opened, playing

from lacrimosa.server.store.store import Conflict, Store, Stored

CHILD = Path(__file__).with_name("adding_child.py")


def test_entries_come_back_whole_and_in_order(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b'{"a": 1}', b'{"b": 2}'], 100, playing("anna"))
        for number in range(2, 30):
            await store.append("t", number, [b'{"n": %d}' % number], 100 + number, playing("anna"))
        log = await store.entries("t")
        assert log[:3] == [
            Stored(1, 100, b'{"a": 1}'),
            Stored(2, 100, b'{"b": 2}'),
            Stored(3, 102, b'{"n": 2}'),
        ]
        assert [entry.number for entry in log] == list(range(1, 31))
        assert await store.entries("t", after=28) == log[28:]
        assert await store.entries("t", after=30) == []
        assert await store.entries("t", after=3, most=5) == log[3:8]
        assert await store.entries("t", after=28, most=5) == log[28:]
        assert await store.entries("nobody knows it") == []

    in_store(url, play)


def test_bodies_are_kept_to_the_byte(url: str) -> None:
    bodies = [
        '{"name": "Süßmayr 🎼 \\u0000 %(x)s :name ; \' \\\\ \\" \u2028"}'.encode(),
        b"  [1,\n 2]\r\n",
        b'"' + b"long " * 60_000 + b'"',
    ]

    async def play(store: Store) -> None:
        await store.create("a:b'c;%s", bodies[:1], 1, playing())
        await store.append("a:b'c;%s", 1, bodies[1:], 2, playing())

    async def look(store: Store) -> None:
        assert await log_of(store, "a:b'c;%s") == bodies

    in_store(url, play)
    in_store(url, look)


def test_a_number_is_given_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing("anna"))
        await store.append("t", 1, [b"2"], 2, playing("anna", wake_at=7))
        for after in (0, 1, 3, 100):
            with pytest.raises(Conflict):
                await store.append("t", after, [b"other"], 9, playing("berta", status="over"))
        with pytest.raises(Conflict):
            await store.append("unknown", 0, [b"1"], 9, playing())
        assert await log_of(store, "t") == [b"1", b"2"]
        assert await store.entries("unknown") == []
        # Nothing of the others' came through, beside the log either.
        assert await store.tables_of("berta") == []
        (row,) = await store.tables_of("anna")
        assert (row.status, row.version, row.touched) == ("playing", 2, 2)

    in_store(url, play)


def test_a_table_is_created_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing("anna"))
        with pytest.raises(Conflict):
            await store.create("t", [b"other"], 2, playing("berta"))
        assert await log_of(store, "t") == [b"1"]
        assert await store.tables_of("berta") == []

    in_store(url, play)


def test_of_many_who_append_at_once_exactly_one_wins(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        for number in range(1, 6):
            tries = [store.append("t", number, [b"%d" % who], 2, playing()) for who in range(20)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            winners = [who for who, result in enumerate(results) if result is None]
            assert len(winners) == 1
            assert all(isinstance(result, Conflict) for result in results if result is not None)
            assert (await log_of(store, "t"))[number:] == [b"%d" % winners[0]]

    in_store(url, play)


def test_several_entries_come_together_or_not_at_all(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        tries = [store.append("t", 1, [b"%d" % who] * 3, 2, playing()) for who in range(10)]
        await asyncio.gather(*tries, return_exceptions=True)
        log = await log_of(store, "t")
        assert len(log) == 4
        assert len(set(log[1:])) == 1

    in_store(url, play)


def test_two_stores_on_one_database_do_not_overwrite_each_other(pg_url: str) -> None:
    async def race() -> None:
        async with opened(pg_url) as one, opened(pg_url) as two:
            await one.create("t", [b"1"], 1, playing("anna"))
            for number in range(1, 20):
                tries = [
                    one.append("t", number, [b"one"], 2, playing("anna")),
                    two.append("t", number, [b"two"], 2, playing("berta")),
                ]
                results = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(result is None for result in results) == [False, True]
                winner = "anna" if results[0] is None else "berta"
                # The seats are the winner's too, although each store remembers what it wrote last.
                for person in ("anna", "berta"):
                    assert bool(await one.tables_of(person)) is (person == winner)
            assert len(await one.entries("t")) == 20

    asyncio.run(race())


def test_two_processes_add_to_one_log(pg_url: str) -> None:
    async def begin(store: Store) -> None:
        await store.create("t", [b"0"], 1, playing())

    in_store(pg_url, begin)
    children = [
        subprocess.Popen([sys.executable, str(CHILD), pg_url, "t", who, "25"], stdout=subprocess.PIPE)
        for who in ("one", "two")
    ]
    said = [child.communicate(timeout=30)[0] for child in children]
    assert said == [b"25 added\n"] * 2
    log = in_store(pg_url, lambda store: log_of(store, "t"))
    expected = [b'"%s %d"' % (who, number) for who in (b"one", b"two") for number in range(25)]
    assert sorted(log[1:]) == sorted(expected)


def test_a_cancelled_append_leaves_the_store_sound(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        for turn in range(20):
            task = asyncio.create_task(store.append("t", 1, [b"x" * 100_000], 1, playing()))
            await asyncio.sleep(turn * 0.0002)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        log = await log_of(store, "t")
        assert len(log) <= 2
        await store.append("t", len(log), [b"end"], 1, playing())

    in_store(url, play)


@pytest.mark.parametrize("body", [b"\xff", b'"\0"'])
def test_what_is_no_text_is_refused(url: str, body: bytes) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(ValueError, match=r"utf-8|zero character"):
            await store.create("t", [body], 1, playing())
        assert await store.entries("t") == []

    in_store(url, play)


def test_odd_questions_are_refused_the_same_way_everywhere(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing("anna"))
        with pytest.raises(ValueError, match="no entry"):
            await store.append("t", 1, [], 2, playing())
        with pytest.raises(ValueError, match="zero character"):
            await store.entries("t\0")
        with pytest.raises(ValueError, match="surrogates"):
            await store.save_person("p", "\ud800", 1)
        with pytest.raises(ValueError, match="too large"):
            await store.tables_of("anna", before=(2**63, "t"))
        assert await log_of(store, "t") == [b"1"]

    in_store(url, play)
