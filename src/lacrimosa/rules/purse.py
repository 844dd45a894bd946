"""Money, story points and finance: what a seat can pay, and every change of its numbers (PAY, TRN-7).

These few functions are the only ones that touch ducats, tracks, counters, finance and VP.
"""

from mypy_extensions import i64

from lacrimosa.rules.choices import BUY, CASH, point_of
from lacrimosa.rules.events import (
    COUNTER,
    DUCATS,
    FINANCE,
    FROM_EXCHANGE,
    FROM_FINANCE,
    FROM_OVERFLOW,
    GAINED,
    LOST,
    TRACK,
    VP,
    cause,
    cause_kind,
)
from lacrimosa.rules.kinds import DUCATS_FOR_COUNTER, STORY_POINTS
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.tables import POINT, Cost, Reward, amount_of, packed_amount


def payable(ducats: i64, tracks: i64, counters: i64, cost_ducats: i64, points: i64, wild: i64) -> bool:
    """Whether a purse can pay a cost in full, with exchanges if need be (PAY-6); finance apart."""
    return missing_ducats(ducats, tracks, counters, cost_ducats, points, wild) <= 0


def missing_ducats(ducats: i64, tracks: i64, counters: i64, cost_ducats: i64, points: i64, wild: i64) -> i64:
    """How many ducats a payment lacks after every exchange that helps; 0 or less if it can be made.

    Exact: track steps pay first, since they cannot be cashed; what counters are left may be cashed, what
    points are missing must be bought.
    """
    if points == 0 and wild == 0 and cost_ducats <= ducats:
        return 0
    spare: i64 = 0  # counters left over
    loose: i64 = 0  # track steps left over
    short: i64 = 0  # points to buy
    while points or tracks or counters:
        need = points & 0xFFFF
        track = tracks & 0xFFFF
        counter = counters & 0xFFFF
        if need <= track:
            loose += track - need
            spare += counter
        elif need <= track + counter:
            spare += track + counter - need
        else:
            short += need - track - counter
        points >>= 16
        tracks >>= 16
        counters >>= 16
    if wild > 0:
        by_track = wild if wild < loose else loose
        wild -= by_track
        by_counter = wild if wild < spare else spare
        spare -= by_counter
        short += wild - by_counter
    return cost_ducats + DUCATS_FOR_COUNTER * short - ducats - spare


def can_pay(seat: Seat, cost: Cost) -> bool:
    return seat.finance >= cost.finance and payable(
        seat.ducats, seat.tracks, seat.counters, cost.ducats, cost.points, cost.wild
    )


def missing_of(seat: Seat, cost: Cost) -> i64:
    """How many ducats a seat lacks for a cost, finance left aside."""
    return missing_ducats(seat.ducats, seat.tracks, seat.counters, cost.ducats, cost.points, cost.wild)


def can_pay_both(seat: Seat, one: Cost, other: Cost) -> bool:
    """Whether two costs can be paid together."""
    return seat.finance >= one.finance + other.finance and payable(
        seat.ducats,
        seat.tracks,
        seat.counters,
        one.ducats + other.ducats,
        one.points + other.points,
        one.wild + other.wild,
    )


def can_pay_after(state: State, seat: Seat, gain: Reward, cost: Cost) -> bool:
    """Whether a cost can be paid once the goods of a reward are gained (COM-1, REQ-2)."""
    missing = missing_of(seat, cost)
    if missing <= 0 and seat.finance >= cost.finance:
        return True
    if missing > gain.help(state.tables.track_overflow_ducats):
        return False
    finance = finance_after(state, seat, gain)
    tracks, overflow = tracks_after(state, seat, gain)
    ducats = seat.ducats + gain.ducats + overflow
    counters = seat.counters + gain.counters
    return finance >= cost.finance and _payable_with_wild(
        state, ducats, tracks, counters, gain.wild_tracks, gain.wild_counters, cost
    )


def after_gain(state: State, seat: Seat, gain: Reward) -> Seat:
    """A copy of a seat with the goods of a reward that need no choice; VP are left aside."""
    rich = seat.copy()
    rich.tracks, overflow = tracks_after(state, seat, gain)
    rich.ducats += gain.ducats + overflow
    rich.counters += gain.counters
    rich.finance = finance_after(state, seat, gain)
    return rich


def finance_after(state: State, seat: Seat, gain: Reward) -> i64:
    finance = seat.finance + gain.finance
    last: i64 = len(state.tables.finance) - 1
    return finance if finance < last else last


def tracks_after(state: State, seat: Seat, gain: Reward) -> tuple[i64, i64]:
    """The tracks after a reward, and the ducats for steps beyond their ends."""
    tracks = seat.tracks
    if gain.tracks == 0:
        return tracks, 0
    overflow: i64 = 0
    kind: i64 = 0
    while kind < STORY_POINTS:
        steps = amount_of(gain.tracks, kind)
        room = state.tables.track_max - seat.track(kind)
        moved = steps if steps < room else room
        tracks += packed_amount(kind, moved)
        overflow += (steps - moved) * state.tables.track_overflow_ducats
        kind += 1
    return tracks, overflow


def _payable_with_wild(
    state: State,
    ducats: i64,
    tracks: i64,
    counters: i64,
    wild_tracks: i64,
    wild_counters: i64,
    cost: Cost,
) -> bool:
    """Whether some naming of the wild points makes a cost payable."""
    if wild_tracks == 0 and wild_counters == 0:
        return payable(ducats, tracks, counters, cost.ducats, cost.points, cost.wild)
    kind: i64 = 0
    while kind < STORY_POINTS:
        if wild_counters > 0:
            more = counters + POINT[kind]
            paid = _payable_with_wild(state, ducats, tracks, more, wild_tracks, wild_counters - 1, cost)
        elif amount_of(tracks, kind) < state.tables.track_max:
            paid = _payable_with_wild(state, ducats, tracks + POINT[kind], counters, wild_tracks - 1, 0, cost)
        else:
            more = ducats + state.tables.track_overflow_ducats
            paid = _payable_with_wild(state, more, tracks, counters, wild_tracks - 1, 0, cost)
        if paid:
            return True
        kind += 1
    return False


