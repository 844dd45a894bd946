"""The text client, played through its own prompt."""

import re
from pathlib import Path

import pytest
from bot_processes.moods import PATIENCE, moody
from typer.testing import CliRunner, Result

from lacrimosa.cli.client import terminal_game
from lacrimosa.cli.main import app
from lacrimosa.notation import Game
from lacrimosa.review.judging import Settings


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input=typed)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_whole_solo_game_by_numbers(level: str) -> None:
    result = run("--players", "1", "--level", level, "--seed", "1", typed="1\n" * 400)
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.output
    assert re.search(r"(Patron|Schikaneder) wins", result.output)


def test_a_whole_game_against_bots() -> None:
    result = run("--players", "3", "--bots", "random,random", "--seed", "2", typed="1\n" * 400)
    assert "The game is over" in result.output
    assert "random B" in result.output


def test_a_users_bot_may_lose_its_moves(tmp_path: Path) -> None:
    source = moody(tmp_path)
    result = run("--bot", source, "--patience", PATIENCE, "--seed", "2", typed="1\n" * 400)
    assert "The game is over" in result.output
    told = " ".join(result.output.split())
    assert "moody B lost its move (raised): LookupError: the score is lost" in told
    assert "moody B lost its move (died): its process ended with exit code 7. Chosen for it: " in told
    assert told.count("lost its move (wrong type)") == 5
    assert result.exit_code == 0


def test_somebody_who_typed_nothing_is_asked_two_questions() -> None:
    result = run(typed="1\nmedium\nquit\n")
    assert "How many patrons" in result.output
    assert "Level" in result.output
    assert "Goodbye" in result.output


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_game, "Settings", lambda: Settings(tries=4, rivals=2, looks=2))


@pytest.mark.usefixtures("quick_hints")
def test_a_hint_shows_turns_and_what_they_bring() -> None:
    # The second one is asked for in the middle of the turn: the card that was laid is not named any more.
    result = run("--players", "1", "--seed", "1", typed="hint\n1\nhint\nquit\n")
    first, second = re.split(r"Which card goes to your Story\?", result.output)
    turn = re.search(r"1 +best (.+?) 2 +[+-]\d+\.\d VP ", " ".join(first.split()))
    assert turn is not None, first
    assert re.search(r".+ into Experiences, .+ into Story, ", turn[1])
    assert re.search(r"(brings|costs) \d+ ", turn[1])
    assert "best" in second
    assert "into Experiences" not in second
    assert "into Story" in second


@pytest.mark.usefixtures("quick_hints")
def test_there_is_no_hint_between_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_game, "find_hints", lambda *_: [])
    result = run("--players", "1", "--seed", "1", typed="hint\nquit\n")
    assert "Hints are about turns" in result.output


def test_a_bot_may_advise_instead(tmp_path: Path) -> None:
    result = run("--players", "1", "--seed", "1", "--adviser", "strongest", typed="hint\nquit\n")
    told = result.output[result.output.index("virtuoso would choose:") :]
    assert re.search(r"-\d+\.\d VP", told)
    assert "Goodbye" in told
    source = moody(tmp_path)
    advised = ["--adviser", source, "--patience", PATIENCE]
    result = run("--players", "1", "--seed", "1", *advised, typed="hint\nquit\n")
    assert "moody has no answer (raised): LookupError" in " ".join(result.output.split())
    assert run("--players", "1", "--adviser", "nobody", typed="quit\n").exit_code == 2


def test_commands_answer_without_making_a_choice() -> None:
    lines = [
        "help",
        "board",
        "score",
        "log 3",
        "why travel paris",
        "why travel atlantis",
        "all",
        "99",
        "nonsense",
    ]
    result = run("--players", "1", "--seed", "4", typed="\n".join([*lines, "quit"]) + "\n")
    assert result.exit_code == 0
    assert "why TEXT" in result.output
    assert "VP by source" in result.output
    assert "TRN-1" in result.output
    assert "atlantis" in result.output
    assert "There is no option 99" in result.output
    assert '"nonsense"' in result.output


def test_undo_goes_back_to_the_barrier_and_not_further() -> None:
    result = run("--players", "1", "--seed", "4", typed="undo\n1\n1\nundo\nundo\nundo\nquit\n")
    assert result.output.count("Not further back") == 2
    assert result.output.count("Which card goes to your Experiences?") == 2


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("--players", "1", "--seed", "4", typed=f"1\n1\nsave {file}\nquit\n")
    assert len(Game.from_record(file.read_text(encoding="utf-8")).choices) == 2
    result = run("--record", str(file), typed="1\n" * 400)
    assert "The game is over" in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", "2", "--bots", "genius"], "genius"),
        (["--players", "2", "--bots", "random,random"], "no seat"),
        (["--players", "2", "--bots", "random", "--bot", "random"], "no seat"),
        (["--bot", "gone.py:MyBot"], "gone.py: there is no such file"),
        (["--bot", "random", "--patience", "0"], "more than 0 seconds"),
        (["--players", "7"], "7"),
        (["--players", "1", "--level", "brutal"], "brutal"),
        (["--players", "2", "--composers", "eybler,salieri"], "salieri"),
        (["--players", "2", "--edition", "nowhere"], "nowhere"),
        (["--record", "nowhere.txt"], "nowhere.txt"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_in_one_line(arguments: list[str], told: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output
