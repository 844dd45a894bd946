"""Asking bots: questions wait their turn for a worker process; workers that fail are replaced.

Questions of tables that somebody looks at have the workers in the foreground, shared fairly between people
(see fair_queue.py). All others have one worker in the background, which yields to everything else on the
computer and rests most of the time: whatever is left there to bots costs little and still ends.
"""

import asyncio
import functools
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import structlog

from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget
from lacrimosa.bots.forfeits import GIVEN_UP
from lacrimosa.editions import Edition
from lacrimosa.notation.views import pack_view
from lacrimosa.rules.play import options, to_move
from lacrimosa.rules.view import View
from lacrimosa.server.thinking.answering import question_seed
from lacrimosa.server.thinking.frames import Answer, Ask, Failed, Files, Need
from lacrimosa.server.thinking.pool import Desk, Pool, Turn
from lacrimosa.server.thinking.process import WorkerDied, WorkerHung, WorkerProcess

WORKER = (sys.executable, "-m", "lacrimosa.server.thinking.worker")
CLOSED = "the thinkers are not open"
FOREGROUND: Final = "foreground"
BACKGROUND: Final = "background"
# The worker in the background rests so many times as long as it thought, within so many seconds.
RESTS: Final = 4.0
SHORTEST_REST: Final = 0.25
LONGEST_REST: Final = 5.0

log = structlog.get_logger()


@dataclass(frozen=True)
class Question:
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

    question: Question
    offered: list[int]
    wanted: bool = True  # False: whoever asked has gone, and nothing is tried again


def rest_after(spent: float) -> float:
    """How long the worker in the background rests."""
    return min(max(SHORTEST_REST, RESTS * spent), LONGEST_REST)


