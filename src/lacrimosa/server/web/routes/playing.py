"""Playing without a socket: the same messages and updates over plain requests."""

import asyncio
from collections.abc import Awaitable, Callable

from lacrimosa.server.hall.commands import hear, welcome
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import Answer, ClientMessage, Update
from lacrimosa.server.messages.tables import GiveBackBody, TableInfo, TakeOverBody
from lacrimosa.server.messages.talk import Talk
from lacrimosa.server.security.rate_limits import Full
from lacrimosa.server.services import Services
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.substitutes import give_back, take_over
from lacrimosa.server.table.table import Table
from lacrimosa.server.table.updates import table_info, update_for
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints
from lacrimosa.server.web.validation import Since, TableName, Wait

endpoints = Endpoints("playing")


@endpoints.get(
    "/api/tables/{table}/update",
    refusals=("unknown_person", "no_such_table"),
    summary="What happened since you last asked; waits for news",
)
async def poll(
    table: TableName, caller: Caller, services: Services, since: Since = 0, wait: Wait = 0.0
) -> Update:
    """Ask again with the version of the answer; it is the same one if nothing happened in time."""
    person = caller.person
    need_sight(await services.hall.look(table, since), person)
    await welcome(services.hall, table, person)
    now = await services.hall.look(table)
    if now.version <= since and wait > 0:

        async def has_changed(now: Table) -> bool:
            return now.version > since

        now = await _news(services, table, caller, has_changed, wait)
    need_sight(now, person)
    return update_for(now, person, since)


@endpoints.get(
    "/api/tables/{table}/talk",
    refusals=("unknown_person", "no_such_table"),
    summary="What was said since you last asked; waits for more",
)
async def poll_talk(
    table: TableName, caller: Caller, services: Services, since: Since = 0, wait: Wait = 0.0
) -> Talk:
    """Ask again with `talk` of the answer; nothing is in it if nothing was said in time."""
    person, talks = caller.person, services.hall.talks

    async def is_told(now: Table) -> bool:
        need_sight(now, person)
        return bool((await talks.told(now, person, since)).said)

    now = await services.hall.look(table)
    if not await is_told(now) and wait > 0:
        now = await _news(services, table, caller, is_told, wait)
    need_sight(now, person)
    return await talks.told(now, person, since)


async def _news(
    services: Services, table: str, caller: Caller, is_news: Callable[[Table], Awaitable[bool]], wait: float
) -> Table:
    """The table as soon as there is news, or when the time is up. Who waits takes the place of a socket."""
    services.metrics.polls.inc()
    try:
        with (
            services.rate_limits.socket(caller.person, caller.address),
            services.hall.listening(table, caller.person) as listener,
        ):
            # Listening wakes everybody for the presence of the new one, oneself included.
            listener.doze()
            now = await services.hall.look(table)
            async with asyncio.timeout(wait):
                while not await is_news(now) and not services.hall.closing:
                    await listener.sleep()
                    listener.doze()
                    await caller.need_current()
                    now = await services.hall.look(table)
    except TimeoutError:
        # Not the one from before: just now it may be trying what is not stored yet.
        now = await services.hall.look(table)
    except Full as full:
        raise Refused("too_many", f"too many polls and sockets: {full}") from full
    finally:
        services.metrics.polls.dec()
    await caller.need_current()
    return now


@endpoints.post(
    "/api/tables/{table}/messages",
    refusals=("unknown_person", "no_such_table"),
    summary="Say what would be said over the socket",
)
async def say(
    table: TableName, body: ClientMessage, caller: Caller, services: Services, since: Since = 0
) -> Answer:
    """Refusals are in the answer, as over the socket."""
    person = caller.person
    need_sight(await services.hall.look(table, since), person)
    return await hear(services.hall, table, person, body, since)


@endpoints.post(
    "/api/tables/{table}/take-over",
    refusals=(
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
    table: TableName, body: TakeOverBody, caller: Caller, services: Services
) -> TableInfo:
    person = caller.person
    found = await services.hall.act(table, lambda now: take_over(now, person, body.seat, body.bot))
    return table_info(found, person)


@endpoints.post(
    "/api/tables/{table}/give-back",
    refusals=("unknown_person", "no_such_table", "no_such_seat", "not_your_seat"),
    summary="Play your seat yourself again",
)
async def give_back_seat(
    table: TableName, body: GiveBackBody, caller: Caller, services: Services
) -> TableInfo:
    person = caller.person
    found = await services.hall.act(table, lambda now: give_back(now, person, body.seat))
    return table_info(found, person)
