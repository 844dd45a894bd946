"""A position that is quick to examine, and settings that need no patience."""

import json

import msgspec

from lacrimosa.editions import load
from lacrimosa.puzzles.examining import Settings, Solution, contenders, examine
from lacrimosa.puzzles.making import entry_of
from lacrimosa.puzzles.puzzle import SHIPPED, Entry, puzzle_of, read_entries
from lacrimosa.review.playouts import Playouts
from lacrimosa.review.reviewing import evaluator_for
from lacrimosa.rules.view import View

EDITION = load("koechel")
EVALUATOR = evaluator_for(EDITION)
QUICK = Settings(width=8, kinds=4, lines=1, looks=2, screening=(4,), fewest=8, pairs=24)
ENTRIES = read_entries(SHIPPED)


def late_entry(at: int = 0) -> Entry:
    """One of the last turns of a game: hardly anything is left to be played."""
    puzzles = sorted(
        (puzzle_of(entry) for entry in ENTRIES),
        key=lambda one: (-one.round, -one.turn, one.players != 2, one.id),
    )
    return next(entry for entry in ENTRIES if entry.id == puzzles[at].id)


def entry(number: int, theme: str = "sell", missed: float = 0.5, turn: int = 3) -> Entry:
    """Puzzles that differ in what nobody looks at."""
    position = json.loads(bytes(ENTRIES[0].position)) | {"rng": number, "round": 5, "turn": turn}
    raw = msgspec.Raw(json.dumps(position).encode())
    return msgspec.structs.replace(ENTRIES[0], theme=theme, missed={"pupil": missed}, position=raw)


def examined(seen: View, settings: Settings) -> Solution:
    playouts = Playouts(EVALUATOR, seen, settings.seed, settings.narrow)
    return examine(playouts, contenders(playouts, settings), settings)


def written_down(seen: View, settings: Settings) -> bytes:
    """The puzzle of a view as a run would keep it."""
    playouts = Playouts(EVALUATOR, seen, settings.seed, settings.narrow)
    return msgspec.json.encode(entry_of(EDITION, playouts, contenders(playouts, settings), settings)[1])


def seen_of(entry: Entry) -> View:
    one = puzzle_of(entry)
    return one.game().view(one.seat)
