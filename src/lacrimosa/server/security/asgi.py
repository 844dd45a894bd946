"""The few words of ASGI the guard needs."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
# Frameworks have types of their own for these three, so an app's are not looked at.
App = Callable[[Any, Any, Any], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> bytes | None:
    """The value of a header that stands there exactly once; two could be read in two ways."""
    found = values(headers, name)
    return found[0] if len(found) == 1 else None


def text_of(headers: Headers, name: bytes) -> str | None:
    """The same as text."""
    found = header(headers, name)
    return None if found is None else found.decode("latin-1")


def values(headers: Headers, name: bytes) -> list[bytes]:
    """Every value of a header; its name is given in small letters."""
    return [value for key, value in headers if key.lower() == name]
