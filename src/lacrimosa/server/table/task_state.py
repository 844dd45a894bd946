"""How far the person at a task's table is: what follows from the entries about the task."""

from dataclasses import dataclass, field

from lacrimosa.server.messages.tasks import PuzzleOutcome, TriedTurn
from lacrimosa.server.table.entries import Task

FOUND = ("best", "as_good")


@dataclass(slots=True)
class TaskState:
    """A task and what was tried."""

    task: Task
    tries: list[TriedTurn] = field(default_factory=list)
    judging: str | None = None  # the line that is being judged
    has_failed: bool = False  # the last judgement
    clues: int = 0  # that were shown
    is_shown: bool = False  # the answer
    is_solved: bool = False  # before it was shown

    def ask(self, line: str) -> None:
        self.judging, self.has_failed = line, False

    def judged(self, result: TriedTurn) -> None:
        self.judging = None
        self.tries.append(result)
        self.is_solved = self.is_solved or (result.verdict in FOUND and not self.is_shown)

    def fail(self) -> None:
        self.judging, self.has_failed = None, True

    def place_of(self, line: str) -> int | None:
        """Where a line stands among those that were judged."""
        return next((at for at, one in enumerate(self.tries) if "; ".join(one.line) == line), None)

    @property
    def is_open(self) -> bool:
        """Whether nothing about the answer may be told."""
        return not self.is_shown and not self.is_solved

    @property
    def outcome(self) -> PuzzleOutcome | None:
        """What came of a puzzle so far."""
        if self.is_solved:
            return "at_once" if self.tries[0].verdict in FOUND and not self.clues else "later"
        return "missed" if self.tries or self.clues or self.is_shown else None
