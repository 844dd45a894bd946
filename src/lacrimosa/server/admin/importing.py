"""Reading an export into a database, beside what is there already."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import msgspec

from lacrimosa.server.admin import lines
from lacrimosa.server.admin import statements as sql
from lacrimosa.server.admin.errors import Refused
from lacrimosa.server.admin.session import Session
from lacrimosa.server.store.engines.engine import Values
from lacrimosa.server.store.statements import (
    ADD_ENTRY,
    EDITION,
    ENTRIES,
    NEW_EDITION,
    NEW_EDITION_FILE,
    NEW_SETTING,
    TAKE_SEAT,
)


@dataclass
class Tally:
    """What an import brought."""

    tables: int = 0
    known_tables: int = 0
    people: int = 0


def import_lines(session: Session, source: Iterable[bytes]) -> Tally:
    """Take over an export; Refused names the line that cannot be. The transaction makes it all or nothing."""
    tally = Tally()
    for number, line in checked_lines(source):
        try:
            _take(session, line, tally)
        except (Refused, ValueError) as problem:
            raise Refused(f"line {number}: {problem}") from problem
    return tally


def checked_lines(source: Iterable[bytes]) -> Iterator[tuple[int, lines.AnyLine]]:
    """The numbered lines of an export; Refused, at the end at the latest, if it is not whole."""
    digest = hashlib.sha256()
    number, ended = 0, False
    for number, text in enumerate(source, 1):
        try:
            if ended:
                raise Refused("there is something behind the end")
            line = _read(text, first=number == 1)
            if isinstance(line, lines.End):
                _check_end(line, number, digest.hexdigest())
                ended = True
        except Refused as problem:
            raise Refused(f"line {number}: {problem}") from problem
        digest.update(text)
        yield number, line
    if not ended:
        raise Refused("the export is empty" if number == 0 else f"the export is cut off after line {number}")


def _read(text: bytes, *, first: bool) -> lines.AnyLine:
    try:
        line = lines.decoder.decode(text)
    except msgspec.ValidationError as problem:
        if first:
            raise Refused("this is no export of this program") from problem
        raise Refused(f"this is no line of an export: {problem}") from problem
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Refused("this is no export of this program" if first else f"damaged: {problem}") from problem
    if first is not isinstance(line, lines.Header):
        raise Refused("an export begins with its header, and has only one")
    if isinstance(line, lines.Header) and line.format > lines.FORMAT:
        raise Refused(f"this export is of a newer version (format {line.format}; known is {lines.FORMAT})")
    return line


def _check_end(end: lines.End, number: int, digest: str) -> None:
    if end.lines != number - 2:
        raise Refused(f"the export had {end.lines} lines between header and end; here are {number - 2}")
    if end.sha256 != digest:
        raise Refused("the export is damaged: its digest does not match")


def _take(session: Session, line: lines.AnyLine, tally: Tally) -> None:
    if isinstance(line, lines.Person):
        session.run(sql.ADD_PERSON, msgspec.structs.asdict(line))
        tally.people += 1
    elif isinstance(line, lines.Edition):
        _take_edition(session, line)
    elif isinstance(line, lines.Table):
        _take_table(session, line, tally)
    elif isinstance(line, lines.Setting):
        session.run(NEW_SETTING, msgspec.structs.asdict(line))


def _take_edition(session: Session, edition: lines.Edition) -> None:
    known = session.rows(EDITION, digest=edition.digest)
    if known:
        files = {name: bytes(content) for _, name, content in known if name is not None}
        if (known[0][0], files) != (edition.id, edition.files):
            raise Refused(f"edition {edition.digest} is here with other files")
        return
    session.run(NEW_EDITION, {"digest": edition.digest, "edition": edition.id})
    contents: list[Values] = [
        {"digest": edition.digest, "name": name, "content": edition.files[name]} for name in edition.files
    ]
    session.run(NEW_EDITION_FILE, *contents)


def _take_table(session: Session, table: lines.Table, tally: Tally) -> None:
    known = [(at, body) for _, at, body in session.rows(ENTRIES, table=table.id, after=0)]
    if known:
        _check_same(table, known)
        tally.known_tables += 1
        return
    entries: list[Values] = [
        {"table": table.id, "number": number, "at": at, "body": body}
        for number, (at, body) in enumerate(table.entries, 1)
    ]
    index: Values = {
        "table": table.id,
        "version": len(entries),
        "status": table.status,
        "created": table.entries[0][0],
        "touched": table.entries[-1][0],
        "wake_at": table.wake_at,
        "brief": table.brief,
    }
    session.run(sql.ADD_TABLE, index)
    session.run(ADD_ENTRY, *entries)
    session.run(TAKE_SEAT, *({"table": table.id, "person": person} for person in table.people))
    tally.tables += 1


def _check_same(table: lines.Table, known: list[tuple[int, str]]) -> None:
    if known == table.entries:
        return
    for number, (here, there) in enumerate(zip(known, table.entries, strict=False), 1):
        if here != there:
            raise Refused(f"table {table.id} is here with a different log: entry {number} differs")
    raise Refused(f"table {table.id} is here with {len(known)} entries; the export has {len(table.entries)}")
