"""Every puzzle again, with other luck and more of it: whether its answer is still so much better."""

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from lacrimosa.arena.runners import Runner
from lacrimosa.bots.evaluator import no_gc
from lacrimosa.bots.kapellmeister import WIDTH
from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.choices import parse_choice
from lacrimosa.notation.names import Names
from lacrimosa.puzzles.examining import (
    LEAST_KINDS,
    Contender,
    Dismissed,
    Settings,
    compare,
    contenders,
    others_of,
)
from lacrimosa.puzzles.puzzle import Entry, Other, Puzzle, puzzle_of
from lacrimosa.review.kept import write_whole
from lacrimosa.review.kinds import kind_from
from lacrimosa.review.playouts import Playouts
from lacrimosa.review.reasons import tidy
from lacrimosa.review.reviewing import evaluator_for, line_text
from lacrimosa.review.running import lower_priority

# Another seed than that of any run, a wider search, twice the games, played by patrons as good as
# `kapellmeister` is, and nothing dismissed before them.
STRICT: Final = Settings(
    seed=2027,
    width=24,
    narrow=WIDTH,
    reach=10.0,
    kinds=12,
    lines=3,
    looks=12,
    sieve=-math.inf,
    screening=(32,),
    fewest=64,
    pairs=480,
    is_patient=True,
)
CHECKS: Final = "checks"  # the part of a run's folder they are kept in


class Checked(msgspec.Struct, frozen=True):
    """Whether a puzzle stands, with the figures of the check; why not, if not."""

    id: str
    position: str  # its digest
    stands: bool
    answer: str = ""
    gap: float | None = None
    low: float | None = None
    others: list[Other] = []
    why: str = ""


@dataclass(frozen=True)
class Checking:
    """What is checked, and where the finished ones are kept."""

    entries: tuple[Entry, ...]
    settings: Settings = STRICT
    keep: str | None = None


def check_puzzle(one: Puzzle, settings: Settings) -> Checked:
    """Look for the best turns again, those of the puzzle among them, and compare them."""
    digest = position_digest(one.position)
    try:
        game = Game.from_position(one.position)
        _need_legal(game, one.answer)
        evaluator = evaluator_for(game.edition)
        playouts = Playouts(evaluator, game.view(one.seat), settings.seed, settings.narrow)
        answer = _line(game.words, one.answer)
        with no_gc():
            found = _with(playouts, contenders(playouts, settings), answer)
            for other in one.others:
                found = _with(playouts, found, _line(game.words, other.line))
            if len(found) < LEAST_KINDS:
                raise Dismissed("few kinds")
            stands = compare(playouts, found, settings, kind_from(playouts.seen.state, answer))
    except (Dismissed, NotationError) as problem:
        return Checked(one.id, digest, False, why=str(problem))
    return Checked(
        id=one.id,
        position=digest,
        stands=True,
        answer=line_text(game.words, stands.line),
        gap=tidy(stands.gap),
        low=tidy(stands.low),
        others=others_of(game.words, stands),
    )


def updated(entries: Sequence[Entry], checked: Sequence[Checked]) -> list[Entry]:
    """The puzzles that stand, with the figures of their check, which had more games."""
    return [
        msgspec.structs.replace(entry, answer=one.answer, gap=one.gap, low=one.low, others=one.others)
        for entry, one in zip(entries, checked, strict=True)
        if one.stands
    ]


def _need_legal(game: Game, line: str) -> None:
    game.copy().play(line)


def _line(names: Names, text: str) -> tuple[int, ...]:
    return tuple(parse_choice(names, choice) for choice in text.split(";"))


def _with(playouts: Playouts, found: list[Contender], line: tuple[int, ...]) -> list[Contender]:
    """One line more of its kind."""
    kind = kind_from(playouts.seen.state, line)
    for one in found:
        if one.kind == kind:
            if line not in one.lines:
                one.lines.append(line)
            return found
    return [*found, Contender(kind, 0.0, [line])]


def position_digest(position: str | bytes) -> str:
    return hashlib.sha256(position.encode() if isinstance(position, str) else position).hexdigest()[:32]


class CheckingWorker:
    """Checks puzzles by their place in the file."""

    def __init__(self, checking: Checking) -> None:
        lower_priority()
        self._checking = checking

    def __call__(self, at: int, /) -> Checked:
        entry = self._checking.entries[at]
        path = self._kept(entry)
        if path is not None and path.exists():
            return msgspec.structs.replace(msgspec.json.decode(path.read_bytes(), type=Checked), id=entry.id)
        found = check_puzzle(puzzle_of(entry), self._checking.settings)
        if path is not None:
            write_whole(path, msgspec.json.encode(found))
        return found

    def _kept(self, entry: Entry) -> Path | None:
        if self._checking.keep is None:
            return None
        parts = [position_digest(bytes(entry.position)), entry.answer, self._checking.settings]
        return _checks(Path(self._checking.keep)) / (position_digest(msgspec.json.encode(parts)) + ".json")

    def close(self) -> None:
        pass


def _checks(folder: Path) -> Path:
    return folder / CHECKS


def check(checking: Checking, runner: Runner, on_one: Callable[[], object]) -> list[Checked]:
    """All of them, in their order."""
    if checking.keep is not None:
        _checks(Path(checking.keep)).mkdir(parents=True, exist_ok=True)
    begin = partial(CheckingWorker, checking)
    return list(runner.results(begin, range(len(checking.entries)), lambda _: on_one()))


def fallen(folder: Path) -> set[str]:
    """The digests of positions that a check in this folder found wanting."""
    found = [msgspec.json.decode(path.read_bytes(), type=Checked) for path in _checks(folder).glob("*.json")]
    return {one.position for one in found if not one.stands}


def report(entries: Sequence[Entry], checked: Sequence[Checked]) -> dict[str, Any]:
    """How many stand, by theme too, and which fall."""
    standing = {one.id for one in checked if one.stands}
    return {
        "puzzles": len(checked),
        "stand": len(standing),
        "fallen": [one.id for one in checked if not one.stands],
        "themes": dict(Counter(entry.theme for entry in entries if entry.id in standing)),
        "checks": [
            {"id": one.id, "stands": one.stands, "gap": one.gap, "low": one.low, "why": one.why}
            for one in checked
        ],
    }
