"""People at real sockets: whole games, stale and repeated clicks, sleeping phones, long polls."""

import random
import threading
from typing import Any

from server.serving import ServerProcess
from server.visiting import Person, Socket

from lacrimosa.notation import Game

PEOPLE = [{"kind": "me"}, {"kind": "open"}]


def two_at_a_table(server: ServerProcess, **options: Any) -> tuple[Person, Person, str]:
    anna, bea = Person(server.url, "Anna"), Person(server.url, "Bea")
    table = anna.open_table(PEOPLE, players=2, **options)
    bea.join(anna.invitation(table))
    anna.post(f"/api/tables/{table}/start")
    return anna, bea, table


def play_on(sockets: list[Socket], rng: random.Random, choices: int | None = None) -> int:
    """Let whoever is asked choose at random; how many choices were made."""
    made = 0
    version = max(socket.hear_update()["version"] for socket in sockets)
    while choices is None or made < choices:
        for socket in sockets:
            socket.hear_update(version)
        asked = next((socket for socket in sockets if socket.options), None)
        if asked is None:
            break
        answer = asked.choose(rng.choice(asked.options))
        assert "refusal" not in answer, answer
        version = answer["version"]
        made += 1
    for socket in sockets:
        socket.hear_update(version)
    return made


def test_two_people_play_a_whole_game(server: ServerProcess) -> None:
    anna, bea, table = two_at_a_table(server, seed=11)
    with anna, bea, anna.sit(table) as one, bea.sit(table) as two:
        made = play_on([one, two], random.Random(1))
        assert made > 100
        for socket in (one, two):
            assert socket.update["table"]["status"] == "over"
            assert socket.update["final"]["winners"]
        record = anna.http.get(f"/api/tables/{table}/record")
        game = Game.from_record(record.text)
        assert len(game.moves) == made
        assert [player.name for player in game.players] == ["Anna", "Bea"]
        assert game.seed == 11
        listed = bea.get("/api/tables")["tables"][0]
        assert (listed["id"], listed["status"]) == (table, "over")
        again = anna.post(f"/api/tables/{table}/rematch")
        assert bea.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
        # The first one thinks better of it; the other is not left with a closed table.
        anna.post(f"/api/tables/{again['id']}/leave")
        other = bea.post(f"/api/tables/{table}/rematch")
        assert (other["status"], other["is_host"]) == ("open", True)
        assert anna.post(f"/api/tables/{table}/rematch")["id"] == other["id"]
        assert anna.get(f"/api/tables/{table}")["rematch"] == other["id"]


def test_solo_over_long_polling(server: ServerProcess) -> None:
    """Where sockets are blocked the same messages go over plain requests."""
    rng = random.Random(2)
    with Person(server.url) as anna:
        table = anna.open_table([{"kind": "me"}], start=True, players=1, level="easy")
        update = anna.get(f"/api/tables/{table}/update")
        made = 0
        while update["table"]["status"] == "playing":
            choice = rng.choice(update["question"]["options"])
            message = {"type": "choose", "id": f"p{made}", "state": update["state"], "choice": choice}
            answer = anna.post(f"/api/tables/{table}/messages", **message)
            assert "refusal" not in answer, answer
            update = anna.get(f"/api/tables/{table}/update?since={update['version']}&wait=20")
            made += 1
            assert update["version"] >= answer["version"]
        assert made > 50
        assert update["final"]["winners"]


def test_a_long_poll_waits_for_news(server: ServerProcess) -> None:
    anna, bea, table = two_at_a_table(server)
    with anna, bea:
        update = anna.get(f"/api/tables/{table}/update")
        asker, waiter = (anna, bea) if update["question"].get("options") else (bea, anna)
        known = asker.get(f"/api/tables/{table}/update")
        heard: list[int] = []
        poll = f"/api/tables/{table}/update?since={known['version']}&wait=30"
        thread = threading.Thread(target=lambda: heard.append(waiter.get(poll)["version"]))
        thread.start()
        message = {
            "type": "choose",
            "id": "1",
            "state": known["state"],
            "choice": known["question"]["options"][0],
        }
        done = asker.post(f"/api/tables/{table}/messages", **message)
        thread.join(30)
        assert heard == [done["version"]]
        same = waiter.get(f"/api/tables/{table}/update?since={done['version']}&wait=0.1")
        assert same["version"] == done["version"]
        assert "steps" not in same


