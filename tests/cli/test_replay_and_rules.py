"""`lacrimosa replay` and `lacrimosa rules`."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lacrimosa.cli.main import app
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.notation import Game
from lacrimosa.rulebook import rules


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game.new(players=2, seed=11)
    for _ in range(60):
        game.play(game.options[0])
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    return file


def test_replay_prints_the_board_at_the_end_and_at_a_step(record: Path) -> None:
    assert "After 60 of 60 choices" in run("replay", str(record)).output
    assert "After 10 of 60 choices" in run("replay", str(record), "--to", "10").output
    assert "After 57 of 60 choices" in run("replay", str(record), "--to", "-3").output


def test_replay_shows_a_hand_only_to_its_seat(record: Path) -> None:
    game = Game.from_record(record.read_text(encoding="utf-8"))
    shown = {seat: run("replay", str(record), "--as", seat).output for seat in "AB"}
    assert shown["A"] != shown["B"]
    watched = run("replay", str(record)).output
    assert watched not in shown.values()
    assert game.to_move is not None


def test_replay_takes_an_own_edition(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    shutil.copytree(SHIPPED / "koechel", folder)
    about = folder / "edition.toml"
    about.write_text(about.read_text(encoding="utf-8").replace('id = "koechel"', 'id = "own"'), "utf-8")
    file = tmp_path / "game.txt"
    file.write_text(Game.new(players=2, edition=str(folder)).record(), encoding="utf-8")
    refused = run("replay", str(file))
    assert refused.exit_code == 2
    assert "--edition" in refused.output
    assert "After 0 of 0 choices" in run("replay", str(file), "--edition", str(folder)).output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["--to", "61"], "60 choices"), (["--as", "E"], "A, B, C or D"), (["--as", "C"], "table of 2")],
)
def test_replay_refuses_what_is_not_there(record: Path, arguments: list[str], told: str) -> None:
    result = run("replay", str(record), *arguments)
    assert result.exit_code == 2
    assert told in result.output


def test_replay_names_the_line_of_a_corrupt_record(record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace("; act", "; fly", 1)
    record.write_text(text, encoding="utf-8")
    result = run("replay", str(record))
    assert result.exit_code == 2
    assert "line" in result.output
    assert "fly" in result.output


def test_rules_prints_one_rule() -> None:
    result = run("rules", "req-2")
    assert result.exit_code == 0
    assert "REQ-2" in result.output


def test_rules_lists_every_rule_with_its_tests() -> None:
    listed = json.loads(run("rules", "--json", "-").output)
    assert [each["id"] for each in listed] == [each.id for each in rules()]
    assert all(set(each) == {"id", "title", "tests", "rulings"} for each in listed)
    assert any("tests/rules/test_turn.py::" in test for each in listed for test in each["tests"])


def test_rules_tells_which_are_rulings() -> None:
    assert "Ruling. Exchanges end with the draw" in run("rules", "TRN-7").output
    assert "3 rulings)" in next(line for line in run("rules").output.splitlines() if line.startswith("TRN-7"))
    assert "Why. The books allow them as long as" in run("rules", "TRN-7").output
    assert (
        "| TRN-7 | Exchanges end with the draw of TRN-6. | The books allow"
        in run("rules", "--rulings").output
    )


def test_an_unknown_rule_names_the_nearest() -> None:
    result = run("rules", "REQ-99")
    assert result.exit_code == 2
    assert "REQ-" in result.output
