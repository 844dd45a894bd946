"""Processes to be killed while games are played on them."""

import asyncio
import contextlib
import random
import shutil
import socket
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

from server.kill.killed_games import KilledGame
from server.kill.steady_player import Tally
from server.serving import ServerProcess

SETTINGS = "bot_workers = 1\nbot_lease_seconds = 2.5\n[limits]\nenabled = false\n"
WHOLE_SECONDS = 900  # only so that nothing waits for ever


def quiet_port() -> int:
    """A port where nobody else looks for one: it has to be still free when a killed server comes back."""
    while True:
        port = random.randrange(28_500, 32_500)
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(("127.0.0.1", port))
            return port


@contextlib.contextmanager
def servers(
    folder: Path, number: int, database: str = "", settings: str = SETTINGS
) -> Iterator[list[ServerProcess]]:
    """Running servers with folders of their own and the same key."""
    started: list[ServerProcess] = []
    try:
        for name in range(1, number + 1):
            server = ServerProcess(folder / str(name), database, quiet_port(), settings)
            if started:
                shutil.copy(started[0].data / "key", server.data / "key")
            started.append(server)
            server.start()
        yield started
    finally:
        for server in started:
            server.kill()


@contextlib.contextmanager
def explained(*witnesses: ServerProcess) -> Iterator[None]:
    """What the servers said goes with a failure."""
    try:
        yield
    except Exception as problem:
        for server in witnesses:
            problem.add_note(f"--- {server.url} said:\n{server.said()}")
        raise


class Trouble:
    """Something bad that happens at random moments while games are played."""

    def __init__(self, tally: Tally, rng: random.Random, do: Callable[[], None]) -> None:
        self.times = 0
        self._tally = tally
        self._rng = rng
        self._do = do

    async def make(self, times: int, choices: int) -> None:
        """So many times, each within so many choices after the last; during it so many may be made.

        By choices and not by the clock: the games of a slow computer last longer.
        """
        while self.times < times:
            begin = self._tally.acknowledged + self._rng.randint(1, choices)
            while self._tally.acknowledged < begin:
                await asyncio.sleep(0.01)
            await asyncio.sleep(self._rng.random() * 0.03)
            self._tally.limit = self._tally.acknowledged + choices
            await asyncio.to_thread(self._do)
            self._tally.limit = None
            self.times += 1


def play_all(games: Sequence[KilledGame], *troubles: Coroutine[Any, Any, None]) -> None:
    """Play games to their ends; the first thing that goes wrong ends everything."""
    try:
        asyncio.run(_play(games, troubles))
    except ExceptionGroup as problems:
        raise problems.exceptions[0] from None
    except TimeoutError:
        players = [str(player) for game in games for player in game.players if not player.is_over]
        raise AssertionError("\n".join(["the games did not end:", *players])) from None


async def _play(games: Sequence[KilledGame], troubles: Sequence[Coroutine[Any, Any, None]]) -> None:
    async with asyncio.timeout(WHOLE_SECONDS), asyncio.TaskGroup() as group:
        making = [group.create_task(trouble) for trouble in troubles]
        await asyncio.wait([group.create_task(player.play()) for game in games for player in game.players])
        # What was begun in a thread still comes to its end before the loop is closed.
        for task in making:
            task.cancel()
