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
NO_INDEX: Final = 255


def cause(kind: i64, index: i64) -> i64:
    return kind << 8 | index


def cause_kind(cause: i64) -> i64:
    return cause >> 8


def cause_index(cause: i64) -> i64:
    """The component of a cause."""
    return cause & 0xFF


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
DOCUMENTED: Final = 13  # a memory, b column (-1 for the Soloist)
COMMISSIONED: Final = 14  # a Opus, c 1 if it leaves the game (the Soloist's)
PERFORMED: Final = 15  # a Opus
SOLD: Final = 16  # a Opus, c 1 if it is the Soloist's sale
TRAVELLED: Final = 17  # a from, b to, c 1 if the Soloist travels
CITY_USED: Final = 18  # a city, b place
COURT_TAKEN: Final = 19  # a court, b place, c 1 if the Soloist takes it
MARKER_PLACED: Final = 20  # a space, b note, c instrument space it came from (-1 for the Soloist)
NEUTRAL_PLACED: Final = 21  # a space, b note
NEUTRAL_LOST: Final = 22
COMPOSER_HIRED: Final = 23  # a tile taken off its stack
TILE_LAID: Final = 24  # a tile, now at work, b instrument space it lies on
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
SOLOIST_ACTED: Final = 40  # a action, b the details that decide how (DETAILS_*): what he then does follows
EVENTS: Final = 41

# Piles, as `a` of SHUFFLED. A seat's own deck is its seat number.
PILE_CITIES: Final = 16
PILE_ROW: Final = 17

# The columns of a Soloist's card, as `b` of SOLOIST_ACTED: which card of the row, which courts, which part.
DETAILS_ROW: Final = 0
DETAILS_COURTS: Final = 1
DETAILS_PART: Final = 2

BY_SOLOIST: Final = 1  # as `c` of what he does in his own way

# The rule behind every kind of event. Gains and losses have that of their cause.
EVENT_RULES: Final = {
    ROUND_BEGAN: "RND-1",
    TURN_BEGAN: "RND-1",
    LAID: "TRN-1",
    ACTED: "TRN-3",
    TOOK_INCOME: "TRN-5",
    DREW: "TRN-6",
    SHUFFLED: "MNT-5",
    ROW_TAKEN: "ROW-1",
    ROW_DISCARDED: "MNT-7",
    ROW_FILLED: "ROW-1",
    FORGOTTEN: "DOC-2",
    DOCUMENTED: "DOC-1",
    COMMISSIONED: "COM-1",
    PERFORMED: "PFS-2",
    SOLD: "PFS-3",
    TRAVELLED: "TRV-1",
    CITY_USED: "TRV-3",
    COURT_TAKEN: "TRV-3",
    MARKER_PLACED: "REQ-2",
    NEUTRAL_PLACED: "REQ-3",
    NEUTRAL_LOST: "REQ-3",
    COMPOSER_HIRED: "REQ-2",
    TILE_LAID: "REQ-8",
    DECLINED: "PAY-8",
    REPEAT_OFFERED: "REQ-6",
    MAINTENANCE_BEGAN: "MNT-1",
    CARDS_GATHERED: "MNT-5",
    GILDED: "MNT-6",
    MAP_FILLED: "MNT-6",
    BONUS_SHOWN: "MNT-4",
    SALIERI_CAME: "SAL-1",
    SALIERI_LEFT: "SAL-3",
    FIRST_PLAYER: "MNT-8",
    SOLOIST_LAID: "SOL-4",
    GAME_ENDED: "END-6",
    TURN_ENDED: "TRN-6",
    ROW_SLID: "ROW-1",
    ROW_RETURNED: "SAL-3",
    SOLOIST_ACTED: "SOL-4",
}
# What the Soloist does under a rule of his own.
SOLOIST_RULES: Final = {
    DOCUMENTED: "SOL-5",
    COMMISSIONED: "SOL-6",
    SOLD: "SOL-7",
    TRAVELLED: "SOL-9",
    COURT_TAKEN: "SOL-9",
    MARKER_PLACED: "SOL-10",
}
# A strip of the row is printed for two actions: it alone does not tell the rule.
CAUSE_RULES: Final = {
    FROM_SETUP: "SET-10",
    FROM_TOP: "TRN-3",
    FROM_INCOME: "TRN-5",
    FROM_EXCHANGE: "TRN-7",
    FROM_COMMISSION: "COM-1",
    FROM_PERFORM: "PFS-2",
    FROM_SALE: "PFS-3",
    FROM_OFFERTORIUM: "REQ-5",
    FROM_CITY: "TRV-3",
    FROM_COURT: "TRV-3",
    FROM_ROAD: "TRV-1",
    FROM_INSTRUMENT: "REQ-2",
    FROM_COMPOSER: "REQ-2",
    FROM_REQUIEM: "SOL-10",
    FROM_STORY: "MNT-1",
    FROM_SEQUENTIA: "MNT-2",
    FROM_FINANCE: "MNT-3",
    FROM_BONUS: "MNT-4",
    FROM_SALIERI: "SAL-1",
    FROM_UPKEEP: "MNT-1",
    FROM_OVERFLOW: "PAY-2",
    END_COURTS: "END-1",
    END_REQUIEM: "END-3",
    END_STORY: "END-4",
    END_DUCATS: "END-5",
}


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

    def rule(self) -> str | None:
        """The id of the rule behind it; None if its cause alone does not tell."""
        if self.kind == GAINED or self.kind == LOST:
            return CAUSE_RULES.get(int(cause_kind(self.cause)))
        is_soloists = self.c == (NOBODY if self.kind == MARKER_PLACED else BY_SOLOIST)
        if is_soloists and int(self.kind) in SOLOIST_RULES:
            return SOLOIST_RULES[int(self.kind)]
        return EVENT_RULES[int(self.kind)]

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
