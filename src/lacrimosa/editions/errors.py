"""One kind of error for everything that can be wrong with an edition."""

from collections.abc import Iterable
from typing import NoReturn

# Of a message; a file may hold names without end.
MOST_SIGNS = 600


class EditionError(ValueError):
    """What is wrong, in which file and where in it, and what would be right."""

    def __init__(self, problem: str) -> None:
        # Parts of the text come out of the files: signs that a terminal would obey are replaced.
        shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in problem)
        super().__init__(shown if len(shown) <= MOST_SIGNS else shown[:MOST_SIGNS] + "…")


def refuse(file: str, item: str, problem: str) -> NoReturn:
    """`item` is the table in the file, such as `tile "eybler_kyrie_2"`; empty for the file as a whole."""
    where = f"{file}: {item}" if item else file
    raise EditionError(f"{where}: {problem}")


def one_of(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)
