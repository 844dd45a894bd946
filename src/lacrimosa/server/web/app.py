"""The app: endpoints, and the layers around them."""

from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.routing import Router

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.security.asgi import App, Receive, Scope, Send
from lacrimosa.server.security.body import BodyLimit
from lacrimosa.server.security.headers import SecurityHeaders
from lacrimosa.server.services import Services
from lacrimosa.server.web import static_files
from lacrimosa.server.web.middleware import RequestMiddleware
from lacrimosa.server.web.openapi import openapi
from lacrimosa.server.web.routes import (
    about,
    companion,
    daily,
    history,
    me,
    notifications,
    patronage,
    playing,
    ratings,
    tables,
    tasks,
    workshop,
)
from lacrimosa.server.web.routing import HIDDEN, Endpoint, Endpoints, routes_of
from lacrimosa.server.web.socket import Sockets

endpoints = Endpoints(HIDDEN)


@endpoints.get("/api/openapi.json")
async def read_openapi() -> msgspec.Raw:
    """This interface, described for programs."""
    return _document()


@cache
def _document() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(openapi(ENDPOINTS, about.VERSION)))


# In the order in which addresses are tried: those that are asked for most come first.
ENDPOINTS: Final[list[Endpoint]] = [
    endpoint
    for module in (
        playing,
        me,
        tables,
        history,
        patronage,
        ratings,
        daily,
        tasks,
        notifications,
        companion,
        workshop,
        about,
        static_files,
    )
    for endpoint in module.endpoints.declared
] + endpoints.declared


def make_app(services: Services) -> App:
    """The app as it is served."""
    router = Router(routes_of(ENDPOINTS, services), default=_not_found)
    app: App = BodyLimit(RequestMiddleware(router, services), services.settings.limits.body_bytes)
    return Sockets(SecurityHeaders(app), services)


async def _not_found(scope: Scope, receive: Receive, send: Send) -> None:
    """A person at an address that is none gets the page, which says so in their language."""
    request = Request(scope)
    if not static_files.wants_page(request):
        raise Refused("not_found", "there is nothing at this address")
    await static_files.page_response(request, 404)(scope, receive, send)
