"""Looking after tables: bots to move, clocks that ran out, memory nobody uses."""

import asyncio
import secrets
from collections.abc import Awaitable
from dataclasses import replace
from typing import TypeVar

import structlog

from lacrimosa.bot_processes.bot_pool import BotPool, BotQuestion, NoAnswer
from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget
from lacrimosa.rules.view import view
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.choosing import made
from lacrimosa.server.table.entries import AnyEntry
from lacrimosa.server.table.luck import bot_seed
from lacrimosa.server.table.substitutes import NO_HURRY, asks_bot, has_player, time_is_up
from lacrimosa.server.table.table import Table

log = structlog.get_logger()

SWEEP_SECONDS = 1.0
# People see what they did before bots answer it; and whoever is about to come has come.
BREATH_SECONDS = 0.2
FALLBACK = "random"  # who answers when a bot cannot
# For games that no person plays and nobody looks at: much less than a virtuoso would think otherwise.
LOW_BUDGET = Budget(nodes=1000)
# So many of them go on at once; the others stand still until one of these is over.
MOST_UNPLAYED = 20

T = TypeVar("T")


class Lease:
    """The right to think about a table, where several processes could; prolonged while it is used."""

    def __init__(self, hall: Hall, table: str, holder: str, length_ms: int) -> None:
        self._hall = hall
        self._table = table
        self._holder = holder
        self._length_ms = length_ms
        self._until = 0

    async def hold(self) -> bool:
        """Whether it is ours to think; another process may have been quicker."""
        now = self._hall.clock()
        if self._hall.store.shared and self._until < now + self._length_ms // 2:
            until = now + self._length_ms
            if not await self._hall.store.claim(self._table, self._holder, now, until):
                return False
            self._until = until
        return True

    async def during(self, work: Awaitable[T]) -> T:
        """Prolong it while something takes its time; its turn at a worker may be far."""
        doing = asyncio.ensure_future(work)
        try:
            while not doing.done():
                await asyncio.wait([doing], timeout=self._length_ms / 3000)
                if not doing.done():
                    await self.hold()
            return doing.result()
        finally:
            doing.cancel()

    async def give_back(self) -> None:
        if self._until:
            await self._hall.store.release(self._table, self._holder)


class Scheduler:
    """One per process. With a shared store a lease keeps two processes from thinking about the same table."""

    def __init__(self, hall: Hall, bots: BotPool, lease_seconds: float = 60.0) -> None:
        self.hall = hall
        self.bots = bots
        self.name = secrets.token_hex(8)
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._unplayed: set[str] = set()  # of these, the games that no person plays and nobody looks at
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False
        self._lease_ms = int(lease_seconds * 1000)
        hall.on_bot_turn = self.schedule
        hall.on_listener = self.welcome

    async def start(self) -> None:
        await self.bots.start()
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._driving.values(), *([self._sweeper] if self._sweeper is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()

    # --- bots

    def schedule(self, name: str) -> None:
        """Let bots move at a table until a person is asked."""
        if name in self._driving or self._closing:
            return
        task = asyncio.create_task(self._drive(name))
        self._driving[name] = task
        task.add_done_callback(lambda _: self._driving.pop(name, None))

    async def _drive(self, name: str) -> None:
        lease = Lease(self.hall, name, self.name, self._lease_ms)
        try:
            await asyncio.sleep(BREATH_SECONDS)
            self.hall.bots_at_work.add(name)
            try:
                while await lease.hold() and await self._one_move(name, lease):
                    pass
            finally:
                self.hall.bots_at_work.discard(name)
                self._unplayed.discard(name)
                await lease.give_back()
        except (Refused, Unavailable, NoAnswer) as problem:
            # The sweep comes back to it.
            log.warning("bot has to wait", table=name, problem=str(problem))
        except Exception:
            self.hall.metrics.error("bots")
            log.exception("bot failed", table=name)

    async def _one_move(self, name: str, lease: Lease) -> bool:
        """Let the asked bot move; False if no bot is asked."""
        table = await self.hall.look(name)
        asked = table.asked
        bot = table.seats[asked].player if asked is not None else None
        if asked is None or bot is None or not self._has_place(table):
            return False
        state = table.state_number
        choice = await lease.during(self._answer(table, asked, bot))

        def decide(now: Table) -> list[AnyEntry]:
            # The game may have moved on meanwhile, or the person may have come back.
            is_same = now.state_number == state and now.asked == asked
            return made(now, choice) if is_same and now.seats[asked].player is not None else []

        await self.hall.act(name, decide)
        return True

    def _has_place(self, table: Table) -> bool:
        """Whether a game goes on now, or has to stand still as too many do that nobody plays."""
        if has_player(table) or self.hall.is_watched(table.id):
            self._unplayed.discard(table.id)
            return True
        if len(self._unplayed) < MOST_UNPLAYED:
            self._unplayed.add(table.id)
        return table.id in self._unplayed

    async def _answer(self, table: Table, seat: int, bot: str) -> int:
        game = table.playing()
        only = game.forced()
        if only is not None:
            return only
        seed = bot_seed(table.secret, len(game.moves), seat)
        is_watched = self.hall.is_watched(table.id)
        question = BotQuestion(
            bot=bot,
            seed=seed,
            edition=game.edition,
            view=view(game.state, seat),
            # Who will come back to a game finds bots that played as well as ever.
            budget=DEFAULT_BUDGET if is_watched or has_player(table) else LOW_BUDGET,
            table=table.id,
            people=self._for_whom(table),
            is_watched=is_watched,
        )
        try:
            return await self.bots.choose(question)
        except NoAnswer as problem:
            log.error("bot gave no answer", table=table.id, bot=bot, problem=str(problem))
            return await self.bots.choose(replace(question, bot=FALLBACK))

    def _for_whom(self, table: Table) -> tuple[str, ...]:
        """Who waits for a table's bots: people with a seat who are there, else onlookers, else the host."""
        present = self.hall.present(table.id)
        seated = [person for person in present if table.seats_of(person)]
        return tuple(seated or present or [table.host])

    def welcome(self, name: str) -> None:
        """Somebody comes to a table: what was left to the background is wanted now."""
        opened = self.hall.open_tables.get(name)
        table = opened.table if opened is not None else None
        if table is None:
            return
        if name in self._driving:
            self.bots.promote(name, self._for_whom(table))
        elif asks_bot(table):
            self.schedule(name)

    # --- clocks and memory

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
                self.hall.forget_unused()
            except Unavailable as problem:
                log.warning("nobody can be looked after", problem=str(problem))
            except Exception:
                self.hall.metrics.error("sweep")
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Look at every table whose time has come."""
        now = self.hall.clock()
        places = MOST_UNPLAYED - len(self._unplayed)
        due = await self.hall.store.due(now)
        while due:
            for wake_at, name in due:
                if name in self._driving:
                    continue
                if wake_at == NO_HURRY:
                    # These come last.
                    if places <= 0:
                        return
                    places -= 1
                await self._look_after(name, now)
            due = await self.hall.store.due(now, after=due[-1])

    async def _look_after(self, name: str, now: int) -> None:
        try:
            await self.hall.act(name, lambda table: time_is_up(table, now))
        except Refused as refused:
            log.warning("table cannot be looked after", table=name, problem=str(refused))
        except Exception:
            # One damaged table must not keep the others waiting.
            self.hall.metrics.error("table")
            log.exception("table is damaged", table=name)
        else:
            self.schedule(name)
