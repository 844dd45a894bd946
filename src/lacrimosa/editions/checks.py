"""What an edition must hold to be loaded (`check`), and what a well-made one also holds (`findings`)."""

from collections.abc import Iterator

from lacrimosa.editions.check_effects import check_effects
from lacrimosa.editions.check_numbers import check_numbers
from lacrimosa.editions.check_pieces import check_pieces
from lacrimosa.editions.errors import EditionError, Problem
from lacrimosa.editions.findings import findings
from lacrimosa.editions.schema import Data
from lacrimosa.editions.sources import check_marks

__all__ = ["check", "findings", "problems"]


def check(data: Data) -> None:
    """Raises EditionError at the first thing that the rules or the declared counts do not allow."""
    for problem in problems(data):
        raise EditionError(problem)


def problems(data: Data) -> Iterator[Problem]:
    """Everything that the rules or the declared counts do not allow, in the order of the checks."""
    yield from check_marks(data)
    has_numbers = True
    for problem in check_numbers(data):
        has_numbers = False
        yield problem
    if has_numbers:
        # Pieces are looked at one by one, which needs each to be there, once.
        yield from check_effects(data)
        yield from check_pieces(data)
