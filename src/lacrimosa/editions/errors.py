"""One kind of error for everything that can be wrong with an edition."""

from collections.abc import Iterable
from typing import NoReturn


class EditionError(ValueError):
    """What is wrong, in which file and where in it, and what would be right."""


def refuse(file: str, item: str, problem: str) -> NoReturn:
    """`item` is the table in the file, such as `tile "eybler_kyrie_2"`; empty for the file as a whole."""
    where = f"{file}: {item}" if item else file
    raise EditionError(f"{where}: {problem}")


def one_of(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)
