"""Reading requests to the letter: addresses and bodies are what the routes' types say, or they are refused.

The framework is more lenient than what we document: it knows no limits, and takes "1" for 1, "null" for null.
"""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from msgspec import inspect

from lacrimosa.server.messages.refusals import Code, Refused
from lacrimosa.server.web.signatures import BODY, hints_of, parameters_of

JSON: Final = "application/json"
# An address that cannot be right leads nowhere.
_NOWHERE: Final[dict[str, Code]] = {"table": "no_such_table", "step": "no_such_step"}


def check_address(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Every parameter must be there at most once, and right."""
    kinds = parameters_of(connection.route_handler.fn)
    if not kinds:
        return
    in_path, in_query = connection.path_params, connection.query_params
    for name, kind in kinds.items():
        if name in in_path:
            if not _fits(str(in_path[name]), kind):
                code = _NOWHERE.get(name, "not_found")
                raise Refused(code, f"there is nothing under this address: no such {name}")
        else:
            given = in_query.getall(name, [])
            if len(given) > 1:
                raise Refused("bad_request", f"{name}: given more than once")
            if given and not _fits(given[0], kind):
                raise Refused("bad_request", f"{name}: {_wrong(given[0], kind)}")


def _fits(text: str, kind: object) -> bool:
    return not _wrong(text, kind)


def _wrong(text: str, kind: object) -> str:
    """What is wrong with a parameter; empty if nothing is."""
    if text != text.strip():
        return "there are spaces around it"
    number = _number_decoder(kind)
    try:
        if number is None:
            msgspec.convert(text, kind)
        else:
            number.decode(text)
    except msgspec.ValidationError as problem:
        return str(problem)
    except (msgspec.DecodeError, UnicodeError):
        return "this is no number"
    return ""


@cache
def _number_decoder(kind: object) -> msgspec.json.Decoder[Any] | None:
    """Numbers are written as in JSON; anything else is taken as it stands."""
    info = inspect.type_info(kind)
    while isinstance(info, inspect.Metadata):
        info = info.type
    return msgspec.json.Decoder(kind) if isinstance(info, inspect.IntType | inspect.FloatType) else None


@cache
def _body_decoder(kind: object) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as the route's type. Only routes that take a body ask for it."""

    async def body(self) -> bytes:
        found = await super().body()
        if not found:
            raise Refused("bad_request", "this needs a body in JSON")
        return found

    async def json(self) -> Any:
        body = await self.body()
        # Pages of other sites can send other kinds of content without asking first.
        if self.content_type[0].lower() != JSON:
            raise Refused("bad_request", f"send the body as JSON, with the header Content-Type: {JSON}")
        try:
            return _body_decoder(hints_of(self.route_handler.fn)[BODY]).decode(body)
        except RecursionError as problem:
            raise Refused("bad_request", "the body is nested too deeply") from problem
        except (msgspec.DecodeError, UnicodeError) as problem:
            raise Refused("bad_request", f"the body does not fit: {problem}") from problem
