"""Bots at real tables: whole games, take-overs, killed workers, programs from outside."""

import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from server.conftest import NO_LIMITS
from server.serving import ServerProcess, running
from server.visiting import Person, Socket

from lacrimosa.server.hall.scheduler import BREATH_SECONDS

EXAMPLE = Path(__file__).parents[3] / "examples" / "outside_bot.py"


def play_alone(socket: Socket, rng: random.Random, choices: int = 10_000) -> int:
    """Choose whenever asked, until the end of the game or so many choices."""
    made = 0
    socket.hear_update()
    while socket.update["table"]["status"] == "playing" and made < choices:
        if socket.options:
            answer = socket.choose(rng.choice(socket.options), press_on="always")
            assert "refusal" not in answer, answer
            socket.hear_update(answer["version"])
            made += 1
        else:
            socket.hear()
    return made


def test_a_person_plays_a_whole_game_against_bots(server: ServerProcess) -> None:
    with Person(server.url, "Anna") as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "planner"}]
        table = anna.open_table(seats, start=True, players=3)
        with anna.sit(table) as socket:
            play_alone(socket, random.Random(1))
            assert socket.update["table"]["status"] == "over"
            names = [seat["name"] for seat in socket.update["table"]["seats"]]
            assert names == ["Anna", "random", "planner"]


def test_a_frozen_level_sits_where_it_is_named(server: ServerProcess) -> None:
    with Person(server.url, "Anna") as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "kapellmeister-1"}]
        table = anna.open_table(seats, start=True, players=2)
        with anna.sit(table) as socket:
            assert play_alone(socket, random.Random(1), 12) == 12
            names = [seat["name"] for seat in socket.update["table"]["seats"]]
            assert names == ["Anna", "kapellmeister-1"]


def test_people_see_their_own_move_first_and_hasty_bots_together(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
        table = anna.open_table(seats, start=True, players=4)
        rng = random.Random(3)
        moves, updates, pauses, told, is_first = 0, 0, [], 0.0, False
        with anna.sit(table) as socket:
            socket.hear_update()
            while socket.update["board"]["round"] == 1:
                step = socket.update.get("step", 0)
                if socket.options:
                    answer = socket.choose(rng.choice(socket.options), press_on="no")
                    socket.hear_update(answer["version"])
                    told, is_first = time.monotonic(), True
                elif socket.hear()["type"] == "update":
                    pauses += [time.monotonic() - told] if is_first else []
                    moves, updates, is_first = moves + socket.update["step"] - step, updates + 1, False
        assert min(pauses) > BREATH_SECONDS / 2
        assert 2 * moves > 3 * updates


def test_a_bot_plays_for_a_person_who_asks_and_gives_the_seat_back(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        table = anna.open_table([{"kind": "me"}], start=True, players=1, level="easy")
        with anna.sit(table) as socket:
            play_alone(socket, random.Random(2), choices=3)
            step = socket.update["step"]
            assert "refusal" not in socket.tell("take_over", seat=0, bot="random")
            while socket.update["step"] < step + 10:
                socket.hear()
            assert socket.update["table"]["seats"][0]["taken_over"] == "random"
            answer = socket.tell("give_back", seat=0)
            assert "refusal" not in answer
            socket.hear_update(answer["version"])
            assert "taken_over" not in socket.update["table"]["seats"][0]
            if socket.update["table"]["status"] == "playing":
                assert play_alone(socket, random.Random(3), choices=1) == 1


def test_killed_workers_are_replaced_and_the_game_goes_on(own_data: Path) -> None:
    with running(own_data, settings=NO_LIMITS) as server, Person(server.url) as anna:
        assert server.process is not None
        table = anna.open_table([{"kind": "me"}, {"kind": "bot", "bot": "planner"}], start=True, players=2)
        rng = random.Random(4)
        killed = 0
        with anna.sit(table) as socket:
            socket.hear_update()
            while socket.update["table"]["status"] == "playing":
                if socket.options:
                    answer = socket.choose(rng.choice(socket.options), press_on="always")
                    socket.hear_update(answer["version"])
                    if killed < 8:
                        for worker in psutil.Process(server.process.pid).children():
                            # One may have just been replaced.
                            with suppress(psutil.NoSuchProcess):
                                worker.send_signal(signal.SIGKILL)
                                killed += 1
                else:
                    socket.hear(60)
            assert socket.update["table"]["status"] == "over"
        assert killed >= 2, "no worker was there to be killed"


def test_a_sleeping_worker_is_replaced(own_data: Path) -> None:
    settings = "bot_seconds = 2.0\n" + NO_LIMITS
    with running(own_data, settings=settings) as server, Person(server.url) as anna:
        assert server.process is not None
        table = anna.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True, players=2)
        with anna.sit(table) as socket:
            socket.hear_update()
            stopped: list[int] = []
            while len(stopped) < 1 or not socket.options:
                for worker in psutil.Process(server.process.pid).children():
                    if not stopped:
                        worker.send_signal(signal.SIGSTOP)
                        stopped.append(worker.pid)
                if socket.options:
                    answer = socket.choose(socket.options[0], press_on="always")
                    socket.hear_update(answer["version"])
                else:
                    socket.hear(60)
            assert not psutil.pid_exists(stopped[0]) or stopped[0] not in [
                worker.pid for worker in psutil.Process(server.process.pid).children()
            ]


def test_workers_end_with_their_server(own_data: Path) -> None:
    with running(own_data, settings=NO_LIMITS) as server, Person(server.url) as anna:
        assert server.process is not None
        table = anna.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True, players=2)
        with anna.sit(table) as socket:
            play_alone(socket, random.Random(5), choices=40)
        workers = [worker.pid for worker in psutil.Process(server.process.pid).children()]
        assert workers
        server.kill()
        end = time.monotonic() + 20
        while any(psutil.pid_exists(pid) for pid in workers) and time.monotonic() < end:
            time.sleep(0.1)
        assert not any(psutil.pid_exists(pid) for pid in workers)


