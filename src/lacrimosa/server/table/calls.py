"""What happens at a table that people may wish to be told while they are away, and whether it still holds."""

from typing import Final, NamedTuple

from lacrimosa.server.messages.notifications import Event
from lacrimosa.server.store.rows import Call
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.undo import who_must_agree

# Whoever is at the table has moved by then, and nobody has to tell them.
DELAY: Final = 20_000


class Moment(NamedTuple):
    """How a table stood, as far as people are called to it."""

    status: str
    asked: str | None
    request: int | None


def moment_of(table: Table) -> Moment:
    pending = table.pending_undo
    return Moment(table.status, asked_person(table), None if pending is None else pending.number)


def calls_since(before: Moment, table: Table, at: int) -> list[Call]:
    """What people have to be told of what happened at a table; nothing where somebody plays alone."""
    if len(table.people) < 2:
        return []
    found: list[tuple[Event, set[str]]] = []
    status, asked, request = moment_of(table)
    if asked is not None and asked != before.asked:
        found.append(("turn", {asked}))
    if status == "playing" and before.status == "open":
        found.append(("start", table.people - {table.host}))
    if status == "over" and before.status == "playing":
        found.append(("end", table.people))
    if request is not None and request != before.request:
        found.append(("undo", people_to_agree(table)))
    return [Call(event, tuple(sorted(people)), at + DELAY) for event, people in found]


def asked_person(table: Table) -> str | None:
    """Who is asked, if it is a person who plays for themselves."""
    if table.asked is None:
        return None
    seat = table.seats[table.asked]
    return seat.person if seat.player is None else None


def people_to_agree(table: Table) -> set[str]:
    """Whom somebody's wish to take back waits for."""
    pending = table.pending_undo
    if pending is None:
        return set()
    return (who_must_agree(table, pending.person) or set()) - pending.agreed
