"""What is said of a turn, by its loss in VP and how sure that is."""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

Verdict = Literal["best", "as_good", "inaccuracy", "mistake", "turning_point"]

INACCURACY: Final = 0.5  # VP lost
MISTAKE: Final = 1.5
SURE: Final = 0.5  # what a mistake has cost at the least
TURNING_POINTS: Final = 3


class Judged(Protocol):
    """A turn's loss and its interval."""

    @property
    def loss(self) -> float: ...

    @property
    def low(self) -> float: ...


def verdict_of(loss: float, low: float) -> Verdict:
    """The verdict on a turn by itself. Nothing is held against it that the interval leaves open."""
    if loss <= 0:
        return "best"
    if loss < INACCURACY or low <= 0:
        return "as_good"
    return "mistake" if loss >= MISTAKE and low >= SURE else "inaccuracy"


def is_costly(loss: float, low: float) -> bool:
    """Whether a turn may be a turning point of its game."""
    return loss >= MISTAKE and low > 0


def turning_points(turns: Sequence[Judged]) -> list[int]:
    """The places of a seat's most costly turns, the worst first."""
    costly = [at for at, turn in enumerate(turns) if is_costly(turn.loss, turn.low)]
    return sorted(costly, key=lambda at: -turns[at].loss)[:TURNING_POINTS]
