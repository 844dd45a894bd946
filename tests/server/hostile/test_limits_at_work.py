"""Limits at work: whoever asks too much is told so and how long to wait; everybody else is served."""

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
import pytest
from server.serving import ServerProcess, running
from server.visiting import Person, Socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lacrimosa.server.messages.refusals import Refusal
from lacrimosa.server.web.socket import MOST_WARNINGS

SOLO = [{"kind": "me"}]
REQUESTS, MESSAGES, SOCKETS, PEOPLE, TABLES, OPEN, WATCHERS, BYTES = 30, 5, 2, 18, 4, 2, 1, 2048
# So slowly does everything come back that no test sees it.
LOW = f"""
bot_workers = 1
[limits]
requests_per_second = 0.001
requests_burst = {REQUESTS}
address_requests_per_second = 1000
address_requests_burst = 100000
messages_per_second = 0.001
messages_burst = {MESSAGES}
sockets_per_identity = {SOCKETS}
sockets_per_address = {3 * SOCKETS}
people_per_address_per_hour = {PEOPLE}
tables_per_hour = {TABLES}
open_tables = {OPEN}
watchers_per_table = {WATCHERS}
body_bytes = {BYTES}
"""


@dataclass
class Place:
    """A strict server, and people who came before there were too many."""

    server: ServerProcess
    people: Iterator[Person]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(tmp_path_factory.mktemp("strict"), settings=LOW) as server, contextlib.ExitStack() as stack:
        # One of the people who may come is left over.
        people = [stack.enter_context(Person(server.url)) for _ in range(PEOPLE - 1)]
        yield Place(server, iter(people))


def refused(answer: httpx.Response) -> Refusal:
    """A refusal because it was too much, in our shape, with the time to wait."""
    assert answer.status_code == 429, answer.text
    refusal = msgspec.json.decode(answer.content, type=Refusal)
    assert refusal.code == "too_many"
    assert int(answer.headers["retry-after"]) >= 1
    assert refusal.values == {"wait": int(answer.headers["retry-after"])}
    return refusal


def test_requests(place: Place) -> None:
    anna, bea = next(place.people), next(place.people)
    table = anna.open_table(SOLO, players=1, level="easy")
    answers = [anna.http.get("/api/bots").status_code for _ in range(REQUESTS)]
    # The table was the first one.
    assert answers == [200] * (REQUESTS - 1) + [429]
    for path in ("/api/me", "/", "/metrics", f"/api/tables/{table}"):
        assert "requests" in refused(anna.http.get(path)).text
    with pytest.raises(InvalidStatus):
        anna.sit(table)
    assert bea.get("/api/bots")


def test_files_of_the_page_count_a_tenth(place: Place) -> None:
    """Whoever comes for the first time fetches more of them than requests are allowed at once."""
    anna = next(place.people)
    answers = [anna.http.get("/assets/none.js").status_code for _ in range(10 * REQUESTS + 1)]
    assert answers == [404] * (10 * REQUESTS) + [429]


def test_messages_of_a_socket(place: Place) -> None:
    anna = next(place.people)
    table = anna.open_table(SOLO, start=True, players=1, level="easy")
    with anna.sit(table) as socket:
        for _ in range(MESSAGES):
            assert socket.tell("redo", state=0)["refusal"]["code"] == "stale"
        for _ in range(MOST_WARNINGS):
            assert socket.tell("redo", state=0)["refusal"]["code"] == "too_many"
        socket.say("redo", state=0)
        assert_bye(socket)
    assert anna.get(f"/api/tables/{table}/update")["table"]["status"] == "playing"


def assert_bye(socket: Socket) -> None:
    """The server says why and hangs up."""
    message = socket.hear()
    while message["type"] != "bye":
        message = socket.hear()
    assert message["refusal"]["code"] == "too_many"
    with pytest.raises(ConnectionClosed) as closed:
        socket.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


def test_sockets_of_one_person(place: Place) -> None:
    anna = next(place.people)
    table = anna.open_table(SOLO, players=1, level="easy")
    with contextlib.ExitStack() as stack:
        for _ in range(SOCKETS):
            assert stack.enter_context(anna.sit(table)).hear_update()
        with anna.sit(table) as one_too_many:
            assert_bye(one_too_many)
        # Waiting for news takes a socket's place, asking for it does not.
        assert anna.ask("GET", f"/api/tables/{table}/update?since=1000&wait=5").status_code == 429
        assert anna.ask("GET", f"/api/tables/{table}/update").status_code == 200
    until_nobody_is_there(place.server)
    with anna.sit(table) as again:
        assert again.hear_update()


def until_nobody_is_there(server: ServerProcess) -> None:
    """The server hears a moment later that a socket was closed."""
    for _ in range(1_000):
        if "\nlacrimosa_sockets 0.0\n" in httpx.get(f"{server.url}/metrics", trust_env=False).text:
            return
        time.sleep(0.02)
    raise AssertionError("there are still sockets")


