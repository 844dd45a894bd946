"""Nothing opens a running game; once it is over it is open to whoever may see the table, and to no others."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from server.serving import ServerProcess
from server.tabling import ANNA, BEA, refusal, started
from server.visiting import Person, Socket

from lacrimosa.editions import load
from lacrimosa.notation import Game
from lacrimosa.server.messages.socket import Undo
from lacrimosa.server.table.undo import undo, undo_path

SEED = 4_242_424_242_424_242
OPEN_SEATS = [{"kind": "open"}, {"kind": "open"}]
NOWHERE = "n" * 22  # no table has this id


@dataclass
class Company:
    """A table and everybody who could want to know something about it."""

    table: str
    host: Person  # opened the table and has no seat
    seated: list[Person]
    watcher: Person
    stranger: Person
    heard: list[str] = field(default_factory=list)  # every text anybody got, as long as the game ran

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def people(self) -> list[tuple[Person, list[int]]]:
        """Whoever may see the table, and the seats that are theirs."""
        return [(self.host, []), (self.seated[0], [0]), (self.seated[1], [1]), (self.watcher, [])]

    def refused(self, person: Person, method: str, path: str, **body: object) -> str:
        answer = person.ask(method, path, **body)
        self.heard.append(answer.text)
        assert answer.status_code >= 400, f"{method} {path} was answered: {answer.text[:200]}"
        return str(answer.json()["code"])

    def read(self, person: Person, path: str) -> str:
        answer = person.ask("GET", path)
        self.heard.append(answer.text)
        assert answer.status_code == 200, answer.text
        return answer.text


@pytest.fixture
def company(server: ServerProcess) -> Iterator[Company]:
    people = [Person(server.url, name) for name in ("Hugo", "Anna", "Bea", "Eve", "Sam")]
    host, anna, bea, eve, sam = people
    table = host.open_table(OPEN_SEATS, players=2, seed=SEED, salieri=True)
    for person in (anna, bea):
        person.join(host.invitation(table))
    watch = str(host.get(f"/api/tables/{table}/links")["watch"])
    eve.post(f"/api/tables/{table}/watch", watch=watch.partition("#watch=")[2])
    yield Company(table, host, [anna, bea], eve, sam)
    for person in people:
        person.http.close()


def play(company: Company, rng: random.Random, choices: int | None = None) -> None:
    """Let the seats choose at random, all of them and the watcher at sockets."""
    hearers = [*company.seated, company.watcher]
    sockets: list[Socket] = [person.sit(company.table) for person in hearers]
    version, made = 1, 0
    while choices is None or made < choices:
        for socket in sockets:
            socket.hear_update(version)
        asked = next((socket for socket in sockets if socket.options), None)
        if asked is None:
            break
        version = asked.choose(rng.choice(asked.options))["version"]
        made += 1
    for socket in sockets:
        socket.hear_update(version)
        socket.close()
        company.heard += socket.received


def start(company: Company) -> None:
    company.host.post(f"{company.path}/start")


def opening_requests(step: int, own: list[int]) -> list[tuple[str, str, dict[str, object]]]:
    """Everything that would open a game, or show a seat that is not one's own."""
    others = [seat for seat in (0, 1) if seat not in own]
    views = [f"/steps/{at}?look_from={seat}" for seat in (*others, "open") for at in (0, step // 2, step)]
    lists = [f"/steps?look_from={seat}" for seat in (*others, "open")]
    branches: list[dict[str, object]] = [
        {"step": step},
        {"step": 0, "start": False},
        {"step": step // 2, "seats": [{"kind": "me"}, {"kind": "me"}]},
    ]
    return [
        ("GET", "/record", {}),
        ("GET", "/review/0", {}),
        *(("GET", path, {}) for path in views + lists),
        *(("POST", "/branch", body) for body in branches),
        ("POST", "/rematch", {}),
    ]


# --- while the game runs


def test_before_the_start_there_is_nothing_to_see(company: Company) -> None:
    for person, own in company.people():
        for method, path, body in opening_requests(0, own):
            code = company.refused(person, method, f"{company.path}{path}", **body)
            assert code in ("not_started", "not_over", "not_your_seat"), (path, code)


def test_a_running_game_opens_to_nobody(company: Company) -> None:
    start(company)
    play(company, random.Random(1), choices=30)
    for person, own in company.people():
        for method, path, body in opening_requests(30, own):
            code = company.refused(person, method, f"{company.path}{path}", **body)
            assert code in ("not_over", "not_your_seat"), (path, code)
        for seat in own:
            assert '"hand":' in company.read(person, f"{company.path}/steps/30?look_from={seat}")
        assert '"hand":' not in company.read(person, f"{company.path}/steps/30?look_from=spectator")
        if not own:
            assert '"hand":' not in company.read(person, f"{company.path}/update")


def test_to_a_stranger_the_table_is_not_there(company: Company) -> None:
    """A stranger gets the same bytes as for a table that does not exist."""
    start(company)
    play(company, random.Random(2), choices=5)
    requests = opening_requests(5, [])
    requests += [("GET", path, {}) for path in ("", "/update", "/links", "/steps", "/steps/5", "/steps/99")]
    requests += [("POST", path, {}) for path in ("/start", "/leave")]
    message = {"type": "choose", "id": "x", "state": 3, "choice": "done"}
    requests += [("POST", "/messages", message), ("POST", "/take-over", {"seat": 0, "bot": "random"})]
    requests += [
        ("POST", "/give-back", {"seat": 0}),
        ("POST", "/links", {"link": "watch"}),
        ("PATCH", "", {}),
    ]
    for method, path, body in requests:
        here = company.stranger.ask(method, f"{company.path}{path}", **body)
        nowhere = company.stranger.ask(method, f"/api/tables/{NOWHERE}{path}", **body)
        assert (here.status_code, here.text) == (nowhere.status_code, nowhere.text), path
        assert here.json()["code"] == "no_such_table"
    assert company.stranger.get("/api/tables")["tables"] == []
    with company.stranger.sit(company.table) as socket:
        assert socket.hear()["refusal"]["code"] == "no_such_table"


def test_whoever_may_not_watch_any_more_hears_nothing_more(company: Company) -> None:
    start(company)
    with company.watcher.sit(company.table) as socket:
        socket.hear_update()
        company.host.post(f"{company.path}/links", link="watch")
        message = socket.hear()
        while message["type"] == "presence":
            message = socket.hear()
        assert message["type"] == "bye"
        assert message["refusal"]["code"] == "no_such_table"
    assert company.watcher.refused("GET", f"{company.path}/update") == "no_such_table"


def test_whoever_left_sees_the_former_seat_no_more(server: ServerProcess) -> None:
    with Person(server.url, "Anna") as anna, Person(server.url, "Bea") as bea:
        table = anna.open_table([{"kind": "me"}, {"kind": "open"}], players=2, watch="anyone")
        bea.join(anna.invitation(table))
        anna.post(f"/api/tables/{table}/start")
        assert bea.get(f"/api/tables/{table}/update")["seat"] == 1
        with bea.sit(table) as socket:
            socket.hear_update()
            bea.post(f"/api/tables/{table}/leave")
            update = socket.hear_update(socket.update["version"] + 1)
        assert update.get("seat") is None
        assert all("hand" not in seat for seat in update["board"]["seats"])
        assert bea.refused("GET", f"/api/tables/{table}/steps/0?look_from=1") == "not_your_seat"


# --- seeds, texts, figures


def test_the_seed_is_shown_to_nobody_while_it_would_tell_something(company: Company) -> None:
    """Everybody learns that one was chosen, and nobody which: not even its chooser is sent it back."""
    changed = company.host.ask("PATCH", company.path, options={"players": 2, "seed": SEED, "watch": "link"})
    company.heard.append(changed.text)
    assert changed.json()["seed_chosen"]
    start(company)
    play(company, random.Random(3), choices=12)
    for person, own in company.people():
        for path in ("", "/update", "/steps", "/steps/12", "/links"):
            company.read(person, f"{company.path}{path}")
        company.read(person, "/api/tables")
        for method, path, body in opening_requests(12, own):
            company.refused(person, method, f"{company.path}{path}", **body)
    company.read(company.stranger, "/metrics")
    assert len(company.heard) > 50
    assert not [text for text in company.heard if str(SEED) in text]


def test_refusals_and_figures_name_no_cards(company: Company) -> None:
    start(company)
    play(company, random.Random(4), choices=20)
    version = company.host.get(company.path)["version"]
    company.heard.clear()
    for person, own in company.people():
        for method, path, body in opening_requests(20, own):
            company.refused(person, method, f"{company.path}{path}", **body)
        for message in (
            {"type": "choose", "state": version, "choice": "lay"},
            {"type": "choose", "state": version, "choice": "lay 7"},
            {"type": "choose", "state": 1, "choice": "done"},
            {"type": "choose", "state": version, "choice": "x" * 120},
            {"type": "undo", "state": version, "to": 99},
            {"type": "redo", "state": version},
            {"type": "preview", "choice": "lay"},
        ):
            answer = person.post(f"{company.path}/messages", id=str(len(company.heard)), **message)
            # Who holds a seat may also be told a price.
            company.heard.append(str(answer.get("refusal", "")))
    company.heard.append(company.stranger.http.get("/metrics").text)
    edition = load("koechel")
    cards = {*edition.opus_ids, *edition.memory_ids}
    assert len(cards) > 50
    assert not [text for text in company.heard if cards & set(re.findall("[a-z0-9_]+", text))]
    secrets = [company.table, company.host.id, company.seated[0].id]
    assert not [secret for secret in secrets if secret in company.heard[-1]]


# --- once it is over


def test_after_the_end_everything_is_open_to_whoever_may_see_the_table(company: Company) -> None:
    start(company)
    play(company, random.Random(5))
    step = company.host.get(f"{company.path}/update")["step"]
    record = company.host.http.get(f"{company.path}/record").text
    assert Game.from_record(record).seed == SEED
    for person, own in company.people():
        for method, path, body in opening_requests(step - 1, own):
            if path != "/rematch" or own:
                answer = person.ask(method, f"{company.path}{path}", **body)
                assert answer.status_code < 300, f"{path}: {answer.text}"
        assert person.http.get(f"{company.path}/record").text == record
        view = person.get(f"{company.path}/steps/{step}?look_from=open")
        assert view["open"]
        assert view["board"]["hidden"]["deck"] is not None
        assert all("hand" in seat for seat in view["board"]["seats"])
    for method, path, body in opening_requests(step - 1, []):
        assert company.stranger.refused(method, f"{company.path}{path}", **body) == "no_such_table"


@pytest.mark.parametrize("rule", ["free", "barrier"])
def test_nobody_alone_takes_back_the_end_that_showed_everything(rule: str) -> None:
    """Or whoever ended the game could read its record, and go on playing."""
    log = started(ANNA, BEA, undo=rule)
    log.until(lambda table: table.status == "over")
    last = str(log.table.seats[log.table.playing().moves[-1].seat].person)
    way = undo_path(log.table, last)
    assert way is None if rule == "barrier" else way is not None and way.asks
    message = Undo(id="u", state=log.table.state_number)
    if rule == "barrier":
        assert refusal(lambda: undo(log.table, last, message)) == "undo_not_allowed"
    else:
        log.act(undo, last, message)
        assert log.table.status == "over", "the other has not agreed yet"


def test_alone_one_may_take_back_the_end() -> None:
    log = started(ANNA)
    log.until(lambda table: table.status == "over")
    log.act(undo, ANNA, Undo(id="u", state=log.table.state_number))
    assert log.table.status == "playing"
