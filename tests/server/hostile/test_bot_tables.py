"""Games of bots alone: a person has a few of them at once, at any process and after a restart."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import msgspec
from server.kill.killing import servers
from server.postgres import postgres_url
from server.serving import running
from server.visiting import Message, Person

from lacrimosa.server.messages.refusals import Refusal

MOST = 2
FEW = f"bot_workers = 1\n[limits]\nbot_tables = {MOST}\nrequests_burst = 1000\n"
BOT = {"kind": "bot", "bot": "random"}
BOTS: list[Message] = [BOT] * 4
OWN: list[Message] = [{"kind": "me"}, BOT, BOT, BOT]


def start(person: Person, seats: list[Message]) -> httpx.Response:
    return person.ask("POST", "/api/tables", seats=seats, start=True, options={"players": 4})


def assert_refused(answer: httpx.Response) -> None:
    assert answer.status_code == 429, answer.text
    refusal = msgspec.json.decode(answer.content, type=Refusal)
    assert (refusal.code, refusal.values) == ("too_many", {"limit": MOST, "of": "bot_tables"})
    assert "retry-after" not in answer.headers


def assert_started(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_only_so_many_games_of_bots_alone(own_data: Path) -> None:
    with running(own_data, settings=FEW) as server, Person(server.url) as anna, Person(server.url) as bea:
        for _ in range(MOST):
            assert_started(start(anna, BOTS))
        assert_refused(start(anna, BOTS))
        assert len(anna.get("/api/tables")["tables"]) == MOST, "nothing half done is left"
        prepared = anna.open_table(BOTS, players=4)
        assert_refused(anna.ask("POST", f"/api/tables/{prepared}/start"))
        assert anna.get(f"/api/tables/{prepared}")["status"] == "open"
        # With a seat of her own she may play, and others may do as they like.
        anna.patch(f"/api/tables/{prepared}", seats=OWN)
        assert anna.post(f"/api/tables/{prepared}/start")["status"] == "playing"
        assert_started(start(anna, OWN))
        assert_started(start(bea, BOTS))


def test_games_left_to_bots_count_but_keep_nobody_from_playing(own_data: Path) -> None:
    with running(own_data, settings=FEW) as server, Person(server.url) as anna:
        for _ in range(MOST + 1):
            anna.post(f"/api/tables/{assert_started(start(anna, OWN))}/leave")
        assert_refused(start(anna, BOTS))
        assert_started(start(anna, OWN))


def test_many_at_once_are_no_way_around(own_data: Path) -> None:
    with running(own_data, settings=FEW) as server, Person(server.url) as anna:
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: start(anna, BOTS), range(16)))
        assert sorted(answer.status_code for answer in answers) == [201] * MOST + [429] * (16 - MOST)


def test_a_restart_is_no_way_around(own_data: Path) -> None:
    with running(own_data, settings=FEW) as server, Person(server.url) as anna:
        for _ in range(MOST):
            assert_started(start(anna, BOTS))
        server.kill()
        server.start()
        assert_refused(start(anna, BOTS))


def test_another_process_is_no_way_around(tmp_path: Path) -> None:
    with (
        postgres_url() as database,
        servers(tmp_path, 2, database, FEW) as (one, two),
        Person(one.url) as anna,
    ):
        for _ in range(MOST):
            assert_started(start(anna, BOTS))
        with Person(two.url) as same:
            same.http.cookies.clear()
            same.http.cookies.set("lacrimosa", anna.cookie)
            assert_refused(start(same, BOTS))
            assert_started(start(same, OWN))
