"""A rematch: one table for all who ask, and another one if that came to nothing."""

from collections.abc import Awaitable, Callable

from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.table import branching, seating
from lacrimosa.server.table.entries import AnyEntry, Rematched
from lacrimosa.server.table.table import Table

MOST_ATTEMPTS = 5  # while others ask for the same


async def rematch(hall: Hall, name: str, person: str, need_room: Callable[[], Awaitable[None]]) -> Table:
    """Where a person plays the same people again; `need_room` may refuse that a table is opened for it."""
    old = await hall.look(name)
    created = branching.rematch(old, person)
    leads_to = old.rematch
    found = await _place_for(hall, leads_to, person)
    if found is not None:
        return found
    await need_room()
    opened = (await hall.create([created])).id
    try:
        for _ in range(MOST_ATTEMPTS):
            leads_to = await _lead(hall, name, leads_to, opened)
            found = await _place_for(hall, leads_to, person)
            if found is not None:
                return found
        raise Refused("unavailable", "too many ask for a rematch at once; try again")
    finally:
        if leads_to != opened:
            # Somebody was quicker: this one is not needed.
            await hall.act(opened, lambda now: seating.leave(now, person))


async def _place_for(hall: Hall, name: str | None, person: str) -> Table | None:
    """The table, if it waits or is played and the person has a seat there."""
    if name is None:
        return None
    try:
        table = await hall.look(name)
    except Refused as refused:
        # A game that was brought here from another server came without its rematch.
        if refused.refusal.code == "no_such_table":
            return None
        raise
    return table if table.status in ("open", "playing") and table.seats_of(person) else None


async def _lead(hall: Hall, name: str, away_from: str | None, to: str) -> str | None:
    """Let a table lead from one rematch to another, unless it leads elsewhere by now. Where it leads."""

    def decide(now: Table) -> list[AnyEntry]:
        return [Rematched(table=to)] if now.rematch == away_from else []

    return (await hall.act(name, decide)).rematch
