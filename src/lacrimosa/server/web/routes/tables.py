"""Tables: opening, listing, sitting down, starting, leaving."""

from collections.abc import Sequence

import msgspec
from starlette.responses import Response

from lacrimosa.editions import Edition
from lacrimosa.server.hall.edition_store import UnknownEdition
from lacrimosa.server.hall.rematch import rematch as find_rematch
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import (
    Branch,
    Join,
    Links,
    NewTable,
    OpenTables,
    Revoke,
    SeatPlan,
    TableChange,
    TableInfo,
    TableList,
    Upload,
    Watch,
)
from lacrimosa.server.security.links import invite_url, matches, watch_url
from lacrimosa.server.security.qr import qr_svg
from lacrimosa.server.security.rate_limits import need_room_for_table
from lacrimosa.server.services import Services
from lacrimosa.server.store.store import TableRow, Unavailable
from lacrimosa.server.table import branching, lessons, seating
from lacrimosa.server.table.entries import AnyEntry, Created
from lacrimosa.server.table.rights import is_listed_table, need_sight
from lacrimosa.server.table.summary import is_listed_table_of, is_open_table_of, listed
from lacrimosa.server.table.table import INVITE, WATCH, Table
from lacrimosa.server.table.updates import table_info
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routes.me import wanted_name
from lacrimosa.server.web.routing import Endpoints
from lacrimosa.server.web.validation import After, LessonName, LinkName, TableName

endpoints = Endpoints("tables")


PAGE = 30
LISTED_MS = 24 * 60 * 60 * 1000  # a table at which nothing happened for so long is not listed any more


@endpoints.get("/api/tables", refusals=("unknown_person",), summary="Your tables, the latest first")
async def list_tables(
    caller: Caller,
    services: Services,
    after: After = None,
) -> TableList:
    rows = await _rows(services, caller.person, PAGE, _place(after))
    return TableList(tables=[listed(row, caller.person) for row in rows], next=_next(rows))


def _place(after: str | None) -> tuple[int, str] | None:
    """Where a page of a list begins, out of `next` of the one before."""
    if after is None:
        return None
    touched, _, name = after.partition(".")
    return int(touched), name


def _next(rows: Sequence[TableRow]) -> str | None:
    return f"{rows[-1].touched}.{rows[-1].id}" if len(rows) == PAGE else None


@endpoints.post("/api/tables", refusals=("bad_options", "bad_name", "unknown_bot", "seats_open"), status=201)
async def open_table(body: NewTable, caller: Caller, services: Services) -> TableInfo:
    """Open a table, and start it at once if every seat is filled and `start` is set."""
    person = caller.welcome()
    name = await services.people.name(person)
    await services.hall.editions.look_for(body.options.edition)
    edition = services.hall.editions.named(body.options.edition)
    created = seating.open_table(person, name, body.options, _named(body.seats), lambda _: edition)
    if body.start and any(seat.person is None and seat.bot is None for seat in created.seats):
        raise Refused("seats_open", "a game cannot start with open seats")
    if not body.start:
        await _need_few_open(services, person)
    if body.options.listed:
        await _need_few_listed(services, person)
    need_room_for_table(services.rate_limits, person)
    if not body.start:
        return await _opened(services, person, created)
    # What was agreed on is dealt, though its folder may have changed by now.
    return await _started(services, person, created, lambda _: edition)


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


