"""`lacrimosa puzzles` as it is called."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from puzzles.sample import ENTRIES, entry, late_entry
from puzzles.test_checking import BRIEF, planted
from typer.testing import CliRunner, Result

from lacrimosa.cli import puzzles as command
from lacrimosa.cli.main import app
from lacrimosa.puzzles.making import Making, Mined, open_folder
from lacrimosa.puzzles.puzzle import read_entries, written


def puzzles(*words: str) -> Result:
    return CliRunner().invoke(app, ["puzzles", *words])


def test_what_ships_is_listed_and_answers_are_told_only_if_asked_for(tmp_path: Path) -> None:
    listed = puzzles("list")
    assert listed.exit_code == 0
    assert [line.split()[0] for line in listed.stdout.splitlines()] == [entry.id for entry in ENTRIES]
    assert ENTRIES[0].answer not in listed.stdout
    assert ENTRIES[0].answer in puzzles("list", "--answers").stdout
    data = json.loads(puzzles("list", "--json", "-").stdout)
    assert [one["id"] for one in data] == [entry.id for entry in ENTRIES]
    assert "answer" not in data[0]
    assert "answer" in json.loads(puzzles("list", "--answers", "--json", "-").stdout)[0]


def test_a_planted_puzzle_fails_the_check_and_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "STRICT", replace(BRIEF, seed=5))
    file = tmp_path / "puzzles.jsonl.gz"
    file.write_bytes(written([late_entry(), planted()]))
    words = ["check", "--file", str(file), "--jobs", "1", "--keep", str(tmp_path / "kept")]
    told = puzzles(*words, "--json", "-")
    assert told.exit_code == 1
    assert json.loads(told.stdout)["fallen"] == ["998"]
    assert len(read_entries(file)) == 2
    removed = puzzles(*words, "--update")
    assert removed.stdout.splitlines() == ["1 of 2 puzzles stand", "998 falls: not sure"]
    (left,) = read_entries(file)
    assert (left.id, left.position, left.theme) == (
        late_entry().id,
        late_entry().position,
        late_entry().theme,
    )
    assert left.others != late_entry().others
    assert min(other.low for other in left.others) == left.low >= 3
    stands = puzzles(*words)
    assert (stands.exit_code, stands.stdout) == (0, "1 of 1 puzzles stand\n")


def test_a_run_adds_to_the_puzzles_there_are(tmp_path: Path) -> None:
    """Its only game is finished already."""
    file, folder = tmp_path / "before.jsonl.gz", tmp_path / "run"
    file.write_bytes(written([late_entry()]))
    open_folder(Making(str(folder)))
    (folder / "000000.json").write_bytes(msgspec.json.encode(Mined(0, 32, {}, 1.0, [entry(7)])))
    made = puzzles("make", str(folder), "--want", "2", "--file", str(file), "--jobs", "1")
    assert made.exit_code == 0, made.output
    assert made.stdout == f"2 puzzles in {folder / 'puzzles.jsonl.gz'}\n"
    ids = {entry.id for entry in read_entries(folder / "puzzles.jsonl.gz")}
    assert ids == {late_entry().id, f"{int(late_entry().id) + 1:03}"}


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["make", "run", "--want", "0"], "--want 0: must be at least 1"),
        (["make", "run", "--jobs", "0"], "--jobs 0: must be at least 1"),
        (["make", __file__], "test_command.py"),
        (["make", "run", "--file", __file__], "test_command.py: Not a gzipped file"),
        (["check", "--file", "gone"], "gone: [Errno 2] No such file"),
        (["check", "--jobs", "0"], "--jobs 0: must be at least 1"),
        (["check", "--json", "nowhere/a.json"], "nowhere/a.json: there is no folder nowhere"),
        (["list", "--file", "gone"], "gone: [Errno 2] No such file"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    words: list[str], wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = puzzles(*words)
    assert refused.exit_code == 2, refused.output
    assert wrong in refused.stderr
    assert refused.stderr.startswith("lacrimosa: ")
    assert len(refused.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_an_empty_file_has_nothing_to_check(tmp_path: Path) -> None:
    file = tmp_path / "none.jsonl.gz"
    file.write_bytes(written([]))
    assert "there is no puzzle in it" in puzzles("check", "--file", str(file)).stderr
