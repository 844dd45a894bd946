"""Seats played by sockets: one makes a choice, and the clock stops when the other one hears of it."""

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin


class Question(msgspec.Struct):
    options: list[str] = []


class Heard(msgspec.Struct):
    """The part of a message a player looks at."""

    type: str
    state: int = 0
    step: int = 0
    question: Question | None = None
    to: str | None = None
    refusal: dict[str, object] | None = None


_decode = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Traffic:
    """What was seen while playing."""

    sent: int = 0
    answered: int = 0
    refused: int = 0
    delays: list[float] = field(default_factory=list)  # seconds from sending a choice to the other's update


class Player:
    """One seat at one table."""

    def __init__(self, game: "LiveTable", seat: int) -> None:
        self.game = game
        self.seat = seat
        self.state = 0
        self.step = 0
        self.options: list[str] = []
        self.socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def sit(self, address: str, cookie: str, origin: str) -> None:
        self.socket = await connect(
            address,
            additional_headers={"Cookie": cookie},
            origin=Origin(origin),
            compression=None,
            proxy=None,
            ping_interval=None,
            max_size=None,
            open_timeout=60,
        )
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            heard = _decode(text)
            if heard.type == "update":
                self.state = heard.state
                self.step = heard.step
                self.options = heard.question.options if heard.question is not None else []
                self.game.updated(self)
            elif heard.type == "answer":
                self.game.answered(heard.refusal is None)

    async def leave(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        if self.socket is not None:
            await self.socket.close()


class LiveTable:
    """A two-seat table that is played; one choice is under way at a time."""

    def __init__(self, name: str, traffic: Traffic, rng: random.Random) -> None:
        self.name = name
        self.traffic = traffic
        self.rng = rng
        self.players = [Player(self, seat) for seat in (0, 1)]
        self.sent_at: float | None = None
        self.sent_state = 0
        self.chooser = 0
        self.made = 0

    def ready(self) -> Player | None:
        """The player who is asked, if nothing is under way."""
        if self.sent_at is not None:
            return None
        return next((player for player in self.players if player.options), None)

    async def choose(self, player: Player) -> None:
        """Make a random choice."""
        self.sent_at = time.perf_counter()
        self.sent_state = player.state
        self.chooser = player.seat
        choice = self.rng.choice(player.options)
        player.options = []
        self.traffic.sent += 1
        self.made += 1
        message = {"type": "choose", "id": f"{self.made}", "state": player.state, "choice": choice}
        assert player.socket is not None
        await player.socket.send(_encode(message).decode())

    def updated(self, player: Player) -> None:
        """Both know of the choice when the other one does; only then comes the next."""
        if self.sent_at is None or player.seat == self.chooser or player.state <= self.sent_state:
            return
        self.traffic.delays.append(time.perf_counter() - self.sent_at)
        self.sent_at = None

    def answered(self, done: bool) -> None:
        self.traffic.answered += done
        self.traffic.refused += not done
