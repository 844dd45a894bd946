"""What was said at tables: for whoever runs the server to read, and to take away."""

from collections.abc import Collection
from dataclasses import dataclass

from lacrimosa.server.admin import statements as sql
from lacrimosa.server.admin.seated import table_in
from lacrimosa.server.admin.session import AdminError, Session, changing, reading
from lacrimosa.server.store.engines.engine import News
from lacrimosa.server.store.statements import (
    FORGET_PERSON,
    FORGET_TALK,
    RAISE_GENERATION,
    REMOVE_TALK,
    TALK_OF,
    forgotten,
)


@dataclass(frozen=True)
class SaidAt:
    """A line or a seal that stands."""

    number: int
    at: int
    step: int
    person: str
    name: str
    text: str | None
    seal: str | None


def said_at(url: str, table: str) -> list[SaidAt]:
    """What was said at a table and was not removed."""
    with reading(url) as session:
        return _said(session, table_in(table))


def remove_said(url: str, table: str, numbers: Collection[int], person: str = "") -> list[SaidAt]:
    """Take away what has one of these numbers, and everything of a person; what it was."""
    name = table_in(table)
    with changing(url) as session:
        standing = _said(session, name)
        missing = sorted(set(numbers) - {one.number for one in standing})
        if missing:
            raise AdminError(
                f"nothing stands at number {missing[0]} of this table; lacrimosa admin talk {name}"
            )
        found = [one for one in standing if one.number in numbers or (person and one.person == person)]
        for one in found:
            session.run(REMOVE_TALK, {"table": name, "number": one.number})
        session.tell(News("talk", name))
        return found


def forget(url: str, person: str, now: int) -> int:
    """Take away every word of a person, and let nobody be them any more; how many lines and seals it was.

    Their seats stay, under the names they had: the games are others' too.
    """
    with changing(url) as session:
        said = session.rows(TALK_OF, person=person)
        for table, number in said:
            session.run(FORGET_TALK, {"table": table, "number": number})
            session.tell(News("talk", table))
        about = forgotten(person)
        for statement in FORGET_PERSON:
            session.run(statement, about)
        # A statement that gives rows is asked for them.
        session.rows(RAISE_GENERATION, person=person, now=now, above=0)
        session.tell(News("person", person))
        return len(said)


def _said(session: Session, table: str) -> list[SaidAt]:
    if not session.rows(sql.TABLE, table=table):
        raise AdminError(f"there is no table {table}")
    return [SaidAt(*row) for row in session.rows(sql.TALK_AT, table=table)]
