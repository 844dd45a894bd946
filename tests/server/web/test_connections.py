"""Open sockets keep little memory; a connection may rest for as long as a proxy keeps it."""

import asyncio
import gc
import http.client
import time

import uvicorn
from server.serving import ServerProcess
from uvicorn.server import ServerState
from websockets.datastructures import Headers

from lacrimosa.server.security.asgi import Receive, Scope, Send
from lacrimosa.server.web.connections import LeanWebSocket

COOKIE = "a cookie that no other test sends"
HEAD = (
    "GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {COOKIE}\r\n\r\n"
)


class _Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def _accepting(_: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


def test_a_socket_forgets_the_head_it_was_opened_with() -> None:
    async def main() -> None:
        config = uvicorn.Config(_accepting, log_config=None, ws_ping_interval=None)
        config.load()
        wire = _Wire()
        state = ServerState()
        socket = LeanWebSocket(config, state, {})
        socket.connection_made(wire)
        socket.data_received(HEAD.encode())
        while b"101 Switching" not in wire.written:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        # By type, not by `isinstance`: that would ask proxies of what is long gone.
        heads = [one for one in gc.get_objects() if type(one) is Headers]
        assert not any(head.get("Cookie") == COOKIE for head in heads)
        assert socket.scope["headers"] == []
        for task in state.tasks:
            task.cancel()

    asyncio.run(main())


def test_a_connection_may_rest_between_two_requests(server: ServerProcess) -> None:
    """uvicorn by itself hangs up after five seconds."""
    connection = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=10)
    connection.request("GET", "/healthz")
    connection.getresponse().read()
    socket = connection.sock
    time.sleep(6)
    connection.request("GET", "/healthz")
    assert connection.getresponse().read()
    assert connection.sock is socket
    connection.close()
