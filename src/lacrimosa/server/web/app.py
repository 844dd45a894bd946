"""The app: routes, checks at the door, errors."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from lacrimosa.server.guard.asgi import App
from lacrimosa.server.guard.body import BodyLimit
from lacrimosa.server.guard.headers import SecurityHeaders
from lacrimosa.server.house import House
from lacrimosa.server.messages.refusals import Refused
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


def make_litestar(house: House) -> Litestar:
    """The app without its outer wrapping."""

    async def the_house() -> House:
        return house

    return Litestar(
        # First, for the framework adds its own where there are none.
        route_handlers=[*offers(routes()), *routes()],
        request_class=StrictRequest,
        dependencies={
            "house": Provide(the_house),
            "visitor": Provide(_visitor),
            "base": Provide(_base),
        },
        middleware=[Door(house)],
        exception_handlers={
            Refused: refusing.refused,
            HTTPException: refusing.http_problem,
            Exception: refusing.unexpected,
        },
        openapi_config=None,
        state=State({"house": house, "openapi": msgspec.json.encode(openapi(routes(), about.VERSION))}),
        logging_config=None,
        debug=False,
    )


async def _visitor(request: Request) -> Visitor:  # type: ignore[type-arg]
    visitor: Visitor = request.scope["state"]["visitor"]
    return visitor


async def _base(request: Request) -> str:  # type: ignore[type-arg]
    return str(request.scope["state"]["base"])


def make_app(house: House) -> App:
    """The app as it is served."""
    app: App = BodyLimit(make_litestar(house), house.settings.limits.body_bytes)
    return Sockets(SecurityHeaders(Squeeze(app)), house)
