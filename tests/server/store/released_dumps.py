"""Dumps of databases as released versions wrote them; every later version has to be able to go on with them.

For every new revision of the schema, once: PYTHONPATH=tests python tests/server/store/released_dumps.py
"""

import asyncio
import re
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import psycopg
from server.postgres import postgres_url, shared_postgres

from lacrimosa.server.store.migrate import HEAD
from lacrimosa.server.store.rows import (
    Call,
    CommissionBotRow,
    CommissionRow,
    CountedGame,
    FinishedRow,
    NotificationRow,
    PuzzleResult,
    PuzzleRow,
    RatedPlace,
    RatedResult,
    RatedRow,
    ReviewOf,
    ReviewRow,
    SubscriptionRow,
    TalkRow,
    TryRow,
)
from lacrimosa.server.store.store import PersonRow, Store, Stored, Summary, TableRow

FOLDER = Path(__file__).with_name("released")
BODIES = [b'{"kind":"created"}', '{"name":"Süßmayr; \'Süß\' %(x)s"}'.encode(), b'{"kind":"choice"}']
CALL = Call("end", ("p1",), 13_000)
REVIEW = ReviewOf("t2", "key", "engine 1", "digest")
COUNTED = CountedGame(1, 1, b'{"seats":[]}')
DEALT = CommissionRow("5ec2e7" * 10 + "5ec2", "digest", "a record")
SAID = TalkRow(1, 1, 15_000, 2, "p1", 0, "Constanze", "Süßmayr, wie schön!", None, "m1")
WEBHOOK = SubscriptionRow("s1", "p1", "webhook", None, "https://example.org/hook", '{"name":"hook"}', 5_000)
PLACES = (
    RatedPlace(0, "p1", None, "Süßmayr", 1, False),
    RatedPlace(1, None, "organist", "", 2, False),
)
RATED = Summary("over", None, ("p1",), rated=RatedResult(12_500, PLACES))
FILES = {"cards.toml": b"\x00\xff cards", "edition.toml": b"id = 'koechel'\n"}


async def fill(url: str) -> None:
    """A little of everything."""
    store = await Store.open(url)
    await store.save_person("p1", "Constanze", 1_000)
    await store.raise_generation("p2", 2_000)
    await store.keep_edition("digest", "koechel", FILES)
    await store.setting_once("key", "secret")
    await store.create("t1", BODIES[:2], 10_000, Summary("playing", 5, ("p1", "p2")))
    await store.append("t1", 2, BODIES[2:], 11_000, Summary("playing", 0, ("p1",)))
    await store.create("t2", BODIES[:1], 12_000, Summary("over", None, ("p1",)))
    missed = Summary("playing", None, (), puzzle=PuzzleResult("p1", "007", "missed"))
    await store.create("t3", BODIES[:1], 13_000, missed)
    await store.add_talk("t1", SAID)
    await store.mute("p1", "p2", is_muted=True)
    await store.create("t5", BODIES[:1], 14_000, Summary("open", None, ("p2",), is_listed=True))
    await store.claim("t1", "holder", 20_000, 30_000)
    await store.notifications.add(WEBHOOK, 10)
    await store.notifications.save_wishes("p1", '{"push":[]}')
    await store.notifications.mute("p1", "t2", True)
    await store.append("t2", 1, BODIES[1:2], 12_500, RATED, [CALL])
    await store.claim_review(REVIEW, 0, 1, "holder", 20_000, 30_000)
    await store.keep_review(REVIEW, 0, "holder", b'{"number":0}')
    await store.keep_finished("t2", COUNTED)
    await store.take_out("p1", "t2", 14_000)
    shelf = store.commissions
    await shelf.deal_once("1791-12-05", "solo", DEALT)
    await shelf.begin("1791-12-05", "solo", "p1", "t2", 12_000, ranked=True)
    await shelf.keep("1791-12-05", "solo", "t2", 71, b'{"score":71}')
    await shelf.claim_bot("1791-12-05", "solo", "pupil", "holder", 1_000, 2_000)
    await store.close()


