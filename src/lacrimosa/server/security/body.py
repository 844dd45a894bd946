"""Refuses what is too large to be meant for us, before anything else looks at it."""

import re
from typing import Final

import msgspec

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.security.asgi import App, Message, Receive, Scope, Send, values

# Whoever is still sending does not hear a refusal, so this many times the limit is read, and thrown away.
PATIENCE: Final = 8
# More digits are too large whatever they say.
_DIGITS: Final = re.compile(rb"[0-9]{1,15}")


class BodyLimit:
    """Reads the body, keeps at most `limit` bytes, and only then asks the app."""

    def __init__(self, app: App, limit: int) -> None:
        self.app = app
        self.limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self._check_length(scope)
            body = await self._read(receive)
        except Refused as refused:
            await _refuse(refused, send)
            return
        if body is None:
            # Nobody is left to answer.
            return
        await self.app(scope, _replaying(body, receive), send)

    def _check_length(self, scope: Scope) -> None:
        lengths = set(values(scope.get("headers", ()), b"content-length"))
        if not lengths:
            return
        text = lengths.pop()
        if lengths or not text.isdigit():
            raise Refused("bad_request", "Content-Length must be one whole number.")
        if not _DIGITS.fullmatch(text) or int(text) > self.limit * PATIENCE:
            raise self._too_large()

    async def _read(self, receive: Receive) -> bytes | None:
        """The whole body; None if the client went away."""
        parts: list[bytes] = []
        size = 0
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return None
            part = message.get("body", b"")
            more = message.get("more_body", False)
            size += len(part)
            if size <= self.limit:
                parts.append(part)
            elif not more or size > self.limit * PATIENCE:
                raise self._too_large()
        return b"".join(parts)

    def _too_large(self) -> Refused:
        return Refused("too_large", f"A request may have at most {self.limit} bytes.", limit=self.limit)


def _replaying(body: bytes, receive: Receive) -> Receive:
    """Gives the body first, then whatever comes after it, such as the news that the client went away."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


async def _refuse(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(refused.refusal)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode("ascii")),
        # The rest of what the client is sending is not worth reading.
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
