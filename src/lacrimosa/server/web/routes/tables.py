"""Tables: opening, listing, sitting down, starting, leaving."""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import get, patch, post

from lacrimosa.editions import Edition
from lacrimosa.server.hall.edition_store import UnknownEdition
from lacrimosa.server.hall.rematch import rematch as find_rematch
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import (
    Branch,
    Join,
    Links,
    NewTable,
    Revoke,
    SeatPlan,
    SetUp,
    TableInfo,
    TableList,
    Upload,
    Watch,
)
from lacrimosa.server.security.links import invite_url, matches, watch_url
from lacrimosa.server.security.rate_limits import need_room_for_table
from lacrimosa.server.services import Services
from lacrimosa.server.store.store import TableRow, Unavailable
from lacrimosa.server.table import branching, seating
from lacrimosa.server.table.entries import AnyEntry, Created
from lacrimosa.server.table.rights import need_sight
from lacrimosa.server.table.summary import is_open_table_of, listed
from lacrimosa.server.table.table import INVITE, WATCH, Table
from lacrimosa.server.table.updates import table_info
from lacrimosa.server.web.addresses import After, TableName
from lacrimosa.server.web.refusing import refusals
from lacrimosa.server.web.routes.me import wanted_name
from lacrimosa.server.web.visitor import Visitor

TAGS = ["tables"]
PAGE = 30


@get("/api/tables", tags=TAGS, responses=refusals("unknown_person"), summary="Your tables, the latest first")
async def list_tables(
    visitor: Visitor,
    services: Services,
    after: After = None,
) -> TableList:
    before = None
    if after is not None:
        touched, _, name = after.partition(".")
        before = (int(touched), name)
    rows = await _rows(services, visitor.person, PAGE, before)
    more = f"{rows[-1].touched}.{rows[-1].id}" if len(rows) == PAGE else None
    return TableList(tables=[listed(row, visitor.person) for row in rows], next=more)


@post("/api/tables", tags=TAGS, responses=refusals("bad_options", "bad_name", "unknown_bot", "seats_open"))
async def open_table(data: NewTable, visitor: Visitor, services: Services) -> TableInfo:
    """Open a table, and start it at once if every seat is filled and `start` is set."""
    person = visitor.welcome()
    name = await services.people.name(person)
    created = seating.open_table(person, name, data.options, _named(data.seats))
    if data.start and any(seat.person is None and seat.bot is None for seat in created.seats):
        raise Refused("seats_open", "a game cannot start with open seats")
    if not data.start:
        await _need_few_open(services, person)
    need_room_for_table(services.rate_limits, person)
    return await (_started if data.start else _opened)(services, person, created)


async def _need_few_open(services: Services, person: str) -> None:
    """Nobody shall fill the storage with tables that never start."""
    limits = services.settings.limits
    rows = await _rows(services, person, 2 * limits.open_tables, None)
    if limits.enabled and sum(is_open_table_of(row, person) for row in rows) >= limits.open_tables:
        raise Refused(
            "too_many",
            f"you have {limits.open_tables} open tables; start or leave one",
            limit=limits.open_tables,
        )


async def _rows(services: Services, person: str, most: int, before: tuple[int, str] | None) -> list[TableRow]:
    try:
        return await services.store.tables_of(person, most, before)
    except Unavailable as problem:
        raise Refused("unavailable", "the games cannot be read just now; try again soon") from problem


def _named(plans: Sequence[SeatPlan] | None) -> list[SeatPlan] | None:
    """The plans with their names as they are kept."""
    if plans is None:
        return None
    return [
        plan if plan.name is None else msgspec.structs.replace(plan, name=wanted_name(plan.name))
        for plan in plans
    ]


async def _opened(services: Services, person: str, *entries: AnyEntry) -> TableInfo:
    return table_info(await services.hall.create(entries), person)


async def _started(services: Services, person: str, created: Created) -> TableInfo:
    """A new table, started at once."""
    async with services.bot_tables.starting(person) as need_few_bot_tables:
        need_few_bot_tables(created.seats)
        table = await _opened(services, person, created)
        found = await services.hall.act(table.id, lambda now: seating.start(now, person))
    return table_info(found, person)


