"""The check: what stands, what falls, what is kept."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from puzzles.sample import QUICK, late_entry

from lacrimosa.arena.runners import InProcess, Processes
from lacrimosa.puzzles import checking
from lacrimosa.puzzles.checking import CHECKS, STRICT, Checking, check, check_puzzle, fallen, report
from lacrimosa.puzzles.examining import Settings
from lacrimosa.puzzles.puzzle import Entry, puzzle_of

BRIEF = replace(STRICT, width=12, narrow=4, kinds=5, lines=2, looks=4, screening=(8,), fewest=16, pairs=48)


def planted() -> Entry:
    """A puzzle whose answer is not the best turn: the answer and the nearest other have changed places."""
    good = late_entry()
    other = good.others[0]
    swapped = [msgspec.structs.replace(other, line=good.answer), *good.others[1:]]
    return msgspec.structs.replace(good, id="998", answer=other.line, others=swapped)


def test_a_good_one_stands_and_a_planted_one_falls() -> None:
    good = late_entry()
    stands = check_puzzle(puzzle_of(good), BRIEF)
    assert stands.stands, stands
    assert stands.low is not None
    assert stands.low >= 3
    falls = check_puzzle(puzzle_of(planted()), BRIEF)
    assert (falls.stands, falls.why) == (False, "not sure")


def test_an_answer_that_is_not_legal_falls() -> None:
    wrong = msgspec.structs.replace(late_entry(), answer="travel nowhere; done")
    assert "nowhere" in check_puzzle(puzzle_of(wrong), BRIEF).why
    wrong = msgspec.structs.replace(late_entry(), answer="done")
    assert "not offered" in check_puzzle(puzzle_of(wrong), BRIEF).why


def test_the_check_has_other_luck_and_more_of_it() -> None:
    made = Settings()
    assert STRICT.seed != made.seed
    for name in ("width", "narrow", "reach", "kinds", "lines", "looks", "fewest", "pairs"):
        assert getattr(STRICT, name) > getattr(made, name), name
    assert STRICT.is_patient


def test_finished_checks_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = (late_entry(), planted())
    first = check(Checking(entries, BRIEF, str(tmp_path)), InProcess(), lambda: None)
    assert [one.stands for one in first] == [True, False]
    assert len(list((tmp_path / CHECKS).iterdir())) == 2
    good = tmp_path / "good"
    check(Checking(entries[:1], BRIEF, str(good)), InProcess(), lambda: None)
    assert fallen(good) == fallen(tmp_path / "nowhere") == set()
    monkeypatch.setattr(checking, "check_puzzle", None)
    renamed = msgspec.structs.replace(entries[0], id="777")
    again = check(Checking((renamed, entries[1]), BRIEF, str(tmp_path)), InProcess(), lambda: None)
    assert [one.id for one in again] == ["777", "998"]
    assert [one.stands for one in again] == [True, False]
    assert fallen(tmp_path) == {first[1].position}
    with pytest.raises(TypeError):
        check(Checking(entries[:1], QUICK, str(tmp_path)), InProcess(), lambda: None)


def test_processes_check_as_one_does() -> None:
    entries = (planted(), late_entry())
    heard: list[None] = []
    found = check(Checking(entries, BRIEF), Processes(2), lambda: heard.append(None))
    assert found == [check_puzzle(puzzle_of(entry), BRIEF) for entry in entries]
    assert len(heard) == 2
    told = report(entries, found)
    assert (told["puzzles"], told["stand"], told["fallen"]) == (2, 1, ["998"])
    assert told["themes"] == {entries[1].theme: 1}
    assert [one["stands"] for one in told["checks"]] == [False, True]