class Thinkers:
    """Answers are a pure function of bot, seed, view and budget (see answering.py), whoever gives them.

    `observe(bot, seconds, outcome)` hears of every attempt: answered, crashed, hung or illegal, and
    `waited(line, seconds)` how long a question waited in the foreground or background.
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
        command: Sequence[str] = WORKER,
        user_bots: Mapping[str, str] | None = None,
        patience: float = 3.5,
        rest: Callable[[float], float] = rest_after,
    ) -> None:
        self._seconds = seconds
        self._attempts = attempts
        self._observe = observe
        self._waited = waited
        self._edition_files = edition_files
        command = [*command]
        if user_bots:
            # Well before the worker itself would be taken for one that hangs.
            command += ["--patience", str(min(patience, seconds / 2))]
            command += [f"--bot={name}={source}" for name, source in user_bots.items()]
        self._foreground = Pool(FOREGROUND, workers, command)
        self._background = Pool(BACKGROUND, 1, [*command, "--background"], rest)
        self._starting = asyncio.Lock()
        self._thoughts: set[asyncio.Task[int]] = set()
        self._open = False
        self._number = 0
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
        for pool in (self._foreground, self._background):
            pool.refuse_all(NoAnswer(CLOSED))
        for desk in self._desks():
            if desk.worker is not None:
                desk.worker.kill()
        if thoughts:
            await asyncio.wait(thoughts)
        await asyncio.gather(*(desk.clear() for desk in self._desks()))

    def _desks(self) -> list[Desk]:
        return [*self._foreground.desks, *self._background.desks]

    def pids(self) -> list[int]:
        """The process ids of the live workers."""
        workers = [desk.worker for desk in self._desks() if desk.worker is not None]
        return [worker.pid for worker in workers if worker.alive]

    def waiting(self) -> dict[str, int]:
        """How many questions wait in the foreground and background."""
        return {pool.name: len(pool.queue) for pool in (self._foreground, self._background)}

    def promote(self, table: str, people: tuple[str, ...]) -> None:
        """Somebody looks at a table now: its question need not wait in the background any more."""
        for turn in self._background.queue.waiting():
            if turn.table == table:
                self._background.leave(turn)
                turn.people = people
                self._foreground.enter(turn)

    async def choose(self, question: Question) -> int:
        """One of the view's options. A forced choice is made without the bot."""
        state = question.view.state
        offered = options(state)
        if not offered or to_move(state) != question.view.seat:
            raise ValueError(f"seat {question.view.seat} is not asked anything")
        if len(offered) == 1:
            return offered[0]
        if not self._open:
            raise NoAnswer(CLOSED)
        turn = Turn(question.table, question.people)
        (self._foreground if question.is_watched else self._background).enter(turn)
        desk = await self._desk_for(turn)
        asked = _Asked(question, offered)
        # A task of its own: if whoever asked is cancelled, the worker still ends its thought in good order.
        thought = asyncio.create_task(self._answer(desk, asked))
        self._thoughts.add(thought)
        thought.add_done_callback(functools.partial(self._leave, turn))
        try:
            await asyncio.wait([thought])
        except asyncio.CancelledError:
            asked.wanted = False
            raise
        if thought.cancelled():
            raise NoAnswer(CLOSED)
        return thought.result()

    async def _desk_for(self, turn: Turn) -> Desk:
        """The desk of a turn, once it comes."""
        began = time.perf_counter()
        try:
            desk = await turn.desk
        except asyncio.CancelledError:
            turn.give_back()
            raise
        if not self._open:
            turn.give_back()
            raise NoAnswer(CLOSED)
        if self._waited is not None and turn.pool is not None:
            self._waited(turn.pool.name, time.perf_counter() - began)
        return desk

    def _leave(self, turn: Turn, thought: asyncio.Task[int]) -> None:
        self._thoughts.discard(thought)
        turn.give_back()
        if not thought.cancelled():
            thought.exception()  # heard, even if nobody waits for it any more

    async def _answer(self, desk: Desk, asked: _Asked) -> int:
        reason = "nobody waits for the answer"
        for _ in range(self._attempts):
            if not asked.wanted:
                break
            began = time.perf_counter()
            choice, outcome, reason = await self._attempt(desk, asked)
            if self._observe is not None:
                self._observe(asked.question.bot, time.perf_counter() - began, outcome)
            if choice is not None:
                return choice
            await desk.dismiss(outcome, reason)
        raise NoAnswer(f"bot {asked.question.bot} gave no answer: {reason}")

    async def _attempt(self, desk: Desk, asked: _Asked) -> tuple[int | None, str, str]:
        """The choice or None, the outcome, and what was wrong."""
        try:
            reply = await self._exchange(desk, asked.question)
        except WorkerDied as problem:
            return None, "crashed", str(problem)
        except WorkerHung as problem:
            return None, "hung", str(problem)
        if reply.choice not in asked.offered:
            return None, "illegal", f"{reply.choice} is not among the options {asked.offered}"
        if reply.kind:
            self._tell_of(asked.question.bot, reply)
        return reply.choice, reply.kind or "answered", reply.text

    def _tell_of(self, bot: str, reply: Answer) -> None:
        if reply.kind != GIVEN_UP:
            log.warning("bot forfeits its move", bot=bot, kind=reply.kind, problem=reply.text)
        elif bot not in self._given_up:
            self._given_up.add(bot)
            log.error("bot is given up", bot=bot, problem=reply.text)

    async def _exchange(self, desk: Desk, question: Question) -> Answer:
        worker = await self._worker_at(desk)
        edition = question.edition
        packed = pack_view(question.view)
        self._number += 1
        seed = question_seed(question.seed, packed)
        budget = question.budget
        ask = Ask(
            self._number,
            question.bot,
            seed,
            edition.id,
            edition.digest,
            packed,
            budget.seconds,
            budget.nodes,
        )
        reply = await worker.exchange([ask], self._seconds)
        if isinstance(reply, Need):
            files = Files(edition.digest, await self._files_of(edition))
            reply = await worker.exchange([files, ask], self._seconds)
        if isinstance(reply, Failed):
            raise WorkerDied(reply.text)
        if not isinstance(reply, Answer) or reply.number != ask.number:
            raise WorkerDied("the worker answered another question")
        return reply

    async def _worker_at(self, desk: Desk) -> WorkerProcess:
        worker = desk.worker
        if worker is not None and not worker.alive:
            await desk.dismiss("crashed", "the worker ended between questions")
            worker = None
        if worker is None:
            async with self._starting:
                worker = desk.worker = await WorkerProcess.start(desk.command)
            log.info("worker started", pid=worker.pid, replaces=desk.former)
        return worker

    async def _files_of(self, edition: Edition) -> dict[str, bytes]:
        files = await self._edition_files(edition.digest) if self._edition_files is not None else None
        if files is None:
            raise NoAnswer(f"the files of edition {edition.id} {edition.digest[:12]} are nowhere to be found")
        return dict(files)
