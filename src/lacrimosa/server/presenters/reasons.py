"""Why not, in words: the numbers of a reason decoded by one table."""

from typing import Final

from lacrimosa.rules import reasons as r
from lacrimosa.rules.vocabulary import REASONS
from lacrimosa.server.messages.question import Reason
from lacrimosa.server.presenters.decoding import CARD_CODE, FROM_1, NUMBER, Slot, decoded
from lacrimosa.server.presenters.goods import cost_of
from lacrimosa.server.presenters.names import MessageNames

_OPUS: Final = ("card", "opus")
_SPACE: Final = ("space", "spaces")
_MOVEMENT: Final = ("movement", "movements")
_NOTE: Final = ("note", "notes")

# For each code what `a` and `b` fill. The values of things that do not exist cannot be named.
FIELDS: Final[dict[int, tuple[Slot, ...]]] = {
    r.GAME_OVER: (),
    r.NOT_YOUR_TURN: (("seat", NUMBER),),
    r.NOT_ASKED_NOW: (),
    r.NOT_IN_HAND: (("card", "memories"),),
    r.NOT_IN_ROW: (("card", CARD_CODE),),
    r.ACTION_NOT_OFFERED: (("action", "actions"),),
    r.CANNOT_PAY: (),
    r.NOT_YOURS: (_OPUS,),
    r.ALREADY_PERFORMED: (_OPUS,),
    r.WRONG_TYPE: (_OPUS, ("opus_type", "opus_types")),
    r.WRONG_HALF: (_OPUS, ("half", "halves")),
    r.NO_SUCH_PLACE: (),
    r.NOTHING_THERE: (("place", "places"),),
    r.SPACE_TAKEN: (_SPACE,),
    r.SPACE_COVERED: (_SPACE,),
    r.NO_MARKER: (("instrument", "instruments"),),
    r.STACK_EMPTY: (_MOVEMENT, _NOTE),
    r.NO_COMPOSER: (None, _NOTE),
    r.WRONG_MOVEMENT: (_SPACE, _MOVEMENT),
    r.TOO_FEW_DUCATS: (("ducats", NUMBER),),
    r.NO_COUNTER: (("point", "story_points"),),
    r.EXCHANGE_CLOSED: (),
    r.OWED_FIRST: (),
    r.MARKER_GONE: (("marker", FROM_1),),
    r.NO_SUCH_CHOICE: (),
}


def reason_of(words: MessageNames, reason: r.Reason) -> Reason:
    """A reason with its values as ids."""
    values = decoded(words, FIELDS[int(reason.code)], (reason.a, reason.b))
    short = None if reason.short is None else cost_of(reason.short)
    return Reason(REASONS[reason.code], reason.rule, short=short, **values)
