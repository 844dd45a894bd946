"""Being told that a table waits while you are away: what, where, and how to stop it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lacrimosa.server.messages.notifications import (
    NewPush,
    NewWebhook,
    Notifications,
    Stop,
    Stopped,
    SubscriptionId,
    TableMute,
    Tested,
    WaitingTables,
    Wishes,
)
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import TableId
from lacrimosa.server.security.links import stopped_by
from lacrimosa.server.services import Services
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.summary import listed
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints

endpoints = Endpoints("notifications")
MOST_WAITING = 200


@asynccontextmanager
async def stored() -> AsyncIterator[None]:
    try:
        yield
    except Unavailable as problem:
        raise Refused("unavailable", "nothing can be stored just now; try again soon") from problem


@endpoints.get("/api/me/waiting", refusals=("unknown_person",), summary="The tables that wait for you")
async def list_waiting(caller: Caller, services: Services) -> WaitingTables:
    """Where you are asked, or somebody asks you to let them take back."""
    async with stored():
        rows = await services.store.running_tables_of(caller.person, MOST_WAITING)
    tables = [listed(row, caller.person) for row in rows]
    return WaitingTables(tables=[table for table in tables if table.your_turn or table.undo_asked])


@endpoints.get("/api/me/notifications", refusals=("unknown_person",), summary="What you are told, and where")
async def read_notifications(caller: Caller, services: Services) -> Notifications:
    async with stored():
        return await services.subscriptions.of(caller.person)


@endpoints.patch(
    "/api/me/notifications", refusals=("unknown_person", "bad_options"), summary="Change what you are told"
)
async def wish(body: Wishes, caller: Caller, services: Services) -> Notifications:
    async with stored():
        await services.subscriptions.wish(caller.person, body)
        return await services.subscriptions.of(caller.person)


@endpoints.post(
    "/api/me/notifications",
    refusals=("unknown_person", "not_allowed", "bad_target", "bad_name", "no_such_table"),
    summary="Be told by a browser or a webhook",
)
async def subscribe(body: NewPush | NewWebhook, caller: Caller, services: Services) -> Notifications:
    """Needs the owner's leave: the settings `push` and `webhooks`."""
    person = caller.person
    if isinstance(body, NewWebhook) and body.table is not None:
        table = await services.hall.look(body.table)
        need_sight(table, person)
        if not table.seats_of(person):
            raise Refused("not_allowed", "only people with a seat may have others told of a table")
    async with stored():
        await services.subscriptions.add(person, body, services.hall.clock())
        return await services.subscriptions.of(person)


@endpoints.delete("/api/me/notifications", refusals=("unknown_person",), summary="Be told nothing any more")
async def stop_all(caller: Caller, services: Services) -> Notifications:
    """Stops every browser and every webhook of yours."""
    async with stored():
        await services.subscriptions.stop_all(caller.person)
        return await services.subscriptions.of(caller.person)


@endpoints.delete(
    "/api/me/notifications/{subscription}",
    refusals=("unknown_person", "not_found"),
    summary="Stop one of them",
)
async def stop_one(subscription: SubscriptionId, caller: Caller, services: Services) -> Notifications:
    async with stored():
        if not await services.subscriptions.stop(subscription, caller.person):
            raise Refused("not_found", "there is no such subscription of yours")
        return await services.subscriptions.of(caller.person)


@endpoints.post(
    "/api/me/notifications/{subscription}/test",
    refusals=("unknown_person", "not_found", "not_allowed"),
    summary="Send a test",
)
async def test(subscription: SubscriptionId, caller: Caller, services: Services) -> Tested:
    """What had been given up goes on if the test is taken."""
    async with stored():
        return Tested(was_taken=await services.subscriptions.test(caller.person, subscription))


@endpoints.post("/api/notifications/stop", refusals=("not_allowed",), summary="Stop what a message came by")
async def stop_by_link(body: Stop, services: Services) -> Stopped:
    """For whoever has a message: no identity is needed, and nothing else is stopped."""
    subscription = stopped_by(services.keys, body.code)
    if subscription is None:
        raise Refused("not_allowed", "this server did not make this link")
    async with stored():
        return Stopped(was_there=await services.subscriptions.stop(subscription))


@endpoints.get("/api/tables/{table}/mute", refusals=("unknown_person", "no_such_table"))
async def read_mute(table: TableId, caller: Caller, services: Services) -> TableMute:
    """Whether you are told nothing of a table."""
    need_sight(await services.hall.look(table), caller.person)
    async with stored():
        return TableMute(muted=await services.subscriptions.is_muted(caller.person, table))


@endpoints.post("/api/tables/{table}/mute", refusals=("unknown_person", "no_such_table", "not_your_seat"))
async def mute(table: TableId, body: TableMute, caller: Caller, services: Services) -> TableMute:
    """Be told nothing of a table of yours any more, or again."""
    person = caller.person
    found = await services.hall.look(table)
    need_sight(found, person)
    if not found.seats_of(person):
        raise Refused("not_your_seat", "only people with a seat are told of a table")
    async with stored():
        await services.subscriptions.mute(person, table, body.muted)
    return body
