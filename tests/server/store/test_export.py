"""Export and import: the same lines out of every database, all of them in or none."""

import asyncio
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.store.using import in_store, log_of, playing

from lacrimosa.server.admin import operations
from lacrimosa.server.admin.session import AdminError
from lacrimosa.server.store.migrate import HEAD
from lacrimosa.server.store.rows import PuzzleResult, PuzzleRow
from lacrimosa.server.store.store import BadDatabase, PersonRow, Store, Summary

WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8)
BODIES = st.lists(
    WORDS.map(lambda word: json.dumps(word).encode()) | WORDS.map(str.encode), min_size=1, max_size=4
)


async def fill(store: Store) -> None:
    await store.save_person("anna", "Anna 🎻", 1)
    await store.raise_generation("berta", 2)
    await store.keep_edition("d1", "koechel", {"b.toml": b"\x00\xff", "a.toml": b"x = 1\n"})
    await store.keep_edition("d2", "bare", {})
    for number in range(30):
        bodies = [f'{{"n": {number}, "edition": "d1", "text": "Süß \\" \\\\"}}'.encode(), b"\n [1] \r\n"]
        await store.create(
            f"t{number}", bodies, 10 + number, Summary("playing", number or None, ("anna", "berta"))
        )
    await store.append("t3", 2, [b"3"], 99, playing("clara", status="over"))
    found = Summary("playing", None, (), puzzle=PuzzleResult("anna", "007", "at_once"))
    await store.append("t9", 2, [b"3"], 60, found)
    await store.claim("t4", "somebody", 5, 50)
    await store.setting_once("key", "fingerprint")
    await store.setting_once("secret.key", "hidden")


def exported(url: str, target: Path, **options: str) -> bytes:
    operations.export(url, str(target), force=True, **options)
    return target.read_bytes()


def test_the_way_through_the_other_database_and_back_changes_no_byte(
    sqlite_url: str, pg_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "export"
    in_store(sqlite_url, fill)
    first = exported(sqlite_url, file)
    # Whether a server was asked if it can store anything is nobody's concern.
    in_store(sqlite_url, lambda store: store.try_writing())
    assert exported(sqlite_url, file) == first
    assert file.stat().st_mode & 0o077 == 0
    tally = operations.import_(pg_url, str(file))
    assert (tally.tables, tally.known_tables, tally.people) == (30, 0, 2)
    assert exported(pg_url, file) == first
    back = f"sqlite:///{tmp_path / 'back.db'}"
    operations.import_(back, str(file))
    assert exported(back, file) == first

    async def look(store: Store) -> None:
        assert await store.person("berta") == PersonRow("berta", "", 1, 2)
        assert await store.edition("d1") == ("koechel", {"b.toml": b"\x00\xff", "a.toml": b"x = 1\n"})
        assert [row.id for row in await store.tables_of("clara")] == ["t3"]
        assert await store.puzzles_of("anna") == [PuzzleRow("007", "at_once", 60)]
        # A lease does not travel: whoever held it is not here.
        assert "t4" in [due.table for due in await store.due(10)]
        assert await store.setting_once("secret.key", "new") == "new"
        await store.append("t3", 3, [b"on"], 100, playing())

    for url in (pg_url, back):
        in_store(url, look)


def test_an_export_is_made_of_lines_anybody_can_read(sqlite_url: str, tmp_path: Path) -> None:
    in_store(sqlite_url, fill)
    text = exported(sqlite_url, tmp_path / "export")
    assert b"hidden" not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0] == {"kind": "lacrimosa", "format": 1, "schema": HEAD}
    kinds = [line["kind"] for line in lines]
    assert kinds == [
        "lacrimosa",
        *["person"] * 2,
        "puzzle",
        *["edition"] * 2,
        *["table"] * 30,
        "setting",
        "end",
    ]
    table = next(line for line in lines if line.get("id") == "t3")
    assert (table["status"], table["wake_at"], table["people"]) == ("over", None, ["clara"])
    assert table["entries"][1:] == [[13, "\n [1] \r\n"], [99, "3"]]


