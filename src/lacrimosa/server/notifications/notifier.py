"""Tells people who are away: one per process, in the background. Nobody's choice waits for it.

What is to be told was stored together with what happened. A process takes a subscription in hand in the store
before it sends, so no other sends there at the same time; whoever dies lets it go by and by. What is out of
date by then is told to nobody.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Final

import msgspec
import structlog

from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.notifications import Wishes
from lacrimosa.server.notifications.addresses import BadTarget
from lacrimosa.server.notifications.composing import is_wished, message_about, still_holds, test_message
from lacrimosa.server.notifications.posting import Answered, NotSent, Poster
from lacrimosa.server.notifications.quiet import quiet_until
from lacrimosa.server.notifications.sender import Message, Sender
from lacrimosa.server.security.keys import Keys
from lacrimosa.server.store.rows import NotificationRow, SubscriptionRow
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.summary import brief_of, is_asked, must_agree

SWEEP_SECONDS: Final = 2.0
SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
LEASE: Final = MINUTE  # of a subscription in hand; sending takes a few seconds
SPACE: Final = 10 * SECOND  # between two messages to one address
# After every failure in a row; whoever does not answer for a day and a half is given up.
PAUSES: Final = tuple(minutes * MINUTE for minutes in (1, 5, 15, 60, 3 * 60, 8 * 60, 24 * 60))
MOST_AT_ONCE: Final = 16
MOST_OF_ONE: Final = 2  # of one person: slow addresses of one keep nobody else waiting
MOST_TABLES: Final = 200  # are looked at to count those that wait
PAGE: Final = 100
REMEMBERED: Final = 24 * 60 * MINUTE  # that something was told

log = structlog.get_logger()
_wishes = msgspec.json.Decoder(Wishes).decode


class Notifier:
    """Looks for what is to be told, and tells it."""

    def __init__(
        self, hall: Hall, keys: Keys, base: str, poster: Poster, senders: Mapping[str, Sender]
    ) -> None:
        self.senders = senders
        self._hall = hall
        self._queue = hall.store.notifications
        self._keys = keys
        self._base = base
        self._poster = poster
        self._under_way: dict[asyncio.Task[None], tuple[str, str]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """What is under way is let go; another process or the next start takes it up."""
        tasks = [*self._under_way, *([self._sweeper] if self._sweeper is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Unavailable as problem:
                log.warning("nobody can be notified", problem=str(problem))
            except Exception:
                self._hall.metrics.error("notifications")
                log.exception("notifications failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Begin with everything whose time has come."""
        now = self._hall.clock()
        await self._queue.forget_told(now - REMEMBERED)
        busy = {subscription for subscription, _ in self._under_way.values()}
        of_one = Counter(person for _, person in self._under_way.values())
        for subscription, person in await self._queue.due(now, PAGE):
            if len(self._under_way) >= MOST_AT_ONCE:
                return
            if subscription in busy or of_one[person] >= MOST_OF_ONE:
                continue
            of_one[person] += 1
            task = asyncio.create_task(self._tell(subscription))
            self._under_way[task] = (subscription, person)
            task.add_done_callback(lambda done: self._under_way.pop(done, None))

    async def settle(self) -> None:
        """Until nothing is under way."""
        await asyncio.gather(*self._under_way)

    # --- one subscription

    async def _tell(self, subscription: str) -> None:
        now = self._hall.clock()
        claimed = now + LEASE
        try:
            if not await self._queue.claim(subscription, now, claimed):
                return
            row = await self._queue.subscription(subscription)
            if row is None:
                return
            found = await self._next_message(row, now)
            if found is None:
                await self._queue.let_go(subscription, claimed)
            else:
                told, message = found
                await self._send(row, told, message, claimed)
        except Unavailable as problem:
            log.warning("a notification has to wait", problem=str(problem))
        except Exception:
            self._hall.metrics.error("notifications")
            log.exception("notification failed", subscription=subscription)

    async def _next_message(self, row: SubscriptionRow, now: int) -> tuple[NotificationRow, Message] | None:
        """What has to be told first. What holds no more is dropped; in quiet hours all of it waits."""
        text = await self._queue.wishes(row.person)
        wishes = Wishes() if text is None else _wishes(text)
        quiet = quiet_until(wishes.quiet, now) if wishes.quiet is not None else None
        while (due := await self._queue.first_due(row.id, now)) is not None:
            if quiet is not None:
                await self._queue.postpone(row.id, due, quiet)
                continue
            message = await self._message(row, due, wishes)
            if message is not None:
                return due, message
            if due.event == "end" and row.table is not None:
                await self._queue.drop(row.id)
                return None
            await self._queue.drop_notification(row.id, due)
        return None

    async def _message(self, row: SubscriptionRow, due: NotificationRow, wishes: Wishes) -> Message | None:
        table = await self._hall.store.table(due.table)
        if row.kind not in self.senders or table is None or not is_wished(due.event, row, wishes):
            return None
        brief = brief_of(table)
        if not any(seat.person == row.person for seat in brief.seats):
            return None
        is_there = due.event in ("start", "end") and row.person in self._hall.present(due.table)
        if is_there or not still_holds(due.event, row, table, brief):
            return None
        if await self._queue.is_muted(row.person, due.table):
            return None
        waiting = await self.waiting(row.person)
        return message_about(due.event, row, table, brief, self._keys, self._base, waiting)

    async def waiting(self, person: str) -> int:
        """How many tables wait for a person."""
        rows = await self._hall.store.running_tables_of(person, MOST_TABLES)
        briefs = map(brief_of, rows)
        return sum(is_asked(brief, person) or must_agree(brief, person) for brief in briefs)

    async def _send(
        self, row: SubscriptionRow, told: NotificationRow, message: Message, claimed: int
    ) -> None:
        try:
            answered = await self.post(row, message)
        except NotSent as problem:
            await self._failed(row, claimed, None, str(problem))
            return
        now = self._hall.clock()
        if 200 <= answered.status < 300:
            await self._queue.sent(row.id, told, claimed, now, now + SPACE)
            log.debug("notified", kind=row.kind, what=message.event)
            if told.event == "end" and row.table is not None:
                await self._queue.drop(row.id)
        elif answered.status in self.senders[row.kind].gone:
            log.info("a subscription is gone", kind=row.kind, status=answered.status)
            await self._queue.drop(row.id)
        else:
            # A redirect, too: it could lead anywhere.
            await self._failed(row, claimed, answered.retry_after, f"status {answered.status}")

    async def post(self, row: SubscriptionRow, message: Message) -> Answered:
        """Raises NotSent."""
        try:
            letter = self.senders[row.kind].letter(row, message, self._hall.clock())
        except BadTarget as problem:
            # The owner has other settings than when it was added.
            raise NotSent(str(problem)) from problem
        return await self._poster.post(letter.target, letter.headers, letter.body)

    async def _failed(
        self, row: SubscriptionRow, claimed: int, retry_after: int | None, problem: str
    ) -> None:
        now = self._hall.clock()
        pause = PAUSES[row.failures] if row.failures < len(PAUSES) else None
        if pause is not None and retry_after is not None:
            pause = max(pause, retry_after * SECOND)
        log.info("not notified", kind=row.kind, failures=row.failures + 1, problem=problem)
        await self._queue.failed(row.id, claimed, now, None if pause is None else now + pause)

    async def test(self, row: SubscriptionRow) -> bool:
        """Send something that says nothing, at once; whether it was taken."""
        message = test_message(row, self._keys, self._base, await self.waiting(row.person))
        try:
            answered = await self.post(row, message)
        except NotSent as problem:
            log.info("not notified", kind=row.kind, problem=str(problem))
            return False
        return 200 <= answered.status < 300