def shortage(seat: Seat, cost: Cost) -> Cost:
    """What a seat lacks of a cost, good by good, exchanges left aside."""
    points: i64 = 0
    left_over: i64 = 0
    kind: i64 = 0
    while kind < STORY_POINTS:
        have = seat.track(kind) + seat.counter(kind)
        need = cost.point(kind)
        if have < need:
            points |= packed_amount(kind, need - have)
        else:
            left_over += have - need
        kind += 1
    ducats = cost.ducats - seat.ducats
    finance = cost.finance - seat.finance
    wild = cost.wild - left_over
    short = Cost(ducats if ducats > 0 else 0, 0, 0, 0, wild if wild > 0 else 0, finance if finance > 0 else 0)
    short.points = points
    return short


# --- changes -------------------------------------------------------------------------------------


def gain_ducats(state: State, seat: Seat, amount: i64, why: i64) -> None:
    if amount > 0:
        seat.ducats += amount
        state.report(GAINED, seat.index, DUCATS, amount, 0, why)


def lose_ducats(state: State, seat: Seat, amount: i64, why: i64) -> None:
    if amount > 0:
        seat.ducats -= amount
        state.report(LOST, seat.index, DUCATS, amount, 0, why)


def gain_vp(state: State, seat: Seat, amount: i64, why: i64) -> None:
    if amount > 0:
        seat.vp += amount
        seat.vp_from = seat.vp_from[:]  # copies share it
        seat.vp_from[cause_kind(why)] += amount
        state.report(GAINED, seat.index, VP, amount, 0, why)


def gain_track(state: State, seat: Seat, kind: i64, steps: i64, why: i64) -> None:
    """PAY-2: steps beyond the last space give ducats instead."""
    if steps <= 0:
        return
    room = state.tables.track_max - seat.track(kind)
    moved = steps if steps < room else room
    if moved > 0:
        seat.tracks += packed_amount(kind, moved)
        state.report(GAINED, seat.index, TRACK + kind, moved, 0, why)
    beyond = steps - moved
    if beyond > 0:
        gain_ducats(state, seat, beyond * state.tables.track_overflow_ducats, cause(FROM_OVERFLOW, kind))


def lose_track(state: State, seat: Seat, kind: i64, steps: i64, why: i64) -> None:
    if steps > 0:
        seat.tracks -= packed_amount(kind, steps)
        state.report(LOST, seat.index, TRACK + kind, steps, 0, why)


def gain_counter(state: State, seat: Seat, kind: i64, amount: i64, why: i64) -> None:
    if amount > 0:
        seat.counters += packed_amount(kind, amount)
        state.report(GAINED, seat.index, COUNTER + kind, amount, 0, why)


def lose_counter(state: State, seat: Seat, kind: i64, amount: i64, why: i64) -> None:
    if amount > 0:
        seat.counters -= packed_amount(kind, amount)
        state.report(LOST, seat.index, COUNTER + kind, amount, 0, why)


def gain_finance(state: State, seat: Seat, steps: i64, why: i64) -> None:
    """PAY-5: steps beyond the last space give VP instead."""
    if steps <= 0:
        return
    room: i64 = len(state.tables.finance) - 1 - seat.finance
    moved = steps if steps < room else room
    if moved > 0:
        seat.finance += moved
        state.report(GAINED, seat.index, FINANCE, moved, 0, why)
    beyond = steps - moved
    if beyond > 0:
        gain_vp(state, seat, beyond * state.tables.finance_overflow_vp, cause(FROM_FINANCE, seat.finance))


def lose_finance(state: State, seat: Seat, steps: i64, why: i64) -> None:
    if steps > 0:
        seat.finance -= steps
        state.report(LOST, seat.index, FINANCE, steps, 0, why)


# --- exchanges (TRN-7) ---------------------------------------------------------------------------


def exchange_options(state: State, seat: Seat, options: list[int]) -> None:
    """Add the exchanges a seat has the goods for; whoever owes something has to look further."""
    if not state.may_exchange(seat.index):
        return
    if seat.ducats >= DUCATS_FOR_COUNTER:
        options += [BUY, BUY + 1, BUY + 2]
    counters = seat.counters
    choice: i64 = CASH
    while counters:
        if counters & 0xFFFF:
            options.append(choice)
        counters >>= 16
        choice += 1


def after_exchange(seat: Seat, choice: i64) -> tuple[i64, i64]:
    """The ducats and the counters of a seat if it made an exchange."""
    if choice < CASH:
        return seat.ducats - DUCATS_FOR_COUNTER, seat.counters + POINT[point_of(choice)]
    return seat.ducats + 1, seat.counters - POINT[point_of(choice)]


def is_exchange(choice: i64) -> bool:
    return BUY <= choice < CASH + STORY_POINTS


def exchange(state: State, seat: Seat, choice: i64) -> None:
    kind = point_of(choice)
    if choice < CASH:
        lose_ducats(state, seat, DUCATS_FOR_COUNTER, cause(FROM_EXCHANGE, kind))
        gain_counter(state, seat, kind, 1, cause(FROM_EXCHANGE, kind))
    else:
        lose_counter(state, seat, kind, 1, cause(FROM_EXCHANGE, kind))
        gain_ducats(state, seat, 1, cause(FROM_EXCHANGE, kind))