@pytest.mark.parametrize("against", ["person", "bot"])
def test_the_example_program_sits_down_and_plays(server: ServerProcess, against: str) -> None:
    with Person(server.url, "Anna") as anna:
        other = {"kind": "me"} if against == "person" else {"kind": "bot", "bot": "random"}
        table = anna.open_table([other, {"kind": "open"}], players=2)
        invitation = anna.invitation(table)
        with subprocess.Popen(
            [sys.executable, str(EXAMPLE), invitation, "robot"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "no_proxy": "*"},
        ) as program:
            with anna.sit(table) as socket:
                while "robot" not in [
                    seat.get("name") for seat in socket.update.get("table", {}).get("seats", [])
                ]:
                    socket.hear()
                anna.post(f"/api/tables/{table}/start")
                while socket.hear_update()["table"]["status"] == "open":
                    socket.hear()
                if against == "person":
                    play_alone(socket, random.Random(6))
                else:
                    while socket.update["table"]["status"] == "playing":
                        socket.hear()
                scores = [seat.get("vp", 0) for seat in socket.update["board"]["seats"]]
            said, complaints = program.communicate(timeout=60)
        assert said.strip() == f"scores: {scores}", complaints
        assert complaints == ""


def test_the_example_waits_when_it_was_too_quick(own_data: Path) -> None:
    """A server with limits, as any on the open network, takes only so many messages at once."""
    settings = "bot_workers = 1\n[limits]\nmessages_per_second = 20\nmessages_burst = 20\n"
    with running(own_data, settings=settings) as server, Person(server.url) as anna:
        table = anna.open_table([{"kind": "open"}], players=1, level="easy")
        with subprocess.Popen(
            [sys.executable, str(EXAMPLE), anna.invitation(table), "robot"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "no_proxy": "*"},
        ) as program:
            try:
                with anna.sit(table) as socket:
                    while socket.hear_update()["table"]["seats"][0].get("name") != "robot":
                        socket.hear()
                anna.post(f"/api/tables/{table}/start")
                said, complaints = program.communicate(timeout=60)
            finally:
                program.kill()
    assert "too many messages" in complaints
    assert said.startswith("scores: ["), complaints