def test_one_table_travels_with_its_people_and_its_edition(
    sqlite_url: str, pg_url: str, tmp_path: Path
) -> None:
    in_store(sqlite_url, fill)
    lines = [json.loads(line) for line in exported(sqlite_url, tmp_path / "one", table="t5").splitlines()]
    assert [(line["kind"], line.get("id")) for line in lines] == [
        ("lacrimosa", None),
        ("person", "anna"),
        ("person", "berta"),
        ("edition", "koechel"),
        ("table", "t5"),
        ("end", None),
    ]
    operations.import_(pg_url, str(tmp_path / "one"))
    assert len(in_store(pg_url, lambda store: log_of(store, "t5"))) == 2
    with pytest.raises(AdminError, match="no table unknown"):
        operations.export(sqlite_url, "-", table="unknown")


def test_what_is_here_already_is_left_as_it_is(url: str, tmp_path: Path) -> None:
    in_store(url, fill)
    before = exported(url, tmp_path / "export")
    tally = operations.import_(url, str(tmp_path / "export"))
    assert (tally.tables, tally.known_tables) == (0, 30)
    assert exported(url, tmp_path / "again") == before

    async def change(store: Store) -> None:
        await store.save_person("anna", "Anna Maria", 5)
        await store.raise_generation("anna", 5)
        await store.create("mine", [b"1"], 1, playing())

    in_store(url, change)
    operations.import_(url, str(tmp_path / "export"))

    async def look(store: Store) -> None:
        # Revoked links stay revoked, the newer name stays.
        assert await store.person("anna") == PersonRow("anna", "Anna Maria", 1, 1)
        assert await log_of(store, "mine") == [b"1"]

    in_store(url, look)


def test_links_revoked_elsewhere_are_revoked_here(url: str, tmp_path: Path) -> None:
    in_store(url, lambda store: store.save_person("p", "Paula", 1))
    other = f"sqlite:///{tmp_path / 'other.db'}"
    in_store(other, lambda store: store.raise_generation("p", 1))
    exported(other, tmp_path / "export")
    operations.import_(url, str(tmp_path / "export"))
    assert in_store(url, lambda store: store.person("p")) == PersonRow("p", "Paula", 1, 1)


@pytest.mark.parametrize(
    ("bodies", "reason"),
    [
        ([b"other", b"\n [1] \r\n"], "line 14: table t15 is here with a different log: entry 1 differs"),
        ([b"1"], "entry 1 differs"),
        (None, "line 14: table t15 is here with 3 entries; the export has 2"),
    ],
)
def test_a_different_log_is_refused_and_nothing_is_taken(
    url: str, tmp_path: Path, bodies: list[bytes] | None, reason: str
) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    in_store(source, fill)
    exported(source, tmp_path / "export")

    async def differ(store: Store) -> None:
        if bodies is not None:
            await store.create("t15", bodies, 25, playing())
        else:
            await store.append("t15", 2, [b"more"], 26, playing())

    if bodies is None:
        operations.import_(url, str(tmp_path / "export"))
    in_store(url, differ)
    before = exported(url, tmp_path / "before")
    with pytest.raises(AdminError, match=reason):
        operations.import_(url, str(tmp_path / "export"))
    assert exported(url, tmp_path / "after") == before


def test_an_edition_with_other_files_is_refused(url: str, tmp_path: Path) -> None:
    in_store(url, lambda store: store.keep_edition("d", "one", {"a": b"1"}))
    other = f"sqlite:///{tmp_path / 'other.db'}"
    in_store(other, lambda store: store.keep_edition("d", "one", {"a": b"2"}))
    exported(other, tmp_path / "export")
    with pytest.raises(AdminError, match="line 2: edition d is here with other files"):
        operations.import_(url, str(tmp_path / "export"))


