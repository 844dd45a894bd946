"""Playing without a socket: the same messages and updates over plain requests."""

import asyncio
from typing import Any

from litestar import get, post

from lacrimosa.server.hall.commands import hear, welcome
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import Answer, ClientMessage, Update
from lacrimosa.server.messages.tables import GiveBackBody, TableInfo, TakeOverBody
from lacrimosa.server.security.rate_limits import Full
from lacrimosa.server.services import Services
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.substitutes import give_back, take_over
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.updates import table_info, update_for
from lacrimosa.server.web.addresses import Since, TableName, Wait
from lacrimosa.server.web.refusing import refusals
from lacrimosa.server.web.visitor import Visitor

TAGS = ["playing"]


@get(
    "/api/tables/{table:str}/update",
    tags=TAGS,
    responses=refusals("unknown_person", "no_such_table"),
    summary="What happened since you last asked; waits for news",
)
async def poll(
    table: TableName, visitor: Visitor, services: Services, since: Since = 0, wait: Wait = 0.0
) -> Update:
    """Ask again with the version of the answer; it is the same one if nothing happened in time."""
    person = visitor.person
    need_sight(await services.hall.look(table, since), person)
    await welcome(services.hall, table, person)
    now = await services.hall.look(table)
    if now.version <= since and wait > 0:
        now = await _news(services, table, visitor, since, wait)
        await visitor.need_current()
    need_sight(now, person)
    return update_for(now, person, since)


async def _news(services: Services, table: str, visitor: Visitor, since: int, wait: float) -> Table:
    """The table as soon as it has changed, or when the time is up. Who waits takes the place of a socket."""
    services.metrics.polls.inc()
    try:
        with (
            services.rate_limits.socket(visitor.person, visitor.address),
            services.hall.listening(table, visitor.person) as listener,
        ):
            # Listening wakes everybody for the presence of the new one, oneself included.
            listener.doze()
            now = await services.hall.look(table)
            async with asyncio.timeout(wait):
                while now.version <= since and not services.hall.closing:
                    await listener.sleep()
                    listener.doze()
                    await visitor.need_current()
                    now = await services.hall.look(table)
            return now
    except TimeoutError:
        # Not the one from before: just now it may be trying what is not stored yet.
        return await services.hall.look(table)
    except Full as full:
        raise Refused("too_many", f"too many polls and sockets: {full}") from full
    finally:
        services.metrics.polls.dec()


@post(
    "/api/tables/{table:str}/messages",
    tags=TAGS,
    status_code=200,
    responses=refusals("unknown_person", "no_such_table"),
    summary="Say what would be said over the socket",
)
async def say(
    table: TableName, data: ClientMessage, visitor: Visitor, services: Services, since: Since = 0
) -> Answer:
    """Refusals are in the answer, as over the socket."""
    person = visitor.person
    need_sight(await services.hall.look(table, since), person)
    return await hear(services.hall, table, person, data, since)


@post(
    "/api/tables/{table:str}/take-over",
    tags=TAGS,
    status_code=200,
    responses=refusals(
        "unknown_person",
        "no_such_table",
        "no_such_seat",
        "not_your_seat",
        "not_started",
        "game_over",
        "unknown_bot",
    ),
    summary="Let a bot play your seat for a while",
)
async def take_over_seat(
    table: TableName, data: TakeOverBody, visitor: Visitor, services: Services
) -> TableInfo:
    person = visitor.person
    found = await services.hall.act(table, lambda now: take_over(now, person, data.seat, data.bot))
    return table_info(found, person)


@post(
    "/api/tables/{table:str}/give-back",
    tags=TAGS,
    status_code=200,
    responses=refusals("unknown_person", "no_such_table", "no_such_seat", "not_your_seat"),
    summary="Play your seat yourself again",
)
async def give_back_seat(
    table: TableName, data: GiveBackBody, visitor: Visitor, services: Services
) -> TableInfo:
    person = visitor.person
    found = await services.hall.act(table, lambda now: give_back(now, person, data.seat))
    return table_info(found, person)


ROUTES: list[Any] = [poll, say, take_over_seat, give_back_seat]
