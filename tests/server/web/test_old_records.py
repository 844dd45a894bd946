"""Records of games with an edition that is not shipped any more: what this server gave out it takes back."""

import asyncio
import random
from pathlib import Path

import pytest
from editions.box import Box
from server.serving import running
from server.visiting import Person

from lacrimosa.editions import Edition
from lacrimosa.editions.loader import contents_of
from lacrimosa.notation import Game
from lacrimosa.server.data_dir import database_url
from lacrimosa.server.store.store import Store


@pytest.fixture
def box(tmp_path: Path) -> Box:
    """The shipped edition as it was once, under the same id."""
    return Box(tmp_path).replace("edition.toml", "version = ", "version = 1")


def played(edition: Edition) -> str:
    game = Game.new(2, edition=edition, seed=5)
    rng = random.Random(5)
    while not game.over:
        game.make(rng.choice(game.options))
    return game.record()


def keep(data: Path, box: Box) -> None:
    """As a server does that deals a game with it."""

    async def write() -> None:
        store = await Store.open(database_url(data))
        await store.keep_edition(box.load().digest, "koechel", contents_of(box.folder))
        await store.close()

    asyncio.run(write())


def test_a_record_with_an_edition_that_only_the_store_has(own_data: Path, box: Box) -> None:
    keep(own_data, box)
    text = played(box.load())
    with running(own_data) as server, Person(server.url) as anna:
        table = anna.post("/api/records", record=text)
        assert (table["status"], table["edition"]) == ("review", box.load().digest)
        assert anna.http.get(f"/api/tables/{table['id']}/record").text == text
        # One can look at it, and play on against bots.
        assert anna.get(f"/api/tables/{table['id']}/steps/40?look_from=open")["open"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        on = anna.post(f"/api/tables/{table['id']}/branch", step=40, seats=seats)
        assert on["edition"] == box.load().digest
        with anna.sit(on["id"]) as one:
            one.hear_update()
            for _ in range(20):
                while not one.options:
                    one.hear()
                before = one.update["version"]
                assert "refusal" not in one.choose(one.options[0])
                # With the answer, before it or after it.
                one.hear_update(before + 1)


def test_an_edition_that_nobody_has_is_named(own_data: Path, box: Box) -> None:
    text = played(box.load())
    with running(own_data) as server, Person(server.url) as anna:
        answer = anna.ask("POST", "/api/records", record=text)
        assert answer.status_code == 400
        refusal = answer.json()
        assert (refusal["code"], refusal["values"]) == ("bad_record", {"edition": "koechel"})
        assert f"koechel {box.load().digest[:12]}" in refusal["text"]
        assert anna.get("/api/tables")["tables"] == []
