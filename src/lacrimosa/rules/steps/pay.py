"""Paying a cost: any split of track steps and counters, wild points named, exchanges on the way (PAY)."""

from mypy_extensions import i64

from lacrimosa.rules.asked import PAY, Asked
from lacrimosa.rules.choices import FROM_TRACK, NAME, point_of, steps_of
from lacrimosa.rules.kinds import STORY_POINTS
from lacrimosa.rules.payment import (
    default_exchange,
    fewest_steps,
    fullest,
    is_at_hand,
    most_steps,
    open_split,
)
from lacrimosa.rules.purse import (
    can_pay,
    lose_counter,
    lose_ducats,
    lose_finance,
    lose_track,
    payable,
)
from lacrimosa.rules.reasons import OWED_FIRST, Reason
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.question import OwingQuestion
from lacrimosa.rules.tables import POINT, Cost, packed_amount


def pay(state: State, seat: Seat, cost: Cost, why: i64) -> None:
    """Let a seat pay a cost it is able to pay."""
    if not cost.is_free():
        state.pending.append(Pay(seat.index, cost, why))


class Pay(OwingQuestion):
    """Owe a cost. Asks only where there is something to decide; otherwise pays by itself."""

    def __init__(self, seat: i64, cost: Cost, why: i64) -> None:
        super().__init__(seat)
        self.cost = cost
        self.why = why

    def automatic(self, state: State) -> bool:
        seat = state.seats[self.seat]
        return self.cost.wild == 0 and is_at_hand(seat, self.cost) and open_split(seat, self.cost) < 0

    def run(self, state: State) -> None:
        seat = state.seats[self.seat]
        cost = self.cost
        lose_ducats(state, seat, cost.ducats, self.why)
        lose_finance(state, seat, cost.finance, self.why)
        kind: i64 = 0
        while kind < STORY_POINTS:
            need = cost.point(kind)
            steps = most_steps(seat, kind, need)
            lose_track(state, seat, kind, steps, self.why)
            lose_counter(state, seat, kind, need - steps, self.why)
            kind += 1

    def can_be_paid(self, state: State, seat: Seat) -> bool:
        return can_pay(seat, self.cost)

    def options(self, state: State) -> list[int]:
        options: list[int] = []
        self.add_exchanges(state, options)
        options += self.payments(state)
        return options

    def payments(self, state: State) -> list[int]:
        """The options that pay; none where an exchange has to come first."""
        seat = state.seats[self.seat]
        cost = self.cost
        options: list[int] = []
        if cost.wild > 0:
            kind: i64 = 0
            while kind < STORY_POINTS:
                points = cost.points + POINT[kind]
                if payable(seat.ducats, seat.tracks, seat.counters, cost.ducats, points, cost.wild - 1):
                    options.append(NAME + kind)
                kind += 1
        elif is_at_hand(seat, self.cost):
            kind = open_split(seat, self.cost)
            need = cost.point(kind)
            steps = fewest_steps(seat, kind, need)
            while steps <= most_steps(seat, kind, need):
                options.append(FROM_TRACK + steps)
                steps += 1
        return options

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        rest = Cost(self.cost.ducats, 0, 0, 0, self.cost.wild, self.cost.finance)
        if choice < FROM_TRACK:
            rest.wild -= 1
            rest.points = self.cost.points + POINT[point_of(choice)]
        else:
            kind = open_split(seat, self.cost)
            need = self.cost.point(kind)
            steps = steps_of(choice)
            lose_track(state, seat, kind, steps, self.why)
            lose_counter(state, seat, kind, need - steps, self.why)
            rest.points = self.cost.points - packed_amount(kind, need)
        pay(state, seat, rest, self.why)

    def asked(self, state: State) -> Asked:
        asked = Asked(PAY)
        asked.owed = self.cost
        asked.cause = self.why
        seat = state.seats[self.seat]
        if self.cost.wild == 0 and is_at_hand(seat, self.cost):
            asked.split = open_split(seat, self.cost)
        return asked

    def rule(self) -> str:
        return "PAY-4" if self.cost.wild > 0 else "PAY-1"

    def why_not(self, state: State, choice: i64) -> Reason | None:
        # A type is left out only where the debt could not be paid then.
        if self.cost.wild > 0 and NAME <= choice < FROM_TRACK:
            return Reason(OWED_FIRST, "PAY-6")
        return None

    def default(self, state: State) -> i64:
        """There is always a way to go on paying: what cannot be paid is never owed."""
        offered = self.options(state)
        if offered[-1] >= FROM_TRACK:
            return offered[-1]
        if self.cost.wild > 0:
            return fullest(
                state.seats[self.seat], self.cost, [choice for choice in offered if choice >= NAME]
            )
        return default_exchange(state, self.seat, self.cost, offered)

    def code(self) -> list[int]:
        return [self.seat, self.why, *self.cost.code()]
