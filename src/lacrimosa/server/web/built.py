"""The files of the built page, as a browser takes them: plain or squeezed."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from lacrimosa.server.web.compression import ENCODINGS, encoding_for

PAGE: Final = Path(__file__).resolve().parent / "page"
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


@cache
def stored(name: str) -> bytes | None:
    """A built file; what is read once stays in memory."""
    path = PAGE / name
    return path.read_bytes() if path.is_file() else None


def answer(request: Request, name: str, headers: dict[str, str], status: int = 200) -> Response[bytes]:  # type: ignore[type-arg]
    """A file as it is or squeezed, whatever the browser takes."""
    headers = {**headers, "vary": "accept-encoding"}
    content = stored(name)
    encoding = encoding_for(request.headers.get("accept-encoding", ""))
    squeezed = stored(f"{name}.{ENCODINGS[encoding]}") if encoding else None
    if encoding and squeezed is not None:
        content = squeezed
        headers["content-encoding"] = encoding
    return Response(
        content or b"", media_type=MEDIA_TYPES[Path(name).suffix], headers=headers, status_code=status
    )


def page(request: Request, status: int = 200) -> Response[bytes]:  # type: ignore[type-arg]
    """The one page there is; it reads the address itself."""
    if not (PAGE / "index.html").is_file():
        return Response(NOT_BUILT, status_code=503, media_type=MEDIA_TYPES[".html"])
    return answer(request, "index.html", {"cache-control": "no-cache"}, status)


def wants_page(request: Request) -> bool:  # type: ignore[type-arg]
    """A person in front of a browser, not a program."""
    path = request.url.path
    is_page = not path.startswith(("/api", "/assets")) and request.method == "GET"
    return is_page and "text/html" in request.headers.get("accept", "")


def lost(request: Request) -> Response[Any]:  # type: ignore[type-arg]
    """For a person at an address that is none: the page says so in their language."""
    return page(request, 404)
