"""Puzzles: real positions in which one kind of turn is better than every other, and how they are found."""

from lacrimosa.puzzles.puzzle import BadPuzzles, Puzzle, UnknownPuzzle, puzzle, puzzle_ids

__all__ = ["BadPuzzles", "Puzzle", "UnknownPuzzle", "puzzle", "puzzle_ids"]
