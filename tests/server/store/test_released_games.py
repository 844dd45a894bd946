"""Games that a released server left in the middle: they open, go on and end; nobody loses a seat."""

import gzip
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import NO_LIMITS
from server.serving import ServerProcess, running
from server.store import released_dumps
from server.store.released_games import DATABASE, EXPORT, HELD, PEOPLE, choose, is_over, settle
from server.visiting import Person

from lacrimosa.server.data_dir import database_url

HELD_BY: dict[str, Any] = json.loads(HELD.read_text(encoding="utf-8"))
TABLES: dict[str, str] = HELD_BY["tables"]
# Who is in the middle of which game.
RUNNING = {
    "secret luck": PEOPLE,
    "chosen seed": PEOPLE,
    "undone": PEOPLE,
    "undo asked": PEOPLE,
    "taken over": PEOPLE,
    "left for good": PEOPLE[:1],
    "against a bot": PEOPLE[:1],
    "own edition": PEOPLE[:1],
}


def put_key(data: Path) -> None:
    data.mkdir(mode=0o700)
    (data / "key").write_bytes(bytes.fromhex(HELD_BY["key"]))
    os.chmod(data / "key", 0o600)


def from_database(data: Path) -> None:
    dump = data / "database.sql"
    dump.write_bytes(gzip.decompress(DATABASE.read_bytes()))
    released_dumps.load(dump, database_url(data))


def from_export(data: Path) -> None:
    command = [sys.executable, "-m", "lacrimosa", "admin", "import", "-", "--data", str(data)]
    subprocess.run(command, input=gzip.decompress(EXPORT.read_bytes()), check=True, capture_output=True)


@pytest.fixture(scope="module", params=[from_database, from_export])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("released") / "data"
    put_key(data)
    request.param(data)
    with running(data, settings=NO_LIMITS) as server:
        yield server


def held_by(server: ServerProcess, name: str) -> Person:
    """Somebody who comes back with nothing but the personal link of then."""
    person = Person(server.url)
    person.http.cookies.clear()
    carried = person.post("/api/me/carry", link=HELD_BY["links"][name])
    assert (carried["id"], carried["name"]) == (HELD_BY["ids"][name], name)
    person.id = HELD_BY["ids"][name]
    return person


def test_cookies_tokens_and_invitations_are_still_good(server: ServerProcess) -> None:
    program = HELD_BY["program"]
    proofs = [
        *((HELD_BY["ids"][name], "Cookie", f"lacrimosa={HELD_BY['cookies'][name]}") for name in PEOPLE),
        (program["id"], "Authorization", f"Bearer {program['token']}"),
    ]
    for person, header, value in proofs:
        answer = httpx.get(f"{server.url}/api/me", headers={header: value}, trust_env=False)
        assert answer.json()["id"] == person
    with Person(server.url, "Cai") as cai:
        assert cai.join(HELD_BY["invitation"]) == TABLES["waiting"]
        assert cai.get(f"/api/tables/{TABLES['waiting']}")["seats"][1]["is_you"]


@pytest.mark.parametrize("situation", RUNNING)
def test_a_game_in_the_middle_goes_on_and_ends(server: ServerProcess, situation: str) -> None:
    table, luck = TABLES[situation], random.Random(situation)
    with ExitStack() as stack:
        people = [stack.enter_context(held_by(server, name)) for name in RUNNING[situation]]
        sockets = [stack.enter_context(person.sit(table)) for person in people]
        for socket in sockets:
            assert socket.hear_update()["table"]["status"] == "playing"
        if situation == "undone":
            redone = next(socket for socket in sockets if socket.update.get("can_redo"))
            redone.hear_update(redone.tell("redo", state=redone.update["state"])["version"])
        if situation == "undo asked":
            request = sockets[0].update["table"]["undo_request"]
            (seat,) = request["waiting_for"]
            other = next(socket for socket in sockets if socket.update["seat"] == seat)
            assert "refusal" not in other.tell("answer_undo", request=request["number"], agree=True)
            other.hear_update(other.update["version"] + 1)
            assert other.update["step"] == request["to"] == 20
        settle(sockets)
        while not is_over(sockets):
            choose(sockets, luck)
        assert people[0].http.get(f"/api/tables/{table}/record").status_code == 200


def test_finished_games_can_be_looked_at_and_gone_on_from(server: ServerProcess) -> None:
    with held_by(server, "Anna") as anna:
        for situation, status in (("over", "over"), ("review", "review")):
            table = TABLES[situation]
            assert anna.get(f"/api/tables/{table}")["status"] == status
            record = anna.http.get(f"/api/tables/{table}/record").text
            assert anna.post("/api/records", record=record)["status"] == "review"
        assert anna.post(f"/api/tables/{TABLES['over']}/rematch")["id"] == TABLES["rematch"]
        anna.post(f"/api/tables/{TABLES['rematch']}/start")


def test_games_of_then_are_in_the_patronage_of_now(server: ServerProcess) -> None:
    for name in PEOPLE:
        with held_by(server, name) as person:
            while (told := person.get("/api/patronage")).get("pending"):
                pass
            listed = {game["table"]: game for game in person.get("/api/patronage/games")["games"]}
            # Other tests of the module may have ended more of them by now.
            over = listed[TABLES["over"]]
            assert told["games"] == len(listed)
            tables = {table["id"]: table for table in person.get("/api/tables")["tables"]}
            scores = tables[TABLES["over"]]["scores"]
            assert over["score"] == scores[over["seat"]]
            assert [rival["score"] for rival in over["rivals"]] == [scores[1 - over["seat"]]]
            assert over.get("has_won", False) == (over["rank"] == 1)
            assert over["kind"] == "people"