def test_damaged_exports_are_refused_and_nothing_is_taken(sqlite_url: str, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    in_store(source, fill)
    good = exported(source, tmp_path / "export").splitlines(keepends=True)
    in_store(sqlite_url, lambda store: store.create("mine", [b"1"], 1, playing()))
    before = exported(sqlite_url, tmp_path / "before")
    end = good[-1]
    newer = good[0].replace(b'"format":1', b'"format":2')
    cases: dict[str, list[bytes]] = {
        "empty": [],
        "line 1: this is no export": [b"SQLite format 3\0\n"],
        "line 1: an export begins": good[1:],
        "line 1: .*newer version": [newer, *good[1:]],
        "line 3: an export begins": [*good[:2], good[0], *good[2:]],
        "cut off after line 20": good[:20],
        "line 20: damaged": [*good[:19], good[19][:40]],
        "line 36: the export had 36 lines": [*good[:5], *good[7:]],
        "line 38: .*digest": [*good[:-1][:5], good[5].replace(b'"d2"', b'"d3"'), *good[6:]],
        "line 39: .*behind the end": [*good, good[1]],
        "line 2: this is no line of an export": [good[0], b'{"kind":"person","id":1}\n', end],
        "line 2: .*unknown field": [
            good[0],
            b'{"kind":"setting","name":"a","value":"b","c":1}\n',
        ],
        "line 2: this is no line of an export: Invalid value": [good[0], b'{"kind":"dies irae"}\n'],
        "line 2: .*zero character": [good[0], b'{"kind":"setting","name":"a\\u0000","value":""}\n'],
        "line 2: .*length >= 1": [
            good[0],
            b'{"kind":"table","id":"x","status":"open","wake_at":null,"brief":"{}","people":[],"entries":[]}\n',
        ],
    }
    for reason, lines in cases.items():
        (tmp_path / "damaged").write_bytes(b"".join(lines))
        with pytest.raises(AdminError, match=reason):
            operations.import_(sqlite_url, str(tmp_path / "damaged"))
        assert exported(sqlite_url, tmp_path / "after") == before, reason


def test_an_import_waits_for_no_server_on_sqlite_and_needs_no_pause_on_postgresql(
    sqlite_url: str, pg_url: str, tmp_path: Path
) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    in_store(source, fill)
    exported(source, tmp_path / "export")

    async def busy(store: Store) -> None:
        with pytest.raises(BadDatabase, match="in use"):
            await asyncio.to_thread(operations.import_, sqlite_url, str(tmp_path / "export"))

    async def shared(store: Store) -> None:
        await store.create("mine", [b"1"], 1, playing())
        await asyncio.to_thread(operations.import_, pg_url, str(tmp_path / "export"))
        assert len(await store.entries("t3")) == 3

    in_store(sqlite_url, busy)
    in_store(pg_url, shared)


def test_an_export_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """What is appended while it is being written stays out."""
    from lacrimosa.server.admin.session import reading
    from lacrimosa.server.admin.transfer import export_all

    async def play(store: Store) -> None:
        for table in ("a", "b"):
            await store.create(table, [b"1"], 1, playing())
        with reading(url) as session:
            lines = export_all(session)
            text = next(lines) + next(lines)
            for table in ("a", "b"):
                await store.append(table, 1, [b"2"], 2, playing())
            text += b"".join(lines)
        assert text.count(b'[[1,"1"]]') == 2

    in_store(url, play)


def test_random_databases_travel_unchanged(pg_url: str, tmp_path: Path) -> None:
    names = (tmp_path / f"{number}" for number in range(10_000))

    @settings(max_examples=10, deadline=None, database=None)
    @given(st.dictionaries(WORDS, st.tuples(BODIES, st.lists(WORDS, max_size=3)), max_size=9))
    def travel(tables: dict[str, tuple[list[bytes], list[str]]]) -> None:
        async def make(store: Store) -> None:
            for table, (bodies, people) in tables.items():
                await store.create(table, bodies, 5, playing(*people))

        source, back, file = (next(names) for _ in range(3))
        in_store(f"sqlite:///{source}", make)
        first = exported(f"sqlite:///{source}", file)
        # Restoring empties the database first.
        operations.restore(pg_url, file, force=True)
        assert exported(pg_url, file) == first
        operations.import_(f"sqlite:///{back}", str(file))
        assert exported(f"sqlite:///{back}", file) == first

    travel()
