"""Who is asking behind a reverse proxy, and whether over https: believed from proxies that are trusted, only.

What a client invents stands on the left of X-Forwarded-For; each proxy adds on the right who asked it.
"""

import ipaddress
import logging
import re
from collections.abc import Iterable, Sequence
from typing import Final

from lacrimosa.server.security.asgi import Scope, header, values

_FOR: Final = b"x-forwarded-for"
_PROTO: Final = b"x-forwarded-proto"
# Of a request and of a socket; some proxies call the latter's by its own name.
_PLAIN: Final = {"http": "http", "websocket": "ws"}
_SECURE: Final = {"http": "https", "websocket": "wss"}
_SCHEMES: Final = {b"http": _PLAIN, b"ws": _PLAIN, b"https": _SECURE, b"wss": _SECURE}
# Some proxies write the port too.
_PORT: Final = re.compile(r"\[([^]]*)\](?::[0-9]+)?|([0-9.]+):[0-9]+")
_Address = ipaddress.IPv4Address | ipaddress.IPv6Address

log = logging.getLogger(__name__)


class Proxies:
    """The proxies in front of this server, by address or network."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._trusted = [_network(one) for one in trusted]
        self._has_warned = False

    def believe(self, scope: Scope) -> None:
        """Put the client's own address and scheme into a request that came through a trusted proxy."""
        client, headers = scope.get("client"), scope["headers"]
        peer = _address(client[0]) if client else None
        if peer is None:
            return
        forwarded = [part for line in values(headers, _FOR) for part in line.decode("latin-1").split(",")]
        if not self._trusts(peer):
            self._warn(peer, forwarded)
            return
        scope["client"] = (str(self._asking(peer, forwarded)), 0)
        schemes = _SCHEMES.get(header(headers, _PROTO) or b"")
        if schemes is not None:
            scope["scheme"] = schemes[scope["type"]]

    def _asking(self, peer: _Address, forwarded: Sequence[str]) -> _Address:
        """From right to left, as long as it is a trusted proxy that says so."""
        asking = peer
        for text in reversed(forwarded):
            before = _address(text)
            if before is None or not self._trusts(asking):
                break
            asking = before
        return asking

    def _trusts(self, address: _Address) -> bool:
        return any(address in network for network in self._trusted)

    def _warn(self, peer: _Address, forwarded: Sequence[str]) -> None:
        """Once, for it is more often a proxy that nobody named than somebody who lies."""
        if forwarded and not self._has_warned:
            self._has_warned = True
            log.warning(
                "%s sends X-Forwarded-For and is not believed; name your proxy in trusted_proxies", peer
            )


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """A network in its one spelling, as `_address` has it."""
    network = ipaddress.ip_network(text)
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen >= 96:
        address = network.network_address.ipv4_mapped
        if address is not None:
            return ipaddress.IPv4Network((address, network.prefixlen - 96))
    return network


def _address(text: str) -> _Address | None:
    """An address in its one spelling: IPv4 as such, also where it comes as a part of IPv6."""
    text = text.strip()
    found = _PORT.fullmatch(text)
    if found is not None:
        text = found[1] or found[2]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, ipaddress.IPv6Address) else address
