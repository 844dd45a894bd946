"""How a cost would be paid: the default payment, and where there is something to decide (PAY)."""

from mypy_extensions import i64

from lacrimosa.rules.choices import BUY, CASH, FROM_TRACK, NAME, point_of
from lacrimosa.rules.kinds import DUCATS_FOR_COUNTER, NOBODY, STORY_POINTS
from lacrimosa.rules.purse import after_gain, can_pay, shortage
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.tables import NO_REWARD, POINT, Cost, Reward


def most_steps(seat: Seat, kind: i64, need: i64) -> i64:
    """How many of the needed points the track can pay."""
    track = seat.track(kind)
    return track if track < need else need


def fewest_steps(seat: Seat, kind: i64, need: i64) -> i64:
    """How many of them the track must pay, because counters do not reach."""
    missing = need - seat.counter(kind)
    return missing if missing > 0 else 0


def is_at_hand(seat: Seat, cost: Cost) -> bool:
    """Whether ducats and named points suffice without an exchange."""
    if seat.ducats < cost.ducats:
        return False
    kind: i64 = 0
    while kind < STORY_POINTS:
        if seat.track(kind) + seat.counter(kind) < cost.point(kind):
            return False
        kind += 1
    return True


def open_split(seat: Seat, cost: Cost) -> i64:
    """The first story point that tracks and counters could pay in more than one way, or -1."""
    kind: i64 = 0
    while kind < STORY_POINTS:
        need = cost.point(kind)
        if need > 0 and fewest_steps(seat, kind, need) < most_steps(seat, kind, need):
            return kind
        kind += 1
    return NOBODY


class PaymentPlan:
    """How a cost would be paid: track steps first, then counters, then what must be exchanged."""

    def __init__(self) -> None:
        self.possible = True
        self.ducats: i64 = 0  # for the cost itself
        self.finance: i64 = 0
        self.from_track: list[int] = [0, 0, 0]
        self.from_counters: list[int] = [0, 0, 0]
        self.buy: list[int] = [0, 0, 0]  # points to buy for 3 ducats each
        self.cash: list[int] = [0, 0, 0]  # counters to give for a ducat each


def payment_plan(state: State, seat: i64, cost: Cost, gain: Reward = NO_REWARD) -> PaymentPlan:
    """The default payment of a cost, with the fewest exchanges, after gaining what comes before paying.

    Wild points of the cost fall on the fullest supply; wild points of the gain are named for what is missing.
    """
    own = state.seats[seat]
    own = after_gain(state, own, _named(state, own, gain, cost))
    plan = PaymentPlan()
    plan.ducats = cost.ducats
    plan.finance = cost.finance
    left_track = [int(own.track(kind)) for kind in range(STORY_POINTS)]
    left_counter = [int(own.counter(kind)) for kind in range(STORY_POINTS)]
    owed = [int(cost.point(kind)) for kind in range(STORY_POINTS)]
    for kind in range(STORY_POINTS):
        _take(plan, left_track, left_counter, kind, owed[kind])
    for _ in range(cost.wild):
        supply = [(left_track[n] > 0, left_track[n] + left_counter[n], -n) for n in range(STORY_POINTS)]
        kind = supply.index(max(supply))
        _take(plan, left_track, left_counter, kind, 1)
    missing = cost.ducats + DUCATS_FOR_COUNTER * sum(plan.buy) - own.ducats
    while missing > 0 and sum(left_counter) > 0:
        kind = left_counter.index(max(left_counter))
        left_counter[kind] -= 1
        plan.cash[kind] += 1
        missing -= 1
    plan.possible = missing <= 0 and own.finance >= cost.finance
    return plan


def _take(plan: PaymentPlan, left_track: list[int], left_counter: list[int], kind: int, need: int) -> None:
    """Cover points of one type from track, counters and purchases, in this order."""
    steps = min(need, left_track[kind])
    left_track[kind] -= steps
    plan.from_track[kind] += steps
    counters = min(need - steps, left_counter[kind])
    left_counter[kind] -= counters
    plan.from_counters[kind] += counters
    plan.buy[kind] += need - steps - counters


def _named(state: State, seat: Seat, gain: Reward, cost: Cost) -> Reward:
    """What is gained before paying, with its wild points named as `default_name` names them."""
    if gain.wild_tracks == 0 and gain.wild_counters == 0:
        return gain
    made = Reward()
    made.ducats = gain.ducats
    made.finance = gain.finance
    made.tracks = gain.tracks
    made.counters = gain.counters
    names = [NAME + kind for kind in range(STORY_POINTS)]
    for number in range(gain.wild_tracks + gain.wild_counters):
        choice = default_name(after_gain(state, seat, made), cost, names)
        if choice == NOBODY:
            break
        if number < gain.wild_tracks:
            made.tracks += POINT[point_of(choice)]
        else:
            made.counters += POINT[point_of(choice)]
    return made


def default_name(seat: Seat, owed: Cost, offered: list[int]) -> i64:
    """The type of a wild point that is gained before a payment: what the payment lacks; -1 if nothing.

    Any that is offered if the debt is out of reach without it.
    """
    if owed.is_free():
        return NOBODY
    short = shortage(seat, owed)
    for kind in range(STORY_POINTS):
        if short.point(kind) > 0 and NAME + kind in offered:
            return NAME + kind
    if short.wild > 0 or not can_pay(seat, owed):
        for choice in offered:
            if NAME <= choice < FROM_TRACK:
                return choice
    return NOBODY


def default_exchange(state: State, seat: i64, cost: Cost, offered: list[int]) -> i64:
    """The exchange that brings a payment nearer."""
    plan = payment_plan(state, seat, cost)
    # Ducats first: a purchase needs them.
    wanted = [CASH + kind for kind in range(STORY_POINTS) if plan.cash[kind]]
    wanted += [BUY + kind for kind in range(STORY_POINTS) if plan.buy[kind]]
    for choice in wanted:
        if choice in offered:
            return choice
    return offered[0]


def fullest(seat: Seat, cost: Cost, named: list[int]) -> i64:
    """The type to name for a wild point of a cost: one whose track is not spent, the larger supply first."""
    best = named[0]
    best_supply = _supply(seat, cost, best)
    for choice in named[1:]:
        supply = _supply(seat, cost, choice)
        if supply > best_supply:
            best = choice
            best_supply = supply
    return best


def _supply(seat: Seat, cost: Cost, choice: int) -> tuple[bool, int]:
    kind = point_of(choice)
    track = seat.track(kind)
    need = cost.point(kind)
    return track > need, int(track + seat.counter(kind) - need)
