"""The shipped edition as tables, for the tests of the workshop."""

import copy
import functools

from lacrimosa.editions.loader import contents_of
from lacrimosa.editions.reading import FILES, tables_of
from lacrimosa.workshop.components import Files
from lacrimosa.workshop.draft import JournalLine


@functools.cache
def _tables() -> Files:
    contents = contents_of("koechel")
    return {name.removesuffix(".toml"): tables_of(name, contents[name]) for name in FILES}


def shipped() -> Files:
    return copy.deepcopy(_tables())


def first_line(person: str = "anna") -> JournalLine:
    texts = {name: content.decode() for name, content in contents_of("koechel").items()}
    return JournalLine(n=1, at=1, by=person, kind="begin", name=person.capitalize(), files=texts)