async def _need_few_listed(services: Services, person: str, besides: str | None = None) -> None:
    """Nobody shall fill the list that everybody reads."""
    limits = services.settings.limits
    rows = await _rows(services, person, 2 * limits.open_tables, None)
    others = sum(is_listed_table_of(row, person) and row.id != besides for row in rows)
    if limits.enabled and others >= limits.listed_tables:
        raise Refused(
            "too_many",
            f"{limits.listed_tables} of your tables are listed; start, leave or unlist one",
            limit=limits.listed_tables,
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


async def _started(
    services: Services, person: str, created: Created, offered: seating.Editions = seating.edition_named
) -> TableInfo:
    """A new table, started at once."""
    async with services.bot_tables.starting(person) as need_few_bot_tables:
        need_few_bot_tables(created.seats)
        table = await _opened(services, person, created)
        found = await services.hall.act(table.id, lambda now: seating.start(now, person, offered))
    return table_info(found, person)


@endpoints.get(
    "/api/tables/open", refusals=(), summary="Listed tables with an open seat: whoever is here may sit down"
)
async def list_open_tables(caller: Caller, services: Services, after: After = None) -> OpenTables:
    """Those of the latest day. What the list says everybody on this server may know."""
    person = caller.welcome()
    since = services.hall.clock() - LISTED_MS
    try:
        rows = await services.store.listed_tables(since, PAGE, _place(after))
    except Unavailable as problem:
        raise Refused("unavailable", "the list cannot be read just now; try again soon") from problem
    return OpenTables(tables=[listed(row, person) for row in rows], next=_next(rows))


@endpoints.get("/api/tables/{table}", refusals=("unknown_person", "no_such_table"))
async def read_table(table: TableName, caller: Caller, services: Services) -> TableInfo:
    """A table without its game."""
    found = await services.hall.look(table)
    need_sight(found, caller.person)
    return table_info(found, caller.person)


@endpoints.patch(
    "/api/tables/{table}",
    refusals=(
        "unknown_person",
        "no_such_table",
        "not_allowed",
        "already_started",
        "seat_taken",
        "bad_options",
    ),
)
async def arrange_table(table: TableName, body: TableChange, caller: Caller, services: Services) -> TableInfo:
    """Change options and seats before the start."""
    person = caller.person
    if body.options is not None and body.options.listed:
        await _need_few_listed(services, person, besides=table)
    name = await services.people.name(person)
    plans = _named(body.seats)
    editions = services.hall.editions
    await editions.look_for(body.options.edition if body.options is not None else "")
    found = await services.hall.act(
        table, lambda now: seating.arrange(now, person, name, body.options, plans, editions.named)
    )
    return table_info(found, person)


@endpoints.post(
    "/api/tables/{table}/look",
    refusals=("no_such_table", "not_invited"),
    summary="See the table you are invited to, or found in the list",
)
async def look_at_invitation(table: TableName, body: Join, caller: Caller, services: Services) -> TableInfo:
    found = await services.hall.look(table)
    _need_invitation(services, found, body.invite)
    return table_info(found, caller.welcome())


def _need_invitation(services: Services, table: Table, token: str | None) -> None:
    if token is None:
        if not is_listed_table(table):
            raise Refused("not_invited", "this table is for whoever was invited; it is not listed any more")
        return
    if not matches(services.keys, "invite", table.id, table.generations[INVITE], token):
        raise Refused("not_invited", "this invitation is not valid any more")


@endpoints.post(
    "/api/tables/{table}/join",
    refusals=("no_such_table", "not_invited", "seat_taken", "already_started", "no_such_seat"),
)
async def join_table(table: TableName, body: Join, caller: Caller, services: Services) -> TableInfo:
    """Sit down at an open seat with an invitation, or without one at a listed table."""
    found = await services.hall.look(table)
    _need_invitation(services, found, body.invite)
    person = caller.welcome()
    name = await services.people.name(person)

    def decide(now: Table) -> list[AnyEntry]:
        _need_invitation(services, now, body.invite)
        return seating.sit_down(now, person, name, body.seat)

    return table_info(await services.hall.act(table, decide), person)


@endpoints.post(
    "/api/tables/{table}/watch",
    refusals=("no_such_table", "not_invited", "not_allowed"),
)
async def watch_table(table: TableName, body: Watch, caller: Caller, services: Services) -> TableInfo:
    """Look on, with a watch link."""
    await services.hall.look(table)
    person = caller.welcome()

    def decide(now: Table) -> list[AnyEntry]:
        if not matches(services.keys, "watch", now.id, now.generations[WATCH], body.watch):
            raise Refused("not_invited", "this watch link is not valid any more")
        return seating.watch(now, person, services.settings.limits.watchers_per_table)

    return table_info(await services.hall.act(table, decide), person)


@endpoints.post(
    "/api/tables/{table}/start",
    refusals=(
        "unknown_person",
        "no_such_table",
        "not_allowed",
        "already_started",
        "seats_open",
        "bad_options",
    ),
)
async def start_table(table: TableName, caller: Caller, services: Services) -> TableInfo:
    """Deal the cards; only the host may, and no seat may be open."""
    person = caller.person
    editions = services.hall.editions
    await editions.look_for((await services.hall.look(table)).options.edition)
    async with services.bot_tables.starting(person) as need_few_bot_tables:

        def decide(now: Table) -> list[AnyEntry]:
            entries = seating.start(now, person, editions.named)
            need_few_bot_tables(now.seats)
            return entries

        return table_info(await services.hall.act(table, decide), person)


@endpoints.post(
    "/api/tables/{table}/leave",
    refusals=("unknown_person", "no_such_table"),
)
async def leave_table(table: TableName, caller: Caller, services: Services) -> TableInfo:
    """Stand up for good; in a running game bots play on in your seats."""
    person = caller.person
    return table_info(await services.hall.act(table, lambda now: seating.leave(now, person)), person)


@endpoints.get("/api/tables/{table}/links", refusals=("unknown_person", "no_such_table"))
async def read_links(table: TableName, caller: Caller, services: Services) -> Links:
    """The links for friends and onlookers, for people with a seat."""
    found = await services.hall.look(table)
    need_sight(found, caller.person)
    return _links(services, found, caller)


def _links(services: Services, table: Table, caller: Caller) -> Links:
    person, base = caller.person, caller.base_url
    belongs = person == table.host or bool(table.seats_of(person))
    invites = belongs and table.status == "open"
    watches = belongs and table.options.watch == "link"
    return Links(
        invite=invite_url(services.keys, base, table.id, table.generations[INVITE]) if invites else None,
        watch=watch_url(services.keys, base, table.id, table.generations[WATCH]) if watches else None,
    )


@endpoints.get(
    "/api/tables/{table}/links/{link}.svg",
    refusals=("unknown_person", "no_such_table", "not_allowed"),
    summary="A link as a QR code",
    media_type="image/svg+xml",
)
async def draw_table_link(table: TableName, link: LinkName, caller: Caller, services: Services) -> Response:
    found = await services.hall.look(table)
    need_sight(found, caller.person)
    links = _links(services, found, caller)
    url = links.invite if link == "invite" else links.watch
    if url is None:
        raise Refused("not_allowed", "there is no such link for you")
    svg = qr_svg(url, title="Lacrimosa")
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@endpoints.post(
    "/api/tables/{table}/links",
    refusals=("unknown_person", "no_such_table", "not_allowed"),
    summary="Revoke a link and make a new one",
)
async def renew_link(table: TableName, body: Revoke, caller: Caller, services: Services) -> Links:
    person = caller.person
    found = await services.hall.act(table, lambda now: seating.renew(now, person, body.link))
    return _links(services, found, caller)


@endpoints.post(
    "/api/tables/{table}/rematch",
    refusals=("unknown_person", "no_such_table", "not_your_seat", "not_over"),
    summary="The same people once more",
)
async def rematch(table: TableName, caller: Caller, services: Services) -> TableInfo:
    """Whoever asks second comes to the first one's table if it still waits or is played and has their seat.

    Where nobody else has to come it starts at once.
    """
    person = caller.person

    async def need_room() -> None:
        await _need_few_open(services, person)
        need_room_for_table(services.rate_limits, person)

    found = await find_rematch(services.hall, table, person, need_room)
    if found.status == "open" and found.people == {person}:
        editions = services.hall.editions
        await editions.look_for(found.options.edition)
        found = await services.hall.act(found.id, lambda now: seating.start(now, person, editions.named))
    return table_info(found, person)


@endpoints.post(
    "/api/tables/{table}/branch",
    refusals=(
        "unknown_person",
        "no_such_table",
        "not_allowed",
        "no_such_step",
        "not_started",
        "not_over",
        "bad_options",
        "seats_open",
    ),
    summary="Play on from a step of a game that hides nothing any more",
    status=201,
)
async def branch_table(table: TableName, body: Branch, caller: Caller, services: Services) -> TableInfo:
    person = caller.person
    name = await services.people.name(person)
    found = await services.hall.look(table)
    need_sight(found, person)
    # Before it is played again up to the step, which takes time.
    need_room_for_table(services.rate_limits, person)
    created = branching.branch(found, person, name, body.step, _named(body.seats))
    if body.start and any(seat.person is None and seat.bot is None for seat in created.seats):
        raise Refused("seats_open", "a game cannot start with open seats")
    if not body.start:
        await _need_few_open(services, person)
    return await (_started if body.start else _opened)(services, person, created)


@endpoints.post("/api/lessons/{lesson}", refusals=("not_found",), summary="Take a lesson", status=201)
async def open_lesson(lesson: LessonName, caller: Caller, services: Services) -> TableInfo:
    """A table of your own at the lesson's position. No list has it; its updates tell how far you are."""
    person = caller.welcome()
    need_room_for_table(services.rate_limits, person)
    name = await services.people.name(person)
    return await _started(services, person, lessons.open_lesson(person, name, lesson))


@endpoints.post("/api/records", refusals=("bad_record",), summary="Upload a game's record", status=201)
async def upload_record(body: Upload, caller: Caller, services: Services) -> TableInfo:
    """A table to look at the game, step by step, and to play on from any of its steps."""
    person = caller.welcome()
    # Before it is read: to play a game again takes time, whether or not it is one.
    need_room_for_table(services.rate_limits, person)
    entries = branching.review(person, body.record, await _edition_of(services, body.record))
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
