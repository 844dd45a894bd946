"""What the five actions have in common: what may be done, doing it, its price and why not, in one class."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.reasons import Reason
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.tables import FREE, NO_REWARD, Cost, Grant, Reward


class Action:
    """One of the five actions. The instances stand in `ACTION_OF`, by action."""

    def targets(self, state: State, seat: Seat, grant: Grant, options: list[int]) -> None:
        """Add every choice that carries out the action now, in ascending order."""

    def begin(self, state: State, seat: Seat, grant: Grant, choice: i64) -> None:
        """Push the steps of a choice out of `targets`."""

    def why_not(self, state: State, seat: Seat, grant: Grant, choice: i64) -> Reason | None:
        """Why a choice of this action is not among `targets`; None if it is."""
        return None

    def price(self, state: State, seat: Seat, choice: i64) -> "Price":
        """What a choice of this action costs in all, part by part."""
        return Price()


class Price:
    """The whole price of a choice: its parts by cause, the total, and what is gained before paying."""

    def __init__(self) -> None:
        self.parts: list[tuple[int, Cost]] = []
        self.total: Cost = FREE
        self.gain: Reward = NO_REWARD

    def add(self, why: i64, cost: Cost) -> None:
        if not cost.is_free():
            self.parts.append((int(why), cost))
            self.total = self.total.plus(cost)


# Filled by `play`, which imports the five; menus look actions up here without importing them.
ACTION_OF: Final[list[Action]] = []
PLAIN_GRANT: Final = [Grant(action) for action in range(5)]
