"""A puzzle: find the best turn. All are read from one file when the first is needed."""

import gzip
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from lacrimosa.notation import Game
from lacrimosa.notation.names import SEATS, shipped
from lacrimosa.notation.shapes import PositionShape
from lacrimosa.rules.chance import stream
from lacrimosa.rules.determinize import determinize

SHIPPED: Final = Path(__file__).with_name("koechel.jsonl.gz")
# What makes the difference: selling or performing; what the others get; the Requiem; courts; everything that
# ducats, finances and points buy.
Theme = Literal["sell", "deny", "majority", "court", "cash"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
# The levels a puzzle may be for; below them everything is a puzzle.
GRADES: Final = ("pupil", "organist", "concertmaster", "kapellmeister", "virtuoso")
MOSTLY: Final = 0.5  # a level finds what it misses less often than this

Share = Annotated[float, Meta(ge=0, le=1)]
Line = Annotated[str, Meta(min_length=1)]


class UnknownPuzzle(ValueError):
    """There is no puzzle of that name."""


class BadPuzzles(ValueError):
    """A file of puzzles that cannot be read; the text says where."""


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best line of another kind of turn, and what it loses, with its interval of 95 %."""

    line: Line
    loss: float
    low: float
    high: float


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as it is written, a line of JSON. The position is that of the game; `game` deals it anew."""

    id: Annotated[str, Meta(pattern="^[0-9]{3,}$")]
    theme: Theme
    missed: Annotated[dict[str, Share], Meta(min_length=1)]
    answer: Line
    gap: float
    low: float
    others: Annotated[list[Other], Meta(min_length=2)]
    position: msgspec.Raw


@dataclass(frozen=True)
class Puzzle:
    """A position, and the turn to be found. VP are of the final margin against the best other."""

    id: str
    theme: Theme
    grade: str  # the lowest level that mostly finds the answer
    missed: dict[str, float]  # by level: how often it does something else
    round: int
    turn: int
    seat: int
    players: int
    digest: str  # of the edition
    answer: str  # a line of choices
    gap: float  # VP to the best turn of any other kind
    low: float  # 95 % sure
    others: tuple[Other, ...]  # the best line of each other kind that was taken seriously, the nearest first
    position: str = field(repr=False)

    def game(self) -> Game:
        """A game of one's own at the first question; what the seat cannot know is drawn at random."""
        game = Game.from_position(self.position)
        truth = determinize(game.view(self.seat), stream(secrets.randbits(62), 0))
        return Game.from_state(game.edition, truth)


def puzzle_ids(file: Path = SHIPPED) -> tuple[str, ...]:
    """In the order to be played; none if the edition has changed since they were made."""
    return tuple(one.id for one in _puzzles(file).values() if one.digest == _digest())


def puzzle(name: str, file: Path = SHIPPED) -> Puzzle:
    """A puzzle by its id; UnknownPuzzle if there is none."""
    found = _puzzles(file).get(name)
    if found is None:
        raise UnknownPuzzle(f"there is no puzzle {name}; there are {len(puzzle_ids(file))}")
    if found.digest != _digest():
        raise UnknownPuzzle(
            f"there are no puzzles for this edition, {_digest()[:12]}: they were made for {found.digest[:12]}"
        )
    return found


def _digest() -> str:
    return shipped("koechel").digest


@cache
def _puzzles(file: Path) -> dict[str, Puzzle]:
    return {entry.id: puzzle_of(entry) for entry in read_entries(file)}


def puzzle_of(entry: Entry) -> Puzzle:
    """Ready to be played; msgspec's errors if the position has not the shape of one."""
    shape = msgspec.json.decode(entry.position, type=PositionShape)
    return Puzzle(
        id=entry.id,
        theme=entry.theme,
        grade=grade_of(entry.missed),
        missed=entry.missed,
        round=shape.round,
        turn=shape.turn,
        seat=SEATS.index(shape.active),
        players=shape.deal.players,
        digest=shape.edition.digest,
        answer=entry.answer,
        gap=entry.gap,
        low=entry.low,
        others=tuple(entry.others),
        position=bytes(entry.position).decode(),
    )


def grade_of(missed: dict[str, float]) -> str:
    """The lowest level that mostly finds the answer; the highest if none does."""
    return next((level for level in GRADES if missed.get(level, 1.0) < MOSTLY), GRADES[-1])


def read_entries(file: Path) -> list[Entry]:
    """All lines of a file; BadPuzzles names the first that is wrong."""
    try:
        lines = gzip.decompress(file.read_bytes()).splitlines()
    except (OSError, EOFError, ValueError) as problem:
        raise BadPuzzles(f"{file}: {problem}") from problem
    found: dict[str, Entry] = {}
    for number, line in enumerate(lines, 1):
        try:
            entry = msgspec.json.decode(line, type=Entry)
            puzzle_of(entry)
        except (msgspec.MsgspecError, UnicodeError) as problem:
            raise BadPuzzles(f"{file}: line {number}: {problem}") from problem
        if entry.id in found:
            raise BadPuzzles(f"{file}: line {number}: a second puzzle {entry.id}")
        found[entry.id] = entry
    return list(found.values())


def written(entries: Iterable[Entry]) -> bytes:
    """A file of puzzles; the same puzzles give the same bytes."""
    return gzip.compress(b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries), mtime=0)
