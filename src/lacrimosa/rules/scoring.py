"""The last count and who wins (END, SOL-12)."""

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT, count_bits
from lacrimosa.rules.courts import Favour, best_favours, fulfilled
from lacrimosa.rules.events import END_COURTS, END_DUCATS, END_REQUIEM, END_STORY, cause
from lacrimosa.rules.kinds import DUCATS_FOR_VP, EIGHTH, NOBODY, SIXTEENTH, STORY_POINTS, STORY_POINTS_FOR_VP
from lacrimosa.rules.purse import gain_vp
from lacrimosa.rules.state import Seat, State


class FinalCount:
    """What one seat is given at the end, and by what."""

    def __init__(self) -> None:
        self.favours: list[Favour] = []  # which Opus or marker serves which icon (END-1)
        self.courts: list[tuple[int, int]] = []  # (court, VP)
        self.requiem: list[tuple[int, int]] = []  # (movement, VP), every movement
        self.story: i64 = 0
        self.ducats: i64 = 0

    def total(self) -> i64:
        total = self.story + self.ducats
        for _, vp in self.courts:
            total += vp
        for _, vp in self.requiem:
            total += vp
        return total


def majority(state: State, movement: i64) -> i64:
    """END-2: the note with more markers in a movement, neutral ones included; -1 on a tie."""
    mask = state.tables.spaces_of_movement[movement]
    eighths = state.neutral_eighths
    sixteenths = state.neutral_sixteenths
    for seat in state.seats:
        eighths |= seat.eighths
        sixteenths |= seat.sixteenths
    difference = count_bits(eighths & mask) - count_bits(sixteenths & mask)
    if difference > 0:
        return EIGHTH
    return SIXTEENTH if difference < 0 else NOBODY


def requiem_vp(state: State, seat: Seat, movement: i64) -> i64:
    """END-3: own markers of the majority note score high, the others low; a tie scores low for both."""
    mask = state.tables.spaces_of_movement[movement]
    leading = majority(state, movement)
    high = state.tables.high[movement]
    low = state.tables.low[movement]
    eighths = count_bits(seat.eighths & mask)
    sixteenths = count_bits(seat.sixteenths & mask)
    return eighths * (high if leading == EIGHTH else low) + sixteenths * (
        high if leading == SIXTEENTH else low
    )


class MarkerWorth:
    """What a marker would be worth at the end, as things stand with it, and what it does to the own ones."""

    def __init__(self, now: i64, turned: i64, before: i64, after: i64) -> None:
        self.now = now
        self.turned = turned  # if the majority went the other way
        self.before = before  # all own markers of the movement, without it
        self.after = after


def marker_worth(state: State, seat: Seat, space: i64, note: i64) -> MarkerWorth:
    """END-3 for a marker on a free space: nothing else counted that may come with it."""
    movement = state.tables.space_movement[space]
    twin = state.clone()
    own = twin.seats[seat.index]
    if note == EIGHTH:
        own.eighths |= BIT[space]
    else:
        own.sixteenths |= BIT[space]
    high = state.tables.high[movement]
    low = state.tables.low[movement]
    leads = majority(twin, movement) == note
    return MarkerWorth(
        high if leads else low,
        low if leads else high,
        requiem_vp(state, seat, movement),
        requiem_vp(twin, own, movement),
    )


def final_count(state: State, seat: Seat) -> FinalCount:
    """What the last count gives a seat as things stand; the state is not touched."""
    count = FinalCount()
    if seat.index == state.soloist():
        # SOL-12: every court tile counts, fulfilled or not; no story points, no money.
        left = seat.courts
        index = 0
        while left:
            if left & 1:
                count.courts.append((index, int(state.tables.courts[index].vp)))
            left >>= 1
            index += 1
    else:
        count.favours = best_favours(state, seat)
        count.courts = [(court, int(state.tables.courts[court].vp)) for court in fulfilled(count.favours)]
        points: i64 = 0
        kind: i64 = 0
        while kind < STORY_POINTS:
            points += seat.track(kind) + seat.counter(kind)
            kind += 1
        count.story = points // STORY_POINTS_FOR_VP
        count.ducats = seat.ducats // DUCATS_FOR_VP
    for movement in range(len(state.tables.high)):
        count.requiem.append((movement, int(requiem_vp(state, seat, movement))))
    return count


def score_game(state: State) -> None:
    """Give every seat its last count."""
    for seat in state.seats:
        count = final_count(state, seat)
        for court, vp in count.courts:
            gain_vp(state, seat, vp, cause(END_COURTS, court))
        for movement, vp in count.requiem:
            gain_vp(state, seat, vp, cause(END_REQUIEM, movement))
        gain_vp(state, seat, count.story, cause(END_STORY, 0))
        gain_vp(state, seat, count.ducats, cause(END_DUCATS, 0))


def standing(seat: Seat) -> tuple[int, int, int]:
    """What seats are ranked by (END-6): VP, own markers on the Requiem, works in front of the player."""
    markers = count_bits(seat.eighths | seat.sixteenths)
    return (int(seat.vp), int(markers), int(count_bits(seat.opus)))


def winners(state: State) -> list[int]:
    """The winning seats: one, or several that share the victory."""
    best = max([standing(seat) for seat in state.seats])
    return [int(seat.index) for seat in state.seats if standing(seat) == best]


def ranks(state: State) -> list[int]:
    """Every seat's rank, 1 for the winners; seats level in everything share a rank."""
    standings = [standing(seat) for seat in state.seats]
    return [1 + len([other for other in standings if other > own]) for own in standings]
