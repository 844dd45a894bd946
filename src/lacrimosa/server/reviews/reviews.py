"""Reviews of finished games: kept in the store turn by turn, made by worker processes while somebody asks.

A worker takes a turn in hand in the store first, so that no other process does the same one; the claim is
prolonged while the turn is thought about, and is free again soon after a process that died. What a seat could
not know is no part of a review: the engine sees to that (docs/review.md).
"""

import asyncio
import contextlib
import secrets
import time
from dataclasses import asdict, replace
from typing import Final

import msgspec
import structlog

from lacrimosa.bot_processes.bot_pool import FOREGROUND, BotPool
from lacrimosa.bot_processes.messages import ProcessLost, Review, Reviewed
from lacrimosa.bot_processes.worker_slots import WorkerSlot
from lacrimosa.bots.forfeits import DIED, MoveLost
from lacrimosa.notation import Game
from lacrimosa.review.judging import Settings as Effort
from lacrimosa.review.kept import engine, review_key
from lacrimosa.review.reviewing import TurnReview
from lacrimosa.review.turns import Turn, turns_of
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.review import GameReview, ReviewStatus
from lacrimosa.server.reviews.jobs import Job, Jobs, ReviewedGame
from lacrimosa.server.reviews.telling import review_message
from lacrimosa.server.reviews.workers import Workers, command
from lacrimosa.server.settings import Settings
from lacrimosa.server.store.rows import ReviewOf, ReviewRow
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.history import finished_game, whole_record
from lacrimosa.server.table.table import Table

NICEST: Final = 10
LEASE: Final = 10.0  # seconds that a claim lasts if it is not prolonged
BREATH: Final = 0.25  # seconds between looks whether there is something to do
PAUSE: Final = 1.0  # seconds until a review is looked at again whose turns are all in hand
IDLE: Final = 20.0  # seconds after which a worker process with nothing to do ends
# A turn of four patrons on a slow, busy computer; what takes longer hangs.
TURN_SECONDS: Final = 600.0
MOST_GAMES: Final = 16  # kept ready

log = structlog.get_logger()
_decode = msgspec.json.Decoder(TurnReview).decode