async def check(url: str) -> None:
    """What fill wrote is there, and the database can be used."""
    store = await Store.open(url)
    assert await store.person("p1") == PersonRow("p1", "Constanze", 0, 1_000)
    assert await store.person("p2") == PersonRow("p2", "", 1, 2_000)
    assert await store.edition("digest") == ("koechel", FILES)
    assert await store.setting_once("key", "other") == "secret"
    moments = [10_000, 10_000, 11_000]
    log = [Stored(number, *entry) for number, entry in enumerate(zip(moments, BODIES, strict=True), 1)]
    assert await store.entries("t1") == log
    before, last = await store.tables_of("p1")
    assert before in (TableRow("t2", "over", 1, 12_000), TableRow("t2", "over", 2, 12_500))
    assert last == TableRow("t1", "playing", 3, 11_000)
    assert [row.id for row in await store.tables_of("p2")] in ([], ["t5"])
    assert (await store.due(29_999), await store.due(30_000)) == ([], [(0, "t1")])
    # Patronage came with the sixth.
    assert await store.finished_of("p1") in (
        [FinishedRow("t2", before.version, None, False)],
        [FinishedRow("t2", before.version, COUNTED, True)],
    )
    await store.keep_finished("t2", COUNTED)
    await store.take_out("p1", "t2", 14_000)
    assert await store.finished_of("p1") == [FinishedRow("t2", before.version, COUNTED, True)]
    # Ratings came with the seventh.
    assert await store.rated_games() in ([], [RatedRow("t2", 12_500, PLACES)])
    await store.append("t2", before.version, [b"{}"], 13_500, RATED)
    assert await store.rated_games() == [RatedRow("t2", 12_500, PLACES)]
    await store.append("t1", 3, [b"{}"], 40_000, Summary("over", None, ()))
    assert len(await store.entries("t1")) == 4
    await _check_notifications(store)
    await _check_commissions(store)
    # The first revision had no reviews.
    assert await store.review_turns(REVIEW) in ([], [ReviewRow(0, 30_000, b'{"number":0}')])
    assert await store.claim_review(REVIEW, 1, 1, "holder", 40_000, 50_000)
    # Puzzles came with the third.
    assert await store.puzzles_of("p1") in ([], [PuzzleRow("007", "missed", 13_000)])
    found = Summary("playing", None, (), puzzle=PuzzleResult("p1", "007", "at_once"))
    await store.create("t4", BODIES[:1], 50_000, found)
    (row,) = await store.puzzles_of("p1")
    assert row in (PuzzleRow("007", "at_once", 50_000), PuzzleRow("007", "later", 13_000))
    # Talk and listed tables came with the fourth.
    assert await store.talk("t1") in ([], [SAID])
    assert await store.mutes("p1") in (frozenset(), {"p2"})
    assert [row.id for row in await store.listed_tables(0, 9)] in ([], ["t5"])
    await store.add_talk("t2", SAID)
    assert await store.talk("t2") == [SAID]
    await store.close()


async def _check_commissions(store: Store) -> None:
    """They came with the eighth."""
    shelf, of = store.commissions, ("1791-12-05", "solo")
    if await shelf.dealt(*of):
        assert await shelf.tries(*of) == [TryRow("p1", "t2", 12_000, b'{"score":71}')]
        assert await shelf.bots(*of) == [CommissionBotRow("pupil", 2_000, None)]
        assert await shelf.counted_days("p1", "solo") == ["1791-12-05"]
    assert await shelf.deal_once(*of, DEALT) == DEALT
    assert (await shelf.begin(*of, "p1", "t9", 20_000, ranked=True)).at in (12_000, 20_000)
    assert await shelf.claim_bot(*of, "pupil", "another", 3_000, 4_000)


async def _check_notifications(store: Store) -> None:
    """They came with the fifth."""
    queue = store.notifications
    if await queue.of("p1"):
        assert await queue.of("p1") == [WEBHOOK]
        assert await queue.wishes("p1") == '{"push":[]}'
        assert await queue.is_muted("p1", "t2")
        assert (await queue.due(12_999, 9), await queue.due(13_000, 9)) == ([], [("s1", "p1")])
        assert await queue.first_due("s1", 13_000) == NotificationRow("t2", "end", 2)
        assert await queue.drop("s1", "p1")
    assert await queue.add(WEBHOOK, 1)
    assert not await queue.add(SubscriptionRow("s2", "p1", "push", None, "x", "{}", 1), 1)
    assert await queue.of("p1") == [WEBHOOK]


def load(dump: Path, url: str) -> None:
    """Fill an empty database from a dump of its kind."""
    text = dump.read_text(encoding="utf-8")
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript(text)
    else:
        with psycopg.connect(url) as connection:
            connection.execute(text.encode())


def dump_sqlite(url: str) -> str:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        return re.sub(r" +\n", "\n", "\n".join(connection.iterdump())) + "\n"


def dump_postgres(url: str) -> str:
    program = shared_postgres().programs / "pg_dump"
    options = ["--no-owner", "--no-privileges", "--no-comments", "--inserts"]
    text = subprocess.run([program, *options, url], check=True, capture_output=True, text=True).stdout
    # Without comments, orders to psql and settings of the session.
    lines = [
        line for line in text.splitlines() if not re.match(r"--|\\|SET |SELECT pg_catalog\.set_config", line)
    ]
    return re.sub(r"\n{2,}", "\n\n", "\n".join(lines)).strip() + "\n"


def main() -> None:
    for kind in ("sqlite", "postgresql"):
        target = FOLDER / f"{HEAD}.{kind}.sql"
        if target.exists():
            sys.exit(f"{target} is there already, and a release does not change")
        with tempfile.TemporaryDirectory() as folder, postgres_url() as address:
            url = f"sqlite:///{folder}/store.db" if kind == "sqlite" else address
            asyncio.run(fill(url))
            target.write_text(dump_sqlite(url) if kind == "sqlite" else dump_postgres(url), encoding="utf-8")


if __name__ == "__main__":
    main()
