"""The numbers of events and reasons as named fields: tables say which field, and what it counts."""

from collections.abc import Sequence
from typing import Any, Final

from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.vocabulary import (
    ACTIONS,
    GOODS,
    HALVES,
    INSTRUMENTS,
    MOVEMENTS,
    NOTES,
    OPUS_TYPES,
    SECTIONS,
    SOLOIST_DETAILS,
    STORY_POINTS,
)
from lacrimosa.server.presenters.names import MessageNames

# A field and what its number counts; None where a number says nothing.
Slot = tuple[str, str] | None

# Besides the vocabularies: the number itself, a number people count from 1, and a card code.
NUMBER: Final = "number"
FROM_1: Final = "from 1"
CARD_CODE: Final = "card code"

_SAME_EVERYWHERE: Final[dict[str, tuple[str, ...]]] = {
    "actions": ACTIONS,
    "goods": GOODS,
    "halves": HALVES,
    "instruments": INSTRUMENTS,
    "movements": MOVEMENTS,
    "notes": NOTES,
    "opus_types": OPUS_TYPES,
    "story_points": STORY_POINTS,
    "sections": SECTIONS,
    "soloist_details": SOLOIST_DETAILS,
}


def decoded(words: MessageNames, slots: Sequence[Slot], numbers: Sequence[int]) -> dict[str, Any]:
    """The fields of the numbers; one that is nobody or nothing (-1) is left out."""
    values: dict[str, Any] = {}
    for slot, number in zip(slots, numbers, strict=False):
        if slot is not None and number != NOBODY:
            field, counts = slot
            values[field] = _value(words, counts, int(number))
    return values


def _value(words: MessageNames, counts: str, number: int) -> int | str:
    if counts == NUMBER:
        return number
    if counts == FROM_1:
        return number + 1
    if counts == CARD_CODE:
        return words.card(number)
    same = _SAME_EVERYWHERE.get(counts)
    if same is not None:
        return same[number]
    own: tuple[str, ...] = getattr(words, counts)
    return own[number]
