"""Patronage over HTTP: one's own and nobody else's, from game to export; what two devices see is one."""

from collections.abc import Iterator
from typing import Any

import pytest
from server.serving import ServerProcess
from server.visiting import Person

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}


def play(person: Person, table: str) -> None:
    """First options, over the long poll, to the end."""
    update = person.get(f"/api/tables/{table}/update?since=0&wait=0")
    number = 0
    while update["table"]["status"] != "over":
        question = update.get("question") or {}
        if question.get("seat") == update.get("seat") and question.get("options"):
            number += 1
            sent = {"type": "choose", "id": f"m{number}", "state": update["state"], "press_on": "always"}
            person.post(f"/api/tables/{table}/messages", choice=question["options"][0], **sent)
        update = person.get(f"/api/tables/{table}/update?since=0&wait=0")


@pytest.fixture(scope="module")
def anna(shared_server: ServerProcess) -> Iterator[Person]:
    with Person(shared_server.url, "Anna") as anna:
        table = anna.open_table([ME], players=1, level="easy", seed=3, start=True)
        play(anna, table)
        yield anna


@pytest.fixture
def table(anna: Person) -> str:
    (game,) = anna.get("/api/patronage/games")["games"]
    return str(game["table"])


def test_a_newcomer_has_an_empty_one(server: ServerProcess) -> None:
    with Person(server.url) as guest:
        assert guest.get("/api/patronage") == {"games": 0, "counted": 0, "won": 0}
        assert guest.get("/api/patronage/games") == {"games": []}
        assert guest.get("/api/patronage/export")["games"] == []


def test_a_finished_game_is_there_at_once_with_all_that_is_told_of_it(anna: Person, table: str) -> None:
    told = anna.get("/api/patronage")
    assert (told["games"], told["counted"]) == (1, 1)
    game = anna.get(f"/api/patronage/games/{table}")
    assert game == anna.get("/api/patronage/games")["games"][0]
    assert told["last"]["table"] == table
    assert (game["kind"], game["level"]) == ("solo", "easy")
    assert sum(game["by_cause"].values()) == game["score"] == told["groups"][0]["best"]["score"]
    assert [rival["kind"] for rival in game["rivals"]] == ["soloist"]


def test_the_export_has_the_documented_shape(anna: Person, table: str) -> None:
    export = anna.get("/api/patronage/export")
    assert (export["format"], export["person"]) == (1, anna.id)
    (one,) = export["games"]
    assert one["game"]["table"] == table
    entered = {(deed["kind"], deed["id"]) for deed in one["game"].get("entered", [])}
    assert entered == {(deed["kind"], deed["id"]) for deed in one["deeds"]}
    for deed in one["deeds"]:
        assert set(deed) == {"kind", "id", "round"}


def test_nobody_gets_at_anothers(server: ServerProcess, anna: Person, table: str) -> None:
    with Person(server.url, "Eve") as eve:
        # She may look at the table itself with a link, and has no part in it all the same.
        assert eve.get("/api/patronage")["games"] == 0
        for method in ("GET", "DELETE", "POST"):
            assert eve.refused(method, f"/api/patronage/games/{table}") == "no_such_table"
        for query in ("?person=" + anna.id, "?first=-1", "?first=x", "?only=all", "?first=1&first=2"):
            answer = eve.ask("GET", "/api/patronage/games" + query)
            assert answer.status_code == 400 or answer.json()["games"] == []
        for name in ("x", "%2e%2e", table + "x", "'; DROP TABLE tables; --"):
            assert eve.ask("DELETE", f"/api/patronage/games/{name}").status_code == 404
        answer = eve.http.delete(f"/api/patronage/games/{table}", headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403
    assert anna.get("/api/patronage")["games"] == 1
    for path in ("/api/patronage/games", f"/api/patronage/games/{table}", "/api/patronage/export"):
        anna.http.cookies, kept = type(anna.http.cookies)(), anna.http.cookies
        assert anna.refused("GET", path) == "unknown_person"
        anna.http.cookies = kept


def test_what_is_taken_out_can_be_put_back_from_another_device(
    server: ServerProcess, anna: Person, table: str
) -> None:
    with Person(server.url) as phone:
        phone.post("/api/me/carry", link=anna.get("/api/me/link")["url"])
        before = phone.get("/api/patronage")
        assert before == anna.get("/api/patronage")
        taken = anna._good(anna.ask("DELETE", f"/api/patronage/games/{table}"))
        assert taken["table"] == table
        told = phone.get("/api/patronage")
        assert (told["games"], told["taken_out"], told.get("catalogues", [])) == (0, 1, [])
        (out,) = phone.get("/api/patronage/games?only=taken_out")["games"]
        assert out["table"] == table
        # The game itself is where it was.
        assert anna.get(f"/api/tables/{table}")["status"] == "over"
        phone.post(f"/api/patronage/games/{table}")
        assert anna.get("/api/patronage") == before
