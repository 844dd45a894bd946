"""Paying a cost: any split of track steps and counters, wild points named, exchanges on the way (PAY)."""

from mypy_extensions import i64

from lacrimosa.rules.choices import FROM_TRACK, NAME
from lacrimosa.rules.kinds import STORY_POINTS
from lacrimosa.rules.purse import (
    can_pay,
    lose_counter,
    lose_ducats,
    lose_finance,
    lose_track,
    payable,
)
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.question import OwingQuestion
from lacrimosa.rules.tables import POINT, Cost


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
        return self.cost.wild == 0 and self._is_at_hand(seat) and self._open_split(seat) < 0

    def _is_at_hand(self, seat: Seat) -> bool:
        """Whether ducats and points suffice without an exchange."""
        if seat.ducats < self.cost.ducats:
            return False
        kind: i64 = 0
        while kind < STORY_POINTS:
            if seat.track(kind) + seat.counter(kind) < self.cost.point(kind):
                return False
            kind += 1
        return True

    def _open_split(self, seat: Seat) -> i64:
        """The first story point that tracks and counters could pay in more than one way, or -1."""
        kind: i64 = 0
        while kind < STORY_POINTS:
            need = self.cost.point(kind)
            if need > 0 and fewest_steps(seat, kind, need) < most_steps(seat, kind, need):
                return kind
            kind += 1
        return -1

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
        seat = state.seats[self.seat]
        cost = self.cost
        options: list[int] = []
        self.add_exchanges(state, options)
        if cost.wild > 0:
            kind: i64 = 0
            while kind < STORY_POINTS:
                points = cost.points + POINT[kind]
                if payable(seat.ducats, seat.tracks, seat.counters, cost.ducats, points, cost.wild - 1):
                    options.append(NAME + kind)
                kind += 1
        elif self._is_at_hand(seat):
            kind = self._open_split(seat)
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
            rest.points = self.cost.points + POINT[choice - NAME]
        else:
            kind = self._open_split(seat)
            need = self.cost.point(kind)
            steps = choice - FROM_TRACK
            lose_track(state, seat, kind, steps, self.why)
            lose_counter(state, seat, kind, need - steps, self.why)
            rest.points = self.cost.points - (need << (kind * 16))
        pay(state, seat, rest, self.why)

    def code(self) -> list[int]:
        return [self.seat, self.why, *self.cost.code()]


def most_steps(seat: Seat, kind: i64, need: i64) -> i64:
    """How many of the needed points the track can pay."""
    track = seat.track(kind)
    return track if track < need else need


def fewest_steps(seat: Seat, kind: i64, need: i64) -> i64:
    """How many of them the track must pay, because counters do not reach."""
    missing = need - seat.counter(kind)
    return missing if missing > 0 else 0
