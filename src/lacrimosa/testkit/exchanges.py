"""TRN-7 by trying: which exchanges the seat that is asked may make, found without the rules of `purse`.

An exchange is open in the own turn as long as what is owed can still be paid after it, with what is certain
to come first. Every way to name, to choose, to exchange and to pay is tried.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from lacrimosa.rules.bits import members
from lacrimosa.rules.choices import BUY, CASH
from lacrimosa.rules.kinds import DUCATS_FOR_COUNTER, STORY_POINTS
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.requiem import ChooseMarker
from lacrimosa.rules.steps.travel import ChooseRoute, cost_of_tile
from lacrimosa.rules.tables import FREE, NO_REWARD, Cost, Reward, Tables, amount_of

Points = tuple[int, int, int]
KINDS = range(STORY_POINTS)


@dataclass(frozen=True)
class Purse:
    """What a seat can pay with."""

    ducats: int
    tracks: Points
    counters: Points
    finance: int

    @staticmethod
    def of(seat: Seat) -> "Purse":
        return Purse(int(seat.ducats), unpacked(seat.tracks), unpacked(seat.counters), int(seat.finance))

    def exchanged(self, choice: int) -> "Purse | None":
        """The purse after an exchange; None if it cannot be made."""
        if choice < CASH:
            counters = more(self.counters, choice - BUY, 1)
            purse = replace(self, ducats=self.ducats - DUCATS_FOR_COUNTER, counters=counters)
        else:
            purse = replace(self, ducats=self.ducats + 1, counters=more(self.counters, choice - CASH, -1))
        return purse if purse.ducats >= 0 and min(purse.counters) >= 0 else None


@dataclass(frozen=True)
class Price:
    """A cost as plain numbers."""

    ducats: int
    points: Points
    wild: int
    finance: int

    @staticmethod
    def of(cost: Cost) -> "Price":
        return Price(int(cost.ducats), unpacked(cost.points), int(cost.wild), int(cost.finance))


def unpacked(points: int) -> Points:
    return int(amount_of(points, 0)), int(amount_of(points, 1)), int(amount_of(points, 2))


def more(points: Points, kind: int, by: int) -> Points:
    changed = list(points)
    changed[kind] += by
    return changed[0], changed[1], changed[2]


@lru_cache(maxsize=1 << 16)
def can_be_paid(purse: Purse, price: Price) -> bool:
    """Whether some naming of the price's wild points and some exchanges pay it in full."""
    if price.wild:
        fewer = [replace(price, points=more(price.points, kind, 1), wild=price.wild - 1) for kind in KINDS]
        return any(can_be_paid(purse, each) for each in fewer)
    if purse.finance < price.finance:
        return False
    at_hand = all(purse.tracks[kind] + purse.counters[kind] >= price.points[kind] for kind in KINDS)
    if at_hand and purse.ducats >= price.ducats:
        return True
    after = [purse.exchanged(choice) for choice in range(BUY, CASH + STORY_POINTS)]
    return any(can_be_paid(each, price) for each in after if each is not None and _gets_nearer(each, price))


def _gets_nearer(purse: Purse, price: Price) -> bool:
    """Whether it is worth going on: a purse never grows, so one that has too little in all never will."""
    return purse.ducats + sum(purse.tracks) + sum(purse.counters) >= price.ducats + sum(price.points)


def gained(tables: Tables, purse: Purse, reward: Reward) -> Purse:
    """The purse after the goods of a reward that need no naming."""
    for kind in KINDS:
        for _ in range(unpacked(reward.tracks)[kind]):
            purse = stepped(tables, purse, kind)
        purse = replace(purse, counters=more(purse.counters, kind, unpacked(reward.counters)[kind]))
    finance = min(purse.finance + int(reward.finance), len(tables.finance) - 1)
    return replace(purse, ducats=purse.ducats + int(reward.ducats), finance=finance)


def stepped(tables: Tables, purse: Purse, kind: int) -> Purse:
    """The purse after one step on a track, or beyond its end."""
    if purse.tracks[kind] < tables.track_max:
        return replace(purse, tracks=more(purse.tracks, kind, 1))
    return replace(purse, ducats=purse.ducats + int(tables.track_overflow_ducats))


def can_be_paid_after(tables: Tables, purse: Purse, tracks: int, counters: int, price: Price) -> bool:
    """Whether some naming of wild points that are gained first lets the price be paid."""
    if tracks:
        purses = [stepped(tables, purse, kind) for kind in KINDS]
        return any(can_be_paid_after(tables, each, tracks - 1, counters, price) for each in purses)
    if counters:
        purses = [replace(purse, counters=more(purse.counters, kind, 1)) for kind in KINDS]
        return any(can_be_paid_after(tables, each, 0, counters - 1, price) for each in purses)
    return can_be_paid(purse, price)


def open_exchanges(state: State) -> list[int]:
    """Every exchange that must be offered now, in ascending order, and no other."""
    asked = state.pending[-1].seat
    if state.turn == 0 or asked != state.active or asked == state.soloist():
        return []
    purse = Purse.of(state.seats[asked])
    found: list[int] = []
    for choice in range(BUY, CASH + STORY_POINTS):
        after = purse.exchanged(choice)
        if after is not None and can_go_on(state, after):
            found.append(choice)
    return found


def can_go_on(state: State, purse: Purse) -> bool:
    """Whether the seat that is asked could pay what it owes if this were its purse."""
    tables = state.tables
    for gain, cost in _ways(state):
        rich = gained(tables, purse, gain)
        tracks, counters = int(gain.wild_tracks), int(gain.wild_counters)
        if can_be_paid_after(tables, rich, tracks, counters, Price.of(cost)):
            return True
    return False


def _ways(state: State) -> list[tuple[Reward, Cost]]:
    """How the action in work can go on: what would be gained before paying, and what would be paid."""
    step, tables = state.pending[-1], state.tables
    if isinstance(step, ChooseMarker):
        cost = tables.composer_tiles[state.top_tile(step.note, tables.space_movement[step.space])].cost
        own, wanted = members(state.seats[step.seat].markers), tables.space_instrument[step.space]
        return [(tables.instrument_reward[at], cost) for at in own if tables.instrument_of[at] == wanted]
    if isinstance(step, ChooseRoute):
        routes = tables.routes[state.mozart][step.place]
        return [(NO_REWARD, route.plus(cost_of_tile(state, step.place))) for route in routes]
    waiting = Reward()
    for below in reversed(state.pending):
        if isinstance(below, NameWild) and below.seat == step.seat:
            waiting.wild_tracks += below.tracks
            waiting.wild_counters += below.counters
        elif isinstance(below, Pay):
            return [(waiting, below.cost)]
    return [(NO_REWARD, FREE)]
