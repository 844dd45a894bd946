"""What a bot is: an answer to every question its seat is asked, within a budget."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from lacrimosa.rules.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one choice; one that always thinks the same need not look at it."""

    seconds: float = 0.5
    # Positions to look at instead: the same on a slow and on a quick computer, so that games repeat exactly.
    nodes: int | None = None


DEFAULT_BUDGET = Budget()


class Ranked(NamedTuple):
    """A choice and what a bot holds it to be worth; only values of one answer can be compared."""

    choice: int
    value: float


class Bot(Protocol):
    """A player. It gets the seat's view and its own seed, never the state behind the view."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, options: list[int], budget: Budget) -> int:
        """One of `options`, which are sorted and at least two. The view is the bot's own to keep."""
        ...


@runtime_checkable
class RankingBot(Bot, Protocol):
    """A bot that can say what it thinks of every choice it took seriously."""

    def rank(self, view: View, options: list[int], budget: Budget) -> list[Ranked]:
        """Choices out of `options`, the best first; the first is what `choose` would answer."""
        ...
