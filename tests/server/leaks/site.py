"""A server in this process, at real sockets of this computer, where chance decides as a test wants it."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn

from lacrimosa.notation.moves import Move, make
from lacrimosa.rules.chance import Outcomes
from lacrimosa.rules.state import State
from lacrimosa.server.security.asgi import App, Receive, Scope, Send
from lacrimosa.server.security.identity import sign_cookie
from lacrimosa.server.security.keys import FILE, SIZE
from lacrimosa.server.services import Services, open_services
from lacrimosa.server.settings import Limits, Settings
from lacrimosa.server.table.entries import AnyEntry, encode_entry
from lacrimosa.server.table.summary import summary_of
from lacrimosa.server.table.table import Table
from lacrimosa.server.web.app import make_app
from lacrimosa.server.web.connections import REST_SECONDS

NOW = 1_700_000_000_000  # the one moment at which everything happens
TABLE = "t" * 22
PUBLIC = "http://lacrimosa.test"


class Luck:
    """Takes the place of `make_by` in choosing: shuffles come out as the test says."""

    def __init__(self) -> None:
        self.orders: list[bytes] = []

    def make(self, state: State, choice: int, luck: Outcomes | None) -> Move:
        return make(state, choice, self.orders)


@dataclass
class Front:
    """What listens: requests go to the app of the present services."""

    port: int = 0
    app: App | None = field(default=None, repr=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self.app is not None
        await self.app(scope, receive, send)


@asynccontextmanager
async def open_front() -> AsyncIterator[Front]:
    """Listen on a free port, for one services after the other."""
    # Named as TCP, the loop sends small messages at once: without it each would wait for 40 ms.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.setblocking(False)
        front = Front(listening.getsockname()[1])
        config = uvicorn.Config(
            front,
            lifespan="off",
            timeout_keep_alive=REST_SECONDS,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        try:
            yield front
        finally:
            server.should_exit = True
            await task


@dataclass
class Site:
    """One services behind the front, with one table in it."""

    front: Front
    services: Services
    luck: Luck

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.front.port}"

    def headers_of(self, person: str) -> dict[str, str]:
        cookie = sign_cookie(self.services.keys, person, 0)
        return {"Cookie": f"lacrimosa={cookie}", "Origin": self.url}

    async def table(self) -> Table:
        return await self.services.hall.look(TABLE)


@asynccontextmanager
async def open_site(front: Front, folder: Path, entries: list[AnyEntry], luck: Luck) -> AsyncIterator[Site]:
    """A new services in a new folder. Key, time, address and the table's id are always the same ones."""
    folder.mkdir()
    key = folder / FILE
    key.write_bytes(bytes(range(1, SIZE + 1)))
    key.chmod(0o600)
    settings = Settings(data=folder, bot_workers=1, limits=Limits(enabled=False), public_url=PUBLIC)
    async with open_services(settings, lambda: NOW) as services:
        await _lay_table(services, entries)
        front.app = make_app(services)
        yield Site(front, services, luck)
        # Let the ends of the last sockets be heard before the services closes.
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                while services.rate_limits.sockets:
                    await asyncio.sleep(0.005)


async def _lay_table(services: Services, entries: list[AnyEntry]) -> None:
    table = Table(TABLE, services.hall.editions.at_hand)
    for number, entry in enumerate(entries, 1):
        table.take(number, NOW, entry)
    await services.store.create(TABLE, [encode_entry(entry) for entry in entries], NOW, summary_of(table))
