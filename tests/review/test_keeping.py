"""Finished turns are kept: nothing is done twice, and a killed process leaves its turn to others."""

import subprocess
import sys
from pathlib import Path

import pytest
from review.sample import LAST, QUICK, RECORDS, game_of

from lacrimosa.notation import Game
from lacrimosa.review import running
from lacrimosa.review.judging import Settings
from lacrimosa.review.kept import Kept, review_key
from lacrimosa.review.reviewing import TurnReview, review_turn
from lacrimosa.review.running import Work, review_kept, review_turns

HOLD = """
import sys
from pathlib import Path
from lacrimosa.review.kept import Kept
with Kept(Path(sys.argv[1]), sys.argv[2]).claim(int(sys.argv[3])) as is_mine:
    print(is_mine, flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The turns that are really reviewed."""
    numbers: list[int] = []

    def count(game: Game, number: int, settings: Settings) -> TurnReview:
        numbers.append(number)
        return review_turn(game, number, settings)

    monkeypatch.setattr(running, "review_turn", count)
    return numbers


def test_a_finished_turn_is_read_and_half_a_file_is_not(tmp_path: Path, done: list[int]) -> None:
    game = game_of()
    kept = Kept(tmp_path, review_key(game, QUICK))
    first = review_kept(game, LAST, QUICK, kept)
    assert review_kept(game, LAST, QUICK, kept) == first
    assert done == [LAST]
    file = kept.folder / f"{LAST}.json"
    file.write_bytes(file.read_bytes()[:40])
    assert review_kept(game, LAST, QUICK, kept) == first
    assert done == [LAST, LAST]


def test_a_turn_that_another_process_has_is_passed_over_until_that_is_killed(
    tmp_path: Path, done: list[int]
) -> None:
    game = game_of()
    kept = Kept(tmp_path, "game")
    hold = [sys.executable, "-c", HOLD, str(tmp_path), "game", str(LAST)]
    with subprocess.Popen(hold, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert review_kept(game, LAST, QUICK, kept) is None
        assert done == []
        other.kill()
        other.wait()
    assert review_kept(game, LAST, QUICK, kept) is not None
    assert done == [LAST]


def test_processes_give_what_one_gives_and_go_on_where_a_review_ended(tmp_path: Path) -> None:
    text = (RECORDS / "two-players.txt").read_text(encoding="utf-8")
    game = game_of()
    kept = Kept(tmp_path, review_key(game, QUICK))
    before = review_turn(game, 38, QUICK)
    kept.write(before)
    heard: list[int] = []
    work = Work(text, None, QUICK, str(tmp_path))
    found = review_turns(game, work, [37, 38, LAST], 2, lambda one: heard.append(one.number))
    assert found == [review_turn(game, number, QUICK) for number in (37, 38, LAST)]
    assert sorted(heard) == [37, 38, LAST]
    assert sorted(path.name for path in kept.folder.glob("*.json")) == ["37.json", "38.json", "39.json"]


def test_the_key_changes_with_game_and_settings_but_not_with_who_plays() -> None:
    game = game_of()
    key = review_key(game, QUICK)
    assert review_key(game_of("three-players"), QUICK) != key
    assert review_key(game, Settings()) != key
    shorter = game.copy()
    shorter.undo()
    assert review_key(shorter, QUICK) != key
    text = game.record().replace("planner A (bot)", "Anna (person)")
    assert review_key(Game.from_record(text), QUICK) == key
