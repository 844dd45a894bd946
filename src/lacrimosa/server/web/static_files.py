"""The page people open in a browser, as `web/` was built into the package: plain and compressed."""

from functools import cache
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.web.routing import HIDDEN, Endpoints
from lacrimosa.server.web.validation import LanguageName

PAGE: Final = Path(__file__).resolve().parent / "page"
# Every address a person can open; secrets stand behind the # and are not sent.
ADDRESSES: Final = [
    "/",
    "/table/{table}",
    "/replay/{table}",
    "/replay/{table}/{step}",
    "/review/{table}",
    "/review/{table}/{seat}",
    "/try/{table}",
    "/puzzles",
    "/patronage",
    "/patronage/{part}",
    "/ratings",
    "/daily",
    "/daily/{day}",
    "/tables",
    "/workshop",
    "/workshop/{draft}",
    "/workshop/{draft}/{view}",
    "/workshop/{draft}/{view}/{what}",
    "/rules",
    "/rules/{rule}",
    "/components",
    "/components/{edition}",
    "/companion",
    "/companion/{part}",
    "/guide",
    "/lesson/{lesson}",
    "/notifications",
]
# The name of a built file says what is in it, so it never changes.
FOREVER: Final = "public, max-age=31536000, immutable"
# Its name stays while what is in it changes, so it is always asked for.
WORKER: Final = "offline.js"
MEDIA_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
# The best first, with the ending of the stored file.
ENCODINGS: Final = {"br": "br", "gzip": "gz"}
FileName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,120}$")]
NOT_BUILT: Final = (
    b"<!doctype html><html lang=en><title>Lacrimosa</title>"
    b"<p>The page is not built. Run ./play, or in web/: npm ci and npm run build."
)


def stored_file(name: str) -> bytes | None:
    path = PAGE / name
    return _read(path) if path.is_file() else None


@cache
def _read(path: Path) -> bytes:
    """What is read once stays in memory."""
    return path.read_bytes()


def encoding_for(accepted: str) -> str | None:
    """The best encoding named by an Accept-Encoding header, or None for the plain file."""
    offered: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";q=")
        try:
            offered[name.strip()] = float(quality) if quality else 1.0
        except ValueError:
            offered[name.strip()] = 0.0
    return next((name for name in ENCODINGS if offered.get(name, 0.0) > 0.0), None)


def file_response(request: Request, name: str, cache_control: str, status: int = 200) -> Response:
    """A file as it is or compressed, whatever the browser takes."""
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    content = stored_file(name)
    encoding = encoding_for(request.headers.get("accept-encoding", ""))
    compressed = stored_file(f"{name}.{ENCODINGS[encoding]}") if encoding else None
    if encoding and compressed is not None:
        content = compressed
        headers["content-encoding"] = encoding
    return Response(content, status, headers, media_type=MEDIA_TYPES[Path(name).suffix])


def page_response(request: Request, status: int = 200) -> Response:
    """The one page there is; it reads the address itself."""
    if stored_file("index.html") is None:
        return Response(NOT_BUILT, 503, media_type=MEDIA_TYPES[".html"])
    return file_response(request, "index.html", "no-cache", status)


def is_file(path: str) -> bool:
    """Whether a file of the page that never changes is asked for."""
    return path.startswith("/assets/")


def wants_page(request: Request) -> bool:
    """A person in front of a browser, not a program."""
    is_page = not request.url.path.startswith(("/api", "/assets")) and request.method == "GET"
    return is_page and "text/html" in request.headers.get("accept", "")


endpoints = Endpoints(HIDDEN)


async def read_page(request: Request) -> Response:
    return page_response(request)


for address in ADDRESSES:
    endpoints.get(address, media_type=MEDIA_TYPES[".html"])(read_page)


@endpoints.get(f"/{WORKER}", media_type=MEDIA_TYPES[".js"])
async def read_worker(request: Request) -> Response:
    """The service worker; above everything, for it serves only what lies below its address."""
    if stored_file(WORKER) is None:
        raise Refused("not_found", "There is nothing at this address.")
    return file_response(request, WORKER, "no-cache")


@endpoints.get("/manifest-{language}.webmanifest", media_type=MEDIA_TYPES[".webmanifest"])
async def read_manifest(language: LanguageName, request: Request) -> Response:
    """What the page is as an installed app."""
    name = f"manifest-{language}.webmanifest"
    if stored_file(name) is None:
        raise Refused("not_found", "There is nothing at this address.")
    return file_response(request, name, "no-cache")


@endpoints.get("/assets/{name}", media_type="*/*")
async def read_asset(name: FileName, request: Request) -> Response:
    if Path(name).suffix not in MEDIA_TYPES or stored_file(f"assets/{name}") is None:
        raise Refused("not_found", "There is nothing at this address.")
    return file_response(request, f"assets/{name}", FOREVER)
