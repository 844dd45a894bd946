"""Which addresses messages may lead to: the internet, and what the owner allows besides.

Whoever asks for messages says where to. The server may stand in a network that they cannot reach: it must not
become their way in. So a name is resolved here, every address it has is judged, and only what was judged is
connected to; a name that means something else a moment later changes nothing.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

PORTS: Final = {"https": 443, "http": 80}
# Where servers on the internet usually are; other ports belong to something that is none of ours.
OPEN_PORTS: Final = (443, 8443)
RESOLVE_SECONDS: Final = 5.0
LONGEST: Final = 1000
# By which computers with IPv6 alone reach IPv4; what such an address means is in its last four bytes.
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
# What `is_global` of older Pythons takes for public, besides tunnels into networks that nobody can judge, and
# what Azure shows to its own machines.
_NOT_PUBLIC: Final = tuple(
    map(
        ipaddress.ip_network,
        ("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32", "2001::/23", "2002::/16", "3fff::/20"),
    )
)
_PUBLIC_IPV6: Final = ipaddress.IPv6Network("2000::/3")


class BadTarget(ValueError):
    """An address that nothing is sent to; `reason` is "form", "scheme", "port", "service" or "inside"."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


@dataclass(frozen=True)
class Target:
    """An address as it was written, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == PORTS[self.scheme] else f"{name}:{self.port}"


def read_target(url: str) -> Target:
    """Take an address apart; BadTarget if it is none that could ever be right."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadTarget("form", "this is no web address") from None
    host = parts.hostname
    if parts.scheme not in PORTS or not host or not _is_plain(url, parts) or port == 0:
        raise BadTarget("form", "this is no web address; it must look like https://example.org/path")
    path = parts.path or "/"
    path += f"?{parts.query}" if parts.query else ""
    return Target(parts.scheme, host, port or PORTS[parts.scheme], path)


def _is_plain(url: str, parts: SplitResult) -> bool:
    """Nothing that two programs could read in two ways, and no password."""
    return (
        len(url) <= LONGEST
        and url.isascii()
        and url.isprintable()
        and not any(sign in url for sign in ' \\"<>^`{|}')
        and "@" not in parts.netloc
        and "%" not in parts.netloc
        and not parts.fragment
    )


def is_service(target: Target, services: Sequence[str]) -> bool:
    """Whether a target is one of the listed hosts, "push.example.org", or below one, "*.example.org"."""
    if target.scheme != "https":
        return False
    for service in services:
        name, _, port = service.partition(":")
        if target.port != int(port or PORTS["https"]):
            continue
        if target.host == name or (name.startswith("*.") and target.host.endswith(name[1:])):
            return True
    return False


async def resolve(target: Target, inside: Sequence[Network] = ()) -> list[IPAddress]:
    """The addresses of a target, all of them allowed; else BadTarget."""
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(
                target.host, target.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
            )
    except (OSError, TimeoutError, UnicodeError):
        found = []
    addresses = [_address(str(place[0])) for *_, place in found]
    # One sentence for both, or names inside could be told from names that are none.
    if not found or not all(_is_allowed(address, inside) for address in addresses):
        raise BadTarget("inside", "this address does not exist, or only the owner of the server can allow it")
    allowed = [address for address in dict.fromkeys(addresses) if address is not None]
    if not all(_is_inside(address, inside) for address in allowed):
        if target.scheme != "https":
            raise BadTarget("scheme", "an address on the internet must begin with https://")
        if target.port not in OPEN_PORTS:
            ports = " or ".join(map(str, OPEN_PORTS))
            raise BadTarget("port", f"an address on the internet must have port {ports}")
    return allowed


def _address(text: str) -> IPAddress | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        # With the name of a network card, as of fe80::1%eth0.
        return None


def _is_allowed(address: IPAddress | None, inside: Sequence[Network]) -> bool:
    return address is not None and (_is_inside(address, inside) or is_public(address))


def _is_inside(address: IPAddress, inside: Sequence[Network]) -> bool:
    return any(_meant(address) in network for network in inside)


def is_public(address: IPAddress) -> bool:
    """Whether an address belongs to a computer on the internet."""
    meant = _meant(address)
    if isinstance(meant, ipaddress.IPv6Address) and meant not in _PUBLIC_IPV6:
        return False
    odd = meant.is_multicast or meant.is_reserved
    return meant.is_global and not odd and not any(meant in network for network in _NOT_PUBLIC)


def _meant(address: IPAddress) -> IPAddress:
    """The address itself, or the IPv4 address that it is another form of."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return address.ipv4_mapped
        if address in _NAT64:
            return ipaddress.IPv4Address(address.packed[12:])
    return address
