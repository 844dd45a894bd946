"""`lacrimosa edition`: check, show and new."""

import json
from pathlib import Path

import pytest
from editions.box import Box
from typer.testing import CliRunner

from lacrimosa.cli.edition import app
from lacrimosa.cli.edition_tables import KINDS
from lacrimosa.editions import load

runner = CliRunner()


def test_check_of_the_shipped_edition() -> None:
    result = runner.invoke(app, ["check", "koechel"])
    assert (result.exit_code, result.stdout) == (
        0,
        "Köchel edition (koechel, version 1) loads; no findings.\n",
    )


def test_check_tells_findings(box: Box) -> None:
    box.replace("opus.toml", "year = 1768", "year = 1773")
    result = runner.invoke(app, ["check", str(box.folder)])
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        'opus.toml: opus "bastien": year is 1773; period 1 goes from 1763 to 1772',
        "Köchel edition (koechel, version 1) loads; 1 finding.",
    ]


def test_check_refuses_an_edition_with_an_error(box: Box) -> None:
    box.replace("opus.toml", "vp = 3", "vp = -3")
    result = runner.invoke(app, ["check", str(box.folder)])
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == 'opus.toml: opus "lambacher": vp is -3; it must be 0 or more\n'


def test_check_of_nothing() -> None:
    result = runner.invoke(app, ["check", "nowhere"])
    assert result.exit_code == 1
    assert result.stderr.startswith("nowhere: this is neither a folder nor a shipped edition")


def words(output: str) -> list[str]:
    """The words of a table, however wide the screen is."""
    return output.split()


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("opus", ["Lambacher,", "Nannerls", "V,"]),
        ("memories", ["Smallpox", "diary"]),
        ("composers", ["Eybler", "Freystädtler", "maintenance"]),
        ("cities", ["abbey", "arcades"]),
        ("courts", ["Empress's", "needs"]),
        ("bonuses", ["IV", "Requiem"]),
        ("constanze", ["constanze_5", "Sequentia"]),
        ("soloist", ["leftmost", "medium"]),
        ("map", ["Salzburg", "Frankfurt", "3"]),
        ("row", ["gain", "talent"]),
        ("requiem", ["Offertorium", "strings,"]),
        ("board", ["neutral", "percussion", "start"]),
    ],
)
def test_show(kind: str, expected: list[str]) -> None:
    result = runner.invoke(app, ["show", kind])
    assert result.exit_code == 0
    assert set(expected) <= set(words(result.stdout))


def test_every_kind_is_shown() -> None:
    assert all(sheet.rows for show in KINDS.values() for sheet in show(load("koechel")))


def test_show_an_overview() -> None:
    result = runner.invoke(app, ["show"])
    assert result.exit_code == 0
    assert {"Köchel", "printed", "designed", "opus.toml"} <= set(words(result.stdout))


def test_show_another_edition(box: Box) -> None:
    box.replace("cities.toml", "A score for the abbey", "[red]A fair at Linz")
    result = runner.invoke(app, ["show", "cities", "--edition", str(box.folder)])
    assert "[red]A fair" in " ".join(words(result.stdout))


def test_show_of_an_unknown_kind() -> None:
    result = runner.invoke(app, ["show", "dice"])
    assert result.exit_code == 1
    assert result.stderr.startswith("dice is no kind of component; the kinds are opus, memories")


def test_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = runner.invoke(app, ["new", "my_box"])
    assert result.exit_code == 0
    assert "lacrimosa edition check ./my_box" in result.stdout
    made = load(tmp_path / "my_box")
    assert (made.id, made.title, made.version) == ("my_box", "My box", 1)
    assert made.opus_ids == load("koechel").opus_ids
    assert made.digest != load("koechel").digest
    again = runner.invoke(app, ["new", "my_box"])
    assert (again.exit_code, again.stderr) == (1, "my_box is there already; nothing was changed\n")
    other = runner.invoke(app, ["new", "other", "--from", "my_box"])
    assert other.exit_code == 0
    assert load("./other").data.edition.note.startswith("Begun as a copy of my_box")


@pytest.mark.parametrize("name", ["koechel", "My Box", "../box", "", "a" * 41])
def test_new_refuses_a_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = runner.invoke(app, ["new", name])
    assert result.exit_code == 1
    assert name in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_new_needs_a_sound_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = runner.invoke(app, ["new", "mine", "--from", "nowhere"])
    assert result.exit_code == 1
    assert list(tmp_path.iterdir()) == []


def test_keys_are_counted_against_the_digits(tmp_path: Path) -> None:
    told = runner.invoke(app, ["keys", "koechel"])
    assert told.exit_code == 0, told.output
    assert "243 pieces, 2082 keys" in told.output
    file = tmp_path / "keys.json"
    assert runner.invoke(app, ["keys", "--json", str(file)]).exit_code == 0
    found = {one["id"]: one for one in json.loads(file.read_text(encoding="utf-8"))}
    assert (found["opus:idomeneo"]["keys"], found["opus:idomeneo"]["count"]) == ("a8136715114", 12)


def test_every_error_is_named(box: Box) -> None:
    box.replace("opus.toml", "first = 1773", "first = 1770")
    box.replace_in(
        "composers.toml", "eybler_kyrie_2", "ducats = 3, composition = 2", "ducats = 2, composition = 1"
    )
    told = runner.invoke(app, ["check", str(box.folder)])
    assert told.exit_code == 1
    assert "opus.toml: period 2" in told.output
    assert 'composers.toml: tile "eybler_kyrie_2"' in told.output
