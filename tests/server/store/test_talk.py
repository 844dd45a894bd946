"""What was said at tables: beside their logs, in one order for everybody, until somebody takes it away."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from server.store.using import PATIENCE, in_store, opened
from typer.testing import CliRunner

from lacrimosa.cli.admin import app
from lacrimosa.server.admin import operations
from lacrimosa.server.admin.session import AdminError
from lacrimosa.server.data_dir import database_url
from lacrimosa.server.store.rows import PuzzleResult, TalkRow
from lacrimosa.server.store.store import Conflict, Store, Summary

ANNA, BEA = "A" * 22, "B" * 22
OPEN = Summary("open", None, (ANNA,), is_listed=True)


def line(number: int, text: str | None, person: str = ANNA, **more: object) -> TalkRow:
    row = TalkRow(number, number, 1_000 + number, 3, person, 0, "Anna", text, None, f"m{number}")
    return replace(row, **more)  # type: ignore[arg-type]


async def said(store: Store, table: str = "t") -> list[tuple[int, str | None, str | None]]:
    return [(row.number, row.text, row.seal) for row in await store.talk(table)]


async def tables(store: Store) -> None:
    for name in ("t", "u"):
        await store.create(name, [b"1"], 5, OPEN)


def test_two_who_write_at_once_cannot_both_be_the_next(url: str) -> None:
    async def play(store: Store) -> None:
        await tables(store)
        await store.add_talk("t", line(1, "Bravo, Süßmayr!"))
        for twin in (line(1, "me too"), line(1, "me too", changed=2), line(2, "me too", changed=1)):
            with pytest.raises(Conflict):
                await store.add_talk("t", twin)
        await store.add_talk("t", line(2, None, seal="bravo"))
        await store.add_talk("u", line(1, "elsewhere"))
        assert await said(store) == [(1, "Bravo, Süßmayr!", None), (2, None, "bravo")]
        assert [row.number for row in await store.talk("t", 1)] == [2]

    in_store(url, play)


def test_what_is_removed_comes_again_without_a_word(url: str) -> None:
    async def play(store: Store) -> None:
        await tables(store)
        for number in (1, 2, 3):
            await store.add_talk("t", line(number, f"line {number}"))
        await store.remove_talk("t", 1)
        (row,) = await store.talk("t", 3)
        assert (row.number, row.changed, row.name, row.text, row.message) == (1, 4, "", None, None)
        assert row.is_removed

    in_store(url, play)


def test_a_person_is_forgotten_with_every_word(url: str) -> None:
    async def play(store: Store) -> None:
        await tables(store)
        await store.save_person(ANNA, "Anna", 1)
        for table in ("t", "u"):
            await store.add_talk(table, line(1, "my address is 5 Rauhensteingasse"))
        await store.add_talk("t", line(2, "oh", BEA, name="Bea"))
        await store.mute(ANNA, BEA, is_muted=True)
        await store.mute(BEA, ANNA, is_muted=True)
        puzzle = Summary("playing", None, (), puzzle=PuzzleResult(ANNA, "007", "missed"))
        await store.create("v", [b"1"], 9, puzzle)
        assert (await store.mutes(ANNA), await store.mutes(BEA)) == (frozenset({BEA}), frozenset({ANNA}))
        assert await store.forget_person(ANNA) == ["t", "u"]
        assert await said(store) == [(2, "oh", None), (1, None, None)]
        assert {row.person for table in "tu" for row in await store.talk(table)} == {"", BEA}
        assert (await store.mutes(ANNA), await store.mutes(BEA)) == (frozenset(), frozenset())
        assert await store.puzzles_of(ANNA) == []
        found = await store.person(ANNA)
        assert found is not None
        assert found.name == ""

    in_store(url, play)


def test_listed_tables_are_found_until_they_start_and_the_latest_first(url: str) -> None:
    async def play(store: Store) -> None:
        for number in range(5):
            await store.create(f"t{number}", [b"1"], 100 + number, OPEN)
        await store.create("hidden", [b"1"], 105, replace(OPEN, is_listed=False))
        await store.append("t3", 1, [b"2"], 110, replace(OPEN, is_listed=False))
        first = await store.listed_tables(0, 2)
        assert [row.id for row in first] == ["t4", "t2"]
        second = await store.listed_tables(0, 2, (first[-1].touched, first[-1].id))
        assert [row.id for row in second] == ["t1", "t0"]
        assert [row.id for row in await store.listed_tables(101, 9)] == ["t4", "t2"], "of late"

    in_store(url, play)


def test_talk_goes_along_with_exports(url: str, tmp_path: Path) -> None:
    other = database_url(tmp_path)

    async def fill(store: Store) -> None:
        await tables(store)
        await store.add_talk("t", line(1, "kept"))
        await store.add_talk("t", line(2, "removed there"))
        await store.remove_talk("t", 2)
        await store.add_talk("u", line(1, None, seal="alas"))
        await store.mute(ANNA, BEA, is_muted=True)

    async def look(store: Store) -> None:
        assert await said(store) == [(1, "kept", None), (2, None, None)]
        assert await said(store, "u") == [(1, None, "alas")]
        assert await store.mutes(ANNA) == {BEA}

    in_store(url, fill)
    operations.export(url, str(tmp_path / "all"))
    operations.import_(other, str(tmp_path / "all"))
    in_store(other, look)
    # Once more, after something was taken away on this side: it stays away.
    in_store(other, lambda store: store.remove_talk("t", 1))
    operations.import_(other, str(tmp_path / "all"))
    assert in_store(other, said) == [(2, None, None), (1, None, None)]
    operations.export(url, str(tmp_path / "one"), table="u")
    lines = [json.loads(text) for text in (tmp_path / "one").read_text().splitlines()]
    assert [(one["table"], one["seal"]) for one in lines if one["kind"] == "talk"] == [("u", "alas")]


@pytest.mark.parametrize("text", ["a\u202eb", "two\nlines", "z" + "\u0301" * 20, "x" * 201])
def test_an_export_brings_no_text_that_could_not_be_said(sqlite_url: str, tmp_path: Path, text: str) -> None:
    async def fill(store: Store) -> None:
        await tables(store)
        await store.add_talk("t", line(1, text))

    in_store(sqlite_url, fill)
    operations.export(sqlite_url, str(tmp_path / "all"))
    with pytest.raises(AdminError, match=r"line \d+: "):
        operations.import_(f"sqlite:///{tmp_path / 'other.db'}", str(tmp_path / "all"))


def test_the_owner_takes_away_what_was_said_while_a_server_runs(url: str) -> None:
    """And the server hears of it."""

    def admin(*words: str) -> str:
        done = CliRunner().invoke(app, [*words, "--database", url])
        assert done.exit_code == 0, done.output
        return done.output

    async def play() -> None:
        async with asyncio.timeout(PATIENCE), opened(url) as store:
            await tables(store)
            heard = asyncio.Event()
            store.listen_to_talk(lambda _: heard.set(), lambda _: None, heard.set)
            for number, text in enumerate(["[bold]fine[/bold]", "vile", "viler"], 1):
                await store.add_talk("t", line(number, text, BEA if number > 1 else ANNA))
            if store.shared:
                await heard.wait()  # it listens
            listed = await asyncio.to_thread(admin, "talk", "https://games.example/table/t#watch=x")
            assert "[bold]fine[/bold]" in listed
            assert "viler" in listed
            heard.clear()
            assert "1 lines" in await asyncio.to_thread(admin, "unsay", "t", "2")
            await heard.wait()
            assert "1 lines" in await asyncio.to_thread(admin, "unsay", "t", "--person", BEA)
            assert [row[1:] for row in await said(store)].count((None, None)) == 2
            heard.clear()
            assert "1 lines" in await asyncio.to_thread(admin, "forget", ANNA, "--yes")
            await heard.wait()
            assert all(row.is_removed for row in await store.talk("t"))
            found = await store.person(ANNA)
            assert found is not None
            assert found.generation == 1

    asyncio.run(play())


def test_taking_away_what_is_not_there_is_refused_clearly(sqlite_url: str) -> None:
    def told(*words: str) -> str:
        done = CliRunner().invoke(app, [*words, "--database", sqlite_url])
        assert done.exit_code == 2
        return done.output

    in_store(sqlite_url, tables)
    assert "nothing stands at number 4" in told("unsay", "t", "4")
    assert "name the numbers" in told("unsay", "t")
    assert "there is no table nowhere" in told("talk", "nowhere")
    assert "is no id of a person" in told("forget", "Anna", "--yes")
