"""Who waits for which review, and which one is worked on next. Bookkeeping alone: the time is told."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from lacrimosa.notation import Game
from lacrimosa.review.turns import Turn
from lacrimosa.server.store.rows import ReviewOf

ATTEMPTS: Final = 2  # at a turn; one that fails again would always fail


@dataclass(frozen=True)
class ReviewedGame:
    """A finished game, ready to be reviewed."""

    of: ReviewOf
    game: Game
    record: str
    turns: list[Turn]


@dataclass(eq=False)
class Job:
    """The review of one patron's game, as long as somebody waits for it."""

    reviewed: ReviewedGame
    seat: int
    asked: float  # when somebody asked last
    waiting: set[str] = field(default_factory=set)  # people
    workers: int = 0  # at it now
    served: int = 0  # which time a worker was given away, when this one had its last
    pause_until: float = 0.0
    failures: Counter[int] = field(default_factory=Counter)  # attempts that failed, by turn

    @property
    def numbers(self) -> list[int]:
        return [turn.number for turn in self.reviewed.turns if turn.seat == self.seat]

    @property
    def has_failed(self) -> bool:
        """Whether a turn cannot be reviewed; then nothing more is tried."""
        return any(times >= ATTEMPTS for times in self.failures.values())

    def give_up(self) -> None:
        self.failures.update(dict.fromkeys(self.numbers, ATTEMPTS))

    def is_ready(self, now: float) -> bool:
        return bool(self.waiting) and self.pause_until <= now and not self.has_failed


class Jobs:
    """Reviews that somebody waits for. Everybody waits for one: the one they asked for last."""

    def __init__(self, patience: float) -> None:
        self._patience = patience  # seconds after which somebody who does not ask again is not waiting
        self._jobs: dict[tuple[ReviewOf, int], Job] = {}
        self._served = 0

    def __len__(self) -> int:
        return len(self._jobs)

    def ask(self, reviewed: ReviewedGame, seat: int, person: str, now: float) -> Job:
        """Somebody asks for a review, for the first time or again."""
        key = (reviewed.of, seat)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = Job(reviewed, seat, now)
        for other in self._jobs.values():
            other.waiting.discard(person)
        job.waiting.add(person)
        job.asked = now
        return job

    def end(self, job: Job) -> None:
        """There is nothing left to do."""
        self._jobs.pop((job.reviewed.of, job.seat), None)

    def is_forgotten(self, job: Job, now: float) -> bool:
        """Whether nobody has asked for so long that nobody waits."""
        return now - job.asked > self._patience

    def next(self, now: float) -> Job | None:
        """The review that gets a worker: with the fewest of them now, then the one that waited longest."""
        for forgotten in [job for job in self._jobs.values() if self.is_forgotten(job, now)]:
            self.end(forgotten)
        ready = [job for job in self._jobs.values() if job.is_ready(now)]
        job = min(ready, key=lambda one: (one.workers, one.served), default=None)
        if job is not None:
            self._served += 1
            job.served = self._served
        return job
