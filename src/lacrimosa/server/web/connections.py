"""Connections: neither long heads nor slow senders are waited for, and open sockets keep little memory."""

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# What proxies commonly allow, and no more than sockets can be opened with.
LONGEST_LINE: Final = 8_000
MOST_LINES: Final = 100
MOST_BYTES: Final = 32_000
# How long a connection may rest between two requests: longer than a proxy keeps it (deploy/). Were the server
# the first to hang up, a request could meet a connection that has just gone.
REST_SECONDS: Final = 90


_TOO_LONG: Final = (
    "The head of the request is too long. If this is a browser: remove the cookies of this address, "
    "for it sends those of every program that was ever reached under the same name."
)


class TooLong(Exception):
    """The parser makes a plain 400 of it."""


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's own, which would gather a header for ever, the slower the longer, while everybody waits."""

    # For a request to arrive, from its first byte to its last.
    seconds: ClassVar[float] = 30.0

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._in_head = True
        self._head_bytes = 0
        self._is_too_long = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._in_head or self.transport.is_closing():
            return
        self._head_bytes += len(data)
        if self._head_bytes > MOST_BYTES:
            self.send_400_response(_TOO_LONG)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    # --- what the parser finds

    def on_message_begin(self) -> None:
        self._in_head = True
        self._head_bytes = 0
        self._start_waiting()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_LINE:
            raise TooLong

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(name) + len(value) > LONGEST_LINE or len(self.headers) > MOST_LINES:
            self._is_too_long = True
            raise TooLong

    def send_400_response(self, msg: str) -> None:
        """Whoever sees it in a browser shall know what to do."""
        super().send_400_response(_TOO_LONG if self._is_too_long else msg)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    # --- waiting

    def _start_waiting(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(self.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self.transport.is_closing():
            return
        if self._in_head and not self._head_bytes:
            # Browsers connect before they know what for; an answer to nothing would confuse them.
            self.transport.close()
        else:
            self.send_400_response("The request did not arrive in time.")


class LeanWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's own, which would keep the head of the request for as long as the socket lives.

    Thousands of sockets are open at once, for hours; nobody looks at their heads after the handshake.
    """

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # The parser's frame holds the request itself, until the socket is closed.
            self.request.headers.clear()
            del self.request, self.response
            self.scope["headers"] = []
