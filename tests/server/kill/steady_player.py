"""A client that does not give up: it comes back by itself and repeats the message it has no answer for."""

import asyncio
import json
import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

QUIET_SECONDS = 45  # longer than any thought, start or lease in these tests
PAUSE_SECONDS = 0.3
LOST = (ConnectionClosed, InvalidHandshake, OSError)


class StepTold(msgspec.Struct):
    seat: int
    choice: str


class QuestionTold(msgspec.Struct):
    seat: int | None = None
    options: list[str] = []


class TableTold(msgspec.Struct):
    status: str


class RefusalTold(msgspec.Struct):
    code: str
    text: str


class Told(msgspec.Struct):
    """What these tests read of a message; an update carries much more."""

    type: str
    to: str | None = None
    refusal: RefusalTold | None = None
    version: int = 0
    state: int = 0
    step: int = 0
    steps_from: int = 0
    steps: list[StepTold] = []
    question: QuestionTold | None = None
    table: TableTold | None = None


@dataclass
class Tally:
    """What happened to all clients together."""

    acknowledged: int = 0
    repeated: int = 0
    lost: int = 0  # connections that broke
    moved: int = 0  # connections left on purpose
    unavailable: int = 0
    limit: int | None = None  # of choices, as long as something is under way

    async def rest(self) -> None:
        """Wait while there are enough choices, lest the games are over before the next thing happens."""
        while self.limit is not None and self.acknowledged >= self.limit:
            await asyncio.sleep(0.05)

    def __str__(self) -> str:
        return (
            f"{self.acknowledged} choices acknowledged, {self.repeated} messages repeated, "
            f"{self.lost} connections lost and {self.moved} left, {self.unavailable} times unavailable"
        )


@dataclass(frozen=True)
class Sent:
    """A choice on its way: what it says, and where it has to stand in the record."""

    id: str
    text: str
    place: int
    seat: int
    choice: str


@dataclass
class Route:
    """The servers a player goes to: the first one is home; after a loss it is the next one's turn."""

    urls: Sequence[str]
    rng: random.Random = field(default_factory=lambda: random.Random(0))
    at: int = 0

    @property
    def url(self) -> str:
        return self.urls[self.at]

    def go_on(self) -> None:
        self.at = (self.at + 1) % len(self.urls)

    def goes_home(self) -> bool:
        """Whether a player who is somewhere else wants to go home now."""
        if self.at == 0 or self.rng.random() > 1 / 30:
            return False
        self.at = 0
        return True


@dataclass
class SteadyPlayer:
    """One person at one table, until the game is over."""

    name: str
    table: str
    cookie: str
    seed: int
    tally: Tally
    route: Route
    latest: Told | None = None
    story: list[StepTold] = field(default_factory=list)  # every choice, as told by the updates
    acknowledged: dict[int, Sent] = field(default_factory=dict)  # by place in the record
    waiting: Sent | None = None  # for its answer
    needs: int = 0  # the version of the last answer
    trouble: str = ""

    @property
    def version(self) -> int:
        return self.latest.version if self.latest is not None else 0

    @property
    def is_over(self) -> bool:
        update = self.latest
        return self.waiting is None and update is not None and _status(update) == "over"

    def __str__(self) -> str:
        at = f"step {self.latest.step}" if self.latest is not None else "no step"
        sent = f"waits for an answer to {self.waiting.text}" if self.waiting else "waits for nothing"
        return f"{self.name} at {self.table}, version {self.version}, {at}, {sent}; {self.trouble}"

    async def play(self) -> None:
        while not self.is_over:
            connected = False
            try:
                async with self._connection(self.route.url) as socket:
                    connected = True
                    await self._talk(socket)
            except InvalidStatus as problem:
                raise AssertionError(f"turned away with {problem}: {self}") from problem
            except LOST as problem:
                self.tally.lost += connected
                self.trouble = f"lost {self.route.url}: {problem!r}"
                self.route.go_on()
                await asyncio.sleep(PAUSE_SECONDS)

    def _connection(self, url: str) -> connect:
        return connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?since={self.version}",
            additional_headers={"Cookie": f"lacrimosa={self.cookie}"},
            origin=Origin(url),
            proxy=None,
            compression=None,
            open_timeout=30,
            close_timeout=5,
            max_size=None,
        )

    async def _talk(self, socket: ClientConnection) -> None:
        if self.waiting is not None:
            await self._repeat(socket)
        while not self.is_over:
            if self.waiting is None and self._is_asked():
                await self.tally.rest()
                self.waiting = self._choice()
                await socket.send(self.waiting.text)
            try:
                async with asyncio.timeout(QUIET_SECONDS):
                    told = msgspec.json.decode(await socket.recv(), type=Told)
            except TimeoutError as problem:
                raise AssertionError(f"nothing was heard for {QUIET_SECONDS} s: {self}") from problem
            if told.type == "update":
                self._hear_update(told)
            elif told.type == "answer":
                await self._hear_answer(told, socket)
                if self.waiting is None and self.route.goes_home():
                    self.tally.moved += 1
                    return

    async def _repeat(self, socket: ClientConnection) -> None:
        assert self.waiting is not None
        self.tally.repeated += 1
        await socket.send(self.waiting.text)

    def _hear_update(self, update: Told) -> None:
        """Everything that is new, nothing twice, nothing left out."""
        assert update.version > self.version, f"told version {update.version} again: {self}"
        assert update.steps_from == len(self.story), f"told steps from {update.steps_from}: {self}"
        self.story += update.steps
        assert update.step == len(self.story), f"told of {update.step} steps: {self}"
        self.latest = update

    async def _hear_answer(self, answer: Told, socket: ClientConnection) -> None:
        sent = self.waiting
        assert sent is not None, f"an answer to nothing, {answer}: {self}"
        assert answer.to == sent.id, f"an answer to {answer.to}: {self}"
        if answer.refusal is None:
            assert sent.place not in self.acknowledged, f"acknowledged twice: {self}"
            self.acknowledged[sent.place] = sent
            self.tally.acknowledged += 1
            self.waiting, self.needs = None, answer.version
            return
        assert answer.refusal.code == "unavailable", f"refused, {answer.refusal}: {self}"
        self.tally.unavailable += 1
        await asyncio.sleep(PAUSE_SECONDS)
        await self._repeat(socket)

    def _is_asked(self) -> bool:
        update = self.latest
        if update is None or update.version < self.needs or _status(update) != "playing":
            return False
        return update.question is not None and bool(update.question.options)

    def _choice(self) -> Sent:
        """The next message."""
        update = self.latest
        assert update is not None
        assert update.question is not None
        assert update.question.seat is not None
        name = f"{self.name}-{update.step}"
        choice = picked(self.seed, update.step, update.question.options)
        message = {
            "type": "choose",
            "id": name,
            "state": update.state,
            "choice": choice,
            "press_on": "always",
        }
        return Sent(name, json.dumps(message), update.step, update.question.seat, choice)


def picked(seed: int, step: int, options: list[str]) -> str:
    """What these players choose: a function of seed, step and options, so that they do it again the same."""
    return sorted(options)[zlib.crc32(f"{seed}:{step}".encode()) % len(options)]


def _status(update: Told) -> str:
    return update.table.status if update.table is not None else ""
