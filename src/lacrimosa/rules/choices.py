"""The fixed space of choices: one choice is one integer, and the same integer always means the same deed.

Each range is as wide as the largest set a state can hold, so the space is the same for every edition.
"""

from typing import Final

from mypy_extensions import i64

LAY_EXPERIENCE: Final = 0  # + memory: lay it into the Experiences section
LAY_STORY: Final = 64  # + memory: lay it into the Story section
ACT: Final = 128
INCOME: Final = 129
DONE: Final = 130  # end the turn, or decline what is offered
BUY: Final = 131  # + story point: 3 ducats for a counter
CASH: Final = 134  # + story point: a counter for 1 ducat
NAME: Final = 137  # + story point: the type of one wild point
FROM_TRACK: Final = 140  # + n: pay n of the owed points with track steps, the rest with counters
ROUTE: Final = 156  # + n: the n-th of the cheapest routes
MARKER: Final = 164  # + instrument space: the marker to take from there
DOCUMENT_CARD: Final = 176  # + memory
COMMISSION_CARD: Final = 240  # + Opus
PERFORM_CARD: Final = 304  # + Opus
SELL_CARD: Final = 368  # + Opus
TRAVEL_TO: Final = 432  # + place
REQUIEM_SPACE: Final = 464  # + 2 * space + note
NEUTRAL_SPACE: Final = 592  # + 2 * space + note
CHOICES: Final = 720

MOST_ROUTES: Final = MARKER - ROUTE
MOST_INSTRUMENT_SPACES: Final = DOCUMENT_CARD - MARKER
MOST_PLACES: Final = REQUIEM_SPACE - TRAVEL_TO
HIGHEST_TRACK: Final = ROUTE - FROM_TRACK - 1

# Every range with its first choice, in order; `kind_of` finds the range of a choice.
RANGES: Final = [
    LAY_EXPERIENCE,
    LAY_STORY,
    ACT,
    INCOME,
    DONE,
    BUY,
    CASH,
    NAME,
    FROM_TRACK,
    ROUTE,
    MARKER,
    DOCUMENT_CARD,
    COMMISSION_CARD,
    PERFORM_CARD,
    SELL_CARD,
    TRAVEL_TO,
    REQUIEM_SPACE,
    NEUTRAL_SPACE,
]


def kind_of(choice: int) -> int:
    """The range a choice lies in, named by the range's first choice; -1 outside the space."""
    if choice < 0 or choice >= CHOICES:
        return -1
    kind = 0
    for first in RANGES:
        if first > choice:
            break
        kind = first
    return kind


# --- what a choice names -------------------------------------------------------------------------


def memory_of(choice: i64) -> i64:
    """The memory to lay or to document."""
    if choice >= DOCUMENT_CARD:
        return choice - DOCUMENT_CARD
    return choice - LAY_STORY if choice >= LAY_STORY else choice


def opus_of(choice: i64) -> i64:
    """The Opus to commission, perform or sell."""
    return (choice - COMMISSION_CARD) & 63


def place_of(choice: i64) -> i64:
    return choice - TRAVEL_TO


def requiem_space_of(choice: i64) -> i64:
    """The Requiem space of a player's or a neutral marker."""
    return ((choice - REQUIEM_SPACE) & 127) >> 1


def note_of(choice: i64) -> i64:
    """The note that a player's or a neutral marker shows."""
    return choice & 1


def point_of(choice: i64) -> i64:
    """The story point to buy, to cash or to name."""
    return (choice - BUY) % 3


def steps_of(choice: i64) -> i64:
    """How many of the owed points the track pays."""
    return choice - FROM_TRACK


def route_of(choice: i64) -> i64:
    return choice - ROUTE


def marker_of(choice: i64) -> i64:
    """The instrument space whose marker is taken."""
    return choice - MARKER
