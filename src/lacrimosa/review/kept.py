"""Finished turns in a folder: a killed review is resumed, and several processes never do the same work.

A turn that somebody works on is locked; the system drops the lock with the process, however that ends.
"""

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import msgspec

from lacrimosa.arena.schedule import sources_digest
from lacrimosa.notation import Game
from lacrimosa.notation.position import position_json
from lacrimosa.review.judging import Settings
from lacrimosa.review.reviewing import TurnReview

FORMAT = 1  # of what is kept and of how a turn is judged


def engine() -> str:
    """Changes with everything a review depends on besides the game and the settings."""
    return f"{version('lacrimosa')} {sources_digest()} review {FORMAT}"


def review_key(game: Game, settings: Settings) -> str:
    """The same for the same game, edition, engine and settings, and for nothing else."""
    moves = [(move.choice, [(pile, order.hex()) for pile, order in move.shuffles]) for move in game.moves]
    parts = [engine(), game.edition.digest, _beginning(game), moves, settings]
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:32]


def _beginning(game: Game) -> str:
    """Who plays is no part of it."""
    return position_json(game.edition, game.state_at(0))


def write_whole(path: Path, content: bytes) -> None:
    """Written beside and renamed, so that nobody reads half of it."""
    beside = path.with_suffix(f".{os.getpid()}.part")
    beside.write_bytes(content)
    os.replace(beside, path)


class Kept:
    """The turns of one game in a folder."""

    def __init__(self, folder: Path, key: str) -> None:
        self.folder = folder / key
        self.folder.mkdir(parents=True, exist_ok=True)

    def read(self, number: int) -> TurnReview | None:
        """A finished turn, if there is one; what cannot be read is done again."""
        try:
            return msgspec.json.decode(self._path(number).read_bytes(), type=TurnReview)
        except (OSError, msgspec.MsgspecError):
            return None

    def write(self, review: TurnReview) -> None:
        write_whole(self._path(review.number), msgspec.json.encode(review))

    @contextlib.contextmanager
    def claim(self, number: int) -> Iterator[bool]:
        """Whether the turn is this process's to do, until the end of the block."""
        with claimed(self.folder / f"{number}.lock") as is_mine:
            yield is_mine

    def is_claimed(self, number: int) -> bool:
        """Whether somebody is at it."""
        with self.claim(number) as is_mine:
            return not is_mine

    def _path(self, number: int) -> Path:
        return self.folder / f"{number}.json"


@contextlib.contextmanager
def claimed(path: Path) -> Iterator[bool]:
    """Whether the lock of a file is this process's, until the end of the block."""
    with path.open("a") as file:
        yield _is_locked(file.fileno())


def _is_locked(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
