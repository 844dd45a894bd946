"""The door: every request is checked here before a route sees it, and gets its cookie on the way out."""

import time
from typing import Any, cast

import structlog
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Send
from litestar.types import Scope as LitestarScope

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.security.asgi import Scope, text_of
from lacrimosa.server.security.origin import SAFE_METHODS, base_url, host_ok, origin_ok, own_origins
from lacrimosa.server.security.rate_limits import need_room_for_request
from lacrimosa.server.services import Services
from lacrimosa.server.web.reading import check_address
from lacrimosa.server.web.visitor import Visitor, visitor_of

log = structlog.get_logger()


async def come_in(services: Services, scope: Scope) -> Visitor:
    """Who is asking, if they may: host, origin, identity, limits. For requests and sockets alike."""
    services.proxies.believe(scope)
    host = text_of(scope["headers"], b"host") or ""
    if not host_ok(host, services.settings):
        raise Refused("wrong_origin", "this server is not reached under that name; see public_url")
    visitor = await visitor_of(services, scope)
    need_origin(services, scope, host, has_cookie=visitor.has_cookie)
    person = visitor.identity.person if visitor.identity is not None else None
    need_room_for_request(services.rate_limits, person, visitor.address)
    return visitor


def need_origin(services: Services, scope: Scope, host: str, *, has_cookie: bool) -> None:
    """Pages of other sites may not act in the name of our visitors."""
    if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
        return
    if not origin_ok(
        text_of(scope["headers"], b"origin"),
        host,
        scope.get("scheme", ""),
        own_origins(services.settings),
        has_cookie=has_cookie,
        fetch_site=text_of(scope["headers"], b"sec-fetch-site"),
    ):
        raise Refused("wrong_origin", "requests from pages of other sites are not taken")


class Door(ASGIMiddleware):
    """Lets requests in, notes them, and sends the cookie of a new guest."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, services: Services) -> None:
        self.services = services

    async def handle(self, scope: LitestarScope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        plain = cast("dict[str, Any]", scope)
        began = time.perf_counter()
        visitor = await come_in(self.services, plain)
        check_address(ASGIConnection(scope))
        scope["state"]["visitor"] = visitor
        host = text_of(plain["headers"], b"host") or ""
        scope["state"]["base"] = base_url(self.services.settings, plain.get("scheme", "http"), host)

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                if visitor.cookie is not None:
                    cookie = visitor.cookie.to_encoded_header()
                    message["headers"] = [*message.get("headers", ()), cookie]
                self._note(plain, message["status"], began)
            await send(message)

        await next_app(scope, receive, send_on)

    def _note(self, scope: Scope, status: int, began: float) -> None:
        """One line and one figure for every request."""
        seconds = time.perf_counter() - began
        method = str(scope.get("method", ""))
        self.services.metrics.http(str(scope.get("path_template") or "other"), method, status, seconds)
        log.debug("request", method=method, path=scope["path"], status=status, ms=round(seconds * 1000, 1))
