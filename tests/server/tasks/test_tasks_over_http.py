"""Tasks as people meet them: real servers, real judgements with the least effort, both databases."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kill.killing import servers
from server.postgres import postgres_url
from server.reviews.finished import WHOLE_SECONDS, path_of, quick, review_with, solo
from server.serving import ServerProcess, running
from server.tasks.making import earning, line_of, puzzle_file
from server.visiting import Message, Person, Socket

from lacrimosa.puzzles.puzzle import Puzzle, puzzle
from lacrimosa.review.turns import turns_of, view_at


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return puzzle_file(tmp_path_factory.mktemp("puzzles"))


def settings(file: Path) -> str:
    return quick(more=f'puzzles = "{file}"\n')


@pytest.fixture(scope="module")
def tutor(tmp_path_factory: pytest.TempPathFactory, file: Path) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("tutor"), settings=settings(file)) as server:
        yield server


def answer_of(one: Puzzle) -> list[str]:
    return one.answer.split("; ")


def wrong(one: Puzzle) -> list[str]:
    return line_of(one.game(), earning)


def play(seat: Socket, line: list[str]) -> None:
    """A whole turn."""
    for choice in line:
        told = seat.choose(choice)
        assert "refusal" not in told, told
        seat.hear_update(told["version"])


def judgement(seat: Socket) -> Message:
    """Have the turn that stands judged; the task as it is then."""
    told = seat.tell("judge", state=seat.update["state"])
    assert "refusal" not in told, told
    seat.hear_update(told["version"])
    return wait_for_judgement(seat)


def wait_for_judgement(seat: Socket) -> Message:
    end = time.monotonic() + WHOLE_SECONDS
    while seat.update["task"].get("judging"):
        assert time.monotonic() < end, "it is judged for ever"
        seat.hear(WHOLE_SECONDS)
    task: Message = seat.update["task"]
    return task


def take_back(seat: Socket) -> None:
    told = seat.tell("undo", state=seat.update["state"], to=0)
    seat.hear_update(told["version"])


def progress(person: Person) -> tuple[list[str | None], int, int]:
    found = person.get("/api/puzzles")
    outcomes = [one.get("outcome") for one in found["puzzles"]]
    return outcomes, found.get("streak", 0), found.get("best_streak", 0)


def test_puzzles_from_the_list_to_the_streak(tutor: ServerProcess, file: Path) -> None:
    one, two = puzzle("001", file), puzzle("002", file)
    with Person(tutor.url, "Anna") as anna, Person(tutor.url) as bea:
        first = anna.get("/api/puzzles")
        assert [info["id"] for info in first["puzzles"]] == ["001", "002"]
        assert "theme" not in first["puzzles"][0]
        assert anna.refused("POST", "/api/puzzles/999") == "not_found"
        table = anna.post("/api/puzzles/001")["id"]
        assert anna.get("/api/tables")["tables"] == []
        assert bea.refused("GET", f"/api/tables/{table}") == "no_such_table"
        with anna.sit(table) as seat:
            seat.hear_update()
            assert seat.update["task"]["puzzle"] == "001"
            play(seat, answer_of(one))
            task = judgement(seat)
            assert (task["tries"][0]["verdict"], task["solved"], task["theme"]) == ("best", True, "sell")
        assert progress(anna) == (["at_once", None], 1, 1)
        with anna.sit(anna.post("/api/puzzles/002")["id"]) as seat:
            seat.hear_update()
            play(seat, wrong(two))
            task = judgement(seat)
            assert len(task["tries"]) == 1
            assert task["tries"][0]["verdict"] == "mistake"
            assert progress(anna) == (["at_once", "missed"], 0, 1)
            take_back(seat)
            play(seat, answer_of(two))
            task = judgement(seat)
            assert (task["tries"][-1]["verdict"], task["now"]) == ("best", 1)
        assert progress(anna)[0] == ["at_once", "later"]
        assert progress(bea) == ([None, None], 0, 0)


def test_the_answer_is_told_when_asked_for_and_not_before(tutor: ServerProcess, file: Path) -> None:
    one = puzzle("001", file)
    with Person(tutor.url) as anna:
        table = anna.post("/api/puzzles/001")["id"]
        with anna.sit(table) as seat:
            seat.hear_update()
            for path in ("", "/steps?first=0", "/steps/0", "/update", "/links"):
                assert one.answer not in anna.ask("GET", f"/api/tables/{table}{path}").text
            assert anna.refused("GET", f"/api/tables/{table}/record") == "not_over"
            assert anna.refused("GET", path_of(table)) == "not_over"
            assert anna.refused("POST", f"/api/tables/{table}/branch", step=0) == "not_over"
            assert not any('"answer"' in text for text in seat.received if '"update"' in text)
            told = seat.tell("show_answer")
            seat.hear_update(told["version"])
            assert seat.update["task"]["answer"] == answer_of(one)
        assert progress(anna)[0] == ["missed", None]
        # Found another day, it counts as found later.
        with anna.sit(anna.post("/api/puzzles/001")["id"]) as seat:
            seat.hear_update()
            play(seat, answer_of(one))
            assert judgement(seat)["solved"]
        assert progress(anna) == (["later", None], 0, 0)


def test_nobody_else_ever_moves(tutor: ServerProcess, file: Path) -> None:
    with Person(tutor.url) as anna, anna.sit(anna.post("/api/puzzles/001")["id"]) as seat:
        seat.hear_update()
        line = answer_of(puzzle("001", file))
        play(seat, line)
        assert judgement(seat)["over"]
        # A bot would have had all the time of the judgement.
        assert seat.update["step"] == len(line)
        refused = seat.choose("income")
        assert refused["refusal"]["code"] == "not_your_turn"


def test_a_reviewed_turn_is_tried_again(tutor: ServerProcess) -> None:
    game = solo()
    with Person(tutor.url) as anna, Person(tutor.url) as bea:
        table = anna.post("/api/records", record=game.record())["id"]
        assert anna.refused("POST", f"{path_of(table)}/tries/0") == "not_found"
        done = review_with(anna, path_of(table), least=1)["turns"][0]
        path = f"{path_of(table)}/tries/{done['number']}"
        assert bea.refused("POST", path) == "no_such_table"
        assert anna.refused("POST", f"{path_of(table)}/tries/77") == "not_found"
        assert anna.refused("POST", f"{path_of(table, 3)}/tries/0") == "no_such_seat"
        # What is kept can be had without more being begun.
        assert done["number"] in [one["number"] for one in anna.get(f"{path_of(table)}?only=kept")["turns"]]
        opened = anna.post(path)["id"]
        turn = turns_of(game)[done["number"]]
        with anna.sit(opened) as seat:
            seat.hear_update()
            task = seat.update["task"]
            assert (task["kind"], task["table"], task["number"]) == ("try", table, done["number"])
            assert (task["step"], task["loss"]) == (turn.first, done["loss"])
            hand = seat.update["board"]["seats"][0]
            seen = view_at(game, turn)
            assert seat.update["board"]["round"] == seen.state.round
            assert hand["seat"] == 0
            play(seat, done["best"])
            assert judgement(seat)["tries"][0]["verdict"] in ("best", "as_good")


def test_another_line_of_a_finished_game(tutor: ServerProcess) -> None:
    game = solo()
    turn = turns_of(game)[3]
    with Person(tutor.url) as anna, Person(tutor.url) as bea:
        table = anna.post("/api/records", record=game.record())["id"]
        path = f"/api/tables/{table}/steps/{turn.first}/line"
        there = game.copy()
        there.undo_to(turn.first)
        line = line_of(there, earning)
        for made in range(1, len(line) + 1):
            found = anna.get(f"{path}?line={'; '.join(line[:made])}&look_from=0")
            assert (found["step"], found["last"]["choice"]) == (turn.first + made, line[made - 1])
        assert anna.refused("GET", f"{path}?line=done") == "not_offered"
        assert anna.refused("GET", f"{path}?line=fly to the moon") == "not_offered"
        assert bea.refused("GET", f"{path}?line={line[0]}") == "no_such_table"
        running_table = anna.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True)
        here = f"/api/tables/{running_table}/steps/0/line?line={line[0]}"
        assert anna.refused("GET", here) == "not_over"


def test_a_judgement_outlives_the_server(own_data: Path, file: Path) -> None:
    one = puzzle("001", file)
    # Nobody could wait for a judgement of so many pairs.
    slow = settings(file).replace("effort = 0.05", "effort = 20")
    server = ServerProcess(own_data, settings=slow)
    server.start()
    try:
        with Person(server.url) as anna:
            table = anna.post("/api/puzzles/001")["id"]
            with anna.sit(table) as seat:
                seat.hear_update()
                play(seat, wrong(one))
                told = seat.tell("judge", state=seat.update["state"])
                seat.hear_update(told["version"])
                assert seat.update["task"]["judging"]
            server.kill()
            (own_data / "settings.toml").write_text(settings(file), encoding="utf-8")
            server.start()
            with anna.sit(table) as seat:
                seat.hear_update()
                assert len(wait_for_judgement(seat)["tries"]) == 1
            assert progress(anna)[0][0] is not None
    finally:
        server.kill()


def test_two_servers_on_one_database_judge_a_turn_once(tmp_path: Path, file: Path) -> None:
    one = puzzle("001", file)
    with (
        postgres_url() as database,
        servers(tmp_path, 2, database, settings(file)) as both,
        Person(both[0].url) as anna,
        Person(both[1].url) as too,
    ):
        too.http.cookies = anna.http.cookies
        table = anna.post("/api/puzzles/001")["id"]
        with anna.sit(table) as seat, too.sit(table) as other:
            seat.hear_update()
            other.hear_update()
            play(seat, answer_of(one))
            assert len(judgement(seat)["tries"]) == 1
            other.hear_update(seat.update["version"])
            assert other.update["task"] == seat.update["task"]
        assert progress(anna) == progress(too) == (["at_once", None], 1, 1)
