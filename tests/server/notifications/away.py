"""A server in this process with a table of people who are away, and a clock that is set by hand."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from server.hall.sitting import Seated, created

from lacrimosa.server.messages.notifications import NewPush, NewWebhook
from lacrimosa.server.services import Services, open_services
from lacrimosa.server.settings import Settings
from lacrimosa.server.table.calls import DELAY

BASE = "https://game.example.org"
LOOPBACK = ("127.0.0.0/8", "::1")
PATIENCE = 60.0
START = 1_800_000_000_000


@dataclass
class Away:
    """The notifier looks when it is told to."""

    services: Services
    now: list[int]

    async def later(self, milliseconds: int = DELAY) -> None:
        """Some time passes, and what is due is sent."""
        self.now[0] += milliseconds
        await self.services.notifier.sweep()
        await self.services.notifier.settle()

    async def webhook(self, person: str, url: str, **more: Any) -> str:
        return await self._add(person, NewWebhook(url=url, **{"language": "en", **more}))

    async def push(self, person: str, endpoint: str, keys: dict[str, str], **more: Any) -> str:
        values: dict[str, Any] = {"name": "Phone", "language": "en", **keys, **more}
        new = NewPush(endpoint=endpoint, **values)
        return await self._add(person, new)

    async def _add(self, person: str, new: NewWebhook | NewPush) -> str:
        before = {one.id for one in (await self.services.subscriptions.of(person)).subscriptions}
        await self.services.subscriptions.add(person, new, self.now[0])
        (added,) = {one.id for one in (await self.services.subscriptions.of(person)).subscriptions} - before
        return added

    async def state(self, person: str) -> list[str]:
        return [one.state for one in (await self.services.subscriptions.of(person)).subscriptions]

    async def table(self, *people: str, start: bool = True, **options: Any) -> Seated:
        return Seated(self.services.hall, await created(self.services.hall, *people, start=start, **options))


def settings_for(folder: Path, **more: Any) -> Settings:
    values: dict[str, Any] = {
        "bot_workers": 1,
        "public_url": BASE,
        "webhooks": True,
        "inside_networks": LOOPBACK,
        **more,
    }
    return Settings(data=folder, **values)


@asynccontextmanager
async def away(folder: Path, **more: Any) -> AsyncIterator[Away]:
    now = [START]
    async with open_services(settings_for(folder, **more), clock=lambda: now[0]) as services:
        # Only the test says when.
        await services.notifier.close()
        yield Away(services, now)


def run(folder: Path, play: Callable[[Away], Awaitable[None]], **more: Any) -> None:
    async def whole() -> None:
        async with asyncio.timeout(PATIENCE), away(folder, **more) as world:
            await play(world)

    asyncio.run(whole())
