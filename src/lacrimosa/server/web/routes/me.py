"""Who you are: name, personal link, tokens for programs."""

from starlette.responses import Response

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import Carry, Forget, Forgotten, Me, PersonalLink, Program, Rename
from lacrimosa.server.security.identity import new_person, sign_bearer
from lacrimosa.server.security.links import matches, parse_personal, personal_url
from lacrimosa.server.security.names import BadName, clean_name
from lacrimosa.server.security.qr import qr_svg
from lacrimosa.server.security.rate_limits import need_room_for_person
from lacrimosa.server.services import Services
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.seating import leave
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints

endpoints = Endpoints("me")
PAGE = 50  # tables read at once


@endpoints.get("/api/me", summary="Who you are")
async def read_me(caller: Caller, services: Services) -> Me:
    """A guest is made on the first visit: the answer sets the cookie that is you from then on."""
    person = caller.welcome()
    return _me(services, person, await services.people.name(person))


@endpoints.post("/api/me", summary="Begin as a guest, or go on")
async def begin_anew(caller: Caller, services: Services) -> Me:
    """For whoever cannot prove any more who they were. Whoever can stays so: their cookie is made new."""
    if caller.identity is None:
        caller.begin_anew()
    elif not caller.is_program:
        caller.become(caller.identity.person, caller.identity.generation)
    return _me(services, caller.person, await services.people.name(caller.person))


@endpoints.patch("/api/me", refusals=("bad_name",), summary="Change your name")
async def rename_me(body: Rename, caller: Caller, services: Services) -> Me:
    name = wanted_name(body.name)
    person = caller.welcome()
    await services.people.rename(person, name, services.hall.clock())
    return _me(services, person, name)


@endpoints.post("/api/me/forget", refusals=("unknown_person",), summary="Be forgotten")
async def forget_me(body: Forget, caller: Caller, services: Services) -> Forgotten:
    """Leave all tables for good, take back every word, and be nobody any more, on all devices.

    Games stay with those who played them, under the names their seats had.
    """
    person = caller.person
    if body.id != person:
        raise Refused("bad_request", "id: name yourself, as GET /api/me does, so that it is no accident")
    left = await _leave_all(services, person)
    await services.hall.talks.forget(person)
    await services.people.revoke(person, services.hall.clock(), above=_generation(caller))
    caller.be_nobody()
    return Forgotten(left=left)


async def _leave_all(services: Services, person: str) -> int:
    """Stand up from every table that waits or is played; how many those were."""
    left, before = 0, None
    while True:
        try:
            rows = await services.store.tables_of(person, PAGE, before)
        except Unavailable as problem:
            raise Refused("unavailable", "the games cannot be read just now; try again soon") from problem
        for row in rows:
            if row.status in ("open", "playing"):
                await services.hall.act(row.id, lambda now: leave(now, person))
                left += 1
        if len(rows) < PAGE:
            return left
        before = rows[-1].touched, rows[-1].id


def _me(services: Services, person: str, name: str) -> Me:
    return Me(id=person, name=name, has_workshop=services.settings.has_workshop)


def wanted_name(text: str) -> str:
    try:
        return clean_name(text)
    except BadName as problem:
        raise Refused("bad_name", str(problem)) from problem


@endpoints.get("/api/me/link", refusals=("unknown_person",), summary="Your personal link")
async def read_link(caller: Caller, services: Services) -> PersonalLink:
    """Opens your games on another device: whoever has it is you."""
    return PersonalLink(url=await _link(caller, services))


@endpoints.get(
    "/api/me/link.svg",
    refusals=("unknown_person",),
    summary="Your personal link as a QR code",
    media_type="image/svg+xml",
)
async def draw_link(caller: Caller, services: Services) -> Response:
    svg = qr_svg(await _link(caller, services), title="Lacrimosa")
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def _link(caller: Caller, services: Services) -> str:
    person = caller.person
    return personal_url(services.keys, caller.base_url, person, await services.people.generation(person))


@endpoints.delete(
    "/api/me/link",
    refusals=("unknown_person",),
    summary="Revoke your personal link and sign out every other device",
)
async def revoke_link(caller: Caller, services: Services) -> PersonalLink:
    """Open sockets of all devices end, this one's too; it may open them again."""
    person = caller.person
    generation = await services.people.revoke(person, services.hall.clock(), above=_generation(caller))
    token = sign_bearer(services.keys, person, generation) if caller.is_program else None
    if token is None:
        caller.become(person, generation)
    return PersonalLink(url=personal_url(services.keys, caller.base_url, person, generation), token=token)


def _generation(caller: Caller) -> int:
    return caller.identity.generation if caller.identity is not None else 0


@endpoints.post(
    "/api/me/carry",
    refusals=("not_allowed",),
    summary="Become the person of a personal link",
)
async def carry_me(body: Carry, caller: Caller, services: Services) -> Me:
    found = parse_personal(body.link)
    if found is None:
        raise Refused("bad_request", "this is no personal link; it ends in #me=...")
    person, token = found
    generation = await services.people.generation(person)
    if not matches(services.keys, "personal", person, generation, token):
        raise Refused("not_allowed", "this personal link is not valid any more")
    caller.become(person, generation)
    return _me(services, person, await services.people.name(person))


@endpoints.post(
    "/api/programs", refusals=("bad_name",), summary="An identity and a token for a program", status=201
)
async def register_program(body: Rename, caller: Caller, services: Services) -> Program:
    """Programs sit down and play over the same protocol as pages; they send the token instead of a cookie."""
    name = wanted_name(body.name)
    need_room_for_person(services.rate_limits, caller.address)
    person = new_person()
    await services.people.rename(person, name, services.hall.clock())
    return Program(id=person, token=sign_bearer(services.keys, person, 0))
