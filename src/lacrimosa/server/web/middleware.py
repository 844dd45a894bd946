"""What happens around every request: who is asking and whether they may, errors, cookies, logs, metrics."""

import time

import structlog

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.security.asgi import App, Message, Receive, Scope, Send, text_of
from lacrimosa.server.security.origin import SAFE_METHODS, host_ok, origin_ok, own_origins
from lacrimosa.server.security.rate_limits import need_room_for_request
from lacrimosa.server.services import Services
from lacrimosa.server.web.auth import Caller, identify
from lacrimosa.server.web.errors import refusal_response
from lacrimosa.server.web.static_files import is_file

log = structlog.get_logger()


async def admit(services: Services, scope: Scope) -> Caller:
    """Who is asking, if they may: host, origin, identity, limits. For requests and sockets alike."""
    services.proxies.believe(scope)
    host = text_of(scope["headers"], b"host") or ""
    if not host_ok(host, services.settings):
        raise Refused("wrong_origin", "this server is not reached under that name; see public_url")
    caller = await identify(services, scope)
    _need_origin(services, scope, host, has_cookie=caller.has_cookie)
    person = caller.identity.person if caller.identity is not None else None
    need_room_for_request(services.rate_limits, person, caller.address, is_file=is_file(scope["path"]))
    return caller


def _need_origin(services: Services, scope: Scope, host: str, *, has_cookie: bool) -> None:
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


class RequestMiddleware:
    """Admits requests, answers for what the app raises, and sends the cookie of a new guest."""

    def __init__(self, app: App, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        caller: Caller | None = None
        has_begun = False

        async def send_on(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                if caller is not None and caller.cookie is not None:
                    cookie = (b"set-cookie", caller.cookie.encode("latin-1"))
                    message = {**message, "headers": [*message["headers"], cookie]}
                self._note(scope, message["status"], began)
            await send(message)

        try:
            caller = await admit(self._services, scope)
            scope.setdefault("state", {})["caller"] = caller
            await self._app(scope, receive, send_on)
        except Refused as refused:
            await refusal_response(refused)(scope, receive, send_on)
        except Exception:
            # A mistake of ours: the log gets everything, the client one sentence.
            self._services.metrics.error("http")
            log.exception("request failed", path=scope["path"], method=scope["method"])
            if not has_begun:
                internal = Refused("internal", "something went wrong on the server")
                await refusal_response(internal)(scope, receive, send_on)

    def _note(self, scope: Scope, status: int, began: float) -> None:
        """One line and one figure for every request."""
        seconds = time.perf_counter() - began
        resource = scope.get("endpoint")
        path = resource.path if resource is not None else "other"
        self._services.metrics.http(path, scope["method"], status, seconds)
        log.debug(
            "request", method=scope["method"], path=scope["path"], status=status, ms=round(seconds * 1000, 1)
        )