def test_sockets_of_one_address(place: Place) -> None:
    people = [next(place.people) for _ in range(3)]
    until_nobody_is_there(place.server)
    with contextlib.ExitStack() as stack:
        for person in people:
            table = person.open_table(SOLO, players=1, level="easy")
            for _ in range(SOCKETS):
                assert stack.enter_context(person.sit(table)).hear_update()
        last = next(place.people)
        with last.sit(last.open_table(SOLO, players=1, level="easy")) as one_too_many:
            assert_bye(one_too_many)


def test_tables(place: Place) -> None:
    anna = next(place.people)
    tables = [anna.open_table(SOLO, start=True, players=1, level="easy") for _ in range(TABLES)]
    assert "tables" in refused(anna.ask("POST", "/api/tables")).text
    assert anna.get(f"/api/tables/{tables[-1]}")["status"] == "playing"


def test_what_is_uploaded_counts_also_if_it_is_no_game(place: Place) -> None:
    """To read it takes time."""
    anna = next(place.people)
    for _ in range(TABLES):
        assert anna.refused("POST", "/api/records", record="no game") == "bad_record"
    assert "tables" in refused(anna.ask("POST", "/api/records", record="no game")).text


def too_many(answer: httpx.Response, limit: int) -> None:
    """A refusal that no waiting helps against."""
    assert answer.status_code == 429, answer.text
    refusal = msgspec.json.decode(answer.content, type=Refusal)
    assert (refusal.code, refusal.values) == ("too_many", {"limit": limit})
    assert "retry-after" not in answer.headers


def test_open_tables(place: Place) -> None:
    anna = next(place.people)
    tables = [anna.open_table(players=2) for _ in range(OPEN)]
    too_many(anna.ask("POST", "/api/tables"), OPEN)
    anna.post(f"/api/tables/{tables[0]}/leave")
    assert anna.open_table(players=2)


def test_open_tables_of_others_do_not_count_and_closed_ones_are_gone(place: Place) -> None:
    anna, bea = next(place.people), next(place.people)
    tables = [anna.open_table(players=2) for _ in range(OPEN)]
    for table in tables:
        bea.join(anna.invitation(table))
    assert {one["id"] for one in bea.get("/api/tables")["tables"]} == set(tables)
    own = bea.open_table(players=2)
    for table in tables:
        anna.post(f"/api/tables/{table}/leave")
    assert [one["id"] for one in bea.get("/api/tables")["tables"]] == [own]
    assert anna.get("/api/tables")["tables"] == []


def test_watchers(place: Place) -> None:
    anna, bea, eve = (next(place.people) for _ in range(3))
    table = anna.open_table(SOLO, start=True, players=1, level="easy")
    secret = anna.get(f"/api/tables/{table}/links")["watch"].partition("#watch=")[2]
    bea.post(f"/api/tables/{table}/watch", watch=secret)
    too_many(eve.ask("POST", f"/api/tables/{table}/watch", watch=secret), WATCHERS)
    assert eve.refused("GET", f"/api/tables/{table}") == "no_such_table"


def test_new_people(place: Place) -> None:
    came = httpx.get(f"{place.server.url}/api/me", trust_env=False)
    assert came.status_code == 200
    late = httpx.get(f"{place.server.url}/api/me", trust_env=False)
    assert "people" in refused(late).text
    assert "set-cookie" not in late.headers
    refused(httpx.post(f"{place.server.url}/api/programs", json={"name": "robot"}, trust_env=False))
    refused(httpx.post(f"{place.server.url}/api/tables", json={}, trust_env=False))
    again = httpx.get(f"{place.server.url}/api/me", cookies=came.cookies, trust_env=False)
    assert again.json() == came.json()


@pytest.mark.parametrize("is_chunked", [False, True])
def test_bodies(place: Place, is_chunked: bool) -> None:
    body = b'{"name": "' + b"a" * BYTES + b'"}'
    content = iter([body]) if is_chunked else body
    headers = {"Content-Type": "application/json"}
    answer = httpx.patch(f"{place.server.url}/api/me", content=content, headers=headers, trust_env=False)
    assert answer.status_code == 413
    refusal = msgspec.json.decode(answer.content, type=Refusal)
    assert (refusal.code, refusal.values) == ("too_large", {"limit": BYTES})


def test_requests_of_one_address(own_data: Path) -> None:
    most = 40
    low = f"[limits]\naddress_requests_per_second = 0.001\naddress_requests_burst = {most}\n"
    with (
        running(own_data, settings=low) as server,
        httpx.Client(base_url=server.url, trust_env=False) as client,
    ):
        answers = [client.get("/api/bots") for _ in range(most + 3)]
        assert [answer.status_code for answer in answers] == [200] * most + [429] * 3
        refused(answers[-1])
        # A new identity does not help.
        client.cookies.clear()
        refused(client.get("/api/me"))
