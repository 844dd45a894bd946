"""Endpoints and the routes made of them. What an endpoint takes and gives stands in its signature alone.

Requests are read by it, answers are written by it, and the OpenAPI document is made from it.
"""

import typing
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, TypedDict, TypeVar, Unpack

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lacrimosa.server.messages.refusals import Code, Refused
from lacrimosa.server.security.asgi import Receive, Scope, Send
from lacrimosa.server.services import Services
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.errors import refusal_response
from lacrimosa.server.web.validation import JSON, Parameter, read_body, read_parameters

Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])
BODY: Final = "body"
HIDDEN: Final = ""  # the tag of what programs have no use for
_COMPRESSED: Final = Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
# What comes from the server itself, not out of the request.
_PROVIDED: Final[dict[object, Callable[[Request, Services], object]]] = {
    Caller: lambda request, _: request.state.caller,
    Services: lambda _, services: services,
    Request: lambda request, _: request,
}


class About(TypedDict, total=False):
    """What a declaration may say besides method and path."""

    summary: str  # else the docstring's first line
    status: int
    refusals: tuple[Code, ...]  # besides those that every endpoint may answer with
    media_type: str
    is_public: bool  # compressed for whoever takes it; what holds a secret is not: its length would tell


@dataclass(frozen=True)
class Endpoint:
    """A function behind a method and a path, as it was declared."""

    method: str
    path: str
    function: Callable[..., Awaitable[Any]]
    tag: str
    summary: str = ""
    status: int = 200
    refusals: tuple[Code, ...] = ()
    media_type: str = JSON
    is_public: bool = False

    @cached_property
    def _hints(self) -> dict[str, Any]:
        return typing.get_type_hints(self.function, include_extras=True)

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        """What stands in the address, in the path or behind the question mark."""
        return {
            name: Parameter(name, hint)
            for name, hint in self._hints.items()
            if name not in (BODY, "return") and hint not in _PROVIDED
        }

    @property
    def body(self) -> Any:
        """The type of the body; None if there is none."""
        return self._hints.get(BODY)

    @property
    def answer(self) -> Any:
        """The type of the answer; None if it is no JSON."""
        return self._hints["return"] if self.media_type == JSON else None

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any] | None:
        return None if self.body is None else msgspec.json.Decoder(self.body)

    @cached_property
    def _provided(self) -> list[tuple[str, Callable[[Request, Services], object]]]:
        return [(name, _PROVIDED[hint]) for name, hint in self._hints.items() if hint in _PROVIDED]

    async def __call__(self, request: Request, services: Services) -> Response:
        arguments = read_parameters(request, self.parameters)
        if self._decoder is not None:
            arguments[BODY] = await read_body(request, self._decoder)
        for name, provide in self._provided:
            arguments[name] = provide(request, services)
        answer = await self.function(**arguments)
        if self.media_type != JSON:
            return typing.cast("Response", answer)
        return Response(msgspec.json.encode(answer), self.status, media_type=JSON)


@dataclass(frozen=True)
class Endpoints:
    """The endpoints of a module, in the order of their declarations."""

    tag: str
    declared: list[Endpoint] = field(default_factory=list)

    def get(self, path: str, **about: Unpack[About]) -> Callable[[Function], Function]:
        return self._declare("GET", path, about)

    def post(self, path: str, **about: Unpack[About]) -> Callable[[Function], Function]:
        return self._declare("POST", path, about)

    def patch(self, path: str, **about: Unpack[About]) -> Callable[[Function], Function]:
        return self._declare("PATCH", path, about)

    def delete(self, path: str, **about: Unpack[About]) -> Callable[[Function], Function]:
        return self._declare("DELETE", path, about)

    def _declare(self, method: str, path: str, about: About) -> Callable[[Function], Function]:
        def declare(function: Function) -> Function:
            self.declared.append(Endpoint(method, path, function, self.tag, **about))
            return function

        return declare


class Resource:
    """The endpoints of one path, by method. The framework has routes by method only, which know no others:
    it can neither say what else is allowed nor answer OPTIONS."""

    def __init__(self, path: str, endpoints: Iterable[Endpoint], services: Services) -> None:
        self.path = path
        self._services = services
        self._by_method = {one.method: one for one in endpoints}
        if "GET" in self._by_method:
            self._by_method["HEAD"] = self._by_method["GET"]
        self._allowed = ", ".join(sorted({*self._by_method, "OPTIONS"}))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = scope["method"]
        endpoint = self._by_method.get(method)
        if endpoint is not None:
            response = await endpoint(Request(scope, receive), self._services)
        elif method == "OPTIONS":
            response = Response(status_code=204, headers={"allow": self._allowed})
        else:
            refused = Refused(
                "method_not_allowed", f"{method} is not among the methods here: {self._allowed}"
            )
            response = refusal_response(refused, {"allow": self._allowed})
        await response(scope, receive, send)


def routes_of(endpoints: Iterable[Endpoint], services: Services) -> list[Route]:
    """One route for each path."""
    by_path: dict[str, list[Endpoint]] = {}
    for one in endpoints:
        by_path.setdefault(one.path, []).append(one)
    return [
        Route(
            path,
            Resource(path, found, services),
            middleware=[_COMPRESSED] if any(one.is_public for one in found) else None,
        )
        for path, found in by_path.items()
    ]
