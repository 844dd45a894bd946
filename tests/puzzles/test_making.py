"""Runs that make puzzles: killed, resumed, shared; and the order of what they give."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from puzzles.sample import QUICK, entry

from lacrimosa.arena.runners import InProcess
from lacrimosa.puzzles import making
from lacrimosa.puzzles.checking import CHECKS, Checked, position_digest
from lacrimosa.puzzles.making import (
    BadFolder,
    Making,
    MakingWorker,
    Mined,
    arranged,
    make,
    mined,
    open_folder,
)
from lacrimosa.puzzles.puzzle import THEMES, puzzle_of, read_entries
from lacrimosa.review.kept import claimed

# A run in another process: games of few turns, and told when the first is done.
RUN = """
import sys
from lacrimosa.arena import runners
from lacrimosa.puzzles import making
from puzzles.sample import QUICK
making.TABLES = making.TABLES[:1]
run = making.Making(sys.argv[1], QUICK, first_round=5)
making.make(run, 50, [], runners.InProcess(), lambda count: print(count, flush=True))
"""
TESTS = Path(__file__).parents[1]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games that are really played: each gives two puzzles in no time."""
    numbers: list[int] = []

    def give(*args: object) -> Mined:
        number = args[-1]
        assert isinstance(number, int)
        numbers.append(number)
        found = [entry(2 * number + at, THEMES[(number + at) % 5]) for at in range(2)]
        return Mined(number, 32, {"few kinds": 30}, 1.0, found)

    monkeypatch.setattr(making, "mine", give)
    return numbers


def test_a_killed_run_is_resumed_and_nothing_is_played_twice(tmp_path: Path) -> None:
    run = Making(str(tmp_path), QUICK, first_round=5)
    words = [sys.executable, "-c", RUN, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip().isdigit()
        process.send_signal(signal.SIGKILL)
        process.wait()
    before = {path.name: path.read_bytes() for path in tmp_path.glob("0*.json")}
    assert before
    assert all(one.turns > 0 for one in mined(tmp_path))
    open_folder(run)
    again = MakingWorker(run)(0)
    assert again is not None
    assert msgspec.json.encode(again) == before["000000.json"]


def test_a_run_stops_when_there_are_enough_and_goes_on_where_it_stopped(
    tmp_path: Path, played: list[int]
) -> None:
    run = Making(str(tmp_path / "run"))
    heard: list[int] = []
    found = make(run, 5, [], InProcess(), heard.append)
    assert (len(found), played, heard) == (5, [0, 1, 2], [2, 4, 5])
    assert read_entries(tmp_path / "run" / making.ENTRIES) == found
    more = make(run, 8, [], InProcess(), heard.append)
    assert (len(more), played) == (8, [0, 1, 2, 3])
    assert make(run, 8, [], InProcess(), heard.append) == more
    assert played == [0, 1, 2, 3]


def test_half_a_file_is_played_again(tmp_path: Path, played: list[int]) -> None:
    run = Making(str(tmp_path))
    make(run, 2, [], InProcess(), lambda _: None)
    file = tmp_path / "000000.json"
    file.write_bytes(file.read_bytes()[:99])
    make(run, 2, [], InProcess(), lambda _: None)
    assert played == [0, 0]


def test_a_game_that_another_process_has_is_passed_over(tmp_path: Path, played: list[int]) -> None:
    run = Making(str(tmp_path))
    open_folder(run)
    with claimed(tmp_path / "000000.lock"):
        found = make(run, 2, [], InProcess(), lambda _: None)
    assert (len(found), played) == (2, [1])


def test_what_fell_is_left_out(tmp_path: Path, played: list[int]) -> None:
    run = Making(str(tmp_path))
    (first, _) = make(run, 2, [], InProcess(), lambda _: None)
    digest = position_digest(bytes(first.position))
    (tmp_path / CHECKS).mkdir()
    (tmp_path / CHECKS / "a.json").write_bytes(msgspec.json.encode(Checked(first.id, digest, False)))
    found = make(run, 2, [], InProcess(), lambda _: None)
    assert digest not in [position_digest(bytes(entry.position)) for entry in found]
    assert played == [0, 1]


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Constanze")
    with pytest.raises(BadFolder, match="holds something else"):
        open_folder(Making(str(tmp_path)))
    open_folder(Making(str(tmp_path / "run")))
    open_folder(Making(str(tmp_path / "run")))
    with pytest.raises(BadFolder, match="another seed, edition or settings"):
        open_folder(Making(str(tmp_path / "run"), QUICK))
    with pytest.raises(BadFolder, match=r"letter\.txt"):
        open_folder(Making(str(tmp_path / "letter.txt")))


def test_the_easiest_come_first_and_ids_stay() -> None:
    first = arranged([], [entry(number, missed=number / 10) for number in range(10)], 10)
    assert [one.missed["pupil"] for one in first[:2]] == [0.0, 0.1]
    assert [one.missed["pupil"] for one in first[2:]] != sorted(one.missed["pupil"] for one in first[2:])
    assert [one.id for one in first] == [f"{number:03}" for number in range(1, 11)]
    without = [one for one in first if one.id != "003"]
    more = arranged(without, [*first, entry(99, missed=0.05)], 11)
    kept = {bytes(one.position): one.id for one in without}
    assert all(one.id == kept.get(bytes(one.position), one.id) for one in more)
    assert sorted({one.id for one in more} - set(kept.values())) == ["011", "012"]
    assert len({one.id for one in more}) == len(more) == 11


def test_of_many_new_ones_every_theme_has_its_share() -> None:
    many = [entry(number, "sell") for number in range(20)] + [entry(50, "deny"), entry(51, "court")]
    themes = [one.theme for one in arranged([], many, 6)]
    assert sorted(themes) == ["court", "deny", "sell", "sell", "sell", "sell"]


def test_last_turns_are_a_part_and_not_the_most() -> None:
    many = [entry(number, turn=4) for number in range(20)] + [entry(number) for number in range(20, 26)]
    turns = [puzzle_of(one).turn for one in arranged([], many, 8)]
    assert sorted(turns) == [3, 3, 3, 3, 3, 3, 4, 4]
