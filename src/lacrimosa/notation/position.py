"""Positions: the whole state at any moment as JSON, mid-choice too.

A position tells everything, hidden cards too. What is read is checked until nothing played from it can fail.
"""

import msgspec

from lacrimosa.editions import Edition
from lacrimosa.notation.errors import NotationError, PositionError, quoted
from lacrimosa.notation.names import shipped
from lacrimosa.notation.shapes import PositionShape
from lacrimosa.notation.shaping import shape_of
from lacrimosa.notation.unshaping import state_of
from lacrimosa.rules.invariants import problems
from lacrimosa.rules.kinds import RULES_VERSION
from lacrimosa.rules.saved_steps import BadStep, check_pending
from lacrimosa.rules.state import State
from lacrimosa.rules.whole import whole_problems

_decoder = msgspec.json.Decoder(PositionShape)


def position_json(edition: Edition, state: State) -> str:
    """A state as JSON; `read_position` makes it again."""
    return msgspec.json.format(msgspec.json.encode(shape_of(edition, state)), indent=1).decode() + "\n"


def same_state(edition: Edition, one: State, other: State) -> bool:
    """Whether two states are the same to the last bit, generators and pending steps too."""
    return shape_of(edition, one) == shape_of(edition, other)


def read_position(text: str, edition: Edition | None = None) -> State:
    """The state of a position. PositionError names the field that is wrong, and nothing else is raised."""
    return read_position_of(text, edition)[1]


def read_position_of(text: str, edition: Edition | None = None) -> tuple[Edition, State]:
    """A position with its edition."""
    try:
        shape = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise PositionError(str(problem)) from problem
    edition = _edition_of(shape, edition)
    state = state_of(edition, shape)
    check_state(state)
    return edition, state


def check_state(state: State) -> None:
    """Refuse a state the game cannot have come to."""
    found = problems(state)
    if found:
        raise PositionError("; ".join(found[:3]))
    try:
        check_pending(state)
    except BadStep as problem:
        raise PositionError(f"pending: {problem}") from problem
    found = whole_problems(state)
    if found:
        raise PositionError("; ".join(found[:3]))


def _edition_of(shape: PositionShape, edition: Edition | None) -> Edition:
    if shape.rules != RULES_VERSION:
        raise PositionError(f"rules: written under rules {shape.rules}; this is {RULES_VERSION}")
    if edition is None:
        try:
            edition = shipped(shape.edition.id)
        except NotationError as problem:
            raise PositionError(f"edition.id: {problem}") from problem
    if (edition.id, edition.digest) != (shape.edition.id, shape.edition.digest):
        raise PositionError(
            f"edition: the position was made with {quoted(shape.edition.id)} "
            f"{quoted(shape.edition.digest[:12])}, this is {edition.id} {edition.digest[:12]}"
        )
    return edition
