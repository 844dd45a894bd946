"""Answers that somebody at a board waits for: hints, and how good a turn was.

Worker processes are shared fairly between people, as those of bots are, and yield to the latter. They get a
view and nothing else, so that an answer cannot depend on what the seat does not know. The same question gets
the same answer, and is thought about once.
"""

import asyncio
from collections import Counter
from typing import Final

import msgspec
import structlog

from lacrimosa.bot_processes.messages import ProcessLost, Taught, Teach
from lacrimosa.bot_processes.worker_slots import SlotTicket, WorkerSlot, WorkerSlots
from lacrimosa.bots.forfeits import DIED, MoveLost
from lacrimosa.editions import Edition
from lacrimosa.notation.views import pack_view
from lacrimosa.review.hints import Hint
from lacrimosa.review.teaching import AskHints, AskJudgement
from lacrimosa.review.trying import Tried
from lacrimosa.rules.view import View, view
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.hints import HintMessage
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.reviews.reviews import effort_by
from lacrimosa.server.reviews.telling import hint_message
from lacrimosa.server.reviews.workers import Workers, command
from lacrimosa.server.settings import Settings
from lacrimosa.server.table.table import Table

NICER: Final = 7  # than the server; reviews in the background are nicer still
SECONDS: Final = 60.0  # for one answer on a slow, busy computer
IDLE: Final = 60.0  # seconds after which worker processes with nothing to do end
MOST_ANSWERS: Final = 500  # kept
CARDBOARD: Final = "cardboard"  # the table of all that are none of ours

log = structlog.get_logger()
_Key = tuple[str, bytes, bytes]


class Teacher:
    """One per process."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._effort = effort_by(settings.review_effort)
        self._processes = Workers(hall, SECONDS)
        self._slots = WorkerSlots("teacher", settings.review_workers, command(NICER))
        self._answers: dict[_Key, asyncio.Task[bytes]] = {}  # given, and thought about
        self._asking: dict[str, _Key] = {}  # whose hints a person waits for
        self._waiting: Counter[_Key] = Counter()  # how many wait for an answer
        self._idle: asyncio.TimerHandle | None = None
        self._clearing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        thinking = [task for task in self._answers.values() if not task.done()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await self._clear()

    async def hints(self, table: Table, person: str) -> list[Hint]:
        """Turns for the seat that is asked, the best first."""
        game, seat = table.playing(), table.asked
        assert seat is not None, "somebody is asked"
        question = AskHints(self._effort)
        answer = await self._ask(table.id, person, game.edition, view(game.state, seat), question)
        return msgspec.json.decode(answer, type=list[Hint])

    async def tell_hints(self, table: Table, person: str) -> list[HintMessage]:
        """The same as messages."""
        return [hint_message(hint) for hint in await self.hints(table, person)]

    async def advise(self, person: str, edition: Edition, seen: View) -> list[HintMessage]:
        """Turns for a table of cardboard, from what somebody told of it."""
        answer = await self._ask(CARDBOARD, person, edition, seen, AskHints(self._effort))
        return [hint_message(hint) for hint in msgspec.json.decode(answer, type=list[Hint])]

    async def judge(
        self, table: str, person: str, edition: Edition, seen: View, line: str, best: str
    ) -> Tried:
        """How good a turn is that begins at a view, against the best one known."""
        question = AskJudgement(line, best, self._effort)
        return msgspec.json.decode(await self._ask(table, person, edition, seen, question), type=Tried)

    async def _ask(
        self, table: str, person: str, edition: Edition, seen: View, question: AskHints | AskJudgement
    ) -> bytes:
        key = (edition.digest, pack_view(seen), msgspec.json.encode(question))
        # A judgement is asked for by its table, once, and waits however much its host asks elsewhere.
        is_hint = isinstance(question, AskHints)
        if is_hint and self._asking.get(person, key) != key:
            raise Refused("too_many", "your last question is not answered yet", limit=1)
        task = self._answers.pop(key, None)
        if task is None:
            task = asyncio.create_task(self._think(SlotTicket(table, (person,)), edition, key))
        self._answers[key] = task
        self._forget_old()
        if is_hint:
            self._asking[person] = key
        self._waiting[key] += 1
        try:
            return await asyncio.shield(task)
        except MoveLost as lost:
            self._answers.pop(key, None)
            log.warning("no answer from the teacher", table=table, problem=str(lost))
            raise Refused("unavailable", "no answer was found just now; try again soon") from lost
        finally:
            if is_hint:
                self._asking.pop(person, None)
            self._waiting -= Counter([key])
            if not task.done() and not self._waiting[key]:
                # Everybody has gone away.
                task.cancel()
                self._answers.pop(key, None)

    async def _think(self, ticket: SlotTicket, edition: Edition, key: _Key) -> bytes:
        _, seen, question = key
        request = Teach(edition.digest, edition.id, seen, question)
        self._slots.enter(ticket)
        try:
            slot = await ticket.slot
            try:
                return await self._answer(slot, edition, request)
            except ProcessLost:
                # It may have ended while it rested, which is no fault of the question.
                return await self._answer(slot, edition, request)
        finally:
            ticket.give_back()
            self._rest()

    async def _answer(self, slot: WorkerSlot, edition: Edition, request: Teach) -> bytes:
        try:
            reply = await self._processes.ask(slot, edition, request)
            if not isinstance(reply, Taught):
                raise ProcessLost(DIED, "its process answered another question")
            return reply.answer
        except BaseException:
            # A process that failed, or is in the middle of a thought, can only be ended.
            await slot.clear()
            raise

    def _forget_old(self) -> None:
        for key in [key for key, task in self._answers.items() if task.done()]:
            if len(self._answers) <= MOST_ANSWERS:
                return
            del self._answers[key]

    def _rest(self) -> None:
        """End the processes after a while, unless somebody asks."""
        if self._idle is not None:
            self._idle.cancel()
        loop = asyncio.get_running_loop()
        self._idle = loop.call_later(IDLE, self._clear_later)

    def _clear_later(self) -> None:
        if all(task.done() for task in self._answers.values()):
            self._clearing = asyncio.create_task(self._clear())

    async def _clear(self) -> None:
        await asyncio.gather(*(slot.clear() for slot in self._slots.slots))
