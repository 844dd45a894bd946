"""One kind of error for everything that can be wrong with an edition."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from lacrimosa.editions.sentences import TEXTS

Values = dict[str, str | int]

# Of a message; a file may hold names without end.
MOST_SIGNS = 600


@dataclass(frozen=True)
class Problem:
    """Something wrong or weak, and where: `item` is the table in the file, such as `tile "eybler_kyrie_2"`,
    empty for the file as a whole. What is about one value names it as `field`."""

    file: str
    item: str
    code: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def text(self) -> str:
        return shown(TEXTS[self.code].format(**self.values))

    def __str__(self) -> str:
        return f"{self.file}: {self.item}: {self.text}" if self.item else f"{self.file}: {self.text}"


class EditionError(ValueError):
    """What is wrong, in which file and where in it, and what would be right."""

    # Of a value that the schema does not allow: what msgspec found, and where.
    found: str = ""
    path: str = ""

    def __init__(self, problem: Problem | str, more: str = "") -> None:
        super().__init__(shown(f"{problem}{more}"))
        # None where nobody but who gave a command can be told of it.
        self.problem = problem if isinstance(problem, Problem) else None


def problem(file: str, item: str, code: str, /, **values: str | int) -> Problem:
    return Problem(file, item, code, values)


def refuse(file: str, item: str, code: str, /, **values: str | int) -> NoReturn:
    raise EditionError(Problem(file, item, code, values))


def problem_in(wrong: EditionError) -> Problem:
    """What an error is about, if it is about files of an edition."""
    assert wrong.problem is not None
    return wrong.problem


def told_of(found: Problem) -> Values:
    """All of it as values for a page's own words."""
    return {**found.values, "problem": found.code, "in_file": found.file, "at": found.item}


def one_of(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)


def quoted(value: str) -> str:
    """A text of a file, which may be long."""
    return '"' + (value if len(value) <= 40 else value[:40] + "…") + '"'


def shown(text: str) -> str:
    """Parts of a text come out of files: signs that a terminal would obey are replaced, and it has an end."""
    plain = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return plain if len(plain) <= MOST_SIGNS else plain[:MOST_SIGNS] + "…"
