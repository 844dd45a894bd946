"""The page people open in a browser."""

from pathlib import Path
from typing import Any

from litestar import Response, get

PAGE = Path(__file__).resolve().parent.parent / "page"


@get(["/", "/table/{table:str}"], include_in_schema=False)
async def home() -> Response[bytes]:
    """One page for every address a person can open; secrets stand behind the # and are not sent."""
    return Response((PAGE / "index.html").read_bytes(), media_type="text/html; charset=utf-8")


@get("/page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return Response((PAGE / "page.css").read_bytes(), media_type="text/css; charset=utf-8")


ROUTES: list[Any] = [home, style]
