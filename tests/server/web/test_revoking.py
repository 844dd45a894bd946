"""Whoever is signed out is out at once: sockets, polls and messages, at every process of a site."""

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.kill.killing import explained, servers
from server.postgres import postgres_url
from server.serving import ServerProcess
from server.visiting import Message, Person, Socket
from websockets.exceptions import ConnectionClosed

ALONE = [{"kind": "me"}]


@pytest.fixture(scope="module")
def sites(
    shared_server: ServerProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, list[ServerProcess]]]:
    """A server of one process, and one of two."""
    with postgres_url() as database, servers(tmp_path_factory.mktemp("pair"), 2, database) as pair:
        yield {"one process": [shared_server], "two processes": pair}


@pytest.fixture(params=["one process", "two processes"])
def site(
    sites: dict[str, list[ServerProcess]], request: pytest.FixtureRequest
) -> Iterator[list[ServerProcess]]:
    with explained(*sites[request.param]):
        yield sites[request.param]


def same(person: Person, url: str) -> Person:
    """The person on another device, at a process of the site."""
    device = Person(url)
    device.post("/api/me/carry", link=person.get("/api/me/link")["url"])
    return device


def revoke(person: Person) -> Message:
    answer: Message = person._good(person.ask("DELETE", "/api/me/link"))
    return answer


def ending(socket: Socket) -> tuple[str, int]:
    """With which word and code the server hangs up, without being asked anything more."""
    message = socket.hear()
    while message["type"] != "bye":
        message = socket.hear()
    with pytest.raises(ConnectionClosed) as closed:
        socket.hear()
    assert closed.value.rcvd is not None
    return message["refusal"]["code"], closed.value.rcvd.code


def test_open_sockets_end(site: list[ServerProcess]) -> None:
    here, there = site[0].url, site[-1].url
    with Person(here) as anna, same(anna, there) as thief, Person(there) as bea:
        table = anna.open_table(ALONE, start=True, players=1, level="easy", watch="anyone")
        with thief.sit(table) as stolen, anna.sit(table) as own, bea.sit(table) as other:
            for socket in (stolen, own, other):
                socket.hear_update()
            revoke(anna)
            assert ending(stolen) == ("signed_out", 4401)
            # The own one was opened with what is void now, but its device knows better.
            assert ending(own) == ("signed_out", 4401)
            with anna.sit(table) as again:
                update = again.hear_update()
                assert "refusal" not in again.choose(again.options[0])
            other.hear_update(update["version"] + 1)
        assert thief.refused("GET", "/api/me") == "signed_out"
        assert thief.refused("GET", f"/api/tables/{table}/update") == "signed_out"
        with thief.sit(table) as late:
            assert ending(late) == ("signed_out", 4401)


def test_who_just_revoked_is_known_at_every_process(site: list[ServerProcess]) -> None:
    with Person(site[0].url) as anna:
        table = anna.open_table(ALONE, start=True, players=1, level="easy")
        for _ in range(10):
            for server in site:
                assert anna.http.get(f"{server.url}/api/me").json()["id"] == anna.id
            revoke(anna)
            for server in reversed(site):
                with Socket(server.url, table, {"Cookie": f"lacrimosa={anna.cookie}"}) as socket:
                    assert socket.hear_update()


def test_a_message_after_it_is_not_done(site: list[ServerProcess]) -> None:
    with Person(site[0].url) as anna, same(anna, site[0].url) as thief:
        table = anna.open_table(ALONE, start=True, players=1, level="easy")
        with thief.sit(table) as stolen:
            before = stolen.hear_update()
            revoke(anna)
            choice = json.dumps(
                {"type": "choose", "id": "late", "state": before["state"], "choice": stolen.options[0]}
            )
            # The server may have hung up already.
            with contextlib.suppress(ConnectionClosed):
                stolen.connection.send(choice)
            assert ending(stolen) == ("signed_out", 4401)
            assert not [text for text in stolen.received if '"answer"' in text]
        assert anna.get(f"/api/tables/{table}")["version"] == before["version"]


def test_waiting_polls_end(site: list[ServerProcess]) -> None:
    with Person(site[0].url) as anna, same(anna, site[-1].url) as thief:
        table = anna.open_table(ALONE, start=True, players=1, level="easy")
        version = anna.get(f"/api/tables/{table}")["version"]
        path = f"/api/tables/{table}/update?since={version}&wait=50"
        polled = answering(lambda: thief.ask("GET", path))
        until_somebody_polls(site[-1])
        revoke(anna)
        answer = polled()
        assert (answer.status_code, answer.json()["code"]) == (401, "signed_out")


def answering(ask: Callable[[], httpx.Response]) -> Callable[[], httpx.Response]:
    """Ask in a thread; what is given waits for the answer."""
    answers: list[httpx.Response] = []
    thread = threading.Thread(target=lambda: answers.append(ask()))
    thread.start()

    def wait() -> httpx.Response:
        thread.join(60)
        return answers[0]

    return wait


def until_somebody_polls(server: ServerProcess) -> None:
    while "\nlacrimosa_polls 1.0\n" not in httpx.get(f"{server.url}/metrics", trust_env=False).text:
        time.sleep(0.02)


def test_programs_get_a_new_token_and_the_old_one_ends(site: list[ServerProcess]) -> None:
    url, there = site[0].url, site[-1].url
    program: dict[str, Any] = httpx.post(
        f"{url}/api/programs", json={"name": "robot"}, trust_env=False
    ).json()
    old = {"Authorization": f"Bearer {program['token']}"}
    plan = {"options": {"players": 1, "level": "easy"}, "seats": ALONE, "start": True}
    table = httpx.post(f"{url}/api/tables", json=plan, headers=old, trust_env=False).json()["id"]
    with Socket(there, table, old) as socket:
        socket.hear_update()
        answer = httpx.delete(f"{url}/api/me/link", headers=old, trust_env=False)
        # A program with a cookie would be taken for a page.
        assert "set-cookie" not in answer.headers
        assert ending(socket) == ("signed_out", 4401)
    assert httpx.get(f"{there}/api/me", headers=old, trust_env=False).json()["code"] == "signed_out"
    new = {"Authorization": f"Bearer {answer.json()['token']}"}
    assert httpx.get(f"{there}/api/me", headers=new, trust_env=False).json()["id"] == program["id"]
    with Socket(there, table, new) as socket:
        assert socket.hear_update()


def test_a_restored_database_knows_whom_it_signed_out_later(tmp_path: Path) -> None:
    """A backup from before somebody signed out other devices: who has the later cookie stays in."""
    data = tmp_path / "data"
    server = ServerProcess(data, settings="bot_workers = 1\n")
    server.start()
    try:
        with Person(server.url) as anna:
            server.stop()
            kept = (data / "lacrimosa.db").read_bytes()
            server.start()
            revoke(anna)
            server.stop()
            (data / "lacrimosa.db").write_bytes(kept)
            server.start()
            assert anna.get("/api/me")["id"] == anna.id
    finally:
        server.kill()
