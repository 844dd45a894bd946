"""Asking bots: questions wait their turn for a worker process; workers that fail are replaced.

Questions of tables that somebody looks at have the workers in the foreground, shared fairly between people
(see fair_queue.py). All others have one worker in the background, which yields to everything else on the
computer and rests most of the time: whatever is left there to bots costs little and still ends.

An answer is a pure function of a bot's name, its seed at the table, its view and its budget: a bot is made
anew for every question, with a seed that comes from its own and from everything the seat sees. So the same
question gets the same answer from any process, also after a crash, and another one other luck. Only a bot
that thinks for as long as it may, as the virtuoso does, gets further on a quicker computer; by a budget in
positions it answers the same everywhere.
"""

import asyncio
import functools
import hashlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import structlog

from lacrimosa.bot_processes.async_process import AsyncBotProcess
from lacrimosa.bot_processes.messages import (
    CHILD,
    START_SECONDS,
    Ask,
    EditionFiles,
    Make,
    Need,
    ProcessLost,
    ranking_of,
)
from lacrimosa.bot_processes.user_bots import given_up
from lacrimosa.bot_processes.worker_slots import SlotTicket, WorkerSlot, WorkerSlots
from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget
from lacrimosa.bots.forfeits import GIVEN_UP, HUNG, ILLEGAL, MoveLost, choice_instead
from lacrimosa.editions import Edition
from lacrimosa.notation.views import pack_view
from lacrimosa.rules.play import options, to_move
from lacrimosa.rules.view import View

CLOSED = "the bots are not open"
FOREGROUND: Final = "foreground"
BACKGROUND: Final = "background"
# The worker in the background rests so many times as long as it thought, within so many seconds.
RESTS: Final = 4.0
SHORTEST_REST: Final = 0.25
LONGEST_REST: Final = 5.0
NICER: Final = 5  # the event loop goes first
NICEST: Final = 10  # in the background the others go first too, but not so far that a thought seems to hang
ANSWERED: Final = "answered"
CRASHED: Final = "crashed"
# What a shipped bot that gives no answer is said to have done.
_OUTCOMES: Final = {HUNG: "hung", ILLEGAL: "illegal"}

log = structlog.get_logger()


@dataclass(frozen=True)
class BotQuestion:
    bot: str  # a name of bots.registry or of user_bots
    seed: int  # the bot's own seed at this seat
    edition: Edition
    view: View  # of the seat that is asked
    budget: Budget = DEFAULT_BUDGET
    table: str = ""
    people: tuple[str, ...] = ("",)  # for whom: the ids of one person or more
    is_watched: bool = True


class NoAnswer(Exception):
    """Every attempt failed, or there was nobody to ask; the text says why."""


@dataclass
class _Asked:
    """A question on its way."""

    question: BotQuestion
    offered: list[int]
    wanted: bool = True  # False: whoever asked has gone, and nothing is tried again


def question_seed(seed: int, packed: bytes) -> int:
    """The seed for one question: of the bot's seed and the packed view."""
    mixed = hashlib.sha256(f"{seed}\0".encode() + packed).digest()
    return int.from_bytes(mixed[:7], "big")


def rest_after(spent: float) -> float:
    """How long the worker in the background rests."""
    return min(max(SHORTEST_REST, RESTS * spent), LONGEST_REST)


