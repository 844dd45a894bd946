"""HTTP connections that end when the head of a request does not."""

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# What proxies commonly allow, and no more than sockets can be opened with.
LONGEST_LINE: Final = 8_000
MOST_LINES: Final = 100
MOST_BYTES: Final = 32_000


class TooLong(Exception):
    """The parser makes a plain 400 of it."""


class CarefulHttp(HttpToolsProtocol):
    """uvicorn's own, which would gather a header for ever, the slower the longer, while everybody waits."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._in_head = True
        self._head_bytes = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._in_head or self.transport.is_closing():
            return
        self._head_bytes += len(data)
        if self._head_bytes > MOST_BYTES:
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self._in_head = True
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_LINE:
            raise TooLong

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(name) + len(value) > LONGEST_LINE or len(self.headers) > MOST_LINES:
            raise TooLong

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()
