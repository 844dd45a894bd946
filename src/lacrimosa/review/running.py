"""The turns of a game, reviewed by several processes at low priority."""

import contextlib
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from lacrimosa.arena.runners import Processes
from lacrimosa.notation import Game
from lacrimosa.review.judging import Settings
from lacrimosa.review.kept import Kept, review_key
from lacrimosa.review.reviewing import TurnReview, review_turn

NICE = 10
POLL = 0.2  # seconds between looks at what another process is doing


@dataclass(frozen=True)
class Work:
    """A game to review, as it goes to another process."""

    record: str
    edition: str | None
    settings: Settings
    keep: str


class ReviewWorker:
    """Reviews turns of one game; None for one that another process has in hand."""

    def __init__(self, work: Work) -> None:
        lower_priority()
        self._game = Game.from_record(work.record, work.edition)
        self._settings = work.settings
        self._kept = Kept(Path(work.keep), review_key(self._game, work.settings))

    def __call__(self, number: int, /) -> TurnReview | None:
        return review_kept(self._game, number, self._settings, self._kept)

    def close(self) -> None:
        pass


def review_kept(game: Game, number: int, settings: Settings, kept: Kept) -> TurnReview | None:
    """A turn as it was kept, or reviewed now and kept; None if another process is at it."""
    found = kept.read(number)
    if found is not None:
        return found
    with kept.claim(number) as is_mine:
        if not is_mine:
            return None
        found = kept.read(number)
        if found is None:
            found = review_turn(game, number, settings)
            kept.write(found)
        return found


def review_turns(
    game: Game,
    work: Work,
    numbers: Sequence[int],
    jobs: int | None,
    on_turn: Callable[[TurnReview], object],
) -> list[TurnReview]:
    """Review these turns of a game, in their order; `on_turn` hears each as soon as it is done."""
    workers = jobs or os.cpu_count() or 1
    found: dict[int, TurnReview] = {}

    def hear(review: TurnReview | None) -> None:
        if review is not None:
            found[review.number] = review
            on_turn(review)

    kept = Kept(Path(work.keep), review_key(game, work.settings))

    def missing() -> list[int]:
        """Those not done yet. The last ones first: they are quick, and somebody waits for a first verdict."""
        for number in numbers:
            if number not in found:
                hear(kept.read(number))
        return [number for number in reversed(numbers) if number not in found]

    while left := missing():
        if all(kept.is_claimed(number) for number in left):
            # Somebody else does these; should that process end, its turns are free again.
            time.sleep(POLL)
            continue
        for _ in Processes(workers).results(partial(ReviewWorker, work), left, hear):
            pass
    return [found[number] for number in numbers]


@contextlib.contextmanager
def keeping(folder: Path | None) -> Iterator[Path]:
    """The folder to keep turns in: the one named, or one that goes away again."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        yield folder
        return
    with tempfile.TemporaryDirectory(prefix="lacrimosa-review-") as name:
        yield Path(name)


def lower_priority() -> None:
    """Whoever plays goes first."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