@get("/api/tables/{table:str}", tags=TAGS, responses=refusals("unknown_person", "no_such_table"))
async def read_table(table: TableName, visitor: Visitor, services: Services) -> TableInfo:
    """A table without its game."""
    found = await services.hall.look(table)
    need_sight(found, visitor.person)
    return table_info(found, visitor.person)


@patch(
    "/api/tables/{table:str}",
    tags=TAGS,
    responses=refusals(
        "unknown_person", "no_such_table", "not_allowed", "already_started", "seat_taken", "bad_options"
    ),
)
async def arrange_table(table: TableName, data: SetUp, visitor: Visitor, services: Services) -> TableInfo:
    """Change options and seats before the start."""
    person = visitor.person
    name = await services.people.name(person)
    plans = _named(data.seats)
    found = await services.hall.act(
        table, lambda now: seating.arrange(now, person, name, data.options, plans)
    )
    return table_info(found, person)


@post(
    "/api/tables/{table:str}/look",
    tags=TAGS,
    status_code=200,
    responses=refusals("no_such_table", "not_invited"),
    summary="See the table you are invited to",
)
async def look_at_invitation(table: TableName, data: Join, visitor: Visitor, services: Services) -> TableInfo:
    found = await services.hall.look(table)
    _need_invitation(services, found, data.invite)
    return table_info(found, visitor.welcome())


def _need_invitation(services: Services, table: Table, token: str) -> None:
    if not matches(services.keys, "invite", table.id, table.generations[INVITE], token):
        raise Refused("not_invited", "this invitation is not valid any more")


@post(
    "/api/tables/{table:str}/join",
    tags=TAGS,
    status_code=200,
    responses=refusals("no_such_table", "not_invited", "seat_taken", "already_started", "no_such_seat"),
)
async def join_table(table: TableName, data: Join, visitor: Visitor, services: Services) -> TableInfo:
    """Sit down at an open seat with an invitation."""
    found = await services.hall.look(table)
    _need_invitation(services, found, data.invite)
    person = visitor.welcome()
    name = await services.people.name(person)

    def decide(now: Table) -> list[AnyEntry]:
        _need_invitation(services, now, data.invite)
        return seating.sit_down(now, person, name, data.seat)

    return table_info(await services.hall.act(table, decide), person)


@post(
    "/api/tables/{table:str}/watch",
    tags=TAGS,
    status_code=200,
    responses=refusals("no_such_table", "not_invited", "not_allowed"),
)
async def watch_table(table: TableName, data: Watch, visitor: Visitor, services: Services) -> TableInfo:
    """Look on, with a watch link."""
    await services.hall.look(table)
    person = visitor.welcome()

    def decide(now: Table) -> list[AnyEntry]:
        if not matches(services.keys, "watch", now.id, now.generations[WATCH], data.watch):
            raise Refused("not_invited", "this watch link is not valid any more")
        return seating.watch(now, person, services.settings.limits.watchers_per_table)

    return table_info(await services.hall.act(table, decide), person)


@post(
    "/api/tables/{table:str}/start",
    tags=TAGS,
    status_code=200,
    responses=refusals("unknown_person", "no_such_table", "not_allowed", "already_started", "seats_open"),
)
async def start_table(table: TableName, visitor: Visitor, services: Services) -> TableInfo:
    """Deal the cards; only the host may, and no seat may be open."""
    person = visitor.person
    async with services.bot_tables.starting(person) as need_few_bot_tables:

        def decide(now: Table) -> list[AnyEntry]:
            entries = seating.start(now, person)
            need_few_bot_tables(now.seats)
            return entries

        return table_info(await services.hall.act(table, decide), person)


@post(
    "/api/tables/{table:str}/leave",
    tags=TAGS,
    status_code=200,
    responses=refusals("unknown_person", "no_such_table"),
)
async def leave_table(table: TableName, visitor: Visitor, services: Services) -> TableInfo:
    """Stand up for good; in a running game bots play on in your seats."""
    person = visitor.person
    return table_info(await services.hall.act(table, lambda now: seating.leave(now, person)), person)


