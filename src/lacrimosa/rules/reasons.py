"""Why something cannot be chosen: a code, its values and the rule, for people and programs alike.

The codes are decided where the rule is carried out (see `actions/`); this file only names them.
"""

from typing import Final

from mypy_extensions import i64

from lacrimosa.rules.tables import Cost

GAME_OVER: Final = 0
NOT_YOUR_TURN: Final = 1  # a = seat that is asked
NOT_ASKED_NOW: Final = 2  # something else is asked first
NOT_IN_HAND: Final = 3  # a = memory
NOT_IN_ROW: Final = 4  # a = card code
ACTION_NOT_OFFERED: Final = 5  # a = action: neither your card nor a tile gives it now
CANNOT_PAY: Final = 6  # `short` tells what is missing
NOT_YOURS: Final = 7  # a = Opus
ALREADY_PERFORMED: Final = 8  # a = Opus
WRONG_TYPE: Final = 9  # a = Opus, b = the type asked for
WRONG_HALF: Final = 10  # a = Opus, b = the half allowed
NO_SUCH_PLACE: Final = 11
NOTHING_THERE: Final = 12  # a = place: staying without a tile is no travel
SPACE_TAKEN: Final = 13  # a = Requiem space
SPACE_COVERED: Final = 14  # a = Requiem space
NO_MARKER: Final = 15  # a = instrument
STACK_EMPTY: Final = 16  # a = movement, b = note
NO_COMPOSER: Final = 17  # b = note: nobody to hire there (solo)
WRONG_MOVEMENT: Final = 18  # a = Requiem space, b = movement the neutral marker must stay in
TOO_FEW_DUCATS: Final = 19  # a = ducats missing for an exchange
NO_COUNTER: Final = 20  # a = story point: a track step cannot be cashed
EXCHANGE_CLOSED: Final = 21  # exchanges belong to the own turn, before its draw
OWED_FIRST: Final = 22  # the exchange would leave what is owed unpayable
MARKER_GONE: Final = 23  # a = instrument space
NO_SUCH_CHOICE: Final = 24
REASONS: Final = 25


class Reason:
    """Why not: a code, up to two values, what is missing, and the id of the rule."""

    def __init__(self, code: i64, rule: str, a: i64 = 0, b: i64 = 0, short: Cost | None = None) -> None:
        self.code = code
        self.rule = rule
        self.a = a
        self.b = b
        self.short = short
