"""What people ask for: where they wish to be told, and of what."""

import msgspec

from lacrimosa.server.messages.notifications import (
    NewPush,
    NewWebhook,
    Notifications,
    Subscription,
    SubscriptionState,
    Wishes,
)
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.notifications.addresses import BadTarget, Target, read_target
from lacrimosa.server.notifications.notifier import Notifier
from lacrimosa.server.notifications.posting import Poster
from lacrimosa.server.notifications.push import BadSubscription, PushSender, read_keys
from lacrimosa.server.notifications.quiet import zone_named
from lacrimosa.server.notifications.sender import Details, brief_of, details_of
from lacrimosa.server.notifications.webhooks import ntfy_topic
from lacrimosa.server.security.identity import new_person
from lacrimosa.server.security.names import BadName, clean_name
from lacrimosa.server.security.rate_limits import HOUR, RateLimiter
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.rows import SubscriptionRow
from lacrimosa.server.store.store import Store

# A test sends something to an address of one's choice, and adding one looks up a name: so there are few.
TESTS_PER_HOUR = 30
ADDED_PER_HOUR = 60


class Subscriptions:
    """Rights follow the person: nobody sees or changes those of others. Everything may raise Unavailable."""

    def __init__(self, store: Store, notifier: Notifier, poster: Poster, limits: Limits) -> None:
        self._queue = store.notifications
        self._notifier = notifier
        self._poster = poster
        self._most = limits.subscriptions_per_person
        self._limits = limits
        self._tests = RateLimiter(TESTS_PER_HOUR / HOUR, 5)
        self._added = RateLimiter(ADDED_PER_HOUR / HOUR, 20)

    @property
    def _push(self) -> PushSender | None:
        sender = self._notifier.senders.get("push")
        return sender if isinstance(sender, PushSender) else None

    async def of(self, person: str) -> Notifications:
        rows = await self._queue.of(person)
        return Notifications(
            push_key=None if self._push is None else self._push.public_key,
            has_webhooks="webhook" in self._notifier.senders,
            wishes=await self._wishes(person),
            subscriptions=[_shown(row) for row in rows],
        )

    async def _wishes(self, person: str) -> Wishes:
        text = await self._queue.wishes(person)
        return Wishes() if text is None else msgspec.json.decode(text, type=Wishes)

    async def wish(self, person: str, wishes: Wishes) -> None:
        if wishes.quiet is not None and zone_named(wishes.quiet.zone) is None:
            raise Refused("bad_options", 'zone must be one like "Europe/Vienna" or "UTC"', field="zone")
        await self._queue.save_wishes(person, msgspec.json.encode(wishes).decode())

    async def add(self, person: str, new: NewPush | NewWebhook, now: int) -> None:
        _need_time(self._limits, self._added, person)
        try:
            address, details = (
                self._of_browser(new) if isinstance(new, NewPush) else await self._of_webhook(new)
            )
        except BadTarget as problem:
            raise Refused("bad_target", str(problem), reason=problem.reason) from problem
        row = SubscriptionRow(
            id=new_person(),
            person=person,
            kind="push" if isinstance(new, NewPush) else "webhook",
            table=new.table if isinstance(new, NewWebhook) else None,
            address=address,
            brief=brief_of(details),
            created=now,
        )
        if not await self._queue.add(row, self._most):
            raise Refused(
                "too_many",
                f"you are told in {self._most} ways already; stop one first",
                subscriptions=self._most,
            )

    def _of_browser(self, new: NewPush) -> tuple[str, Details]:
        if self._push is None:
            raise Refused("not_allowed", "web push is switched off at this server")
        self._push.need_service(new.endpoint)
        try:
            read_keys(new.p256dh, new.auth)
            name = clean_name(new.name)
        except BadSubscription as problem:
            raise Refused("bad_request", str(problem)) from problem
        except BadName as problem:
            raise Refused("bad_name", str(problem)) from problem
        return new.endpoint, Details(name=name, language=new.language, p256dh=new.p256dh, auth=new.auth)

    async def _of_webhook(self, new: NewWebhook) -> tuple[str, Details]:
        if "webhook" not in self._notifier.senders:
            raise Refused("not_allowed", "webhooks are switched off at this server")
        target: Target = read_target(new.url)
        if new.form == "ntfy":
            ntfy_topic(target)
        await self._poster.check(target)
        return new.url, Details(name=target.host_header, language=new.language, form=new.form)

    async def test(self, person: str, subscription: str) -> bool:
        _need_time(self._limits, self._tests, person)
        row = await self._queue.subscription(subscription)
        if row is None or row.person != person:
            raise Refused("not_found", "there is no such subscription of yours")
        if row.kind not in self._notifier.senders:
            raise Refused("not_allowed", "this is switched off at this server")
        was_taken = await self._notifier.test(row)
        if was_taken:
            await self._queue.revive(row.id)
        return was_taken

    async def stop(self, subscription: str, person: str | None = None) -> bool:
        """Of whatever person, for a link to stop; or of one."""
        return await self._queue.drop(subscription, person)

    async def stop_all(self, person: str) -> None:
        await self._queue.drop_all(person)

    async def mute(self, person: str, table: str, muted: bool) -> None:
        await self._queue.mute(person, table, muted)

    async def is_muted(self, person: str, table: str) -> bool:
        return await self._queue.is_muted(person, table)


def _need_time(limits: Limits, limiter: RateLimiter, person: str) -> None:
    wait = limiter.allow(person) if limits.enabled else None
    if wait is not None:
        seconds = max(1, round(wait))
        raise Refused("too_many", f"too many at once; try again in {seconds} s", wait=seconds)


def _shown(row: SubscriptionRow) -> Subscription:
    details = details_of(row)
    state: SubscriptionState = "on"
    if row.failing_since is not None:
        state = "failing" if row.given_up is None else "given_up"
    return Subscription(
        id=row.id,
        kind="push" if row.kind == "push" else "webhook",
        name=details.name,
        state=state,
        key=details.p256dh or None,
        table=row.table,
        failing_since=row.failing_since,
        next_try=row.next_at if state == "failing" else None,
    )
