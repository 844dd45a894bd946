"""Our cookies out of a Cookie header, whatever else stands in it.

Cookies ignore ports, and a browser sends those of all programs under one name, such as localhost, together: a
pair we cannot read must not hide ours, and our name must not be another server's.
"""

from collections.abc import Iterator
from typing import Final

from lacrimosa.server.security.asgi import Headers, values

# What all servers called theirs before the name told them apart. It is still read, and never written.
SHARED_NAME: Final = "lacrimosa"
_SIGNS: Final = 8
# Browsers take a cookie of this name only from the very host itself, over https: no neighbour under the same
# domain can slip people another one.
_HOST_ONLY: Final = "__Host-"


def cookie_name(fingerprint: str, *, is_secure: bool) -> str:
    """The name of a server's cookie; the fingerprint is that of its key."""
    name = f"{SHARED_NAME}-{fingerprint[:_SIGNS]}"
    return f"{_HOST_ONLY}{name}" if is_secure else name


def cookie_names(fingerprint: str) -> tuple[str, str]:
    """Both names of a server's cookie, the safer one first."""
    return cookie_name(fingerprint, is_secure=True), cookie_name(fingerprint, is_secure=False)


def cookies_of(headers: Headers) -> Iterator[tuple[str, str]]:
    """Name and value of every cookie; over HTTP/2 a browser may send them in several headers."""
    for header in values(headers, b"cookie"):
        for pair in header.decode("latin-1").split(";"):
            name, _, value = pair.partition("=")
            yield name.strip(), _unquoted(value.strip())


def _unquoted(value: str) -> str:
    """A value may stand in quotes."""
    return value[1:-1] if len(value) >= 2 and value[0] == value[-1] == '"' else value
