"""Whose question goes next. Bookkeeping alone: the time is told, workers are only counted.

Worker time is shared between people, whatever the number of their tables: first comes whoever has the fewest
workers now, then whoever used the least time lately. Questions of one person go in the order they came; as a
table asks one at a time, its tables take turns.
"""

from collections import Counter, deque
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

# Time used counts half after so many seconds. So nobody who comes new, or after a pause, has a claim to more
# than about this much in a row.
HALF_LIFE: Final = 20.0
# A bot's turn is several questions, and the next comes when the answer to the last one is stored.
LINGER: Final = 0.05
_NOTHING: Final = 0.001


@dataclass(eq=False)
class Ticket:
    """A question that waits for a worker or has one."""

    table: str
    people: tuple[str, ...]  # for whom it is; one of them pays
    payer: str = ""
    since: float = 0.0  # when it came, then when it got its worker


T = TypeVar("T", bound=Ticket)


class FairQueue(Generic[T]):
    """For so many workers. Times are in seconds and never run backwards."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: dict[str, deque[T]] = {}  # by who pays
        self._holds: Counter[str] = Counter()  # workers by who pays
        self._used: dict[str, tuple[float, float]] = {}  # time used by a person, as it counted when
        self._kept: dict[str, tuple[str, float]] = {}  # tables a worker waits for: who pays, since when

    def __len__(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    def waiting(self) -> list[T]:
        return [ticket for line in self._waiting.values() for ticket in line]

    def put(self, ticket: T, now: float) -> None:
        """Let a question wait. Of the people it is for, whoever would be next pays."""
        self._let_go_late(now)
        ticket.payer = min(ticket.people, key=lambda person: self._rank(person, now))
        ticket.since = now
        self._waiting.setdefault(ticket.payer, deque()).append(ticket)
        self._let_go(ticket.table, now)

    def remove(self, ticket: T) -> bool:
        """Whoever asked has gone; False if the question did not wait here."""
        line = self._waiting.get(ticket.payer, deque())
        if ticket not in line:
            return False
        line.remove(ticket)
        if not line:
            del self._waiting[ticket.payer]
        return True

    def take(self, now: float) -> T | None:
        """The question that gets a worker now, if one does."""
        person = min(self._waiting, key=lambda one: self._rank(one, now), default=None)
        if person is None or not self._has_worker_for(person, now):
            return None
        line = self._waiting.pop(person)
        ticket = line.popleft()
        if line:
            # Behind everybody who ranks the same.
            self._waiting[person] = line
        self._holds[person] += 1
        ticket.since = now
        return ticket

    def done(self, ticket: T, now: float) -> None:
        """A question that was taken is answered, or nobody works on it any more."""
        person = ticket.payer
        self._holds -= Counter([person])
        self._charge(person, now - ticket.since, now)
        self._let_go(ticket.table, now)
        self._kept[ticket.table] = (person, now)
        self._used = {one: used for one, used in self._used.items() if self._lately(one, now) > _NOTHING}

    def again_at(self) -> float | None:
        """When a worker that waits for a table's next question is let go, if one does."""
        return min((since + LINGER for _, since in self._kept.values()), default=None)

    def _has_worker_for(self, person: str, now: float) -> bool:
        """Whether a worker is free and not meant for somebody else."""
        self._let_go_late(now)
        rank = self._rank(person, now)
        # Whoever goes first and has just been answered is about to ask again: a thought of somebody else
        # in between would make every question of a bot's turn wait for one.
        kept = sum(other != person and self._rank(other, now) < rank for other, _ in self._kept.values())
        free = self._workers - self._holds.total() - kept
        # The last one is for whoever has none, so that nobody's tables keep all workers busy.
        return free > 1 or (free == 1 and (self._workers == 1 or not self._holds[person]))

    def _let_go_late(self, now: float) -> None:
        for table in [table for table, (_, since) in self._kept.items() if since + LINGER <= now]:
            self._let_go(table, now)

    def _let_go(self, table: str, now: float) -> None:
        """A worker waits for a table no more.

        Its waiting was time used, or quick questions in a row would keep workers from everybody for nothing.
        """
        if table in self._kept:
            person, since = self._kept.pop(table)
            self._charge(person, min(now - since, LINGER), now)

    def _charge(self, person: str, seconds: float, now: float) -> None:
        self._used[person] = (self._lately(person, now) + seconds, now)

    def _rank(self, person: str, now: float) -> tuple[int, float]:
        """The least goes first."""
        return self._holds[person], self._lately(person, now)

    def _lately(self, person: str, now: float) -> float:
        used, then = self._used.get(person, (0.0, now))
        return float(used * 0.5 ** ((now - then) / HALF_LIFE))
