"""What one seat may know (HID): the only way out of the state for players, pages, bots and logs.

A view is itself a playable state in which everything hidden is replaced by a fixed stand-in: the lowest
numbers first. Two states that differ only in what a seat cannot see give the same view, to the bit.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT, members
from lacrimosa.rules.events import Event
from lacrimosa.rules.kinds import MEMORY_CARD, ROUNDS, SALIERI_CARD
from lacrimosa.rules.state import Deal, Seat, State

SPECTATOR: Final = -1
STILL: Final = 1 << 31 | 1  # a generator that tells nothing


class View:
    """The game as `seat` may know it; SPECTATOR sees no hand at all."""

    def __init__(self, seat: i64, state: State) -> None:
        self.seat = seat
        self.state = state

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {whose}: {self.state.moment()}>"

    def __copy__(self) -> "View":
        return View(self.seat, self.state.clone())

    def __deepcopy__(self, memo: object) -> "View":
        return View(self.seat, self.state.clone())

    def __reduce__(self) -> str:
        raise TypeError("a View cannot be pickled; send the position of its state")

    def sees_hand(self, seat: i64) -> bool:
        return seat == self.seat


def view(state: State, seat: i64) -> View:
    """The game as one seat may know it."""
    twin = state.clone()
    twin.deal = _known_deal(state)
    _hide_decks(twin)
    twin.court_stack = bytes(sorted(state.court_stack[state.courts_drawn :]))
    twin.courts_drawn = 0
    twin.city_stack = bytes(sorted(state.city_stack[state.cities_drawn :]))
    twin.cities_drawn = 0
    twin.rng = STILL
    for own in twin.seats:
        own.rng = STILL
        if own.index == state.soloist():
            own.deck = own.deck[: own.drawn] + bytes(sorted(own.deck[own.drawn :]))
        else:
            _hide_hand(own, own.index == seat)
    return View(seat, twin)


def seen_events(events: list[Event], seat: i64) -> list[Event]:
    """What happened, as one seat may know it."""
    return [event.seen_by(seat) for event in events]


def _hide_hand(seat: Seat, is_own: bool) -> None:
    """The own deck is known but for its order; of the others only hand and deck together are known."""
    unknown = sorted(seat.deck[seat.drawn :])
    if not is_own:
        size = seat.hand_size()
        pool = members(seat.hand) + unknown
        pool.sort()
        seat.hand = 0
        for memory in pool[:size]:
            seat.hand |= BIT[memory]
        unknown = pool[size:]
    seat.deck = bytes(unknown)
    seat.drawn = 0


def unseen_cards(state: State, period: i64) -> tuple[list[int], list[int]]:
    """The Opus and Memory card codes of a period that never lay face up."""
    works = members(state.tables.opus_of_period[period] & ~state.seen_opus)
    memories = members(state.tables.memories_of_period[period] & ~state.seen_memories)
    return works, [MEMORY_CARD + memory for memory in memories]


def cards_to_come(state: State) -> i64:
    """How many cards the row can still get this period, Salieri not counted: that would tell where he is."""
    left = state.deck[state.deck_drawn :]
    return len(left) - (1 if SALIERI_CARD in left else 0)


def removed_of_each(deal: Deal) -> i64:
    """SET-2: how many Opus, and how many Memory cards, were taken out of each period."""
    return 4 - (2 if deal.players == 1 else deal.players)


def _known_deal(state: State) -> Deal:
    """The deal without what nobody knows; past periods are simply over."""
    known = state.deal.copy()
    known.decks = [b"" for _ in known.decks]
    known.seat_rngs = [STILL for _ in known.seat_rngs]
    known.rng = STILL
    known.courts = b""
    known.cities = b""
    bonuses: list[int] = []
    out = removed_of_each(state.deal)
    period: i64 = 1
    while period <= ROUNDS:
        bonus: i64 = state.deal.bonuses[period - 1]
        if period > present_period(state):
            bonus = bonus_choice(state, period)[0]
            works, memories = unseen_cards(state, period)
            known.periods[period - 1] = bytes(works[: len(works) - out] + memories[: len(memories) - out])
            known.removed[period - 1] = bytes(works[len(works) - out :] + memories[len(memories) - out :])
        else:
            known.periods[period - 1] = b""
            known.removed[period - 1] = b""
        bonuses.append(bonus)
        period += 1
    known.bonuses = bytes(bonuses)
    return known


def present_period(state: State) -> i64:
    """The period whose cards are being drawn: it begins in the maintenance before its round."""
    return state.tables.bonuses[state.bonus].period


def bonus_choice(state: State, period: i64) -> list[int]:
    """The bonus tiles one of which lies on a period."""
    bonuses = state.tables.bonuses
    return [n for n in range(len(bonuses)) if bonuses[n].period == period]


def _hide_decks(state: State) -> None:
    """The present period's deck as known: what can come, lowest first; below it what Salieri sent back."""
    out = removed_of_each(state.deal)
    period = present_period(state)
    works, memories = unseen_cards(state, period)
    returned = sorted(returned_cards(state))
    state.deck = bytes(works[: len(works) - out] + memories[: len(memories) - out] + returned)
    state.deck_drawn = 0
    state.deal.removed[period - 1] = bytes(works[len(works) - out :] + memories[len(memories) - out :])
    past: i64 = 1
    while past < period:
        works, memories = unseen_cards(state, past)
        for opus in works:
            state.gone_opus |= BIT[opus]
        for card in memories:
            state.gone_memories |= BIT[card - MEMORY_CARD]
        past += 1


def returned_cards(state: State) -> list[int]:
    """SAL-3: cards that lay face up and wait again at the bottom of the deck."""
    cards: list[int] = []
    for card in state.deck[state.deck_drawn :]:
        if card < MEMORY_CARD:
            if (state.seen_opus >> card) & 1:
                cards.append(card)
        elif card < SALIERI_CARD and (state.seen_memories >> (card - MEMORY_CARD)) & 1:
            cards.append(card)
    return cards
