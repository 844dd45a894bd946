"""Connections that send too slowly are closed; whoever waits for an answer, or holds a socket, is not."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from lacrimosa.server.security.body import BodyLimit
from lacrimosa.server.web.connections import LimitedHttp

LIMIT = 1_000_000  # seconds are short here, bodies are not
SECONDS = 30  # so that nothing hangs


class Hasty(LimitedHttp):
    seconds = 0.5


async def echo(
    scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """Answers after a while; over a socket whenever it is spoken to."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    await receive()
    await asyncio.sleep(2 * Hasty.seconds)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def serving() -> AsyncIterator[int]:
    """A small server of this kind; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(
            BodyLimit(echo, LIMIT), http=Hasty, ws="websockets-sansio", lifespan="off", log_config=None
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            await task


async def heard(data: bytes) -> bytes:
    """Everything the server says until it hangs up."""
    async with serving() as port, asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(data)
        found = await reader.read()
        writer.close()
        await writer.wait_closed()
        return found


HEAD = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"


@pytest.mark.parametrize("data", [b"POST / HT", HEAD, HEAD + b"\r\n", HEAD + b"\r\n1234"])
def test_half_a_request_is_not_waited_for(data: bytes) -> None:
    answer = asyncio.run(heard(data))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.endswith(b"did not arrive in time.")


def test_a_connection_that_says_nothing_is_closed_without_a_word() -> None:
    assert asyncio.run(heard(b"")) == b""


def test_a_slow_answer_is_waited_for() -> None:
    last = HEAD + b"Connection: close\r\n\r\n12345"
    answer = asyncio.run(heard(HEAD + b"\r\n12345" + last))
    assert answer.count(b"HTTP/1.1 200 ") == 2


def test_a_socket_stays_open() -> None:
    async def talk() -> str | bytes:
        async with serving() as port, connect(f"ws://127.0.0.1:{port}/", proxy=None) as talking:
            await asyncio.sleep(2 * Hasty.seconds)
            await talking.send("still there")
            return await talking.recv()

    assert asyncio.run(talk()) == "still there"
