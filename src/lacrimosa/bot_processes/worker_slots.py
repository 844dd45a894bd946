"""Places for processes of bots, given to whoever is next in a fair queue."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import structlog

from lacrimosa.bot_processes.async_process import AsyncBotProcess
from lacrimosa.bot_processes.fair_queue import FairQueue, Ticket

log = structlog.get_logger()

SHIPPED = "shipped bots"


class WorkerSlot:
    """A place where one bot thinks at a time: a process for all shipped ones, and one for each user's."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self.processes: dict[str, AsyncBotProcess] = {}  # by path.py:Class; those of shipped bots by ""
        self._former: dict[str, int] = {}  # the processes there were before

    async def process(self, source: str, starting: asyncio.Lock) -> AsyncBotProcess:
        """A live process, started if need be. Raises MoveLost."""
        found = self.processes.get(source)
        if found is not None and not found.is_alive:
            await self.dismiss(source, "crashed", "it ended between questions")
            found = None
        if found is None:
            async with starting:
                found = self.processes[source] = await AsyncBotProcess.start(self._command)
            log.info("worker started", of=source or SHIPPED, pid=found.pid, replaces=self._former.get(source))
        return found

    async def dismiss(self, source: str, outcome: str, reason: str) -> None:
        """End a process that failed."""
        process = self.processes.pop(source, None)
        if process is not None:
            await process.end()
            self._former[source] = process.pid
            how = {"pid": process.pid, "exit_code": process.exit_code, "reason": reason}
            log.warning(f"worker {outcome}", of=source or SHIPPED, **how)

    async def clear(self) -> None:
        # Out of sight at once: whoever asks while they end gets a new one.
        ending = list(self.processes.values())
        self.processes.clear()
        await asyncio.gather(*(process.end() for process in ending))


@dataclass(eq=False)
class SlotTicket(Ticket):
    """A question's turn at a slot."""

    slots: "WorkerSlots | None" = None  # where it waits, or has its slot
    slot: "asyncio.Future[WorkerSlot]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def has_slot(self) -> bool:
        return self.slot.done() and not self.slot.cancelled() and self.slot.exception() is None

    def give_back(self) -> None:
        """Leave the slot, or the queue."""
        if self.slots is not None:
            self.slots.leave(self)


class WorkerSlots:
    """Some places and who waits for them.

    `rest` says for how long a slot stays empty after so many seconds of work.
    """

    def __init__(
        self,
        name: str,
        slots: int,
        command: Sequence[str],
        rest: Callable[[float], float] | None = None,
    ) -> None:
        self.name = name
        self.slots = [WorkerSlot(command) for _ in range(slots)]
        self.queue: FairQueue[SlotTicket] = FairQueue(slots)
        self._free = self.slots[:]
        self._rest = rest
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, ticket: SlotTicket) -> None:
        """Wait in the queue; `ticket.slot` comes when it is the ticket's."""
        ticket.slots = self
        self.queue.put(ticket, asyncio.get_running_loop().time())
        self._serve()

    def leave(self, ticket: SlotTicket) -> None:
        """Give the slot back, or the place in the queue."""
        if self.queue.remove(ticket) or not ticket.has_slot:
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        rest = self._rest(now - ticket.since) if self._rest is not None else 0.0
        self.queue.done(ticket, now)
        if rest > 0:
            loop.call_later(rest, self._back, ticket.slot.result())
        else:
            self._back(ticket.slot.result())

    def refuse_all(self, problem: Exception) -> None:
        """Nobody who waits gets a slot any more."""
        for ticket in self.queue.waiting():
            self.queue.remove(ticket)
            if not ticket.slot.done():
                ticket.slot.set_exception(problem)

    def _back(self, slot: WorkerSlot) -> None:
        self._free.append(slot)
        self._serve()

    def _serve(self) -> None:
        """Free slots to whoever is next."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        while self._free and (ticket := self.queue.take(now)) is not None:
            if ticket.slot.cancelled():
                # Whoever asked has gone in this very moment.
                self.queue.done(ticket, now)
            else:
                ticket.slot.set_result(self._free.pop())
        again = self.queue.again_at()
        if self._free and len(self.queue) and again is not None and self._timer is None:
            self._timer = loop.call_at(again, self._serve_later)

    def _serve_later(self) -> None:
        self._timer = None
        self._serve()
