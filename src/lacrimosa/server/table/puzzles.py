"""Puzzles at tables: the task of one, and how far a person is with all of them."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from lacrimosa.notation import Game
from lacrimosa.puzzles.puzzle import GRADES, THEMES, Puzzle
from lacrimosa.server.messages.tasks import PuzzleCount, PuzzleInfo, PuzzleList
from lacrimosa.server.store.rows import PuzzleRow
from lacrimosa.server.table import entries as e
from lacrimosa.server.table.tasks import open_task


def open_puzzle(person: str, name: str, puzzle: Puzzle) -> list[e.AnyEntry]:
    """A table for a puzzle; only its person ever sees it."""
    task = e.Task(kind="puzzle", seat=puzzle.seat, best=puzzle.answer, puzzle=puzzle.id, theme=puzzle.theme)
    return open_task(person, name, Game.from_position(puzzle.position), task)


def puzzle_list(puzzles: Sequence[Puzzle], rows: Sequence[PuzzleRow]) -> PuzzleList:
    """What a person may know of the puzzles; `rows` are in the order of their first results.

    What a puzzle is about is half of its answer: it is told once there is a result.
    """
    results = {row.puzzle: row for row in rows}
    known = {puzzle.id for puzzle in puzzles}
    in_row = [len(list(run)) for is_found, run in groupby(_at_once(rows)) if is_found]
    return PuzzleList(
        puzzles=[_info(puzzle, results.get(puzzle.id)) for puzzle in puzzles],
        streak=in_row[-1] if rows and rows[-1].outcome == "at_once" else 0,
        best_streak=max(in_row, default=0),
        themes=[_count(theme, [one for one in puzzles if one.theme == theme], results) for theme in THEMES],
        grades=[_count(grade, [one for one in puzzles if one.grade == grade], results) for grade in GRADES],
        missed=[row.puzzle for row in reversed(rows) if row.outcome == "missed" and row.puzzle in known],
    )


def _at_once(rows: Iterable[PuzzleRow]) -> list[bool]:
    return [row.outcome == "at_once" for row in rows]


def _info(puzzle: Puzzle, result: PuzzleRow | None) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        grade=puzzle.grade,
        missed=puzzle.missed,
        round=puzzle.round,
        turn=puzzle.turn,
        players=puzzle.players,
        theme=None if result is None else puzzle.theme,
        outcome=None if result is None else result.outcome,  # type: ignore[arg-type]  # the store has text
    )


def _count(name: str, puzzles: Sequence[Puzzle], results: dict[str, PuzzleRow]) -> PuzzleCount:
    outcomes = [results[one.id].outcome for one in puzzles if one.id in results]
    return PuzzleCount(
        name=name,
        total=len(puzzles),
        at_once=outcomes.count("at_once"),
        later=outcomes.count("later"),
        missed=outcomes.count("missed"),
    )
