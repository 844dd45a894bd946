"""One POST to an address that was judged: no redirects, no proxies, little time."""

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import httptools

from lacrimosa.server.notifications.addresses import BadTarget, Network, Target, resolve

SECONDS: Final = 10.0  # for all of it
MOST_HEAD: Final = 16_384
MOST_WAIT: Final = 24 * 3600


class NotSent(Exception):
    """Nobody has taken it; the text says why, for the log."""


@dataclass(frozen=True)
class Answered:
    """The head of an answer."""

    status: int
    retry_after: int | None = None
    """Seconds."""


class Poster:
    """Sends; one per process."""

    def __init__(self, inside: Sequence[Network]) -> None:
        self._inside = inside
        # Neither proxies nor credentials are taken from the environment; the certificates of the system are.
        self._tls = ssl.create_default_context()
        self._tls.minimum_version = ssl.TLSVersion.TLSv1_2

    async def check(self, target: Target) -> None:
        """BadTarget if nothing may be sent there."""
        await resolve(target, self._inside)

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Answered:
        """Send to the first address of a target that answers. Raises NotSent."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._exchange(target, _request(target, headers, body))
        except (BadTarget, OSError, httptools.HttpParserError, asyncio.IncompleteReadError) as problem:
            raise NotSent(f"{type(problem).__name__}: {problem}") from problem
        except TimeoutError as problem:
            raise NotSent("it took too long") from problem

    async def _exchange(self, target: Target, request: bytes) -> Answered:
        reader, writer = await self._connect(target)
        try:
            writer.write(request)
            await writer.drain()
            return await _read_head(reader)
        finally:
            writer.transport.abort()

    async def _connect(self, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        is_secure = target.scheme == "https"
        problem: OSError | None = None
        for address in await resolve(target, self._inside):
            try:
                # By number: nobody is asked a second time what the name means.
                return await asyncio.open_connection(
                    str(address),
                    target.port,
                    ssl=self._tls if is_secure else None,
                    server_hostname=target.host if is_secure else None,
                    limit=MOST_HEAD,
                )
            except OSError as failed:
                problem = failed
        raise problem or OSError("no address")


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    head = {
        "Host": target.host_header,
        "User-Agent": "Lacrimosa",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


class _Head:
    """What httptools tells of an answer."""

    def __init__(self) -> None:
        self.is_whole = False
        self.retry_after: int | None = None

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 10:
            self.retry_after = min(int(value), MOST_WAIT)

    def on_headers_complete(self) -> None:
        self.is_whole = True


async def _read_head(reader: asyncio.StreamReader) -> Answered:
    head, size = _Head(), 0
    parser = httptools.HttpResponseParser(head)
    while not head.is_whole:
        part = await reader.read(4096)
        size += len(part)
        if not part or size > MOST_HEAD:
            raise NotSent("the answer has no end" if part else "there was no answer")
        parser.feed_data(part)
    return Answered(parser.get_status_code(), head.retry_after)
