"""kill -9 in the middle of games: nothing acknowledged is lost, nothing happens twice, every game ends."""

import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from server.kill.killed_games import KilledGame, open_games, plans, record_from
from server.kill.killing import Trouble, explained, play_all, servers
from server.kill.steady_player import Tally
from server.postgres import postgres_url, shared_postgres
from server.serving import ServerProcess
from server.visiting import Socket


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two processes that share a database."""
    with postgres_url() as database, servers(tmp_path_factory.mktemp("pair"), 2, database) as both:
        yield both


def checked_records(games: list[KilledGame], url: str) -> list[str]:
    """The records, each of them right."""
    records = []
    for game in games:
        record = record_from(url, game.players[0].cookie, game.table)
        game.check(record)
        records.append(record)
    return records


def test_a_server_is_killed_again_and_again(tmp_path: Path) -> None:
    """Six games at once, which end with the records they were planned to have."""
    calm_tally, tally = Tally(), Tally()
    with servers(tmp_path, 1) as (server,):
        trouble = Trouble(tally, random.Random(1791), partial(kill_and_start, server))
        with explained(server):
            calm = open_games(plans(pairs=0, solo=1), [server.url], calm_tally)
            play_all(calm)
            games = open_games(plans(pairs=4, with_bot=1, solo=1), [server.url], tally)
            play_all(games, trouble.make(5, choices=250))
            checked_records([*calm, *games], server.url)
    print(f"\nundisturbed: {calm_tally}\nkilled: {trouble.times} times, {tally}")
    assert calm_tally.repeated == calm_tally.lost == 0
    assert trouble.times == 5
    assert tally.lost > 5
    assert tally.repeated > 0


def kill_and_start(server: ServerProcess) -> None:
    server.kill()
    server.start()


def test_one_of_two_processes_is_killed(pair: list[ServerProcess]) -> None:
    """The people of a table sit at different processes, and go to the other one when theirs is gone."""
    rng = random.Random(1792)
    tally = Tally()

    def kill() -> None:
        victim = rng.choice(pair)
        victim.kill()
        time.sleep(rng.random())
        victim.start()

    trouble = Trouble(tally, rng, kill)
    with explained(*pair):
        games = open_games(plans(pairs=3, with_bot=1), [server.url for server in pair], tally)
        play_all(games, trouble.make(4, choices=90))
        assert checked_records(games, pair[0].url) == checked_records(games, pair[1].url)
    print(f"\ntwo processes: {trouble.times} kills, {tally}")
    assert trouble.times == 4
    assert tally.lost > trouble.times
    assert tally.repeated > 0
    assert tally.moved > 0


def test_postgresql_is_restarted(pair: list[ServerProcess]) -> None:
    rng = random.Random(1793)
    tally = Tally()

    def restart() -> None:
        shared_postgres().kill()
        time.sleep(rng.random() * 2)
        shared_postgres().start()

    trouble = Trouble(tally, rng, restart)
    with explained(*pair):
        games = open_games(plans(pairs=4, with_bot=1), [server.url for server in pair], tally)
        play_all(games, trouble.make(4, choices=300))
        checked_records(games, pair[0].url)
    print(f"\nPostgreSQL: {trouble.times} restarts, {tally}")
    assert trouble.times == 4
    assert tally.unavailable + tally.lost > 0


def test_whoever_comes_while_postgresql_is_away_is_told_to_come_back(pair: list[ServerProcess]) -> None:
    """Not turned away as a stranger, though nobody can be looked up."""
    with explained(*pair):
        (game,) = open_games(plans(pairs=1), [server.url for server in pair], Tally())
        anna = game.players[0]
        shared_postgres().kill()
        try:
            with Socket(pair[1].url, game.table, {"Cookie": f"lacrimosa={anna.cookie}"}) as socket:
                heard = socket.hear()
        finally:
            shared_postgres().start()
    assert (heard["type"], heard["refusal"]["code"]) == ("bye", "unavailable")


def test_two_clicks_at_two_processes_count_once(pair: list[ServerProcess]) -> None:
    """Everybody sits at both processes; whoever is asked clicks at both, and both clicks go out at once."""
    with explained(*pair):
        (game,) = open_games(plans(pairs=1), [server.url for server in pair], Tally())
        people = [
            [Socket(url, game.table, {"Cookie": f"lacrimosa={player.cookie}"}) for url in player.route.urls]
            for player in game.players
        ]
        version = 3  # opened, sat down, started
        for _ in range(40):
            for sockets in people:
                for socket in sockets:
                    socket.hear_update(version)
            version = click_twice(next(sockets for sockets in people if sockets[0].options))
        for sockets in people:
            for socket in sockets:
                socket.close()


def click_twice(sockets: list[Socket]) -> int:
    """Choose the first option at one socket and the last at the other; the version of what counted."""
    state, options = sockets[0].update["state"], sockets[0].options
    assert (sockets[1].update["state"], sockets[1].options) == (state, options)
    names = [
        socket.say("choose", state=state, choice=choice)
        for socket, choice in zip(sockets, (options[0], options[-1]), strict=True)
    ]
    answers = [socket.answer_to(name) for socket, name in zip(sockets, names, strict=True)]
    (counted,) = [answer for answer in answers if "refusal" not in answer]
    (refused,) = [answer for answer in answers if "refusal" in answer]
    assert refused["refusal"]["code"] == "stale"
    assert refused["update"]["version"] == counted["version"]
    return int(counted["version"])
