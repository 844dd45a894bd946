"""Reviews of finished games, asked for over HTTP from real servers."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from editions.box import Box
from server.kill.killing import servers
from server.postgres import postgres_url
from server.reviews.finished import (
    WHOLE_SECONDS,
    path_of,
    quick,
    review_with,
    reviewed_numbers,
    solo,
)
from server.serving import ServerProcess, running
from server.visiting import Person
from server.web.test_old_records import keep

from lacrimosa.notation import Game
from lacrimosa.notation.choices import choice_text
from lacrimosa.review.turns import turns_of
from lacrimosa.server.data_dir import database_url


@pytest.fixture(scope="module")
def reviewer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("reviewer"), settings=quick()) as server:
        yield server


def test_the_review_of_a_finished_game(reviewer: ServerProcess) -> None:
    game = solo()
    record = game.record()
    with Person(reviewer.url) as anna, Person(reviewer.url) as stranger:
        table = anna.post("/api/records", record=record)["id"]
        first = anna.get(path_of(table))
        assert (first["status"], first["total"], first["turns"]) == ("going", 20, [])
        assert "overview" not in first
        found = review_with(anna, path_of(table))
        assert (found["status"], found["seat"], found["edition"]) == ("done", 0, game.edition.digest)
        for turn, told in zip(turns_of(game), found["turns"], strict=True):
            assert (told["number"], told["step"], told["round"]) == (turn.number, turn.first, turn.round)
            texts = [choice_text(game.words, choice) for choice in turn.line]
            assert told["played"] == texts[: len(told["played"])]
            assert told["low"] <= told["loss"] <= told["high"]
            there = Game.from_record(record)
            there.undo_to(turn.first)
            for line in (told["best"], told["other"]):
                assert line[0] in there.texts().values()
        whole = found["overview"]
        assert whole["start"] + whole["luck"] + whole["rivals"] - whole["lost"] == pytest.approx(
            whole["result"], abs=0.1
        )
        # What is kept is the same for everybody and is not done again.
        assert anna.get(path_of(table)) == found
        assert set(reviewed_numbers([reviewer]).values()) == {1}
        assert stranger.refused("GET", path_of(table)) == "no_such_table"
        assert anna.refused("GET", path_of(table, 1)) == "no_such_seat"
        assert anna.refused("GET", path_of(table, 7)) == "no_such_seat"


def test_no_review_before_the_end(reviewer: ServerProcess) -> None:
    unfinished = solo()
    unfinished.undo_to(len(unfinished.moves) - 1)
    with Person(reviewer.url) as anna, Person(reviewer.url) as stranger:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = anna.open_table(seats)
        assert anna.refused("GET", path_of(table)) == "not_started"
        anna.post(f"/api/tables/{table}/start")
        assert anna.refused("GET", path_of(table)) == "not_over"
        assert stranger.refused("GET", path_of(table)) == "no_such_table"
        uploaded = anna.post("/api/records", record=unfinished.record())["id"]
        assert anna.refused("GET", path_of(uploaded)) == "not_over"


def test_a_branched_game_of_an_edition_that_is_not_shipped_any_more(own_data: Path, tmp_path: Path) -> None:
    box = Box(tmp_path / "box").replace("edition.toml", "version = ", "version = 1")
    keep(own_data, box)
    edition = box.load()
    game = Game.new(1, level="easy", edition=edition, seed=3)
    while not game.over:
        game.make(game.options[0])
    step = turns_of(game)[-1].first
    with running(own_data, settings=quick()) as server, Person(server.url) as anna:
        table = anna.post("/api/records", record=game.record())["id"]
        branch = anna.post(f"/api/tables/{table}/branch", step=step)["id"]
        with anna.sit(branch) as seat:
            seat.hear_update()
            while seat.options:
                seat.choose(seat.options[0])
        found = review_with(anna, path_of(branch), least=2)
        assert (found["edition"], found["total"]) == (edition.digest, 20)
        assert len(found["turns"]) >= 2


def test_a_killed_review_goes_on_where_it_was(own_data: Path) -> None:
    server = ServerProcess(own_data, settings=quick())
    server.start()
    try:
        with Person(server.url) as anna:
            table = anna.post("/api/records", record=solo().record())["id"]
            before = review_with(anna, path_of(table), least=1)
            server.kill()
            done = reviewed_numbers([server])
            assert 1 <= len(done) < before["total"]
            server.start()
            found = review_with(anna, path_of(table), least=len(done) + 4)
        told = {turn["number"]: turn for turn in found["turns"]}
        assert set(done) <= set(told)
        assert all(told[turn["number"]] == turn for turn in before["turns"])
        assert set(reviewed_numbers([server]).values()) == {1}
    finally:
        server.kill()


def test_two_servers_do_every_turn_once(tmp_path: Path) -> None:
    with postgres_url() as database, servers(tmp_path, 2, database, quick()) as both:
        with Person(both[0].url) as anna, Person(both[1].url) as too:
            too.http.cookies = anna.http.cookies
            table = anna.post("/api/records", record=solo().record())["id"]
            # Both are asked, so that both are at work.
            for number in range(1, 9):
                review_with(anna, path_of(table), least=number)
                review_with(too, path_of(table), least=number)
            found = anna.get(path_of(table))
        told = {turn["number"] for turn in found["turns"]}
        assert len(told) >= 8
        done = reviewed_numbers(both)
        assert set(done.values()) == {1}
        # Each may have kept one and not said so yet.
        assert len(told - set(done)) <= 2


def test_work_stops_when_nobody_asks_any_more(own_data: Path) -> None:
    # Hardly anybody could wait for a turn of so many pairs.
    settings = quick(more="review_patience_seconds = 1\n").replace("effort = 0.05", "effort = 20")
    with running(own_data, settings=settings) as server, Person(server.url) as anna:
        table = anna.post("/api/records", record=solo().record())["id"]
        assert anna.get(path_of(table))["status"] == "going"
        end = time.monotonic() + WHOLE_SECONDS
        path = database_url(own_data).removeprefix("sqlite:///")
        # What was taken in hand is let go of, unless it was done before.
        in_hand: list[tuple[int]] = []
        while in_hand or "nobody waits for a review" not in server.said():
            assert time.monotonic() < end, server.said()
            time.sleep(0.05)
            with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
                in_hand = database.execute(
                    "SELECT claimed_until FROM review_turns WHERE claimed_until > 0 AND result IS NULL"
                ).fetchall()
        # Whoever asks again finds it going.
        assert anna.get(path_of(table))["status"] == "going"
