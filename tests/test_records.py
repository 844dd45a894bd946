"""The recorded games of records/ replay with legality on, to the same result, compiled and interpreted."""

from pathlib import Path

import pytest

from lacrimosa.notation import Game
from lacrimosa.rules.invariants import problems

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


@pytest.mark.both
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_result(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = Game.from_record(text)
    assert game.over
    assert problems(game.state) == []
    assert [game.breakdown(seat).vp for seat in range(len(game.scores))] == game.scores
    assert game.record() == text


@pytest.mark.both
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_it_needs_no_seed(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    without = "\n".join(line for line in lines if not line.startswith("seed:")) + "\n"
    assert len(without.splitlines()) == len(lines) - 1
    assert Game.from_record(without).scores == Game.from_record("\n".join(lines) + "\n").scores


def test_every_kind_of_table_is_there() -> None:
    names = {file.stem for file in RECORDS}
    tables = ["solo-easy", "solo-medium", "solo-hard", "two-players", "three-players", "four-players"]
    assert {name + tail for name in tables for tail in ("", "-salieri")} <= names
