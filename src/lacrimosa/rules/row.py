"""The card row: taking, sliding, filling, and what maintenance does to it (ROW, MNT-7, SAL)."""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.bits import BIT
from lacrimosa.rules.chance import shuffled
from lacrimosa.rules.events import (
    BONUS_SHOWN,
    FROM_SALIERI,
    PILE_ROW,
    ROW_DISCARDED,
    ROW_FILLED,
    ROW_RETURNED,
    ROW_SLID,
    ROW_TAKEN,
    SALIERI_CAME,
    SALIERI_LEFT,
    SHUFFLED,
    Event,
    cause,
)
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, NOBODY, ROW_KEPT, ROW_SPACES, SALIERI_CARD
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.tables import FREE

# State.salieri
SALIERI_UNSEEN: Final = 0  # or not in the game
SALIERI_IN_ROW: Final = 1
SALIERI_GONE: Final = 2


def is_opus(card: i64) -> bool:
    return card < MEMORY_CARD


def is_memory(card: i64) -> bool:
    return MEMORY_CARD <= card < SALIERI_CARD


def space_of(state: State, card: i64) -> i64:
    """The index of a card in the row, or -1."""
    at: i64 = 0
    while at < ROW_SPACES:
        if state.row[at] == card:
            return at
        at += 1
    return NOBODY


def sort_tail(options: list[int], start: i64) -> None:
    """Sort `options` from `start` on. Insertion: there are at most seven, the row's cards."""
    at = start + 1
    while at < len(options):
        value = options[at]
        to = at
        while to > start and options[to - 1] > value:
            options[to] = options[to - 1]
            to -= 1
        options[to] = value
        at += 1


def take_card(state: State, at: i64) -> None:
    """Take the card off a space; slide and fill (ROW-1)."""
    state.report(ROW_TAKEN, NOBODY, state.row[at], at)
    state.row[at] = NO_CARD
    fill(state)


def fill(state: State) -> None:
    """Slide the row right and fill it, rightmost space first, until the period's cards run out (ROW-2)."""
    row = state.row
    to: i64 = ROW_SPACES - 1
    at = to
    while at >= 0:
        card = row[at]
        if card != NO_CARD:
            if to != at:
                row[to] = card
                row[at] = NO_CARD
                state.report(ROW_SLID, NOBODY, card, at, to)
            to -= 1
        at -= 1
    salieri_at: i64 = NOBODY
    while to >= 0 and state.deck_drawn < len(state.deck):
        drawn: i64 = state.deck[state.deck_drawn]
        state.deck_drawn += 1
        row[to] = drawn
        show(state, drawn)
        state.report(ROW_FILLED, NOBODY, drawn, to)
        if drawn == SALIERI_CARD:
            salieri_at = to
        to -= 1
    if salieri_at >= 0:
        welcome_salieri(state, salieri_at)


def show(state: State, card: i64) -> None:
    """Remember that a card has lain face up."""
    if card < MEMORY_CARD:
        state.seen_opus |= BIT[card]
    elif card < SALIERI_CARD:
        state.seen_memories |= BIT[card - MEMORY_CARD]


def discard(state: State, card: i64) -> None:
    """A card leaves the game from row or deck."""
    if card < MEMORY_CARD:
        state.gone_opus |= BIT[card]
    elif card < SALIERI_CARD:
        state.gone_memories |= BIT[card - MEMORY_CARD]


def welcome_salieri(state: State, at: i64) -> None:
    """SAL-1: every player gains a counter of choice, from the first player on; not the Soloist (SAL-4)."""
    state.salieri = SALIERI_IN_ROW
    state.report(SALIERI_CAME, NOBODY, at)
    people = state.deal.players
    place = people - 1
    while place >= 0:
        seat = (state.first + place) % people
        state.pending.append(NameWild(seat, 0, 1, cause(FROM_SALIERI, 0), FREE))
        place -= 1


def next_period(state: State, period: i64) -> None:
    """MNT-7: clear what ends with the round and begin `period` (2 to 5)."""
    while state.deck_drawn < len(state.deck):
        discard(state, state.deck[state.deck_drawn])
        state.deck_drawn += 1
    begins = state.deal.periods[period - 1]
    if state.salieri == SALIERI_IN_ROW:
        begins += _row_goes_under(state)
    else:
        at: i64 = ROW_KEPT
        while at < ROW_SPACES:
            card = state.row[at]
            if card != NO_CARD:
                discard(state, card)
                state.report(ROW_DISCARDED, NOBODY, card, at)
                state.row[at] = NO_CARD
            at += 1
    state.deck = begins
    state.deck_drawn = 0
    state.bonus = state.deal.bonuses[period - 1]
    state.report(BONUS_SHOWN, NOBODY, state.bonus)
    fill(state)


def _row_goes_under(state: State) -> bytes:
    """SAL-3: Salieri leaves; the other row cards are shuffled and laid under the period that begins."""
    cards: list[int] = []
    for at in range(ROW_SPACES):
        card = state.row[at]
        state.row[at] = NO_CARD
        if card not in (NO_CARD, SALIERI_CARD):
            cards.append(card)
            state.report(ROW_RETURNED, NOBODY, card, at)
    state.salieri = SALIERI_GONE
    state.report(SALIERI_LEFT, NOBODY)
    return shuffle_pile(state, PILE_ROW, cards)


def shuffle_pile(state: State, pile: i64, items: list[int]) -> bytes:
    """Shuffle a pile of the main board, by the board's generator or what decides in its place."""
    order, state.rng = shuffled(items, state.rng)
    return dealt(state, pile, NOBODY, items, order)


def dealt(state: State, pile: i64, seat: i64, items: list[int], order: bytes) -> bytes:
    """The order that counts: not the generator's if something else decides; told to whoever listens."""
    outcomes = state.outcomes
    if outcomes is not None:
        order = outcomes.order(pile, items)
    trace = state.trace
    if trace is not None:
        trace.append(Event(SHUFFLED, seat, pile, 0, 0, 0, order))
    return order
