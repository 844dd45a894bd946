"""Desks for worker processes, given to whoever is next in a fair queue."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import structlog

from lacrimosa.server.thinking.fair_queue import FairQueue, Ticket
from lacrimosa.server.thinking.process import WorkerProcess

log = structlog.get_logger()


class Desk:
    """A place for one worker, empty until the first question comes to it."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.worker: WorkerProcess | None = None
        self.former: int | None = None  # the process that sat here before

    async def clear(self) -> None:
        if self.worker is not None:
            await self.worker.end()
            self.former = self.worker.pid
            self.worker = None

    async def dismiss(self, outcome: str, reason: str) -> None:
        """End a worker that failed."""
        worker = self.worker
        await self.clear()
        if worker is not None:
            log.warning(f"worker {outcome}", pid=worker.pid, exit_code=worker.exit_code, reason=reason)


@dataclass(eq=False)
class Turn(Ticket):
    """A question's turn at a desk."""

    pool: "Pool | None" = None  # where it waits, or has its desk
    desk: "asyncio.Future[Desk]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def has_desk(self) -> bool:
        return self.desk.done() and not self.desk.cancelled() and self.desk.exception() is None

    def give_back(self) -> None:
        """Leave the desk, or the queue."""
        if self.pool is not None:
            self.pool.leave(self)


class Pool:
    """Some desks and who waits for them.

    `rest` says for how long a desk stays empty after so many seconds of work.
    """

    def __init__(
        self,
        name: str,
        desks: int,
        command: Sequence[str],
        rest: Callable[[float], float] | None = None,
    ) -> None:
        self.name = name
        self.desks = [Desk(command) for _ in range(desks)]
        self.queue: FairQueue[Turn] = FairQueue(desks)
        self._free = self.desks[:]
        self._rest = rest
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, turn: Turn) -> None:
        """Wait in the queue; `turn.desk` comes when it is the turn's."""
        turn.pool = self
        self.queue.put(turn, asyncio.get_running_loop().time())
        self._serve()

    def leave(self, turn: Turn) -> None:
        """Give the desk back, or the place in the queue."""
        if self.queue.remove(turn) or not turn.has_desk:
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        rest = self._rest(now - turn.since) if self._rest is not None else 0.0
        self.queue.done(turn, now)
        if rest > 0:
            loop.call_later(rest, self._back, turn.desk.result())
        else:
            self._back(turn.desk.result())

    def refuse_all(self, problem: Exception) -> None:
        """Nobody who waits gets a desk any more."""
        for turn in self.queue.waiting():
            self.queue.remove(turn)
            if not turn.desk.done():
                turn.desk.set_exception(problem)

    def _back(self, desk: Desk) -> None:
        self._free.append(desk)
        self._serve()

    def _serve(self) -> None:
        """Free desks to whoever is next."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        while self._free and (turn := self.queue.take(now)) is not None:
            if turn.desk.cancelled():
                # Whoever asked has gone in this very moment.
                self.queue.done(turn, now)
            else:
                turn.desk.set_result(self._free.pop())
        again = self.queue.again_at()
        if self._free and len(self.queue) and again is not None and self._timer is None:
            self._timer = loop.call_at(again, self._serve_later)

    def _serve_later(self) -> None:
        self._timer = None
        self._serve()
