"""Questions out of random games, what a bot answers to them directly, and loops to ask in."""

import asyncio
import random
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil
import uvloop

from lacrimosa.bot_processes.bot_pool import BotPool, BotQuestion, question_seed
from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget
from lacrimosa.bots.registry import make_bot
from lacrimosa.editions import Edition, load
from lacrimosa.notation.views import pack_view
from lacrimosa.rules import play
from lacrimosa.rules.view import View, view
from lacrimosa.testkit.playouts import EVERY_TABLE, Table

KOECHEL = load("koechel")
LOOPS: list[Callable[[], asyncio.AbstractEventLoop]] = [asyncio.new_event_loop, uvloop.new_event_loop]
PATIENCE = 30.0  # nothing takes that long; only so that a failing test ends
HERE = Path(__file__).resolve().parent

# One of each kind whose answers do not hang on the clock, as the virtuoso's do.
STEADY = ("random", "planner", "kapellmeister")


class Witness:
    """Keeps what a pool observes."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, str]] = []

    @property
    def outcomes(self) -> list[str]:
        return [outcome for _, outcome in self.seen]

    def __call__(self, bot: str, seconds: float, outcome: str) -> None:
        assert seconds > 0
        self.seen.append((bot, outcome))


def odd_bots(folder: Path) -> list[str]:
    """The command line of the true child with the bots of odd_child.py, which leave notes in a folder."""
    return [sys.executable, str(HERE / "odd_child.py"), str(folder)]


def thinking(folder: Path) -> list[int]:
    """The processes that left a note: in which odd bots have begun to think, or mad workers."""
    return sorted(int(note.name) for note in folder.iterdir())


def mad(folder: Path, *ways: str) -> list[str]:
    """The command line of workers that are mad in these ways, one after the other; see mad_child.py."""
    return [sys.executable, str(HERE / "mad_child.py"), str(folder), *ways]


def questions(
    bot: str, most: int, table: Table = EVERY_TABLE[7], seed: int = 5, edition: Edition = KOECHEL
) -> list[BotQuestion]:
    """The first questions with a real choice of a random game."""
    state = table.new(edition, seed)
    luck = random.Random(seed)
    found: list[BotQuestion] = []
    while state.pending and len(found) < most:
        offered = play.options(state)
        if len(offered) > 1:
            found.append(BotQuestion(bot, seed, edition, view(state, play.to_move(state))))
        play.apply(state, luck.choice(offered))
    return found


def question(bot: str) -> BotQuestion:
    return questions(bot, 1)[0]


def answer(bot: str, seed: int, view: View, budget: Budget = DEFAULT_BUDGET) -> int:
    """What a new bot with this seed says."""
    return make_bot(bot, seed).choose(view, play.options(view.state), budget)


def direct(asked: BotQuestion) -> int:
    """What the bot says if it is asked in this process."""
    return answer(asked.bot, question_seed(asked.seed, pack_view(asked.view)), asked.view, asked.budget)


def run(loop: Callable[[], asyncio.AbstractEventLoop], main: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(main, PATIENCE))


@asynccontextmanager
async def opened(bots: BotPool) -> AsyncIterator[BotPool]:
    """A pool that is closed whatever happens."""
    await bots.start()
    try:
        yield bots
    finally:
        await bots.close()


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds; the time-out of `run` ends it otherwise."""
    while not holds():
        await asyncio.sleep(0.01)


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has collected yet counts as gone."""
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def wait_for(holds: Callable[[], bool]) -> bool:
    """Whether something comes to hold; outside of an event loop."""
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
    return holds()
