"""How far somebody is with the puzzles: counts, and what was found at once in a row."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from server.tasks.making import puzzle_file

from lacrimosa.puzzles.puzzle import GRADES, THEMES, Puzzle, puzzle, puzzle_ids
from lacrimosa.server.store.rows import PuzzleRow
from lacrimosa.server.table.puzzles import puzzle_list

OUTCOMES = st.sampled_from(["at_once", "later", "missed"])


def puzzles(number: int) -> list[Puzzle]:
    return [
        Puzzle(
            id=f"{at:03}",
            theme=THEMES[at % len(THEMES)],
            grade=GRADES[at % 2],
            missed={"pupil": 0.9},
            round=1,
            turn=1,
            seat=0,
            players=2,
            digest="",
            answer="done",
            gap=3.0,
            low=2.0,
            others=(),
            position="",
        )
        for at in range(number)
    ]


@given(st.lists(OUTCOMES, max_size=30))
def test_counts_and_streaks(outcomes: list[str]) -> None:
    all_of_them = puzzles(40)
    rows = [PuzzleRow(f"{at:03}", outcome, at) for at, outcome in enumerate(outcomes)]
    found = puzzle_list(all_of_them, rows)
    marks = "".join("x" if outcome == "at_once" else "." for outcome in outcomes)
    assert found.best_streak == max(map(len, marks.split(".")))
    assert found.streak == len(marks.split(".")[-1])
    assert [one.outcome for one in found.puzzles] == outcomes + [None] * (40 - len(outcomes))
    for counts in (found.themes, found.grades):
        assert sum(count.total for count in counts) == 40
        for name in ("at_once", "later", "missed"):
            assert sum(getattr(count, name) for count in counts) == outcomes.count(name)
    assert found.missed == [row.puzzle for row in reversed(rows) if row.outcome == "missed"]
    # What an untried puzzle is about is half of its answer.
    assert all((one.theme is None) == (one.outcome is None) for one in found.puzzles)


def test_results_of_puzzles_that_are_no_more_do_no_harm() -> None:
    found = puzzle_list(puzzles(2), [PuzzleRow("900", "missed", 1), PuzzleRow("000", "at_once", 2)])
    assert (found.missed, found.streak) == ([], 1)
    assert sum(count.missed for count in found.themes) == 0


def test_the_puzzles_made_by_hand_are_some(tmp_path: Path) -> None:
    file = puzzle_file(tmp_path)
    assert puzzle_ids(file) == ("001", "002")
    assert puzzle("002", file).players == 1
