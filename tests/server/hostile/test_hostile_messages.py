"""More than ten thousand hostile messages, over HTTP and sockets, at games that must notice none of them."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import httpx
from server.conftest import NO_LIMITS
from server.hostile.hostile_broken import all_broken
from server.hostile.hostile_frames import bad_frames, end_of_talk
from server.hostile.hostile_judge import Judge
from server.hostile.hostile_requests import ANSWER, BROKEN, UNFINISHED, Aim, Blow, all_requests
from server.hostile.hostile_talk import Word, all_words, out_of_place
from server.hostile.hostile_visitors import all_visitors
from server.hostile.hostile_wire import Wire
from server.hostile.hostile_world import DUEL, SOLO, World, make_world, play
from server.serving import ServerProcess, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

AT_LEAST = 10_000
WIRES = 6
SOCKETS = 8
SECONDS = 60  # for one answer, so that nothing hangs
RECORD = Path(__file__).parents[3] / "records" / "solo-easy.txt"
Item = TypeVar("Item")


def test_ten_thousand_hostile_messages_change_nothing(own_data: Path) -> None:
    rng = random.Random(20)
    with running(own_data, settings=NO_LIMITS) as server:
        assert server.process is not None
        pid = server.process.pid
        world = make_world(server.url, RECORD.read_text(encoding="utf-8"), rng)
        before = world.looks()
        judge = Judge(own_data)
        asyncio.run(attack(server, world, judge, rng))
        assert judge.faults == [], f"{len(judge.faults)} of {judge.count}"
        assert judge.count >= AT_LEAST
        after = world.looks()
        assert [name for name in before if before[name] != after[name]] == []
        assert errors_total(server.url) == 0
        assert "Traceback" not in server.log.read_text(encoding="utf-8", errors="replace")
        assert (server.process.pid, server.process.poll()) == (pid, None)
        still_plays(world)
        world.close()


def errors_total(url: str) -> float:
    """The server's own count of its mistakes."""
    text = httpx.get(f"{url}/metrics", trust_env=False).text
    assert "lacrimosa_refusals_total{" in text
    lines = [line for line in text.splitlines() if line.startswith("lacrimosa_errors_total")]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


def still_plays(world: World) -> None:
    """The game goes on where it stood, and another one to its end."""
    asked = world.asked(DUEL)
    with asked.sit(world.tables[DUEL]) as socket:
        socket.hear_update()
        assert "refusal" not in socket.choose(socket.options[0])
    play(world.tables, SOLO, [world.anna], random.Random(1), 10_000)
    assert world.update(world.anna, SOLO)["table"]["status"] == "over"


# --- sending


async def attack(server: ServerProcess, world: World, judge: Judge, rng: random.Random) -> None:
    """Everything at once, over several connections."""
    aim = Aim(world, f"127.0.0.1:{server.port}")
    blows = [*all_requests(aim, rng), *all_visitors(aim, rng), *all_broken(aim, rng), *misplaced(aim, rng)]
    words = list(all_words(world, rng))
    rng.shuffle(blows)
    rng.shuffle(words)
    async with asyncio.TaskGroup() as group:
        for some in dealt(blows, WIRES):
            group.create_task(send_requests(server.port, some, judge))
        for spoken in dealt(words, SOCKETS):
            group.create_task(say_words(server.url, spoken, judge))
        group.create_task(send_frames(server.port, aim, judge))


def misplaced(aim: Aim, rng: random.Random) -> Iterator[Blow]:
    """Some of the messages that come at the wrong time, over HTTP."""
    for word in rng.sample(list(out_of_place(aim.world)), 500):
        yield aim.blow(
            "POST", f"/api/tables/{word.table}/messages", aim.headers(word.person), word.said, ANSWER
        )


def dealt(items: Sequence[Item], hands: int) -> list[list[Item]]:
    """Items for several to work on at once."""
    return [list(items[hand::hands]) for hand in range(hands)]


async def send_requests(port: int, blows: Sequence[Blow], judge: Judge) -> None:
    wire = Wire(port)
    for blow in blows:
        is_alone = blow.want in (BROKEN, UNFINISHED)
        if is_alone:
            await wire.close()
        reply = await wire.ask(blow.data, has_body=blow.has_body, half_close=blow.want == UNFINISHED)
        judge.http(blow, reply)
        if is_alone:
            await wire.close()
    await wire.close()


class Seat:
    """A socket that is opened anew when the server has hung up."""

    def __init__(self, url: str, word: Word) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/api/tables/{word.table}/socket"
        self.origin = Origin(url)
        self.cookie = {"Cookie": f"lacrimosa={word.person.cookie}"}
        self.connection: ClientConnection | None = None

    async def say(self, word: Word) -> tuple[bytes, int]:
        """The answer, or the code the server hung up with."""
        if self.connection is None:
            self.connection = await connect(
                self.url,
                origin=self.origin,
                additional_headers=self.cookie,
                compression=None,
                proxy=None,
                open_timeout=SECONDS,
                ping_interval=None,
            )
        try:
            async with asyncio.timeout(SECONDS):
                await self.connection.send(word.said, text=True if word.as_text else None)
                while True:
                    heard = await self.connection.recv(decode=False)
                    if heard.startswith(b'{"type":"answer"'):
                        return heard, 0
        except ConnectionClosed as closed:
            self.connection = None
            return b"", closed.rcvd.code if closed.rcvd is not None else 1006

    async def leave(self) -> None:
        if self.connection is not None:
            await self.connection.close()


async def say_words(url: str, words: Sequence[Word], judge: Judge) -> None:
    seats: dict[tuple[str, str], Seat] = {}
    for word in words:
        seat = seats.setdefault((word.person.id, word.table), Seat(url, word))
        judge.socket(word, *await seat.say(word))
    for seat in seats.values():
        await seat.leave()


async def send_frames(port: int, aim: Aim, judge: Judge) -> None:
    for frame in bad_frames():
        judge.frame(frame, await end_of_talk(port, aim, frame))