@get("/api/tables/{table:str}/links", tags=TAGS, responses=refusals("unknown_person", "no_such_table"))
async def read_links(table: TableName, visitor: Visitor, services: Services, base: str) -> Links:
    """The links for friends and onlookers, for people with a seat."""
    found = await services.hall.look(table)
    need_sight(found, visitor.person)
    return _links(services, found, visitor.person, base)


def _links(services: Services, table: Table, person: str, base: str) -> Links:
    belongs = person == table.host or bool(table.seats_of(person))
    invites = belongs and table.status == "open"
    watches = belongs and table.options.watch == "link"
    return Links(
        invite=invite_url(services.keys, base, table.id, table.generations[INVITE]) if invites else None,
        watch=watch_url(services.keys, base, table.id, table.generations[WATCH]) if watches else None,
    )


@post(
    "/api/tables/{table:str}/links",
    tags=TAGS,
    status_code=200,
    responses=refusals("unknown_person", "no_such_table", "not_allowed"),
    summary="Revoke a link and make a new one",
)
async def renew_link(
    table: TableName, data: Revoke, visitor: Visitor, services: Services, base: str
) -> Links:
    person = visitor.person
    found = await services.hall.act(table, lambda now: seating.renew(now, person, data.link))
    return _links(services, found, person, base)


@post(
    "/api/tables/{table:str}/rematch",
    tags=TAGS,
    status_code=200,
    responses=refusals("unknown_person", "no_such_table", "not_your_seat", "not_over"),
    summary="The same people once more",
)
async def rematch(table: TableName, visitor: Visitor, services: Services) -> TableInfo:
    """Whoever asks second comes to the first one's table, unless it was closed or has no seat for them."""
    person = visitor.person

    async def need_room() -> None:
        await _need_few_open(services, person)
        need_room_for_table(services.rate_limits, person)

    return table_info(await find_rematch(services.hall, table, person, need_room), person)


@post(
    "/api/tables/{table:str}/branch",
    tags=TAGS,
    responses=refusals(
        "unknown_person",
        "no_such_table",
        "no_such_step",
        "not_started",
        "not_over",
        "bad_options",
        "seats_open",
    ),
    summary="Play on from a step of a game that hides nothing any more",
)
async def branch_table(table: TableName, data: Branch, visitor: Visitor, services: Services) -> TableInfo:
    person = visitor.person
    name = await services.people.name(person)
    found = await services.hall.look(table)
    need_sight(found, person)
    # Before it is played again up to the step, which takes time.
    need_room_for_table(services.rate_limits, person)
    created = branching.branch(found, person, name, data.step, _named(data.seats))
    if data.start and any(seat.person is None and seat.bot is None for seat in created.seats):
        raise Refused("seats_open", "a game cannot start with open seats")
    if not data.start:
        await _need_few_open(services, person)
    return await (_started if data.start else _opened)(services, person, created)


@post("/api/records", tags=["history"], responses=refusals("bad_record"), summary="Upload a game's record")
async def upload_record(data: Upload, visitor: Visitor, services: Services) -> TableInfo:
    """A table to look at the game, step by step, and to play on from any of its steps."""
    person = visitor.welcome()
    # Before it is read: to play a game again takes time, whether or not it is one.
    need_room_for_table(services.rate_limits, person)
    entries = branching.review(person, data.record, await _edition_of(services, data.record))
    return await _opened(services, person, *entries)


async def _edition_of(services: Services, record: str) -> Edition:
    """The edition of a record: shipped, or kept since games were played with it."""
    name, digest = branching.edition_of_record(record)
    try:
        return await services.hall.editions.fetch(digest)
    except UnknownEdition as problem:
        text = (
            f"the record was made with the edition {name} {digest[:12]}..., which this server does not have"
        )
        raise Refused("bad_record", text, edition=name) from problem
    except Unavailable as problem:
        raise Refused("unavailable", "editions cannot be read just now; try again soon") from problem


ROUTES: list[Any] = [
    list_tables,
    open_table,
    read_table,
    arrange_table,
    look_at_invitation,
    join_table,
    watch_table,
    start_table,
    leave_table,
    read_links,
    renew_link,
    rematch,
    branch_table,
    upload_record,
]