class Reviews:
    """One per process."""

    def __init__(self, hall: Hall, bots: BotPool, settings: Settings) -> None:
        self._hall = hall
        self._store = hall.store
        self._bots = bots
        self._workers = settings.review_workers
        self._effort = effort_by(settings.review_effort)
        self._jobs = Jobs(settings.review_patience_seconds)
        self._games: dict[tuple[str, int], ReviewedGame] = {}
        self._preparing = asyncio.Lock()
        self._processes = Workers(hall, TURN_SECONDS)
        self._name = secrets.token_hex(8)
        self._slots: list[WorkerSlot] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._wanted = asyncio.Event()

    async def start(self) -> None:
        """Be ready. Workers start with the first review."""
        if not self._store.shared:
            # Whoever has turns in hand there was this process, before it ended.
            await self._store.drop_review_claims()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(slot.clear() for slot in self._slots))

    # --- asking

    async def look(self, table: Table, person: str, seat: int, *, begins: bool = True) -> GameReview:
        """What is there of a review. As long as somebody asks now and then, the rest is worked on.

        Unless nothing is to be begun: then what is there is all.
        """
        reviewed, done = await self._kept(table, person, seat)
        numbers = {one.number for one in done}
        status: ReviewStatus = "done" if self._is_all(reviewed, seat, numbers) else "going"
        if begins and status != "done":
            status = self._ask(reviewed, seat, person)
        return review_message(reviewed.game, reviewed.turns, seat, done, status, reviewed.of.engine)

    async def turn(self, table: Table, person: str, seat: int, number: int) -> tuple[Game, Turn, TurnReview]:
        """A turn of a seat that is reviewed already, with its game."""
        reviewed, done = await self._kept(table, person, seat)
        for one in done:
            if (one.number, one.seat) == (number, seat):
                return reviewed.game, reviewed.turns[number], one
        raise Refused("not_found", f"turn {number} of seat {seat} is not reviewed")

    async def _kept(self, table: Table, person: str, seat: int) -> tuple[ReviewedGame, list[TurnReview]]:
        """A game somebody may look back at, and those of its turns that are reviewed, of any seat."""
        game = finished_game(table, person, seat)
        try:
            reviewed = await self._prepared(table, game)
            rows = await self._store.review_turns(reviewed.of)
        except Unavailable as problem:
            raise Refused("unavailable", "reviews cannot be read just now; try again soon") from problem
        return reviewed, [_decode(row.result) for row in rows if row.result is not None]

    def _is_all(self, reviewed: ReviewedGame, seat: int, done: set[int]) -> bool:
        return all(turn.number in done for turn in reviewed.turns if turn.seat == seat)

    def _ask(self, reviewed: ReviewedGame, seat: int, person: str) -> ReviewStatus:
        job = self._jobs.ask(reviewed, seat, person, time.monotonic())
        if job.has_failed:
            # Whoever asks once more begins anew.
            self._jobs.end(job)
            return "failed"
        if not self._tasks:
            self._slots = [WorkerSlot(command(NICEST)) for _ in range(self._workers)]
            self._tasks = [asyncio.create_task(self._work_for_ever(slot)) for slot in self._slots]
        self._wanted.set()
        return "going"

    async def _prepared(self, table: Table, game: Game) -> ReviewedGame:
        """A table's game, cut into turns. The table's own has forgotten how its pieces were laid out."""
        place = (table.id, table.state_number)
        async with self._preparing:
            found = self._games.pop(place, None)
            if found is None:
                record, edition = whole_record(game), game.edition
                twin = await asyncio.to_thread(Game.from_record, record, edition)
                of = ReviewOf(table.id, review_key(twin, self._effort), engine(), edition.digest)
                await self._store.drop_old_reviews(of, self._hall.clock())
                found = ReviewedGame(of, twin, record, turns_of(twin))
            self._games[place] = found
            while len(self._games) > MOST_GAMES:
                del self._games[next(iter(self._games))]
            return found

    # --- working

    async def _work_for_ever(self, slot: WorkerSlot) -> None:
        holder = f"{self._name}.{self._slots.index(slot)}"
        used = time.monotonic()
        while True:
            job = self._next_job()
            if job is None:
                if slot.processes and time.monotonic() - used > IDLE:
                    await slot.clear()
                await self._rest()
                continue
            job.workers += 1
            try:
                await self._one_turn(slot, job, holder)
            except Unavailable as problem:
                log.warning("review has to wait", table=job.reviewed.of.table, problem=str(problem))
                job.pause_until = time.monotonic() + PAUSE
            except Exception:
                self._hall.metrics.error("review")
                log.exception("review failed", table=job.reviewed.of.table)
                job.give_up()
            finally:
                job.workers -= 1
                used = time.monotonic()

    def _next_job(self) -> Job | None:
        # Whoever plays goes first.
        return None if self._bots.waiting()[FOREGROUND] else self._jobs.next(time.monotonic())

    async def _rest(self) -> None:
        if len(self._jobs):
            await asyncio.sleep(BREATH)
            return
        self._wanted.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(IDLE):
                await self._wanted.wait()

    async def _one_turn(self, slot: WorkerSlot, job: Job, holder: str) -> None:
        """Review the last turn that nobody has in hand: late ones are quick to do."""
        of = job.reviewed.of
        rows = {row.number: row for row in await self._store.review_turns(of)}
        left = [number for number in job.numbers if not _is_done(rows, number)]
        if not left:
            self._jobs.end(job)
            return
        now = self._hall.clock()
        for number in reversed(left):
            if number in rows and rows[number].claimed_until > now:
                continue
            if await self._store.claim_review(of, number, job.seat, holder, now, self._lease_end()):
                await self._review(slot, job, number, holder)
                return
        job.pause_until = time.monotonic() + PAUSE

    async def _review(self, slot: WorkerSlot, job: Job, number: int, holder: str) -> None:
        of = job.reviewed.of
        result, is_kept = None, False
        try:
            work = asyncio.create_task(self._exchange(slot, job, number))
            result = await self._held(job, number, holder, work)
            if result is not None:
                is_kept = await self._store.keep_review(of, number, holder, result)
                log.debug("turn reviewed", table=of.table, number=number, kept=is_kept)
        except MoveLost as lost:
            job.failures[number] += 1
            log.warning("turn not reviewed", table=of.table, number=number, problem=str(lost))
        finally:
            if result is None:
                # A process that failed, or is in the middle of a thought, can only be ended.
                await slot.clear()
            if not is_kept:
                # Nobody has to wait until the claim ends by itself.
                with contextlib.suppress(Unavailable):
                    await self._store.prolong_review(of, number, holder, 0)

    async def _held(self, job: Job, number: int, holder: str, work: "asyncio.Task[bytes]") -> bytes | None:
        """Prolong the claim while a turn is thought about; None if nobody waits for it any more."""
        of = job.reviewed.of
        prolonged = time.monotonic()
        try:
            while True:
                await asyncio.wait([work], timeout=1.0)
                now = time.monotonic()
                if work.done():
                    return work.result()
                if self._jobs.is_forgotten(job, now):
                    log.info("nobody waits for a review", table=of.table, seat=job.seat)
                    return None
                if now - prolonged > LEASE / 3:
                    prolonged = now
                    if not await self._store.prolong_review(of, number, holder, self._lease_end()):
                        return None
        finally:
            work.cancel()
            await asyncio.wait([work])

    def _lease_end(self) -> int:
        return self._hall.clock() + int(LEASE * 1000)

    async def _exchange(self, slot: WorkerSlot, job: Job, number: int) -> bytes:
        reviewed = job.reviewed
        edition = reviewed.game.edition
        request = Review(number, edition.digest, edition.id, reviewed.record, asdict(self._effort))
        reply = await self._processes.ask(slot, edition, request)
        if not isinstance(reply, Reviewed) or reply.number != number:
            raise ProcessLost(DIED, "its process answered another question")
        return reply.result


def effort_by(scale: float) -> Effort:
    """The engine's own settings, scaled."""
    usual = Effort()
    return replace(
        usual,
        # A turn without an alternative has a quarter of them, and two are needed for an interval.
        pairs=max(8, round(usual.pairs * scale)),
        tries=max(1, round(usual.tries * scale)),
        rivals=max(1, round(usual.rivals * scale)),
        looks=max(2, round(usual.looks * scale)),
    )


def _is_done(rows: dict[int, ReviewRow], number: int) -> bool:
    return number in rows and rows[number].result is not None
