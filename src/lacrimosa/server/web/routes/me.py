"""Who you are: name, personal link, tokens for programs."""

from typing import Any

from litestar import Response, delete, get, patch, post

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.tables import Carry, Me, PersonalLink, Program, Rename
from lacrimosa.server.security.identity import new_person, sign_bearer
from lacrimosa.server.security.links import matches, parse_personal, personal_url
from lacrimosa.server.security.names import BadName, clean_name
from lacrimosa.server.security.qr import qr_svg
from lacrimosa.server.security.rate_limits import need_room_for_person
from lacrimosa.server.services import Services
from lacrimosa.server.web.refusing import refusals
from lacrimosa.server.web.visitor import Visitor

TAGS = ["me"]


@get("/api/me", tags=TAGS, responses=refusals(), summary="Who you are")
async def read_me(visitor: Visitor, services: Services) -> Me:
    """A guest is made on the first visit: the answer sets the cookie that is you from then on."""
    person = visitor.welcome()
    return Me(id=person, name=await services.people.name(person))


@post("/api/me", tags=TAGS, responses=refusals(), status_code=200, summary="Begin as a guest, or go on")
async def begin_anew(visitor: Visitor, services: Services) -> Me:
    """For whoever cannot prove any more who they were. Whoever can stays so: their cookie is made new."""
    if visitor.identity is None:
        visitor.begin_anew()
    elif not visitor.is_program:
        visitor.become(visitor.identity.person, visitor.identity.generation)
    return Me(id=visitor.person, name=await services.people.name(visitor.person))


@patch("/api/me", tags=TAGS, responses=refusals("bad_name"), summary="Change your name")
async def rename_me(data: Rename, visitor: Visitor, services: Services) -> Me:
    name = wanted_name(data.name)
    person = visitor.welcome()
    await services.people.rename(person, name, services.hall.clock())
    return Me(id=person, name=name)


def wanted_name(text: str) -> str:
    try:
        return clean_name(text)
    except BadName as problem:
        raise Refused("bad_name", str(problem)) from problem


@get("/api/me/link", tags=TAGS, responses=refusals("unknown_person"), summary="Your personal link")
async def read_link(visitor: Visitor, services: Services, base: str) -> PersonalLink:
    """Opens your games on another device: whoever has it is you."""
    return PersonalLink(url=await _link(visitor, services, base))


@get(
    "/api/me/link.svg",
    tags=TAGS,
    responses=refusals("unknown_person"),
    summary="Your personal link as a QR code",
    media_type="image/svg+xml",
)
async def draw_link(visitor: Visitor, services: Services, base: str) -> Response[bytes]:
    svg = qr_svg(await _link(visitor, services, base), title="Lacrimosa")
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def _link(visitor: Visitor, services: Services, base: str) -> str:
    person = visitor.person
    return personal_url(services.keys, base, person, await services.people.generation(person))


@delete(
    "/api/me/link",
    tags=TAGS,
    responses=refusals("unknown_person"),
    status_code=200,
    summary="Revoke your personal link and sign out every other device",
)
async def revoke_link(visitor: Visitor, services: Services, base: str) -> PersonalLink:
    """Open sockets of all devices end, this one's too; it may open them again."""
    person = visitor.person
    held = visitor.identity.generation if visitor.identity is not None else 0
    generation = await services.people.revoke(person, services.hall.clock(), above=held)
    token = sign_bearer(services.keys, person, generation) if visitor.is_program else None
    if token is None:
        visitor.become(person, generation)
    return PersonalLink(url=personal_url(services.keys, base, person, generation), token=token)


@post(
    "/api/me/carry",
    tags=TAGS,
    responses=refusals("not_allowed"),
    status_code=200,
    summary="Become the person of a personal link",
)
async def carry_me(data: Carry, visitor: Visitor, services: Services) -> Me:
    found = parse_personal(data.link)
    if found is None:
        raise Refused("bad_request", "this is no personal link; it ends in #me=...")
    person, token = found
    generation = await services.people.generation(person)
    if not matches(services.keys, "personal", person, generation, token):
        raise Refused("not_allowed", "this personal link is not valid any more")
    visitor.become(person, generation)
    return Me(id=person, name=await services.people.name(person))


@post(
    "/api/programs",
    tags=TAGS,
    responses=refusals("bad_name"),
    summary="An identity and a token for a program",
)
async def register_program(data: Rename, visitor: Visitor, services: Services) -> Program:
    """Programs sit down and play over the same protocol as pages; they send the token instead of a cookie."""
    name = wanted_name(data.name)
    need_room_for_person(services.rate_limits, visitor.address)
    person = new_person()
    await services.people.rename(person, name, services.hall.clock())
    return Program(id=person, token=sign_bearer(services.keys, person, 0))


ROUTES: list[Any] = [
    read_me,
    begin_anew,
    rename_me,
    read_link,
    draw_link,
    revoke_link,
    carry_me,
    register_program,
]
