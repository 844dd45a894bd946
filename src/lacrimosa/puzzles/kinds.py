"""When two turns are of the same kind: they do the same, whichever cards they lay and however they pay."""

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
    return frozenset(_deed(tables, choice) for choice in line if kind_of(choice) in _DEEDS)


def kind_from(state: State, line: Sequence[int]) -> Kind:
    """The kind of a line as far as it could be planned at the state the turn begins with."""
    planned = foreseeable(state, list(line))
    found = kind_of_turn(state.tables, planned)
    return found if len(planned) == len(line) else found | {FRESH}


def kind_of_text(names: Names, line: str) -> Kind:
    """The kind of a line in the notation; NotationError if it is none."""
    return kind_of_turn(names.edition.tables, [parse_choice(names, text) for text in line.split(";")])


def _deed(tables: Tables, choice: int) -> int:
    """Of spaces of a movement that cost and count the same the first stands for all."""
    first = kind_of(choice)
    if first not in (REQUIEM_SPACE, NEUTRAL_SPACE):
        return choice
    space = int(requiem_space_of(choice))
    same = [
        other
        for other in range(space + 1)
        if tables.space_movement[other] == tables.space_movement[space]
        and (first == NEUTRAL_SPACE or tables.space_instrument[other] == tables.space_instrument[space])
    ]
    return first + 2 * same[0] + int(note_of(choice))
