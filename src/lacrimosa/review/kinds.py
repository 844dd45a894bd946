"""When two turns are of the same kind: they do the same, whichever cards they lay and however they pay.

Read off the choices alone, without playing them: the sieve looks at thousands of lines.
"""

import functools
from collections.abc import Sequence
from typing import Final

from lacrimosa.notation.choices import parse_choice
from lacrimosa.notation.names import Names
from lacrimosa.review.turns import foreseeable
from lacrimosa.rules.choices import (
    COMMISSION_CARD,
    DOCUMENT_CARD,
    INCOME,
    NEUTRAL_SPACE,
    PERFORM_CARD,
    REQUIEM_SPACE,
    SELL_CARD,
    TRAVEL_TO,
    kind_of,
    note_of,
    requiem_space_of,
)
from lacrimosa.rules.state import State
from lacrimosa.rules.tables import Tables

# The choices that say what is done, the same for all that come to the same.
Kind = frozenset[int]
# Stands for whatever is done with cards that came up only within the turn: nobody could plan it.
FRESH: Final = -1
_DEEDS: Final = frozenset(
    {
        *(INCOME, DOCUMENT_CARD, COMMISSION_CARD, PERFORM_CARD, SELL_CARD, TRAVEL_TO),
        *(REQUIEM_SPACE, NEUTRAL_SPACE),
    }
)


def kind_of_turn(tables: Tables, line: Sequence[int]) -> Kind:
    """What a line of choices does, in no order."""
    deeds = (_deed(tables, choice) for choice in line)
    return frozenset(deed for deed in deeds if deed is not None)


def kind_from(state: State, line: Sequence[int]) -> Kind:
    """The kind of a line as far as it could be planned at the state the turn begins with."""
    planned = foreseeable(state, list(line))
    found = kind_of_turn(state.tables, planned)
    return found if len(planned) == len(line) else found | {FRESH}


def kind_of_text(names: Names, line: str) -> Kind:
    """The kind of a line in the notation; NotationError if it is none."""
    return kind_of_turn(names.edition.tables, [parse_choice(names, text) for text in line.split(";")])


@functools.lru_cache(maxsize=4096)
def _deed(tables: Tables, choice: int) -> int | None:
    """What a choice does; None if it only says how. Of spaces that count alike the first stands for all."""
    first = kind_of(choice)
    if first not in _DEEDS:
        return None
    if first not in (REQUIEM_SPACE, NEUTRAL_SPACE):
        return choice
    space = int(requiem_space_of(choice))
    alike = next(other for other in range(space + 1) if _is_alike(tables, first, other, space))
    return first + 2 * alike + int(note_of(choice))


def _is_alike(tables: Tables, first: int, one: int, other: int) -> bool:
    """Same movement and, where it costs a marker, same instrument."""
    if tables.space_movement[one] != tables.space_movement[other]:
        return False
    return first == NEUTRAL_SPACE or tables.space_instrument[one] == tables.space_instrument[other]
