"""Every command, for somebody who asks for help or mistypes: plain help, errors of one clear line."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from lacrimosa.cli.main import app
from lacrimosa.cli.output import write_rows

RECORD = str(Path(__file__).parents[2] / "records" / "two-players.txt")
TOP = typer.main.get_command(app)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """All commands by the words they are called with; a group is one too."""
    yield path, group
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, (*path, name))


COMMANDS = dict(commands(TOP))


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_command_and_option_explains_itself(path: tuple[str, ...]) -> None:
    helped = run(*path, "--help")
    assert helped.exit_code == 0, helped.output
    command = COMMANDS[path]
    assert command.help, path
    for option in command.params:
        text = getattr(option, "help", None)
        assert text, f"{path}: {option.name} has no help"
        assert text.endswith((".", ")", "...")) or "://" in text, f"{path}: {text!r} is no sentence"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["arena", "--challenger", "mozart"], "--challenger: there is no bot 'mozart'; known bots: random"),
        (["arena", "--bots", "random,random", "--until-sure"], "--until-sure needs a --challenger"),
        (["arena", "--champion", "random"], "--champion needs a --challenger"),
        (["arena"], "name a --challenger, or --bots for a round robin"),
        (
            ["arena", "--challenger", "random", "--until-sure", "--better", "0"],
            "--better 0.0: it must be more than --worse 0.0",
        ),
        (["balance", "--deals", "0"], "--deals 0: must be at least 1"),
        (["balance", "--solo-deals", "-3"], "--solo-deals -3: must be at least 1"),
        (["balance", "--nodes", "0"], "--nodes 0: must be at least 1"),
        (["balance", "--solo-bot", "mozart"], "--solo-bot: there is no bot 'mozart'"),
        (["balance", "--edition", "nowhere"], "nowhere"),
        (["balance", "--json", "nowhere/a.json"], "nowhere/a.json: there is no folder nowhere"),
        (["train", "run", "--games", "3"], "games 3: must be at least 10"),
        (["train", "run", "--rounds", "0"], "rounds 0: must be at least 1"),
        (["train", "run", "--hidden", "64;32"], "--hidden 64;32: sizes with commas, such as 64,32"),
        (["train", "run", "--hidden", "0"], "hidden (0,): sizes of the hidden layers, such as 64,32"),
        (["train", "run", "--jobs", "0"], "--jobs 0: must be at least 1"),
        (["train", RECORD], "two-players.txt is not a folder"),
        (["replay", "gone.txt"], "gone.txt"),
        (["replay", RECORD, "--to", "99999"], "--to 99999: the record has"),
        (["replay", RECORD, "--as", "E"], "--as E: a seat is A, B, C or D"),
        (["replay", RECORD, "--as", "C"], "seat C is not at this table of 2"),
        (["rules", "REQ-999"], "REQ-999"),
        (["bench", "--seconds", "-1"], "--seconds -1.0: must be more than 0"),
        (["bench", "bots", "--seconds", "inf"], "--seconds inf: must be more than 0"),
        (["bench", "arena", "--deals", "0"], "--deals 0: must be at least 1"),
        (["bench", "intervals", "--runs", "0"], "--runs 0: must be at least 1"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_bad_input_is_named_in_one_line_with_what_would_be_right(
    words: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = run(*words)
    assert refused.exit_code == 2, refused.output
    assert not refused.stdout
    assert message in refused.stderr
    assert refused.stderr.startswith("lacrimosa: ")
    assert refused.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir()), "something was written all the same"


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["arena", "--deals", "many"], "Invalid value for '--deals'"),
        (["simulate", "--jsn", "-"], "No such option: --jsn"),
        (["fly"], "No such command 'fly'"),
    ],
)
def test_what_is_no_number_option_or_command_is_named(words: list[str], wrong: str) -> None:
    refused = run(*words)
    assert refused.exit_code == 2
    assert wrong in refused.stderr
    assert "Traceback" not in refused.output


def test_reports_are_json_that_any_reader_takes(tmp_path: Path) -> None:
    """Written to files, with nothing in them that strict JSON does not know."""

    def refuse(name: str) -> float:
        raise AssertionError(f"{name} is no JSON")

    # Of a single deal almost nothing is known: intervals are infinite, and null in a report.
    small = ["--deals", "1", "--removal-deals", "1", "--solo-deals", "1", "--bot", "copyist"]
    for name, words in {
        "arena": ["arena", "--bots", "random,copyist", "--deals", "1"],
        "balance": ["balance", *small, "--solo-bot", "copyist"],
        "simulate": ["simulate", "--players", "3", "--bots", "random", "--games", "2"],
    }.items():
        file = tmp_path / f"{name}.json"
        done = run(*words, "--jobs", "1", "--json", str(file))
        assert done.exit_code == 0, done.output
        assert json.loads(file.read_text(encoding="utf-8"), parse_constant=refuse)
        assert "NaN" not in done.stdout


def test_rows_are_written_as_they_are_asked_for(tmp_path: Path) -> None:
    flat, columns = tmp_path / "a.csv", tmp_path / "a.parquet"
    rows: list[dict[str, str | int | float]] = [{"bot": "a, b", "won": 0.5}, {"bot": "c", "won": 1.0}]
    write_rows(rows, None, None)
    assert not list(tmp_path.iterdir())
    write_rows(rows, flat, columns)
    assert flat.read_text(encoding="utf-8") == 'bot,won\n"a, b",0.5\nc,1.0\n'
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.parquet"]