class BotPool:
    """The bots of a server.

    `observe(bot, seconds, outcome)` hears of every attempt: answered, crashed, hung or illegal, and
    `waited(slots, seconds)` how long a question waited in the foreground or background.
    `edition_files` gives the files of an edition by its digest; it is called for those that do not come with
    the program, and what it raises is passed on to whoever asked. `user_bots` are bots from files: name ->
    path.py:Class; so many seconds of `patience` each of their choices may take. What they do wrong costs them
    their move (docs/bots.md), and `observe` hears the kind.
    """

    def __init__(
        self,
        workers: int = 2,
        seconds: float = 30.0,
        attempts: int = 3,
        observe: Callable[[str, float, str], None] | None = None,
        waited: Callable[[str, float], None] | None = None,
        edition_files: Callable[[str], Awaitable[Mapping[str, bytes] | None]] | None = None,
        command: Sequence[str] = CHILD,
        user_bots: Mapping[str, str] | None = None,
        patience: float = 3.5,
        rest: Callable[[float], float] = rest_after,
    ) -> None:
        self._seconds = seconds
        self._attempts = attempts
        self._observe = observe
        self._waited = waited
        self._edition_files = edition_files
        self._user_bots = dict(user_bots or {})
        self._patience = patience
        self._foreground = WorkerSlots(FOREGROUND, workers, [*command, f"--nice={NICER}"])
        self._background = WorkerSlots(BACKGROUND, 1, [*command, f"--nice={NICEST}"], rest)
        self._starting = asyncio.Lock()
        self._thoughts: set[asyncio.Task[int]] = set()
        self._open = False
        self._number = 0
        self._failures: Counter[str] = Counter()  # of users' bots
        self._given_up: set[str] = set()

    async def start(self) -> None:
        """Be ready for questions. Worker processes start with the first questions."""
        self._open = True

    async def close(self) -> None:
        """End all workers, in mid-thought too; whoever waits gets NoAnswer."""
        self._open = False
        async with self._starting:
            # No start is half done now, and whoever waits to start a worker is cancelled before it can.
            thoughts = list(self._thoughts)
            for thought in thoughts:
                thought.cancel()
        for slots in (self._foreground, self._background):
            slots.refuse_all(NoAnswer(CLOSED))
        for process in self._processes():
            process.kill()
        if thoughts:
            await asyncio.wait(thoughts)
        await asyncio.gather(*(slot.clear() for slot in self._all_slots()))

    def _all_slots(self) -> list[WorkerSlot]:
        return [*self._foreground.slots, *self._background.slots]

    def _processes(self) -> list[AsyncBotProcess]:
        return [process for slot in self._all_slots() for process in slot.processes.values()]

    def pids(self) -> list[int]:
        """The ids of the live processes."""
        return [process.pid for process in self._processes() if process.is_alive]

    def waiting(self) -> dict[str, int]:
        """How many questions wait in the foreground and background."""
        return {slots.name: len(slots.queue) for slots in (self._foreground, self._background)}

    def promote(self, table: str, people: tuple[str, ...]) -> None:
        """Somebody looks at a table now: its question need not wait in the background any more."""
        for ticket in self._background.queue.waiting():
            if ticket.table == table:
                self._background.leave(ticket)
                ticket.people = people
                self._foreground.enter(ticket)

    async def choose(self, question: BotQuestion) -> int:
        """One of the view's options. A forced choice is made without the bot."""
        state = question.view.state
        offered = options(state)
        if not offered or to_move(state) != question.view.seat:
            raise ValueError(f"seat {question.view.seat} is not asked anything")
        if len(offered) == 1:
            return offered[0]
        if not self._open:
            raise NoAnswer(CLOSED)
        ticket = SlotTicket(question.table, question.people)
        (self._foreground if question.is_watched else self._background).enter(ticket)
        slot = await self._slot_for(ticket)
        asked = _Asked(question, offered)
        # A task of its own: if whoever asked is cancelled, the worker still ends its thought in good order.
        thought = asyncio.create_task(self._answer(slot, asked))
        self._thoughts.add(thought)
        thought.add_done_callback(functools.partial(self._leave, ticket))
        try:
            await asyncio.wait([thought])
        except asyncio.CancelledError:
            asked.wanted = False
            raise
        if thought.cancelled():
            raise NoAnswer(CLOSED)
        return thought.result()

    async def _slot_for(self, ticket: SlotTicket) -> WorkerSlot:
        """The slot of a ticket, once it comes."""
        began = time.perf_counter()
        try:
            slot = await ticket.slot
        except asyncio.CancelledError:
            ticket.give_back()
            raise
        if not self._open:
            ticket.give_back()
            raise NoAnswer(CLOSED)
        if self._waited is not None and ticket.slots is not None:
            self._waited(ticket.slots.name, time.perf_counter() - began)
        return slot

    def _leave(self, ticket: SlotTicket, thought: asyncio.Task[int]) -> None:
        self._thoughts.discard(thought)
        ticket.give_back()
        if not thought.cancelled():
            thought.exception()  # heard, even if nobody waits for it any more

    async def _answer(self, slot: WorkerSlot, asked: _Asked) -> int:
        source = self._user_bots.get(asked.question.bot)
        if source is not None:
            return await self._ask_user_bot(slot, source, asked)
        reason = "nobody waits for the answer"
        for _ in range(self._attempts):
            if not asked.wanted:
                break
            began = time.perf_counter()
            try:
                choice = await self._ask_shipped(slot, asked)
            except MoveLost as lost:
                outcome, reason = _OUTCOMES.get(lost.kind, CRASHED), str(lost)
                self._tell(asked, began, outcome)
                # Where anything went wrong, the process is not to be trusted further.
                await slot.dismiss("", outcome, reason)
            else:
                self._tell(asked, began, ANSWERED)
                return choice
        raise NoAnswer(f"bot {asked.question.bot} gave no answer: {reason}")

    async def _ask_shipped(self, slot: WorkerSlot, asked: _Asked) -> int:
        ask = self._new_ask(asked, self._seconds, makes=True)
        process = await slot.process("", self._starting)
        return await self._exchange(process, ask, asked.question.edition)

    async def _ask_user_bot(self, slot: WorkerSlot, source: str, asked: _Asked) -> int:
        """What the bot chooses, or what is chosen for it if it loses its move."""
        began = time.perf_counter()
        outcome = ANSWERED
        try:
            refusal = given_up(self._failures[source])
            if refusal is not None:
                raise refusal
            ask = self._new_ask(asked, self._patience)
            process = await slot.process(source, self._starting)
            seed = question_seed(asked.question.seed, ask.view)
            await process.exchange([Make(source, seed)], START_SECONDS)
            return await self._exchange(process, ask, asked.question.edition)
        except MoveLost as lost:
            outcome = lost.kind
            self._failures[source] += 1
            if isinstance(lost, ProcessLost):
                await slot.dismiss(source, outcome, str(lost))
            self._log_forfeit(asked.question.bot, lost)
            return choice_instead(asked.offered)
        finally:
            self._tell(asked, began, outcome)

    def _tell(self, asked: _Asked, began: float, outcome: str) -> None:
        if self._observe is not None:
            self._observe(asked.question.bot, time.perf_counter() - began, outcome)

    def _log_forfeit(self, bot: str, lost: MoveLost) -> None:
        if lost.kind != GIVEN_UP:
            log.warning("bot forfeits its move", bot=bot, kind=lost.kind, problem=str(lost))
        elif bot not in self._given_up:
            self._given_up.add(bot)
            log.error("bot is given up", bot=bot, problem=str(lost))

    def _new_ask(self, asked: _Asked, patience: float, *, makes: bool = False) -> Ask:
        question = asked.question
        packed = pack_view(question.view)
        self._number += 1
        return Ask(
            number=self._number,
            digest=question.edition.digest,
            view=packed,
            options=asked.offered,
            seconds=question.budget.seconds,
            nodes=question.budget.nodes,
            patience=patience,
            make=Make(question.bot, question_seed(question.seed, packed)) if makes else None,
            edition=question.edition.id,
        )

    async def _exchange(self, process: AsyncBotProcess, ask: Ask, edition: Edition) -> int:
        reply = await process.exchange([ask], ask.patience)
        if isinstance(reply, Need):
            files = EditionFiles(edition.digest, await self._files_of(edition))
            reply = await process.exchange([files, ask], ask.patience)
        return ranking_of(reply, ask)[0][0]

    async def _files_of(self, edition: Edition) -> dict[str, bytes]:
        files = await self._edition_files(edition.digest) if self._edition_files is not None else None
        if files is None:
            raise NoAnswer(f"the files of edition {edition.id} {edition.digest[:12]} are nowhere to be found")
        return dict(files)
