"""Turns of tasks that wait to be judged: by the teacher, one at a time for each table, into its log."""

import asyncio

import msgspec
import structlog

from lacrimosa.review.trying import Tried
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.review import ReviewDeed, ReviewReason, ReviewSource
from lacrimosa.server.messages.tasks import TriedTurn
from lacrimosa.server.reviews.teacher import Teacher
from lacrimosa.server.table.tasks import judged, seen_at_start

log = structlog.get_logger()


class Tries:
    """One per process. What is lost with a process is asked for again when its person comes back."""

    def __init__(self, hall: Hall, teacher: Teacher) -> None:
        self._hall = hall
        self._teacher = teacher
        self._judging: dict[str, asyncio.Task[None]] = {}
        hall.on_judgement = self.schedule

    async def close(self) -> None:
        self._hall.on_judgement = None
        tasks = list(self._judging.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def schedule(self, name: str) -> None:
        """See to the turn that waits at a table."""
        if name in self._judging:
            return
        task = asyncio.create_task(self._judge(name))
        self._judging[name] = task
        task.add_done_callback(lambda _: self._judging.pop(name, None))

    async def _judge(self, name: str) -> None:
        try:
            table = await self._hall.look(name)
            line = table.need_task().judging
            if line is None:
                return
            result = await self._result(name, line)
            await self._hall.act(name, lambda now: judged(now, line, result))
        except Refused as refused:
            # The storage is away: whoever comes back to the table asks for it again.
            log.warning("turn stays unjudged", table=name, problem=str(refused))
        except Exception:
            self._hall.metrics.error("try")
            log.exception("turn cannot be judged", table=name)

    async def _result(self, name: str, line: str) -> TriedTurn | None:
        table = await self._hall.look(name)
        best, edition, seen = table.need_task().task.best, table.playing().edition, seen_at_start(table)
        try:
            tried = await self._teacher.judge(name, table.host, edition, seen, line, best)
        except Refused as refused:
            log.warning("turn not judged", table=name, problem=str(refused))
            return None
        return tried_turn(line, tried)


def tried_turn(line: str, tried: Tried) -> TriedTurn:
    """A judgement as it is stored and told: of the line as it was played, however much of it was judged."""
    assert tried.verdict != "turning_point", "that is said of a turn within its game"
    return TriedTurn(
        line=line.split("; "),
        verdict=tried.verdict,
        loss=tried.loss,
        low=tried.low,
        high=tried.high,
        ahead=tried.ahead,
        deeds=msgspec.convert(tried.deeds, list[ReviewDeed], from_attributes=True),
        better=msgspec.convert(tried.better, list[ReviewDeed], from_attributes=True),
        sources=msgspec.convert(tried.sources, list[ReviewSource], from_attributes=True),
        reasons=msgspec.convert(tried.reasons, list[ReviewReason], from_attributes=True),
        overlooked=msgspec.convert(tried.overlooked, list[ReviewReason], from_attributes=True),
    )
