"""Raw connections for hostile requests: whatever bytes go in, and what came back."""

import asyncio
import contextlib
from dataclasses import dataclass, field

SECONDS = 60
Headers = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Reply:
    """What the server answered; status 0 if it hung up without a word."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def is_last(self) -> bool:
        return self.status == 0 or self.headers.get("connection", "") == "close"


@dataclass(frozen=True)
class Asked:
    """A request to be written out."""

    method: str
    path: str
    headers: Headers = ()
    body: bytes | None = None
    json: bool = True

    def written(self, host: str) -> bytes:
        lines = [f"{self.method} {self.path} HTTP/1.1"]
        if not any(name.lower() == "host" for name, _ in self.headers):
            lines.append(f"Host: {host}")
        lines += [f"{name}: {value}" for name, value in self.headers]
        if self.body is not None:
            lines += ["Content-Type: application/json"] if self.json else []
            lines.append(f"Content-Length: {len(self.body)}")
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + (self.body or b"")


@dataclass
class Wire:
    """One connection at a time, opened anew whenever the server has closed it."""

    port: int
    _reader: asyncio.StreamReader | None = field(default=None, repr=False)
    _writer: asyncio.StreamWriter | None = field(default=None, repr=False)

    async def ask(self, data: bytes, *, has_body: bool = True, half_close: bool = False) -> Reply:
        """Send bytes and read one answer."""
        was_open = self._writer is not None
        reply = await self._exchange(data, has_body, half_close)
        if reply.status == 0 and was_open:
            # The server had hung up on an idle connection: that was no answer to this one.
            reply = await self._exchange(data, has_body, half_close)
        return reply

    async def _exchange(self, data: bytes, has_body: bool, half_close: bool) -> Reply:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        try:
            async with asyncio.timeout(SECONDS):
                with contextlib.suppress(ConnectionError):
                    # Whoever is refused early may not get everything out, but hears the refusal.
                    self._writer.write(data)
                    if half_close:
                        self._writer.write_eof()
                    await self._writer.drain()
                reply = await _read(self._reader, has_body)
        except (ConnectionError, asyncio.IncompleteReadError):
            reply = Reply(0, {}, b"")
        if reply.is_last:
            await self.close()
        return reply

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            with contextlib.suppress(ConnectionError):
                await self._writer.wait_closed()
        self._reader = self._writer = None


async def _read(reader: asyncio.StreamReader, has_body: bool) -> Reply:
    head = await reader.readuntil(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").strip().split("\r\n")
    status = int(first.split(" ")[1])
    if status == 100:
        return await _read(reader, has_body)
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if "content-length" in headers:
        size = int(headers["content-length"]) if has_body else 0
        return Reply(status, headers, await reader.readexactly(size))
    # Without a length it goes on until the server hangs up.
    body = await reader.read() if headers.get("connection") == "close" else b""
    return Reply(status, headers, body)
