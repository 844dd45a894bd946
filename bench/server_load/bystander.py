"""How long a person waits for a bot's turn, on a quiet server and while one other visitor keeps it busy."""

import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from bench.server_load.loaded_server import Guest, Measured, measured_server

LEVELS = ("concertmaster", "virtuoso")
TABLES = 30  # of the busy visitor: what one identity may open in an hour
SOCKETS = 12  # what one identity may keep open
WARM_UP = 2  # turns that are not counted: workers start with them
BUSY_SECONDS = 3.0  # until everything that was started is at work
BOT = {"kind": "bot", "bot": "virtuoso"}
ME = {"kind": "me"}


class _Step(msgspec.Struct):
    seat: int


class _Question(msgspec.Struct):
    options: list[str] = []


class _Heard(msgspec.Struct):
    """The part of a message the bystander looks at."""

    type: str
    state: int = 0
    question: _Question | None = None
    steps: list[_Step] = []
    final: object = None


_decode = msgspec.json.Decoder(_Heard).decode


async def start_table(guest: Guest, seats: list[dict[str, str]], seed: int) -> str:
    """A started table of one person and bots, or of bots alone."""
    options = {"players": len(seats), "seed": seed}
    body = {"options": options, "seats": seats, "start": True}
    return str(msgspec.json.decode(await guest.ask("POST", "/api/tables", body))["id"])


def _socket(server: Measured, guest: Guest, table: str) -> connect:
    return connect(
        f"ws://{server.host}/api/tables/{table}/socket",
        additional_headers={"Cookie": guest.cookie},
        origin=Origin(server.url),
        proxy=None,
        max_size=None,
        open_timeout=60,
    )


@asynccontextmanager
async def _guest(server: Measured) -> AsyncIterator[Guest]:
    guest = Guest(server.host)
    try:
        await guest.ask("GET", "/api/me")
        # Here as below: the server would hang up by itself in a long pause.
        guest.close()
        yield guest
    finally:
        guest.close()


# --- what the busy visitor does, and which tables are then watched


async def do_nothing(_: Guest) -> list[str]:
    return []


async def start_bot_tables(guest: Guest) -> list[str]:
    """Tables of four virtuosos; nobody looks at them."""
    for seed in range(TABLES):
        await start_table(guest, [BOT] * 4, seed)
    return []


async def watch_bot_tables(guest: Guest) -> list[str]:
    """The same, with as many sockets as one person may have."""
    return [await start_table(guest, [BOT] * 4, seed) for seed in range(TABLES)][:SOCKETS]


async def abandon_games(guest: Guest) -> list[str]:
    """Games against three virtuosos that the person leaves for good."""
    for seed in range(TABLES):
        table = await start_table(guest, [ME, BOT, BOT, BOT], seed)
        await guest.ask("POST", f"/api/tables/{table}/leave", {})
    return []


Busy = Callable[[Guest], Awaitable[list[str]]]
CASES: dict[str, Busy] = {
    "quiet": do_nothing,
    "bot_tables": start_bot_tables,
    "watched_bot_tables": watch_bot_tables,
    "abandoned_games": abandon_games,
}


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


# --- what the bystander sees


async def bot_turns(server: Measured, guest: Guest, bot: str, turns: int) -> list[float]:
    """Seconds from the person's last choice of a turn until they are asked again."""
    rng = random.Random(1)
    spent: list[float] = []
    seed = 1000
    while len(spent) < WARM_UP + turns:
        table = await start_table(guest, [ME, {"kind": "bot", "bot": bot}], seed)
        guest.close()
        async with _socket(server, guest, table) as socket:
            await _play(socket, rng, spent, WARM_UP + turns)
        seed += 1
    return spent[WARM_UP:]


async def _play(socket: ClientConnection, rng: random.Random, spent: list[float], wanted: int) -> None:
    """Choose at random until so many turns were seen, or the game is over."""
    sent = time.perf_counter()
    state = -1
    is_bots = False
    async for text in socket:
        heard = _decode(text)
        if heard.type != "update":
            continue
        is_bots = is_bots or any(step.seat != 0 for step in heard.steps)
        options = heard.question.options if heard.question is not None else []
        if heard.final is not None or len(spent) >= wanted:
            return
        if options and heard.state != state:
            # What the bot did before the person's first choice was not waited for.
            if is_bots and state >= 0:
                spent.append(time.perf_counter() - sent)
            is_bots, state = False, heard.state
            sent = time.perf_counter()
            choice = {"type": "choose", "id": str(state), "state": state, "choice": rng.choice(options)}
            await socket.send(msgspec.json.encode(choice | {"press_on": "always"}).decode())


async def _measure(server: Measured, busy: Busy, turns: int) -> dict[str, float]:
    async with _guest(server) as visitor, _guest(server) as bystander, AsyncExitStack() as stack:
        for table in await busy(visitor):
            socket = await stack.enter_async_context(_socket(server, visitor, table))
            reading = asyncio.create_task(_drain(socket))
            stack.callback(reading.cancel)
        await asyncio.sleep(BUSY_SECONDS)
        return {
            level: statistics.median(await bot_turns(server, bystander, level, turns)) for level in LEVELS
        }


def measure_bystander(turns: int, database: str = "") -> dict[str, dict[str, float]]:
    """Median seconds of a bot's turn in every case, by the bot's level; each case on a server of its own."""
    found = {}
    for name, busy in CASES.items():
        with measured_server(database) as server:
            found[name] = asyncio.run(_measure(server, busy, turns))
    return found
