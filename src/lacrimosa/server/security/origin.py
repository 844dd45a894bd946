"""From which pages and under which names the server may be used.

Another site's page can make a visitor's browser send requests here, cookie and all: the origin tells. It can
even pass for this server by pointing its own name at the visitor's computer: the host tells.
"""

import ipaddress
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from lacrimosa.server.settings import Settings

# What these do must change nothing; they need no origin.
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
_HOST = re.compile(r"(?P<name>[0-9A-Za-z._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")
_ORIGIN = re.compile(r"(?P<scheme>https?)://(?P<host>.{1,260})", re.IGNORECASE)
# Nobody can buy a name under these, so none of them can be pointed at somebody else's computer.
_PRIVATE: Final = (".local", ".home.arpa", ".internal")


class Address(NamedTuple):
    """Where a page comes from."""

    scheme: str
    name: str
    port: int


def origin_ok(
    origin: str | None,
    host: str,
    scheme: str,
    allowed: Sequence[str],
    *,
    has_cookie: bool,
    fetch_site: str | None = None,
) -> bool:
    """Whether a request that changes something, or opens a socket, comes from our own pages or a listed one.

    Without an origin it comes from a program, which has no cookie of ours. `fetch_site` is the header
    Sec-Fetch-Site, which a page cannot forge. For a socket the origin alone decides: its scheme is never the
    page's.
    """
    near = is_near(fetch_site)
    if origin is None:
        return near and not has_cookie
    page = _address(origin)
    if page is None:
        return False
    if page in [_address(listed) for listed in allowed]:
        return True
    own = _address(f"{_SCHEMES.get(scheme, '')}://{host}")
    return page == own and (near or scheme in ("ws", "wss"))


def is_near(fetch_site: str | None) -> bool:
    """Whether no page of another site is behind a request, as far as its browser tells."""
    return fetch_site in (None, "none", "same-origin")


def host_ok(host: str | None, settings: Settings) -> bool:
    """Whether the Host header names this server.

    - this computer's own names (localhost, 127.0.0.1, [::1]), with any port: always;
    - the hosts of public_url and of allowed_origins: always;
    - with a public_url, or when only this computer can connect, nothing else;
    - else (a game in the home network): any bare address, names without a dot, and names that cannot be
      bought, such as laptop.local. Any other name has to be put into allowed_origins or public_url.
    """
    found = _HOST.fullmatch(host or "")
    if found is None:
        return False
    name = _name(found["name"])
    if is_loopback(name) or name in _listed_names(settings):
        return True
    if settings.public_url or is_loopback(settings.host):
        return False
    return _ip(name) is not None or "." not in name or name.endswith(_PRIVATE)


def is_loopback(name: str) -> bool:
    """Whether a name or address is this computer's own, whatever the network."""
    found = _ip(_name(name))
    return _name(name) == "localhost" or (found is not None and found.is_loopback)


def own_origins(settings: Settings) -> tuple[str, ...]:
    """What `origin_ok` should allow besides the host that was asked for."""
    return (*settings.allowed_origins, *([settings.public_url] if settings.public_url else []))


def base_url(settings: Settings, scheme: str, host: str) -> str:
    """What links begin with. The host must have passed `host_ok`."""
    return settings.public_url or f"{_SCHEMES.get(scheme, 'http')}://{host}"


def _listed_names(settings: Settings) -> set[str]:
    addresses = [_address(origin) for origin in own_origins(settings)]
    return {address.name for address in addresses if address is not None}


def _address(origin: str) -> Address | None:
    """None for anything that is not just scheme, name and perhaps a port; "null" is such a thing."""
    found = _ORIGIN.fullmatch(origin)
    host = _HOST.fullmatch(found["host"]) if found else None
    if found is None or host is None:
        return None
    scheme = found["scheme"].lower()
    return Address(scheme, _name(host["name"]), int(host["port"] or _DEFAULT_PORTS[scheme]))


def _name(text: str) -> str:
    """One spelling: small letters, no brackets, no dot at the end, addresses in their short form."""
    name = text.lower().strip("[]").removesuffix(".")
    found = _ip(name)
    return name if found is None else str(found)


def _ip(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None
