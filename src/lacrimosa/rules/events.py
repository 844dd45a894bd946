"""What happened, as data: enough to animate, to log, and to rebuild every number on screen.

An event is a kind, the seat it happened to, up to three numbers, and the cause. No sentences here.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.kinds import NOBODY

# Causes: what a gain or a payment comes from. A cause is kind * 256 + the component's index.
FROM_SETUP: Final = 0
FROM_TOP: Final = 1  # top reward of a Memory card
FROM_INCOME: Final = 2
FROM_EXCHANGE: Final = 3
FROM_ROW: Final = 4  # a strip of the card row; index = space
FROM_COMMISSION: Final = 5
FROM_PERFORM: Final = 6
FROM_SALE: Final = 7
FROM_OFFERTORIUM: Final = 8  # repeating VP of a composer tile
FROM_CITY: Final = 9
FROM_COURT: Final = 10  # immediate reward of a court
FROM_ROAD: Final = 11
FROM_INSTRUMENT: Final = 12  # instrument space of the personal board
FROM_COMPOSER: Final = 13  # a composer tile: its cost and its immediate reward
FROM_REQUIEM: Final = 14  # the Soloist's VP for a part
FROM_STORY: Final = 15  # story part of a Memory card
FROM_SEQUENTIA: Final = 16  # repeating track step of a composer tile
FROM_FINANCE: Final = 17
FROM_BONUS: Final = 18  # period bonus
FROM_SALIERI: Final = 19
FROM_UPKEEP: Final = 20  # tracks reset in maintenance
FROM_OVERFLOW: Final = 21  # steps beyond the end of a track
END_COURTS: Final = 22
END_REQUIEM: Final = 23
END_STORY: Final = 24
END_DUCATS: Final = 25
CAUSES: Final = 26


def cause(kind: i64, index: i64) -> i64:
    return kind << 8 | index


# Goods, as `what` of GAINED and LOST.
DUCATS: Final = 0
VP: Final = 1
FINANCE: Final = 2
TRACK: Final = 3  # + story point
COUNTER: Final = 6  # + story point

# Kinds of events, each with the meaning of a, b, c.
ROUND_BEGAN: Final = 0  # a round
TURN_BEGAN: Final = 1  # a turn
LAID: Final = 2  # a memory, b 0 Experiences or 1 Story, c column
ACTED: Final = 3
TOOK_INCOME: Final = 4
GAINED: Final = 5  # a goods, b amount
LOST: Final = 6  # a goods, b amount
DREW: Final = 7  # a memory (hidden from the others)
SHUFFLED: Final = 8  # a pile; `order` is hidden from everybody
ROW_TAKEN: Final = 9  # a card code, b space
ROW_DISCARDED: Final = 10  # a card code, b space
ROW_FILLED: Final = 11  # a card code, b space
FORGOTTEN: Final = 12  # a memory that leaves the Story section for good
DOCUMENTED: Final = 13  # a memory, b column
COMMISSIONED: Final = 14  # a Opus, c 1 if it leaves the game (the Soloist's)
PERFORMED: Final = 15  # a Opus
SOLD: Final = 16  # a Opus
TRAVELLED: Final = 17  # a from, b to
CITY_USED: Final = 18  # a city, b place
COURT_TAKEN: Final = 19  # a court, b place
MARKER_PLACED: Final = 20  # a space, b note, c instrument space it came from
NEUTRAL_PLACED: Final = 21  # a space, b note
NEUTRAL_LOST: Final = 22
COMPOSER_HIRED: Final = 23  # a tile taken off its stack
TILE_LAID: Final = 24  # a tile, now at work
DECLINED: Final = 25  # what was offered was not taken
REPEAT_OFFERED: Final = 26  # a action
MAINTENANCE_BEGAN: Final = 27  # a round
CARDS_GATHERED: Final = 28  # both sections emptied, performed works stand up
GILDED: Final = 29  # a place whose tile turned
MAP_FILLED: Final = 30  # a place, b tile
BONUS_SHOWN: Final = 31  # a bonus tile
SALIERI_CAME: Final = 32  # a space
SALIERI_LEFT: Final = 33
FIRST_PLAYER: Final = 34
SOLOIST_LAID: Final = 35  # a Experiences card, b Story card
GAME_ENDED: Final = 36
TURN_ENDED: Final = 37
ROW_SLID: Final = 38  # a card code, b from space, c to space
ROW_RETURNED: Final = 39  # a card code, b space: back under the deck (SAL-3)
EVENTS: Final = 40

# Piles, as `a` of SHUFFLED. A seat's own deck is its seat number.
PILE_CITIES: Final = 16
PILE_ROW: Final = 17


class Event:
    """One thing that happened."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, cause: i64, order: bytes) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.cause = cause
        self.order = order

    def __repr__(self) -> str:
        numbers = f"a {self.a}, b {self.b}, c {self.c}, cause {self.cause}"
        return f"<Event: kind {self.kind}, seat {self.seat}, {numbers}>"

    def hidden_from(self, seat: i64) -> bool:
        """Whether `seat` may know only that it happened, not which card it was."""
        if self.kind == SHUFFLED:
            return True
        return self.kind == DREW and self.seat != seat

    def seen_by(self, seat: i64) -> "Event":
        """The event as `seat` may know it."""
        if not self.hidden_from(seat):
            return self
        return Event(self.kind, self.seat, self.a if self.kind == SHUFFLED else NOBODY, 0, 0, self.cause, b"")
