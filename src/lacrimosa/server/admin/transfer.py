"""Exports: a database as lines that any version and either kind of database can read, beside what it has.

One JSON object each: a header first, then everything, then an end to count by.
"""

import hashlib
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from lacrimosa.server.admin import statements as sql
from lacrimosa.server.admin.session import AdminError, Session
from lacrimosa.server.security.plain_text import plain_text
from lacrimosa.server.store.engines.engine import Row, Values
from lacrimosa.server.store.migrate import HEAD
from lacrimosa.server.store.statements import (
    ADD_ENTRY,
    ADD_RATED_GAME,
    ADD_RATED_PLACE,
    EDITION,
    ENTRIES,
    MUTE,
    NEW_COMMISSION,
    NEW_EDITION,
    NEW_EDITION_FILE,
    NEW_SETTING,
    RATED_PLACES,
    TAKE_SEAT,
    TALK,
)

SECRET = "secret"
FORMAT = 1
LONGEST_TALK = 200
Small = Annotated[int, Meta(ge=0, lt=2**31)]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
CommissionKind = Literal["solo", "duel"]
Moment = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class ExportLine(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """What all lines share."""


class HeaderLine(ExportLine, tag="lacrimosa"):
    """What this is."""

    format: int
    schema: str


class PersonLine(ExportLine, tag="person"):
    """A person."""

    id: str
    name: str
    generation: Small
    created: Moment


class EditionLine(ExportLine, tag="edition"):
    """The files of an edition some table was started with; their content is written in Base64."""

    digest: str
    id: str
    files: dict[str, bytes]


class TableLine(ExportLine, tag="table"):
    """A table with its log: moment and body of every entry. Everything else of it follows from the log."""

    id: str
    status: str
    wake_at: Moment | None
    brief: str
    people: list[str]
    entries: Annotated[list[tuple[Moment, str]], Meta(min_length=1)]


class PuzzleLine(ExportLine, tag="puzzle"):
    """What came of a puzzle that a person tried."""

    person: str
    puzzle: str
    outcome: Literal["at_once", "later", "missed"]
    at: Moment


class TakenOutLine(ExportLine, tag="taken_out"):
    """A finished game that a person took out of their patronage; it comes behind its table."""

    person: str
    table: str
    at: Moment


class RatedSeat(Struct, forbid_unknown_fields=True, array_like=True):
    """Where a seat came."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    person: str | None
    bot: str | None
    name: Annotated[str, Meta(max_length=LONGEST_TALK)]
    place: Annotated[int, Meta(ge=1, le=4)]
    has_left: bool


class RatedLine(ExportLine, tag="rated"):
    """The result of a rated game; it comes behind its table."""

    table: str
    ended: Moment
    places: Annotated[list[RatedSeat], Meta(min_length=2, max_length=4)]


class TalkLine(ExportLine, tag="talk"):
    """A line or a seal at a table whose log came before."""

    table: str
    number: Annotated[int, Meta(ge=1, lt=2**31)]
    changed: Annotated[int, Meta(ge=1, lt=2**31)]
    at: Moment
    step: Small
    person: str
    seat: Annotated[int, Meta(ge=0, le=3)] | None
    name: Annotated[str, Meta(max_length=LONGEST_TALK)]
    text: Annotated[str, Meta(max_length=LONGEST_TALK)] | None
    seal: Annotated[str, Meta(pattern="^[a-z]{1,20}$")] | None
    message: Annotated[str, Meta(max_length=64)] | None


class MuteLine(ExportLine, tag="mute"):
    """Somebody who wants to hear nothing of somebody."""

    person: str
    muted: str


class CommissionLine(ExportLine, tag="commission"):
    """What was dealt on a day."""

    day: Day
    of: CommissionKind
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    digest: str
    record: str


class TryLine(ExportLine, tag="try"):
    """A person's table of a day's commission."""

    day: Day
    of: CommissionKind
    person: str
    ranked: Literal[0, 1]
    table: str
    at: Moment
    score: int | None
    result: str | None


class CommissionBotLine(ExportLine, tag="commission_bot"):
    """How a bot fared with a day's commission."""

    day: Day
    of: CommissionKind
    bot: str
    score: int
    result: str


class SettingLine(ExportLine, tag="setting"):
    """A setting that is no secret."""

    name: str
    value: str


class EndLine(ExportLine, tag="end"):
    """Without it the export is cut off; the digest is that of all bytes before this line."""

    lines: int
    sha256: str


AnyLine = (
    HeaderLine
    | PersonLine
    | PuzzleLine
    | EditionLine
    | TableLine
    | TalkLine
    | MuteLine
    | TakenOutLine
    | RatedLine
    | CommissionLine
    | TryLine
    | CommissionBotLine
    | SettingLine
    | EndLine
)
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


# --- writing


def export_all(session: Session, *, secrets: bool = False) -> Generator[bytes, None, None]:
    """Everything, line by line, always in the same order; settings named "secret..." only if asked for."""
    return _closed(_everything(session, secrets))


def export_table(session: Session, table: str) -> Generator[bytes, None, None]:
    """One table, with the people at it and the editions its log names."""
    found = session.rows(sql.TABLE, table=table)
    if not found:
        raise AdminError(f"there is no table {table}")
    return _closed(_one(session, _table(session, found[0])))


def _everything(session: Session, secrets: bool) -> Iterator[AnyLine]:
    for row in session.stream(sql.PEOPLE):
        yield PersonLine(*row)
    for row in session.stream(sql.PUZZLES):
        yield PuzzleLine(*row)
    for (digest,) in session.rows(sql.DIGESTS):
        yield _edition(session, digest)
    for row in session.stream(sql.TABLES):
        yield _table(session, row)
    for row in session.stream(sql.TAKEN_OUT):
        yield TakenOutLine(*row)
    yield from _results(session)
    for row in session.stream(sql.TALK):
        yield TalkLine(*row)
    for row in session.stream(sql.MUTES):
        yield MuteLine(*row)
    for row in session.stream(sql.COMMISSIONS):
        yield CommissionLine(*row)
    for row in session.stream(sql.TRIES):
        yield TryLine(*row)
    for row in session.stream(sql.COMMISSION_BOTS):
        yield CommissionBotLine(*row)
    for name, value in session.rows(sql.SETTINGS):
        if secrets or not name.startswith(SECRET):
            yield SettingLine(name, value)


def _one(session: Session, table: TableLine) -> Iterator[AnyLine]:
    for row in session.stream(sql.PEOPLE_AT, table=table.id):
        yield PersonLine(*row)
    for (digest,) in session.rows(sql.DIGESTS):
        if any(digest in body for _, body in table.entries):
            yield _edition(session, digest)
    yield table
    yield from (line for line in _results(session) if line.table == table.id)
    for row in session.rows(TALK, table=table.id, after=0):
        yield TalkLine(table.id, *row)


def _results(session: Session) -> Iterator[RatedLine]:
    rows = session.stream(RATED_PLACES)
    for (table, ended), places in groupby(rows, lambda row: (row[0], row[1])):
        found = [
            RatedSeat(seat, person, bot, name, place, bool(has_left))
            for _, _, seat, person, bot, name, place, has_left in places
        ]
        yield RatedLine(table, ended, found)


def _edition(session: Session, digest: str) -> EditionLine:
    rows = session.rows(EDITION, digest=digest)
    files = {name: bytes(content) for _, name, content in rows if name is not None}
    return EditionLine(digest, rows[0][0], files)


def _table(session: Session, row: Row) -> TableLine:
    table, status, wake_at, brief = row
    people = [person for (person,) in session.rows(sql.SEATS, table=table)]
    entries = [(at, body) for _, at, body in session.rows(ENTRIES, table=table, after=0)]
    return TableLine(table, status, wake_at, brief, people, entries)


def _closed(content: Iterator[AnyLine]) -> Generator[bytes, None, None]:
    """The lines as bytes, between a header and an end."""
    digest = hashlib.sha256()
    count = 0
    header = _encode(HeaderLine(FORMAT, HEAD)) + b"\n"
    digest.update(header)
    yield header
    for line in content:
        text = _encode(line) + b"\n"
        digest.update(text)
        count += 1
        yield text
    yield _encode(EndLine(count, digest.hexdigest())) + b"\n"


# --- reading


@dataclass
class ImportCounts:
    """What an import brought."""

    tables: int = 0
    known_tables: int = 0
    people: int = 0


def import_lines(session: Session, source: Iterable[bytes]) -> ImportCounts:
    """Take over an export; AdminError names the line that cannot be. All or nothing, by the transaction."""
    counts = ImportCounts()
    for number, line in checked_lines(source):
        try:
            _take(session, line, counts)
        except (AdminError, ValueError) as problem:
            raise AdminError(f"line {number}: {problem}") from problem
    return counts


def checked_lines(source: Iterable[bytes]) -> Iterator[tuple[int, AnyLine]]:
    """The numbered lines of an export; AdminError, at the end at the latest, if it is not whole."""
    digest = hashlib.sha256()
    number, ended = 0, False
    for number, text in enumerate(source, 1):
        try:
            if ended:
                raise AdminError("there is something behind the end")
            line = _read(text, first=number == 1)
            if isinstance(line, EndLine):
                _check_end(line, number, digest.hexdigest())
                ended = True
        except AdminError as problem:
            raise AdminError(f"line {number}: {problem}") from problem
        digest.update(text)
        yield number, line
    if not ended:
        raise AdminError(
            "the export is empty" if number == 0 else f"the export is cut off after line {number}"
        )


def _read(text: bytes, *, first: bool) -> AnyLine:
    try:
        line = _decoder.decode(text)
    except msgspec.ValidationError as problem:
        if first:
            raise AdminError("this is no export of this program") from problem
        raise AdminError(f"this is no line of an export: {problem}") from problem
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise AdminError("this is no export of this program" if first else f"damaged: {problem}") from problem
    if first is not isinstance(line, HeaderLine):
        raise AdminError("an export begins with its header, and has only one")
    if isinstance(line, HeaderLine) and line.format > FORMAT:
        raise AdminError(f"this export is of a newer version (format {line.format}; known is {FORMAT})")
    return line


def _check_end(end: EndLine, number: int, digest: str) -> None:
    if end.lines != number - 2:
        raise AdminError(f"the export had {end.lines} lines between header and end; here are {number - 2}")
    if end.sha256 != digest:
        raise AdminError("the export is damaged: its digest does not match")


def _take(session: Session, line: AnyLine, counts: ImportCounts) -> None:
    if isinstance(line, PersonLine):
        session.run(sql.ADD_PERSON, msgspec.structs.asdict(line))
        counts.people += 1
    elif isinstance(line, PuzzleLine):
        session.run(sql.ADD_PUZZLE, msgspec.structs.asdict(line))
    elif isinstance(line, TalkLine):
        _take_talk(session, line)
    elif isinstance(line, MuteLine):
        session.run(MUTE, msgspec.structs.asdict(line))
    elif isinstance(line, EditionLine):
        _take_edition(session, line)
    elif isinstance(line, TableLine):
        _take_table(session, line, counts)
    elif isinstance(line, TakenOutLine):
        session.run(sql.ADD_TAKEN_OUT, msgspec.structs.asdict(line))
    elif isinstance(line, RatedLine):
        _take_result(session, line)
    elif isinstance(line, CommissionLine):
        session.run(NEW_COMMISSION, _commission(line))
    elif isinstance(line, TryLine):
        session.run(sql.ADD_TRY, _commission(line))
    elif isinstance(line, CommissionBotLine):
        session.run(sql.ADD_COMMISSION_BOT, _commission(line))
    elif isinstance(line, SettingLine):
        session.run(NEW_SETTING, msgspec.structs.asdict(line))


def _commission(line: CommissionLine | TryLine | CommissionBotLine) -> Values:
    """As the statements name it: the kind of a line is another thing."""
    return {**msgspec.structs.asdict(line), "kind": line.of}


def _take_talk(session: Session, line: TalkLine) -> None:
    if not session.rows(sql.TABLE, table=line.table):
        raise AdminError(f"something was said at table {line.table}, which is not here")
    for text in (line.name, line.text):
        if text and plain_text(text, LONGEST_TALK, "what was said") != text:
            raise AdminError(f"what was said at table {line.table} is no plain text")
    session.run(sql.ADD_TALK, msgspec.structs.asdict(line))


def _take_result(session: Session, line: RatedLine) -> None:
    if not session.rows(sql.TABLE, table=line.table):
        raise AdminError(f"a game was rated at table {line.table}, which is not here")
    for place in line.places:
        if place.name and plain_text(place.name, LONGEST_TALK, "a name") != place.name:
            raise AdminError(f"a name at table {line.table} is no plain text")
    session.run(ADD_RATED_GAME, {"table": line.table, "ended": line.ended})
    places: list[Values] = [
        {**msgspec.structs.asdict(place), "table": line.table, "has_left": int(place.has_left)}
        for place in line.places
    ]
    session.run(ADD_RATED_PLACE, *places)


def _take_edition(session: Session, edition: EditionLine) -> None:
    known = session.rows(EDITION, digest=edition.digest)
    if known:
        files = {name: bytes(content) for _, name, content in known if name is not None}
        if (known[0][0], _values(files)) != (edition.id, _values(edition.files)):
            raise AdminError(f"edition {edition.digest} is here with other files")
        return
    session.run(NEW_EDITION, {"digest": edition.digest, "edition": edition.id})
    contents: list[Values] = [
        {"digest": edition.digest, "name": name, "content": edition.files[name]} for name in edition.files
    ]
    session.run(NEW_EDITION_FILE, *contents)


def _values(files: dict[str, bytes]) -> dict[str, bytes]:
    """Without how the map is drawn: it is no part of the digest, and older versions did not keep it."""
    return {name: content for name, content in files.items() if name != "slots.toml"}


def _take_table(session: Session, table: TableLine, counts: ImportCounts) -> None:
    known = [(at, body) for _, at, body in session.rows(ENTRIES, table=table.id, after=0)]
    if known:
        _check_same(table, known)
        counts.known_tables += 1
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
    counts.tables += 1


def _check_same(table: TableLine, known: list[tuple[int, str]]) -> None:
    if known == table.entries:
        return
    for number, (here, there) in enumerate(zip(known, table.entries, strict=False), 1):
        if here != there:
            raise AdminError(f"table {table.id} is here with a different log: entry {number} differs")
    raise AdminError(
        f"table {table.id} is here with {len(known)} entries; the export has {len(table.entries)}"
    )
