"""Gaining a reward: goods at once, wild points one by one, then the actions it grants (PAY-4, PAY-8)."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.asked import NAME_WILD, Asked, Waiting
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.choices import FROM_TRACK, NAME, point_of
from lacrimosa.rules.events import CAUSES, FROM_OFFERTORIUM, cause, cause_kind
from lacrimosa.rules.kinds import REPEAT_OPUS, STORY_POINTS
from lacrimosa.rules.payment import default_name
from lacrimosa.rules.purse import (
    can_pay,
    can_pay_after,
    gain_counter,
    gain_ducats,
    gain_finance,
    gain_track,
    gain_vp,
)
from lacrimosa.rules.reasons import OWED_FIRST, Reason
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.question import OwingQuestion
from lacrimosa.rules.tables import FREE, POINT, Cost, Reward, amount_of

# Wild points of one reward in a position. Every one triples the ways in which a debt might become payable.
MOST_WILD: Final = 6


def gain(state: State, seat: Seat, reward: Reward, why: i64, owed: Cost = FREE) -> None:
    """Gain a whole reward. `owed` must stay payable: wild points are named with it in mind."""
    if reward.grants:
        state.pending.append(ActionMenu(seat.index, reward.grants, False, False))
    gain_goods(state, seat, reward, why)
    gain_wild(state, seat, reward, why, owed)


def gain_goods(state: State, seat: Seat, reward: Reward, why: i64) -> None:
    """Everything of a reward that asks nothing."""
    gain_ducats(state, seat, reward.ducats, why)
    gain_vp(state, seat, reward.vp, why)
    gain_finance(state, seat, reward.finance, why)
    kind: i64 = 0
    if reward.tracks:
        while kind < STORY_POINTS:
            gain_track(state, seat, kind, amount_of(reward.tracks, kind), why)
            kind += 1
    if reward.counters:
        kind = 0
        while kind < STORY_POINTS:
            gain_counter(state, seat, kind, amount_of(reward.counters, kind), why)
            kind += 1
    for vp, opus_type in reward.per_opus:
        gain_vp(state, seat, vp * count_works(state, seat, opus_type), why)


def gain_wild(state: State, seat: Seat, reward: Reward, why: i64, owed: Cost = FREE) -> None:
    """Ask for the type of every wild point of a reward."""
    if reward.wild_tracks > 0 or reward.wild_counters > 0:
        state.pending.append(NameWild(seat.index, reward.wild_tracks, reward.wild_counters, why, owed))


def count_works(state: State, seat: Seat, opus_type: i64) -> i64:
    """PAY-7: own works of a type, rotated ones included, sold ones not."""
    return count_bits(seat.opus & state.tables.opus_of_type[opus_type])


def gain_offertorium(state: State, seat: Seat, opus_type: i64) -> None:
    """REQ-5: VP of every tile at work that names the type of the work just handled."""
    left = seat.tiles
    index: i64 = 0
    while left:
        if left & 1:
            tile = state.tables.composer_tiles[index]
            if tile.repeat == REPEAT_OPUS and tile.repeat_what == opus_type:
                gain_vp(state, seat, tile.repeat_vp, cause(FROM_OFFERTORIUM, index))
        left >>= 1
        index += 1


class NameWild(OwingQuestion):
    """Name the type of the next wild point: track steps first, then counters."""

    def __init__(self, seat: i64, tracks: i64, counters: i64, why: i64, owed: Cost) -> None:
        super().__init__(seat)
        self.tracks = tracks
        self.counters = counters
        self.why = why
        self.owed = owed

    def options(self, state: State) -> list[int]:
        seat = state.seats[self.seat]
        options: list[int] = []
        self.add_exchanges(state, options)
        if can_pay(seat, self.owed):
            options += [NAME, NAME + 1, NAME + 2]
        else:
            self._payable_names(state, seat, options)
        return options

    def can_be_paid(self, state: State, seat: Seat) -> bool:
        return can_pay_after(state, seat, self._unnamed(), self.owed)

    def _unnamed(self) -> Reward:
        """The points that wait to be named."""
        reward = Reward()
        reward.wild_tracks = self.tracks
        reward.wild_counters = self.counters
        return reward

    def _payable_names(self, state: State, seat: Seat, options: list[int]) -> None:
        """Only the types after which the debt can still be paid."""
        kind: i64 = 0
        while kind < STORY_POINTS:
            if self._payable_after(state, seat, kind):
                options.append(NAME + kind)
            kind += 1

    def _payable_after(self, state: State, seat: Seat, kind: i64) -> bool:
        rest = self._unnamed()
        twin = seat.copy()
        if self.tracks > 0:
            rest.wild_tracks -= 1
            if twin.track(kind) < state.tables.track_max:
                twin.tracks += POINT[kind]
            else:
                twin.ducats += state.tables.track_overflow_ducats
        else:
            rest.wild_counters -= 1
            twin.counters += POINT[kind]
        return can_pay_after(state, twin, rest, self.owed)

    def answer(self, state: State, seat: Seat, choice: i64) -> None:
        kind = point_of(choice)
        if self.tracks > 0:
            if self.tracks + self.counters > 1:
                state.pending.append(NameWild(self.seat, self.tracks - 1, self.counters, self.why, self.owed))
            gain_track(state, seat, kind, 1, self.why)
        else:
            if self.counters > 1:
                state.pending.append(NameWild(self.seat, 0, self.counters - 1, self.why, self.owed))
            gain_counter(state, seat, kind, 1, self.why)

    def asked(self, state: State) -> Asked:
        asked = Asked(NAME_WILD)
        asked.owed = self.owed
        asked.wild_tracks = self.tracks
        asked.wild_counters = self.counters
        asked.cause = self.why
        return asked

    def rule(self) -> str:
        return "PAY-4"

    def why_not(self, state: State, choice: i64) -> Reason | None:
        # A type is left out only where the debt could not be paid then.
        return Reason(OWED_FIRST, "PAY-6") if NAME <= choice < FROM_TRACK else None

    def default(self, state: State) -> i64:
        return default_name(state.seats[self.seat], self.owed, self.options(state))

    def unnamed(self) -> i64:
        return self.tracks + self.counters

    def tell(self, state: State, waiting: Waiting) -> None:
        waiting.wild += self.tracks + self.counters

    def code(self) -> list[int]:
        return [self.seat, self.tracks, self.counters, self.why, *self.owed.code()]

    def is_sound(self, state: State) -> bool:
        fits = self.tracks >= 0 and self.counters >= 0 and 1 <= self.unnamed() <= MOST_WILD
        # Salieri gives to everybody; only whose turn it is can owe something.
        may_owe = self.seat == state.active or self.owed.is_free()
        return fits and self.why >= 0 and cause_kind(self.why) < CAUSES and may_owe

    def owing(self) -> Cost:
        return self.owed
