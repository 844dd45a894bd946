"""The app: routes, checks at the door, errors."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.security.asgi import App
from lacrimosa.server.security.body import BodyLimit
from lacrimosa.server.security.headers import SecurityHeaders
from lacrimosa.server.services import Services
from lacrimosa.server.web import refusing
from lacrimosa.server.web.compression import Squeeze
from lacrimosa.server.web.door import Door
from lacrimosa.server.web.openapi import openapi
from lacrimosa.server.web.reading import StrictRequest
from lacrimosa.server.web.routes import about, history, me, page, playing, tables
from lacrimosa.server.web.routes.offers import offers
from lacrimosa.server.web.socket import Sockets
from lacrimosa.server.web.visitor import Visitor


def routes() -> list[Any]:
    """Every route of the server."""
    return [
        *me.ROUTES,
        *tables.ROUTES,
        *playing.ROUTES,
        *history.ROUTES,
        *about.ROUTES,
        *page.ROUTES,
    ]


def make_litestar(services: Services) -> Litestar:
    """The app without its outer wrapping."""

    async def the_house() -> Services:
        return services

    return Litestar(
        # First, for the framework adds its own where there are none.
        route_handlers=[*offers(routes()), *routes()],
        request_class=StrictRequest,
        dependencies={
            "services": Provide(the_house),
            "visitor": Provide(_visitor),
            "base": Provide(_base),
        },
        middleware=[Door(services)],
        exception_handlers={
            Refused: refusing.refused,
            HTTPException: refusing.http_problem,
            Exception: refusing.unexpected,
        },
        openapi_config=None,
        state=State({"services": services, "openapi": msgspec.json.encode(openapi(routes(), about.VERSION))}),
        logging_config=None,
        debug=False,
    )


async def _visitor(request: Request) -> Visitor:  # type: ignore[type-arg]
    visitor: Visitor = request.scope["state"]["visitor"]
    return visitor


async def _base(request: Request) -> str:  # type: ignore[type-arg]
    return str(request.scope["state"]["base"])


def make_app(services: Services) -> App:
    """The app as it is served."""
    app: App = BodyLimit(make_litestar(services), services.settings.limits.body_bytes)
    return Sockets(SecurityHeaders(Squeeze(app)), services)
