"""What an edition must hold to be loaded (`check`), and what a well-made one also holds (`findings`)."""

from lacrimosa.editions.check_effects import check_effects
from lacrimosa.editions.check_numbers import check_numbers
from lacrimosa.editions.check_pieces import check_pieces
from lacrimosa.editions.findings import findings
from lacrimosa.editions.schema import Data
from lacrimosa.editions.sources import check_marks

__all__ = ["check", "findings"]


def check(data: Data) -> None:
    """Raises EditionError at the first thing that the rules or the declared counts do not allow."""
    check_marks(data)
    check_numbers(data)
    check_effects(data)
    check_pieces(data)
