"""The page people open in a browser, as `web/` was built into the package."""

from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import Parameter

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.web.built import FOREVER, MEDIA_TYPES, answer, page, stored

ADDRESSES: Final = [
    "/",
    "/table/{table:str}",
    "/replay/{table:str}",
    "/replay/{table:str}/{step:str}",
    "/rules",
    "/rules/{rule:str}",
    "/components",
    "/components/{edition:str}",
    "/guide",
]
FileName = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_.-]{1,120}$")]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def person_page(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """One page for every address a person can open; secrets stand behind the # and are not sent."""
    return page(request)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request, name: FileName) -> Response[bytes]:  # type: ignore[type-arg]
    if Path(name).suffix not in MEDIA_TYPES or stored(f"assets/{name}") is None:
        raise Refused("not_found", "There is nothing at this address.")
    return answer(request, f"assets/{name}", {"cache-control": FOREVER})


ROUTES: list[Any] = [person_page, asset]
