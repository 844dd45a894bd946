"""A hall with commissions and a clock that tests set, and people who play quickly."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date

from server.store.using import opened

from lacrimosa.bot_processes.bot_pool import BotQuestion
from lacrimosa.rules.play import options
from lacrimosa.server.daily.commissions import Commissions
from lacrimosa.server.daily.days import DAY_MS, ends_at
from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.messages.tables import CommissionKind
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.security.keys import Keys
from lacrimosa.server.table.choosing import made
from lacrimosa.server.table.entries import AnyEntry
from lacrimosa.server.table.table import Table

TODAY = date(2026, 11, 17)
NOON = ends_at(TODAY) - DAY_MS // 2
KEYS = Keys(b"k" * 32)


class Site:
    """One process."""

    def __init__(self, hall: Hall, keys: Keys, shared_seed: str) -> None:
        self.now = NOON
        self.hall = hall
        hall.clock = lambda: self.now
        self.commissions = Commissions(hall, keys, shared_seed)

    async def begin(self, person: str, kind: CommissionKind = "solo", day: date = TODAY) -> Table:
        return await self.commissions.begin(person, person.title(), day, kind)

    async def play(self, table: Table, until: int | None = None, first: int = 0) -> Table:
        """Choose option after option for whoever is asked, to the end or as many; `first` which."""
        made_so_far = 0
        while table.status == "playing" and (until is None or made_so_far < until):

            def decide(now: Table) -> list[AnyEntry]:
                game = now.playing()
                person = now.seats[game.to_move or 0].person
                return made(now, game.options[min(first, len(game.options) - 1)], person=person)

            table = await self.hall.act(table.id, decide)
            made_so_far += 1
        return table


@asynccontextmanager
async def site(url: str, keys: Keys = KEYS, shared_seed: str = "") -> AsyncIterator[Site]:
    async with opened(url) as store:
        yield Site(Hall(store, Metrics()), keys, shared_seed)


class QuickBots:
    """In the place of the pool: every bot chooses its first option; told to, the last one asked hangs."""

    def __init__(self, hangs_at: int | None = None) -> None:
        self.asked = 0
        self.hangs_at = hangs_at

    async def choose(self, question: BotQuestion) -> int:
        self.asked += 1
        if self.asked == self.hangs_at:
            print("in the middle", flush=True)
            await asyncio.Event().wait()
        return options(question.view.state)[0]
