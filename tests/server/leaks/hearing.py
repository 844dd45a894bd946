"""People at a table: some keep every byte the server sends them, the others only play along."""

import asyncio
import json
from contextlib import AbstractContextManager
from typing import Any, Protocol

import httpx
import msgspec
from server.leaks.site import TABLE, Site
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from lacrimosa.server.hall.commands import hear, read_message
from lacrimosa.server.security.keys import url_text

SECONDS = 30  # nothing takes so long; a test must not hang
PATH = f"/api/tables/{TABLE}"
# The only thing masked in an answer: the clock of the HTTP server, which knows nothing of games.
MASKED = "date"


def person_id(number: int) -> str:
    """Always the same people."""
    return url_text(bytes([number + 1]) * 16)


class Actor(Protocol):
    """Somebody with a seat, or without one (-1)."""

    seat: int

    async def sit(self) -> None: ...

    async def say(self, **message: object) -> int:
        """Say something to the table; the version it was done with, 0 if it was refused."""

    async def hear_until(self, version: int) -> None: ...

    async def hear_talk(self, talk: int) -> None: ...

    async def hear_presence(self, seats: list[int], watching: int) -> None: ...

    async def leave(self) -> None: ...


class Heard(msgspec.Struct):
    """As much of a message as one has to understand to wait for it."""

    type: str
    version: int = 0
    to: str | None = None
    talk: int = 0
    refusal: Any = None
    update: Any = None
    seats: Any = None
    watching: int = -1


_decoder = msgspec.json.Decoder(Heard)


class Hearer:
    """Somebody at a real socket, who keeps everything."""

    def __init__(self, site: Site, seat: int, person: str) -> None:
        self.site = site
        self.seat = seat
        self.person = person
        self.kept: list[str] = []  # in the order it came
        self.version = 0
        self.talk = 0
        self.presence: tuple[list[int], int] | None = None
        self.headers = site.headers_of(person)
        # Nothing is encrypted here: reading the certificates of the system would only take time.
        self.http = httpx.AsyncClient(
            base_url=site.url, headers=self.headers, timeout=SECONDS, trust_env=False, verify=False
        )
        self.socket: ClientConnection | None = None

    async def _connect(self, since: int, talk: str = "") -> ClientConnection:
        address = f"{self.site.url.replace('http', 'ws', 1)}{PATH}/socket?since={since}{talk}"
        return await connect(
            address,
            additional_headers={"Cookie": self.headers["Cookie"]},
            origin=Origin(self.site.url),
            proxy=None,
            compression=None,
        )

    async def sit(self) -> None:
        self.socket = await self._connect(0, "&talk=0")

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    # --- over the socket

    async def _next(self) -> Heard:
        assert self.socket is not None
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv(decode=True)
        assert isinstance(text, str)
        self.kept.append(text)
        message = _decoder.decode(text)
        if message.type == "update":
            self.version = message.version
        elif message.type == "answer" and message.update is not None:
            self.version = max(self.version, message.update["version"])
        elif message.type == "talk":
            self.talk = message.talk
        elif message.type == "presence":
            self.presence = (message.seats, message.watching)
        return message

    async def say(self, **message: object) -> int:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))
        while True:
            heard = await self._next()
            if heard.type == "answer" and heard.to == message["id"]:
                return heard.version

    async def hear_until(self, version: int) -> None:
        while self.version < version:
            await self._next()

    async def hear_talk(self, talk: int) -> None:
        while self.talk < talk:
            await self._next()

    async def hear_presence(self, seats: list[int], watching: int) -> None:
        while self.presence != (seats, watching):
            await self._next()

    async def come_by_again(self, since: int) -> None:
        """Another device of the same person, for a moment: it is told what it missed, and who is there."""
        device = await self._connect(since)
        async with asyncio.timeout(SECONDS):
            for _ in range(2):
                self.kept.append(str(await device.recv(decode=True)))
        await device.close()

    # --- over HTTP

    async def ask(self, method: str, path: str, **body: object) -> httpx.Response:
        content = json.dumps(body) if method != "GET" else None
        kind = {"Content-Type": "application/json"} if content is not None else {}
        answer = await self.http.request(method, path, content=content, headers=kind)
        assert answer.status_code < 500, answer.text
        headers = {name: value for name, value in answer.headers.items() if name != MASKED}
        self.kept.append(f"{method} {path}: {answer.status_code} {headers} {answer.text}")
        return answer


class Sitter:
    """Somebody who is there and plays, but to whom nothing is sent: only others are listened in on."""

    def __init__(self, site: Site, seat: int, person: str) -> None:
        self.site = site
        self.seat = seat
        self.person = person
        self._place: AbstractContextManager[object] | None = None

    async def sit(self) -> None:
        self._place = self.site.services.hall.listening(TABLE, self.person)
        self._place.__enter__()

    async def say(self, **message: object) -> int:
        read = read_message(json.dumps(message))
        return (await hear(self.site.services.hall, TABLE, self.person, read)).version

    async def hear_until(self, version: int) -> None:
        """Nothing comes."""

    async def hear_talk(self, talk: int) -> None:
        """As above."""

    async def hear_presence(self, seats: list[int], watching: int) -> None:
        """As above."""

    async def leave(self) -> None:
        assert self._place is not None
        self._place.__exit__(None, None, None)
