"""Who sits where, and new personal links for them: for people who cannot prove any more who they are."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from lacrimosa.server.admin import statements as sql
from lacrimosa.server.admin.session import AdminError, Session, reading
from lacrimosa.server.security.identity import is_person
from lacrimosa.server.security.keys import KEY, REKEY, Keys
from lacrimosa.server.security.links import personal_url
from lacrimosa.server.store.statements import PERSON, SETTING

RUNNING: Final = ("open", "playing")
_TABLE: Final = re.compile(r"(?:.*/)?([^/#?]+)(?:[#?].*)?")


class _SeatInfo(msgspec.Struct):
    seat: int
    name: str = ""


class _Seat(msgspec.Struct):
    person: str | None
    info: _SeatInfo


class _Brief(msgspec.Struct):
    """What is needed of the brief that the index keeps of a table."""

    seats: list[_Seat] = []


_brief = msgspec.json.Decoder(_Brief)


@dataclass
class Seated:
    """A person with a seat somewhere."""

    person: str
    names: list[str] = field(default_factory=list)
    """What others see or saw, the latest first."""
    running: int = 0
    tables: list[str] = field(default_factory=list)
    """The latest first."""


@dataclass(frozen=True)
class NewLink:
    """A new link for somebody."""

    name: str
    url: str


def people_seated(url: str, name: str = "", table: str = "") -> list[Seated]:
    """Everybody with a seat, who played last first; only those of that name or at that table, if given."""
    found: dict[str, Seated] = {}
    with reading(url) as session:
        for person, person_name, table_id, status, brief in session.stream(sql.SEATED):
            if table and table_id != table_in(table):
                continue
            one = found.setdefault(person, Seated(person))
            one.tables.append(table_id)
            one.running += status in RUNNING
            for seen in (person_name, *_names(brief, person)):
                if seen and seen not in one.names:
                    one.names.append(seen)
    wanted = name.casefold()
    return [one for one in found.values() if not wanted or any(wanted in n.casefold() for n in one.names)]


def links_for(url: str, folder: Path, base: str, who: str) -> list[NewLink]:
    """A personal link for a person, or for everybody at a table."""
    keys = Keys.load(folder, create=False)
    with reading(url) as session:
        stands = session.rows(SETTING, name=KEY)
        if stands and stands[0][0] != keys.fingerprint():
            raise AdminError(
                f"the key in {folder} is not that of the database: name the right --data, or {REKEY}"
            )
        people = list(_at(session, table_in(who))) or [(_known(session, who), "")]
        return [
            NewLink(name, personal_url(keys, base, person, _generation(session, person)))
            for person, name in people
        ]


def table_in(text: str) -> str:
    """A table's id, also out of its address."""
    found = _TABLE.fullmatch(text.strip())
    return found[1] if found else text


def _names(brief: str, person: str) -> list[str]:
    try:
        return [seat.info.name for seat in _brief.decode(brief).seats if seat.person == person]
    except msgspec.DecodeError:
        return []


def _at(session: Session, table: str) -> Iterator[tuple[str, str]]:
    """The people of a table, by name: a host without a seat too."""
    briefs = session.rows(sql.TABLE, table=table)
    for (person,) in session.rows(sql.SEATS, table=table) if briefs else []:
        rows = session.rows(PERSON, person=person)
        names = [*_names(briefs[0][3], person), *(row[1] for row in rows)]
        yield person, next(filter(None, names), "")


def _known(session: Session, person: str) -> str:
    if not is_person(person):
        raise AdminError(f"there is no table or person {person}; lacrimosa admin people lists them")
    if not session.rows(PERSON, person=person) and not session.rows(sql.SEATS_OF, person=person):
        raise AdminError(f"nobody here has the id {person}; lacrimosa admin people lists them")
    return person


def _generation(session: Session, person: str) -> int:
    rows = session.rows(PERSON, person=person)
    return int(rows[0][2]) if rows else 0
