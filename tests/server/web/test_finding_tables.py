"""The list of open tables: what strangers find there, and how they sit down."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.serving import ServerProcess, running
from server.visiting import Message, Person

SEATS: list[Message] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]


@pytest.fixture
def people(server: ServerProcess) -> Iterator[tuple[Person, Person]]:
    with Person(server.url, "Anna <b>") as anna, Person(server.url, "Bea") as bea:
        yield anna, bea


def found(person: Person, table: str) -> Message | None:
    """A table as the list has it."""
    after, pages = "", 0
    while True:
        page = person.get(f"/api/tables/open{after}")
        for one in page["tables"]:
            if one["id"] == table:
                return dict(one)
        pages += 1
        if page.get("next") is None or pages > 20:
            return None
        after = f"?after={page['next']}"


def test_a_listed_table_tells_what_a_stranger_may_know(people: tuple[Person, Person]) -> None:
    anna, bea = people
    table = anna.open_table(SEATS, players=3, seed=4711, listed=True, talk="off")
    shown = found(bea, table)
    assert shown is not None
    assert [(seat["kind"], seat.get("name")) for seat in shown["seats"]] == [
        ("person", "Anna <b>"),
        ("bot", "random"),
        ("open", None),
    ]
    assert shown["options"]["edition"] == "koechel"
    assert "4711" not in str(shown)
    assert anna.id not in str(shown)
    # The table itself is not theirs to see before they sit there, but for its invitation.
    assert bea.refused("GET", f"/api/tables/{table}") == "no_such_table"
    assert bea.refused("GET", f"/api/tables/{table}/talk") == "no_such_table"
    assert "4711" not in str(bea.post(f"/api/tables/{table}/look"))
    assert bea.post(f"/api/tables/{table}/join")["seats"][2]["is_you"]
    assert found(anna, table) is None, "no seat is open"


def test_a_table_is_by_link_unless_its_host_lists_it(people: tuple[Person, Person]) -> None:
    anna, bea = people
    table = anna.open_table([{"kind": "me"}])
    path = f"/api/tables/{table}"
    assert found(bea, table) is None
    assert bea.refused("POST", f"{path}/join") == "not_invited"
    assert bea.refused("POST", f"{path}/look") == "not_invited"
    anna.patch(path, options={"players": 2, "listed": True})
    assert found(bea, table) is not None
    anna.patch(path, options={"players": 2})
    assert found(bea, table) is None
    assert bea.refused("POST", f"{path}/join") == "not_invited"


def test_it_leaves_the_list_when_it_starts_or_is_left(people: tuple[Person, Person]) -> None:
    anna, bea = people
    started = anna.open_table([{"kind": "me"}], listed=True)
    bea.post(f"/api/tables/{started}/join")
    bea.post(f"/api/tables/{started}/leave")
    assert found(bea, started) is not None, "the seat is open again"
    bea.post(f"/api/tables/{started}/join")
    anna.post(f"/api/tables/{started}/start")
    assert found(bea, started) is None
    left = anna.open_table([{"kind": "me"}], listed=True)
    anna.post(f"/api/tables/{left}/leave")
    assert found(bea, left) is None
    assert bea.refused("POST", f"/api/tables/{left}/join") == "not_invited"


def test_the_list_comes_in_pages_and_nobody_fills_it(tmp_path: Path) -> None:
    settings = "bot_workers = 1\n[limits]\nlisted_tables = 40\nopen_tables = 50\ntables_per_hour = 100\n"
    settings += "requests_per_second = 5\nrequests_burst = 50\naddress_requests_burst = 500\n"
    with running(tmp_path / "data", settings=settings) as server, Person(server.url, "Anna") as anna:
        opened = [anna.open_table([{"kind": "me"}], listed=True) for _ in range(32)]
        with Person(server.url) as bea:
            first = bea.get("/api/tables/open")
            second = bea.get(f"/api/tables/open?after={first['next']}")
            ids = [one["id"] for page in (first, second) for one in page["tables"]]
            assert (len(first["tables"]), second.get("next")) == (30, None)
            assert ids == opened[::-1]
            codes = [bea.ask("GET", "/api/tables/open").status_code for _ in range(80)]
            assert 429 in codes


def test_few_tables_of_one_host_are_listed(tmp_path: Path) -> None:
    settings = "bot_workers = 1\n[limits]\nlisted_tables = 2\n"
    with running(tmp_path / "data", settings=settings) as server, Person(server.url, "Anna") as anna:
        body: dict[str, Any] = {"options": {"listed": True}}
        one, _ = (anna.open_table([{"kind": "me"}], listed=True) for _ in range(2))
        assert anna.refused("POST", "/api/tables", **body) == "too_many"
        by_link = anna.open_table([{"kind": "me"}])
        assert anna.refused("PATCH", f"/api/tables/{by_link}", **body) == "too_many"
        anna.patch(f"/api/tables/{one}", options={"listed": True, "salieri": True})
        anna.patch(f"/api/tables/{one}", options={})
        anna.patch(f"/api/tables/{by_link}", **body)


def test_links_come_as_pictures_for_a_camera(people: tuple[Person, Person]) -> None:
    anna, bea = people
    table = anna.open_table([{"kind": "me"}])
    for link in ("invite", "watch"):
        answer = anna.ask("GET", f"/api/tables/{table}/links/{link}.svg")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.headers["cache-control"] == "no-store"
        assert b"<svg" in answer.content
    assert bea.refused("GET", f"/api/tables/{table}/links/invite.svg") == "no_such_table"
    assert anna.refused("GET", f"/api/tables/{table}/links/other.svg") == "not_found"


def test_a_rematch_keeps_the_colours_and_moves_the_beginning_on(people: tuple[Person, Person]) -> None:
    anna, _ = people
    table = anna.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed=3, start=True)
    with anna.sit(table) as socket:
        while socket.update.get("table", {}).get("status") != "over":
            if socket.options:
                socket.hear_update(socket.choose(socket.options[0], press_on="always")["version"])
            else:
                socket.hear()
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "playing", "nobody else has to come"
    assert [(seat["kind"], seat["colour"]) for seat in again["seats"]] == [("bot", 1), ("person", 0)]
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
