"""Rated play over HTTP: from the table to the board; what strangers may see of it, and what they may not."""

from collections.abc import Iterator
from typing import Any

import pytest
from server.ratings.playing import RATED, finished
from server.serving import ServerProcess
from server.visiting import Person

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "copyist"}


@pytest.fixture(scope="module")
def anna(shared_server: ServerProcess) -> Iterator[Person]:
    with Person(shared_server.url, "Anna") as anna:
        yield anna


@pytest.fixture(scope="module")
def bea(shared_server: ServerProcess) -> Iterator[Person]:
    with Person(shared_server.url, "Bea") as bea:
        yield bea


@pytest.fixture(scope="module")
def table(anna: Person, bea: Person) -> str:
    """A rated game that is over."""
    return finished(anna, bea)


def test_a_wish_that_cannot_be_rated_is_refused_with_a_reason(anna: Person) -> None:
    wrong: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
        ("no_clock", [ME, BOT], {"rated": True}),
        ("hints", [ME, BOT], {**RATED, "hints": True}),
        ("one_person_twice", [ME, ME], RATED),
        ("unknown_bot", [ME, {"kind": "bot", "bot": "random"}], RATED),
        ("seed", [ME, BOT], {**RATED, "seed": 4}),
        ("solo", [ME], {**RATED, "players": 1, "level": "hard"}),
        ("no_person", [BOT, BOT], RATED),
    ]
    for why, seats, options in wrong:
        answer = anna.ask("POST", "/api/tables", options=options, seats=seats)
        assert answer.status_code == 400, why
        refusal = answer.json()
        assert (refusal["code"], refusal["values"]) == ("bad_options", {"why": why})
    opened = anna.post("/api/tables", options={"pace": "live"}, seats=[ME])
    assert (opened.get("rated", False), opened.get("why_unrated")) == (False, None)
    changed = anna.patch(f"/api/tables/{opened['id']}", options=RATED)
    assert (changed["rated"], changed["options"]["rated"]) == (True, True)
    with Person(anna.url, "Cai") as cai:
        # What is agreed on is seen before anybody sits down.
        anna.patch(f"/api/tables/{opened['id']}", options={**RATED, "listed": True})
        (seen,) = [one for one in cai.get("/api/tables/open")["tables"] if one["id"] == opened["id"]]
        assert seen["options"]["rated"]
        cai.post(f"/api/tables/{opened['id']}/join", seat=1)
        assert anna.post(f"/api/tables/{opened['id']}/start")["rated"]
        assert anna.refused("PATCH", f"/api/tables/{opened['id']}", options={"pace": "live"}) == (
            "already_started"
        )


def test_from_the_end_of_a_game_to_the_board_on_every_device(anna: Person, table: str) -> None:
    told = anna.get(f"/api/tables/{table}/rating")
    (change,) = [one for one in told["changes"] if one["seat"] == 0]
    board = anna.get("/api/ratings")
    (own,) = [one for one in board["rated"] if one.get("is_you")]
    assert (own["kind"], own["name"], own["games"]) == ("person", "Anna", 1)
    assert (own["rating"], own["is_provisional"], own.get("place")) == (change["after"], True, None)
    assert board["you"]["rated"] == own
    assert [bot["name"] for bot in board["rated"] if bot["kind"] == "bot"] == [
        *("virtuoso", "kapellmeister", "concertmaster", "organist", "pupil", "copyist")
    ]
    with Person(anna.url) as phone:
        phone.post("/api/me/carry", link=anna.get("/api/me/link")["url"])
        assert phone.get("/api/ratings") == board
    shown = anna.get(f"/api/ratings/people/{own['key']}")
    assert shown == board["you"]
    assert anna.get("/api/ratings?patrons=3")["games"] == 0
    assert "rated: yes" in anna.http.get(f"/api/tables/{table}/record").text


def test_strangers_see_names_and_numbers_and_no_identity(anna: Person, table: str) -> None:
    with Person(anna.url, "Eve") as eve:
        answer = eve.ask("GET", "/api/ratings")
        assert '"Anna"' in answer.text
        assert anna.id not in answer.text
        assert table not in answer.text
        assert eve.refused("GET", f"/api/tables/{table}/rating") == "no_such_table"
        own = anna.get("/api/ratings")["you"]["rated"]
        shown = eve.get(f"/api/ratings/people/{own['key']}")
        assert shown["rated"] == {name: value for name, value in own.items() if name != "is_you"}
        assert eve.refused("GET", "/api/ratings/people/" + "A" * 20) == "not_found"
        for path in ("people/x", f"people/{anna.id}", "people/%2e%2e", "people/' OR 1=1"):
            assert eve.ask("GET", f"/api/ratings/{path}").status_code in (400, 404)
        for query in ("patrons=1", "patrons=5", "patrons=x", "patrons=2&patrons=3"):
            assert eve.ask("GET", f"/api/ratings?{query}").status_code == 400
        # Nothing of it can be written.
        for method in ("POST", "PATCH", "DELETE"):
            assert eve.refused(method, "/api/ratings") == "method_not_allowed"
            assert eve.refused(method, f"/api/tables/{table}/rating") == "method_not_allowed"


def test_whoever_is_forgotten_disappears_from_the_board(anna: Person, bea: Person) -> None:
    with Person(anna.url, "Dorothea") as dora:
        finished(bea, dora)
        assert "Dorothea" in anna.ask("GET", "/api/ratings").text
        before = bea.get("/api/ratings")["you"]
        dora.post("/api/me/forget", id=dora.id)
        after = anna.ask("GET", "/api/ratings")
        assert "Dorothea" not in after.text
        assert bea.get("/api/ratings")["you"] == before
