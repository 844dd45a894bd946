"""What a table's luck is drawn from is sent to nobody: not in a game, not once everything else is open."""

import json
import random
import sqlite3
from contextlib import closing

from server.serving import ServerProcess
from server.visiting import Person

from lacrimosa.notation import Game


def entries_of(server: ServerProcess, table: str) -> list[dict[str, object]]:
    """The stored log of a table."""
    with closing(sqlite3.connect(server.data / "lacrimosa.db")) as database:
        rows = database.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (table,))
        return [json.loads(body) for (body,) in rows]


def test_no_message_holds_the_secret_and_no_record_a_seed(server: ServerProcess) -> None:
    heard: list[str] = []
    with Person(server.url, "Anna") as anna:
        table = anna.open_table([{"kind": "me"}] * 2, players=2, start=True)
        path = f"/api/tables/{table}"
        rng = random.Random(8)
        with anna.sit(table) as socket:
            socket.hear_update()
            while socket.options:
                socket.hear_update(socket.choose(rng.choice(socket.options))["version"])
            heard += socket.received
        steps = anna.get(f"{path}/update")["step"]
        record = anna.http.get(f"{path}/record").text
        for get in ("", "/update", "/steps", f"/steps/{steps}?look_from=open", "/record", "/links"):
            heard.append(anna.http.get(f"{path}{get}").text)
        for post in ("/branch", "/rematch"):
            heard.append(anna.ask("POST", f"{path}{post}", **({"step": 9} if post == "/branch" else {})).text)
        heard += [anna.http.get(get).text for get in ("/api/tables", "/metrics", "/api/me")]
    created, started = entries_of(server, table)[:2]
    secret = str(created["secret"])
    assert len(secret) == 64
    assert "seed:" not in str(started["record"])
    assert Game.from_record(record).seed is None
    assert len(heard) > steps
    assert not [text for text in heard if secret in text]
    assert secret not in server.said()


def test_a_day_is_dealt_from_a_secret_that_nobody_is_sent(server: ServerProcess) -> None:
    """Before, while and after it is played, by two people who play alike."""
    heard: list[str] = []
    shuffles = []
    day = ""
    for name in ("Anna", "Bea"):
        with Person(server.url, name) as person:
            day = str(person.get("/api/daily")["day"])
            heard.append(person.http.get("/api/daily").text)
            table = str(person.post(f"/api/daily/{day}/solo")["id"])
            heard.append(person.http.get(f"/api/tables/{table}/record").text)
            with person.sit(table) as socket:
                socket.hear_update()
                while socket.options:
                    socket.hear_update(socket.choose(socket.options[0])["version"])
                heard += socket.received
            for get in ("", "/update", "/steps", "/steps/9?look_from=open", "/record", "/links"):
                heard.append(person.http.get(f"/api/tables/{table}{get}").text)
            heard.append(person.http.get(f"/api/daily/calendar/solo/{day[:7]}").text)
            shuffles.append([entry.get("shuffles") for entry in entries_of(server, table)])
            heard += [person.http.get(path).text for path in ("/api/daily", "/api/tables", "/metrics")]
    assert shuffles[0] == shuffles[1]
    assert any(shuffles[0])
    with closing(sqlite3.connect(server.data / "lacrimosa.db")) as database:
        kept = database.execute("SELECT secret FROM commissions WHERE day = ?", (day,)).fetchall()
        record = database.execute("SELECT record FROM commissions WHERE day = ?", (day,)).fetchone()[0]
    assert len({secret for (secret,) in kept}) == 2
    assert "seed" not in record
    for (secret,) in kept:
        assert not [text for text in heard if secret in text]
        assert secret not in server.said()
