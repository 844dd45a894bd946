"""Counting finished games: each when it ends, those of before when their person asks. Kept in the store."""

import asyncio
import time
from typing import Final

import structlog

from lacrimosa.server.hall.hall import Hall
from lacrimosa.server.patronage.facts import ENGINE, encode_facts, facts_of
from lacrimosa.server.store.rows import CountedGame, FinishedRow
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.table.table import Table

AT_ONCE: Final = 0.5  # seconds that a request waits for games that are not counted yet

log = structlog.get_logger()


class Counting:
    """One per process. What two processes count is the same, so that either may keep it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._keeping: set[asyncio.Task[None]] = set()
        self._catching_up: dict[str, asyncio.Task[None]] = {}  # by person
        self._one_by_one = asyncio.Lock()  # people take turns, game by game
        self._hopeless: set[tuple[str, int]] = set()  # tables at versions that cannot be counted
        hall.on_over = self._over

    async def close(self) -> None:
        """What is counted is kept; what is not will be counted when somebody asks."""
        for task in self._catching_up.values():
            task.cancel()
        await asyncio.gather(*self._catching_up.values(), *self._keeping, return_exceptions=True)

    def is_missing(self, row: FinishedRow) -> bool:
        """Whether a game still has to be counted, for the first time or anew."""
        if (row.table, row.version) in self._hopeless:
            return False
        return not is_current(row)

    async def catch_up(self, person: str, rows: list[FinishedRow]) -> None:
        """Begin to count games of a person, unless it was begun; wait a little, for few take no longer."""
        task = self._catching_up.get(person)
        if task is None:
            task = asyncio.create_task(self._count_all(person, rows))
            self._catching_up[person] = task
        await asyncio.wait([task], timeout=AT_ONCE)

    async def _count_all(self, person: str, rows: list[FinishedRow]) -> None:
        try:
            for row in rows:
                async with self._one_by_one:
                    began = time.monotonic()
                    await self._count(row)
                    spent = time.monotonic() - began
                # Whoever plays meanwhile shall not feel it.
                await asyncio.sleep(spent)
        except Unavailable as problem:
            log.warning("counting stopped", problem=str(problem))
        finally:
            del self._catching_up[person]

    async def _count(self, row: FinishedRow) -> None:
        try:
            table = await self._hall.look_once(row.table)
            if table.status == "over":
                await self._hall.store.keep_finished(table.id, _counted(table))
        except Unavailable:
            raise
        except Exception:
            # One game that cannot be read any more shall not hide all others.
            self._hopeless.add((row.table, row.version))
            log.exception("a game cannot be counted", table=row.table)

    def _over(self, table: Table) -> None:
        """The hall wrote to a table whose game is over."""
        try:
            counted = _counted(table)
        except Exception:
            log.exception("a game cannot be counted", table=table.id)
            return
        task = asyncio.get_running_loop().create_task(self._keep(table.id, counted))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _keep(self, name: str, counted: CountedGame) -> None:
        try:
            await self._hall.store.keep_finished(name, counted)
        except Unavailable as problem:
            # It is counted again when somebody asks.
            log.warning("a counted game was not kept", table=name, problem=str(problem))


def is_current(row: FinishedRow) -> bool:
    """Whether what is kept is of the game as it ended, and by no older engine."""
    kept = row.counted
    return kept is not None and kept.version == row.version and kept.engine >= ENGINE


def _counted(table: Table) -> CountedGame:
    return CountedGame(table.version, ENGINE, encode_facts(facts_of(table)))
