"""The puzzles that ship, and files that are none."""

import gzip
import importlib
import json
from pathlib import Path

import msgspec
import pytest
from puzzles.sample import EDITION, ENTRIES

from lacrimosa.bots.ladder import LADDER
from lacrimosa.notation.names import names_of
from lacrimosa.puzzles import BadPuzzles, UnknownPuzzle, puzzle, puzzle_ids
from lacrimosa.puzzles.examining import LEAST, LEAST_KINDS
from lacrimosa.puzzles.puzzle import GRADES, SHIPPED, THEMES, Entry, grade_of, read_entries, written
from lacrimosa.review.kinds import kind_of_text
from lacrimosa.rules.choices import PERFORM_CARD, REQUIEM_SPACE, SELL_CARD, kind_of


@pytest.mark.parametrize("name", puzzle_ids())
def test_every_puzzle_can_be_played_and_its_answer_is_legal(name: str) -> None:
    one = puzzle(name)
    game = one.game()
    moment = one.round, one.turn, one.seat
    assert (game.state.round, game.state.turn, game.to_move) == moment
    assert (game.state.deal.players, game.edition.digest) == (one.players, one.digest)
    for line in [other.line for other in one.others if other.line.endswith("done")] + [one.answer]:
        tried = game.copy()
        tried.play(line)
        assert (tried.state.round, tried.state.turn, tried.to_move) != moment, line


@pytest.mark.parametrize("name", puzzle_ids())
def test_every_puzzle_says_what_puzzles_say(name: str) -> None:
    one = puzzle(name)
    names = names_of(EDITION)
    kinds = [kind_of_text(names, line) for line in (one.answer, *(other.line for other in one.others))]
    assert len(kinds) >= LEAST_KINDS
    assert kinds[0] not in kinds[1:]
    assert one.gap == min(other.loss for other in one.others)
    assert one.low == min(other.low for other in one.others) >= LEAST
    assert set(one.missed) == set(LADDER)
    assert one.theme in THEMES
    assert one.grade in GRADES
    deeds = {kind_of(choice) for choice in kinds[0]}
    assert one.theme != "sell" or deeds & {SELL_CARD, PERFORM_CARD}
    assert one.theme != "majority" or REQUIEM_SPACE in deeds


def test_ids_are_plain_and_nothing_ships_twice() -> None:
    assert len({bytes(entry.position) for entry in ENTRIES}) == len(puzzle_ids()) == len(ENTRIES) > 0
    assert SHIPPED.stat().st_size < 500_000


def test_what_the_seat_cannot_know_is_drawn_whenever_a_puzzle_begins() -> None:
    one = puzzle(puzzle_ids()[-1])
    first, second = one.game(), one.game()
    assert first.position() != second.position()
    views = [json.loads(game.position()) for game in (first, second)]
    for open_to_all in ("row", "map", "round", "turn", "covered"):
        assert views[0][open_to_all] == views[1][open_to_all]


def test_the_grade_is_the_lowest_level_that_mostly_finds_it() -> None:
    missed = {"copyist": 0.0, "pupil": 0.75, "organist": 0.5, "concertmaster": 0.25, "kapellmeister": 0.0}
    assert grade_of(missed) == "concertmaster"
    assert grade_of(dict.fromkeys(LADDER, 1.0)) == "virtuoso"


def test_there_is_no_puzzle_of_another_name_or_for_another_edition(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(UnknownPuzzle, match="there is no puzzle 999"):
        puzzle("999")
    file = tmp_path / "puzzles.jsonl.gz"
    file.write_bytes(written(ENTRIES[:1]))
    assert puzzle_ids(file) == (ENTRIES[0].id,)
    # By its full name: the package has a function of the same name.
    monkeypatch.setattr(importlib.import_module("lacrimosa.puzzles.puzzle"), "_digest", lambda: "0" * 64)
    assert puzzle_ids(file) == ()
    with pytest.raises(UnknownPuzzle, match="no puzzles for this edition, 000000000000: they were made for"):
        puzzle(ENTRIES[0].id, file)


def changed(**values: object) -> bytes:
    return json.dumps(json.loads(msgspec.json.encode(ENTRIES[0])) | values).encode()


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (b"{", "line 2: "),
        (changed(theme="luck"), "line 2: Invalid enum value 'luck'"),
        (changed(id="one"), "line 2: Expected `str` matching regex"),
        (changed(missed={"pupil": 2}), "line 2: Expected `float` <= 1"),
        (changed(others=[]), "line 2: Expected `array` of length >= 2"),
        (changed(position={}), "line 2: Object missing required field `format`"),
        (changed(id=ENTRIES[0].id), f"line 2: a second puzzle {ENTRIES[0].id}"),
    ],
)
def test_a_wrong_line_is_named(line: bytes, wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl.gz"
    file.write_bytes(gzip.compress(msgspec.json.encode(ENTRIES[0]) + b"\n" + line))
    with pytest.raises(BadPuzzles) as refused:
        read_entries(file)
    assert wrong in str(refused.value)


def test_what_is_no_file_of_puzzles_is_named(tmp_path: Path) -> None:
    for content in (b"puzzles", written(ENTRIES[:1])[:50]):
        (tmp_path / "broken").write_bytes(content)
        with pytest.raises(BadPuzzles, match="broken: "):
            read_entries(tmp_path / "broken")
    with pytest.raises(BadPuzzles, match="gone"):
        read_entries(tmp_path / "gone")


def test_files_are_written_as_they_are_read() -> None:
    assert written(ENTRIES) == written(list[Entry](ENTRIES))
    assert gzip.decompress(written(ENTRIES)) == gzip.decompress(SHIPPED.read_bytes())
