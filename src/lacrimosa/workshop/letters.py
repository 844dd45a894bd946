"""One letter for each sign, the same on every component; docs/workshop.md shows them to people."""

from typing import Final

CENTURY: Final = 1700  # of every Opus, unless a field says another one
NEXT: Final = " "  # the next part of a component
SEAL: Final = "\n"  # the component is done
DIGITS: Final = "0123456789"
TEN: Final = "x"  # ten more, where a single digit stands
TURN: Final = "k"  # a ring instead of a stair, or a stair instead of a ring
NEUTRAL: Final = "u"
GAIN: Final = "+"

GOODS: Final = {
    "d": "ducats",
    "v": "vp",
    "f": "finance",
    "t": "talent",
    "j": "journey",
    "c": "composition",
    "w": "wild",
}
ACTIONS: Final = {
    "m": "document",
    "o": "commission",
    "b": "perform_or_sell",
    "p": "perform",
    "s": "sell",
    "g": "travel",
    "r": "requiem",
}
TYPES: Final = {"a": "opera", "l": "religious", "y": "symphony", "h": "chamber"}
INSTRUMENTS: Final = {"1": "horns", "2": "percussion", "3": "strings", "4": "voice", "5": "organ"}
MOVEMENTS: Final = {"1": "kyrie", "2": "sequentia", "3": "offertorium", "4": "sanctus", "5": "agnus_dei"}
NEEDS: Final = {"e": "period", "i": "instrument", "n": "movement"}
DOTS: Final = {",": 3, ".": 4}
SIDES: Final = {"←": "left", "→": "right"}
WAYS: Final = {"↑": "up", "↓": "down"}
ENDS: Final = {"↑": "top", "↓": "bottom"}

POINTS: Final = ("talent", "journey", "composition", "wild")
# The five of the cards; the two halves stand on tiles only.
CARD_ACTIONS: Final = "mobgr"
# One action to the rules: an Opus type and a bonus may follow it.
HALVES: Final = "bps"


def key_of(letters: dict[str, str], word: str) -> str:
    """The letter of a word."""
    return next(key for key, known in letters.items() if known == word)
