"""The page people open in a browser, as `web/` was built into the package."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import Parameter

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.web.compression import ENCODINGS, encoding_for

PAGE: Final = Path(__file__).resolve().parent.parent / "page"
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
# The name of a built file says what is in it, so it never changes.
FOREVER: Final = "public, max-age=31536000, immutable"
MEDIA_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = (
    b"<!doctype html><html lang=en><title>Lacrimosa</title>"
    b"<p>The page is not built. Run ./play, or in web/: npm ci and npm run build."
)

FileName = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_.-]{1,120}$")]


@cache
def stored(name: str) -> bytes | None:
    """A built file; what is read once stays in memory."""
    path = PAGE / name
    return path.read_bytes() if path.is_file() else None


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """One page for every address a person can open; secrets stand behind the # and are not sent."""
    if not (PAGE / "index.html").is_file():
        return Response(NOT_BUILT, status_code=503, media_type=MEDIA_TYPES[".html"])
    return _answer(request, "index.html", {"cache-control": "no-cache"})


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request, name: FileName) -> Response[bytes]:  # type: ignore[type-arg]
    if Path(name).suffix not in MEDIA_TYPES or stored(f"assets/{name}") is None:
        raise Refused("not_found", "There is nothing at this address.")
    return _answer(request, f"assets/{name}", {"cache-control": FOREVER})


def _answer(request: Request, name: str, headers: dict[str, str]) -> Response[bytes]:  # type: ignore[type-arg]
    """A file as it is or squeezed, whatever the browser takes."""
    headers = {**headers, "vary": "accept-encoding"}
    content = stored(name)
    encoding = encoding_for(request.headers.get("accept-encoding", ""))
    squeezed = stored(f"{name}.{ENCODINGS[encoding]}") if encoding else None
    if encoding and squeezed is not None:
        content = squeezed
        headers["content-encoding"] = encoding
    return Response(content or b"", media_type=MEDIA_TYPES[Path(name).suffix], headers=headers)


ROUTES: list[Any] = [page, asset]
