"""One kind of error for everything that can be wrong with an edition."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

# Of a message; a file may hold names without end.
MOST_SIGNS = 600


class EditionError(ValueError):
    """What is wrong, in which file and where in it, and what would be right."""

    # Of a value that the schema does not allow: what msgspec found, and where.
    found: str = ""
    path: str = ""

    def __init__(self, problem: str) -> None:
        # Parts of the text come out of the files: signs that a terminal would obey are replaced.
        shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in problem)
        super().__init__(shown if len(shown) <= MOST_SIGNS else shown[:MOST_SIGNS] + "…")


@dataclass(frozen=True)
class Problem:
    """Something wrong or weak, and where: `item` is the table in the file, such as `tile "eybler_kyrie_2"`,
    empty for the file as a whole. A text about one value begins with its field."""

    file: str
    item: str
    text: str
    # For whoever says it in other words; only what somebody can bring about who types values in has one.
    code: str = ""
    values: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.file}: {self.item}: {self.text}" if self.item else f"{self.file}: {self.text}"


def refuse(file: str, item: str, problem: str) -> NoReturn:
    raise EditionError(str(Problem(file, item, problem)))


def one_of(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)
