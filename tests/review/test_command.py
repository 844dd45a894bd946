"""`lacrimosa review` as it is called."""

import json
from pathlib import Path

import pytest
from review.sample import RECORDS, game_of
from typer.testing import CliRunner, Result

from lacrimosa.cli.main import app
from lacrimosa.review.turns import turns_of


def review(*words: str) -> Result:
    return CliRunner().invoke(app, ["review", *words])


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a solo game of one turn."""
    game = game_of("solo-easy").copy()
    game.undo_to(turns_of(game)[1].first)
    path = tmp_path_factory.mktemp("records") / "short.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_a_record_is_reviewed_as_json_and_as_text(short: Path, tmp_path: Path) -> None:
    words = [str(short), "--pairs", "4", "--jobs", "1", "--keep", str(tmp_path / "kept")]
    data = json.loads(review(*words, "--json", "-").stdout)
    (seat,) = data["seats"]
    (turn,) = seat["turns"]
    assert (seat["seat"], turn["round"], turn["turn"]) == (0, 1, 1)
    assert turn["played"].endswith("done")
    assert turn["low"] <= turn["loss"] <= turn["high"]
    again = review(*words, "--seat", "A")
    assert again.exit_code == 0
    assert f"played: {turn['played']}" in again.stdout


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ([], "name a record, or --study"),
        (["nothing.txt"], "nothing.txt: "),
        ([str(RECORDS / "two-players.txt"), "--seat", "C"], "--seat C: is not at this table of 2"),
        ([str(RECORDS / "two-players.txt"), "--seat", "X"], "--seat X: a seat is A, B, C or D"),
        ([str(RECORDS / "two-players.txt"), "--pairs", "3"], "--pairs 3: must be at least 4"),
        ([str(RECORDS / "two-players.txt"), "--jobs", "0"], "--jobs 0: must be at least 1"),
        ([str(RECORDS / "two-players.txt"), "--keep", __file__], "is no folder"),
        ([str(RECORDS / "two-players.txt"), "--study"], "--study plays its own games"),
        (["--study", "--plants", "0"], "--plants must be at least 1"),
        ([__file__], "test_command.py: line 1"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: list[str], wrong: str) -> None:
    refused = review(*words)
    assert refused.exit_code == 2
    assert wrong in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_game_without_a_finished_turn_is_refused(tmp_path: Path) -> None:
    game = game_of().copy()
    game.undo_to(1)
    file = tmp_path / "begun.txt"
    file.write_text(game.record(), encoding="utf-8")
    assert "no turn of this game is finished" in review(str(file)).stderr