def test_a_stale_choice_is_refused_with_the_fresh_state(server: ServerProcess) -> None:
    anna, bea, table = two_at_a_table(server)
    with anna, bea, anna.sit(table) as one, bea.sit(table) as two:
        one.hear_update()
        two.hear_update()
        asked = one if one.options else two
        old, choice = asked.update["state"], asked.options[0]
        assert "refusal" not in asked.choose(choice)
        late = asked.tell("choose", state=old, choice=choice)
        assert late["refusal"]["code"] == "stale"
        assert late["update"]["state"] > old
        assert late["update"]["step"] == 1


def test_a_repeated_message_is_done_once(server: ServerProcess) -> None:
    anna, bea, table = two_at_a_table(server)
    with anna, bea, anna.sit(table) as one, bea.sit(table) as two:
        one.hear_update()
        two.hear_update()
        asked, person = (one, anna) if one.options else (two, bea)
        state, choice = asked.update["state"], asked.options[0]
        first = asked.tell("choose", id="same", state=state, choice=choice)
        again = asked.tell("choose", id="same", state=state, choice=choice)
        over_http = person.post(
            f"/api/tables/{table}/messages", type="choose", id="same", state=state, choice=choice
        )
        assert first == again
        assert over_http["version"] == first["version"]
        assert person.get(f"/api/tables/{table}/update")["step"] == 1


def test_two_clicks_at_once_count_once(server: ServerProcess) -> None:
    """The same person at two devices, both quick: one choice counts, the other gets the fresh state."""
    anna, bea, table = two_at_a_table(server)
    with anna, bea:
        update = anna.get(f"/api/tables/{table}/update")
        person = anna if update["question"].get("options") else bea
        with person.sit(table) as one, person.sit(table) as two:
            for round_ in range(10):
                one.hear_update()
                two.hear_update(one.update["version"])
                one.hear_update(two.update["version"])
                if len(one.options) < 2:
                    break
                state = one.update["state"]
                names = [one.say("choose", state=state, choice=one.options[0], id=f"a{round_}")]
                names.append(two.say("choose", state=state, choice=two.options[1], id=f"b{round_}"))
                answers = [one.answer_to(names[0]), two.answer_to(names[1])]
                refused = [answer for answer in answers if "refusal" in answer]
                assert len(refused) == 1
                assert refused[0]["refusal"]["code"] in ("stale", "not_your_turn")
                assert refused[0]["update"]["state"] > state
            assert round_ > 0


def test_a_phone_that_slept_comes_back_to_the_right_state(server: ServerProcess) -> None:
    anna, bea, table = two_at_a_table(server)
    with anna, bea, bea.sit(table) as two:
        phone = anna.sit(table)
        play_on([phone, two], random.Random(4), choices=6)
        phone.hear_update(two.hear_update()["version"])
        before = phone.update
        phone.close()
        awake = Person(server.url)
        awake.http.cookies = anna.http.cookies
        # Meanwhile the other plays on, and the sleeper's own seat moves from another device.
        with awake, awake.sit(table) as laptop:
            play_on([laptop, two], random.Random(5), choices=8)
            now = two.hear_update(laptop.update["version"])
        with anna.sit(table, since=before["version"]) as woken:
            update = woken.hear_update(now["version"])
            assert update["step"] == before["step"] + 8
            assert update["steps_from"] == before["step"]
            assert [step["number"] for step in update["steps"]] == list(
                range(before["step"] + 1, before["step"] + 9)
            )
            fresh = anna.get(f"/api/tables/{table}/update")
            assert fresh["board"] == update["board"]
            assert fresh["question"] == update["question"]


def test_hot_seat_one_device_several_seats(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo")]
        table = anna.open_table(seats, start=True, players=3, seed=5)
        with anna.sit(table) as socket:
            looked_from = set()
            for _ in range(40):
                socket.hear_update()
                assert socket.update["seat"] == socket.update["question"]["seat"]
                looked_from.add(socket.update["seat"])
                answer = socket.choose(socket.options[0], press_on="always")
                socket.hear_update(answer["version"])
            assert looked_from == {0, 1, 2}


def test_presence_is_told(server: ServerProcess) -> None:
    anna, bea, table = two_at_a_table(server, watch="anyone")
    with anna, bea, Person(server.url) as eve, anna.sit(table) as one:

        def presence(seats: list[int], watching: int) -> None:
            while True:
                message = one.hear()
                if message["type"] == "presence" and message["seats"] == seats:
                    assert message["watching"] == watching
                    return

        presence([0], 0)
        with bea.sit(table):
            presence([0, 1], 0)
            with eve.sit(table) as watcher:
                watcher.hear_update()
                presence([0, 1], 1)
        presence([0], 0)
