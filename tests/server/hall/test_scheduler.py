"""Looking after tables: for whom bots think, when they hurry and when not, and that everything ends."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from lacrimosa.bot_processes.bot_pool import BotPool, BotQuestion
from lacrimosa.bots.bot import DEFAULT_BUDGET
from lacrimosa.rules.play import options
from lacrimosa.server.hall.hall import Hall, now_ms
from lacrimosa.server.hall.scheduler import BREATH_SECONDS, LOW_BUDGET, Scheduler
from lacrimosa.server.messages.tables import Options, SeatPlan
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.store.store import Store
from lacrimosa.server.table.seating import leave, open_table, start
from lacrimosa.server.table.substitutes import take_over

PATIENCE = 120.0
HOST, BEA, EVE = "host", "bea", "eve"
ME, RANDOM = SeatPlan(kind="me"), SeatPlan(kind="bot", bot="random")


class Recorder(BotPool):
    """Keeps what it is asked and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[BotQuestion] = []
        self.promoted: list[tuple[str, tuple[str, ...]]] = []
        self.news = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def choose(self, question: BotQuestion) -> int:
        self.asked.append(question)
        self.news.set()
        await self.may_answer.wait()
        return options(question.view.state)[0]

    def promote(self, table: str, people: tuple[str, ...]) -> None:
        self.promoted.append((table, people))

    async def next(self) -> BotQuestion:
        await self.news.wait()
        self.news.clear()
        return self.asked[-1]


class SharedStore(Store):
    """As if other processes used it too."""

    claims = 0

    @property
    def shared(self) -> bool:
        return True

    async def claim(self, table: str, holder: str, now: int, until: int) -> bool:
        self.claims += 1
        return await super().claim(table, holder, now, until)


@asynccontextmanager
async def opened_hall(
    folder: Path, kind: type[Store] = Store, clock: Callable[[], int] = now_ms
) -> AsyncIterator[Hall]:
    store = await kind.open(f"sqlite:///{folder / 'hall.db'}")
    try:
        yield Hall(store, Metrics(), clock)
    finally:
        await store.close()


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with asyncio.timeout(PATIENCE):
            await play()

    asyncio.run(inside())


async def started(hall: Hall, *seats: SeatPlan) -> str:
    """A started table of the host's; with a seat of the host's it is the host who is asked first."""
    created = open_table(HOST, "Host", Options(players=len(seats), seed=3), seats)
    table = await hall.create([created])
    await hall.act(table.id, lambda now: start(now, HOST))
    return table.id


@pytest.mark.parametrize(
    ("seats", "present", "people", "is_watched", "is_cheap"),
    [
        ([RANDOM, RANDOM], [], (HOST,), False, True),
        ([RANDOM, RANDOM], [HOST], (HOST,), True, False),
        ([RANDOM, RANDOM], [EVE, BEA], (BEA, EVE), True, False),
        # Whoever only looks on does not pay for it while somebody with a seat is there.
        ([ME, RANDOM], [EVE, HOST], (HOST,), True, False),
        ([ME, RANDOM], [EVE], (EVE,), True, False),
        # Somebody will come back to this game.
        ([ME, ME, RANDOM], [], (HOST,), False, False),
        ([ME, RANDOM], [], (HOST,), False, True),
    ],
)
def test_for_whom_bots_think_and_how_much(
    tmp_path: Path,
    seats: list[SeatPlan],
    present: list[str],
    people: tuple[str, ...],
    is_watched: bool,
    is_cheap: bool,
) -> None:
    async def play() -> None:
        async with opened_hall(tmp_path) as hall:
            table = await started(hall, *seats)
            bots = Recorder()
            scheduler = Scheduler(hall, bots)
            with ExitStack() as stack:
                for person in present:
                    stack.enter_context(hall.listening(table, person))
                if seats[0] is ME:
                    # The person lets a bot play; where there is another seat of theirs, they still play that.
                    await hall.act(table, lambda now: take_over(now, HOST, 0, "random"))
                scheduler.schedule(table)
                asked = await bots.next()
            assert (asked.table, asked.people, asked.is_watched) == (table, people, is_watched)
            assert asked.budget == (LOW_BUDGET if is_cheap else DEFAULT_BUDGET)
            await scheduler.close()

    run(play)


def test_whoever_comes_gets_the_bots_going(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_hall(tmp_path) as hall:
            # As after a restart: a bot is to move, and nobody sees to it.
            table = await started(hall, RANDOM, RANDOM)
            bots = Recorder()
            scheduler = Scheduler(hall, bots)
            with hall.listening(table, HOST):
                assert (await bots.next()).is_watched
                with hall.listening(table, EVE):
                    assert bots.promoted == [(table, (EVE, HOST))]
            await scheduler.close()

    run(play)


def test_a_lease_lasts_while_a_question_waits(tmp_path: Path) -> None:
    # Every look at the clock is a second later, so that the lease of a second is about to run out each time.
    seconds = itertools.count(now_ms(), 1_000)

    async def play() -> None:
        async with opened_hall(tmp_path, SharedStore, lambda: next(seconds)) as hall:
            table = await started(hall, RANDOM, RANDOM)
            scheduler = Scheduler(hall, Recorder(), lease_seconds=0.03)
            scheduler.schedule(table)
            assert isinstance(hall.store, SharedStore)
            while hall.store.claims < 5:
                await asyncio.sleep(0.01)
            await scheduler.close()

    run(play)


def test_only_so_many_games_go_on_that_nobody_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lacrimosa.server.hall.scheduler.MOST_UNPLAYED", 2)

    async def play() -> None:
        async with opened_hall(tmp_path) as hall:
            left = [await started(hall, RANDOM, RANDOM) for _ in range(5)]
            thinkers = Recorder()
            scheduler = Scheduler(hall, thinkers)

            async def asked(wanted: int) -> set[str]:
                tables: set[str] = set()
                while len(tables) < wanted:
                    await scheduler.sweep()
                    await asyncio.sleep(BREATH_SECONDS * 1.5)
                    tables = {question.table for question in thinkers.asked}
                return tables

            going_on = await asked(2)
            assert len(going_on) == 2
            # Everybody else's bots go on: where a person plays, and where somebody looks.
            played = await started(hall, ME, ME, RANDOM)
            await hall.act(played, lambda now: take_over(now, HOST, 0, "random"))
            watched = next(table for table in left if table not in going_on)
            with hall.listening(watched, EVE):
                assert await asked(4) == going_on | {played, watched}
            await scheduler.close()

    run(play)


@pytest.mark.parametrize("seats", [[ME, RANDOM], [ME, ME]])
def test_an_abandoned_game_still_ends(tmp_path: Path, seats: list[SeatPlan]) -> None:
    async def play() -> None:
        async with opened_hall(tmp_path) as hall:
            waited: list[str] = []
            bots = BotPool(rest=lambda _: 0.0, waited=lambda line, _: waited.append(line))
            scheduler = Scheduler(hall, bots)
            await scheduler.start()
            try:
                table = await started(hall, *seats)
                await hall.act(table, lambda now: leave(now, HOST))
                while (await hall.look(table)).status != "over":
                    await asyncio.sleep(0.05)
            finally:
                await scheduler.close()
            assert set(waited) == {"background"}

    run(play)
