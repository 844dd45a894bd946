"""Hearing what other processes commit: LISTEN on a connection of its own that comes back by itself."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import psycopg

from lacrimosa.server.store.engines.engine import Gap, Heard, News, Subject
from lacrimosa.server.store.engines.postgres_connect import said

CHANNEL = "lacrimosa"
FIRST_DELAY = 0.1
LONGEST_DELAY = 2.0
# After so many quiet seconds the line is tried, since a dead one is quiet too.
QUIET = 30.0

log = logging.getLogger(__name__)


def written(origin: str, news: News) -> str:
    """The text of a notification; older programs pass over those without a number."""
    return f"{origin}:{news.id}:{news.version if news.subject == 'table' else news.subject}"


class Listener:
    """Tells what others commit until it is closed."""

    def __init__(self, given: dict[str, Any], origin: str) -> None:
        self._given = given
        self._origin = origin
        self._ears: list[tuple[Subject, Heard, Gap | None]] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, subject: Subject, heard: Heard, gap: Gap | None) -> None:
        self._ears.append((subject, heard, gap))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._stay_connected())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _stay_connected(self) -> None:
        delay = FIRST_DELAY
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    **self._given, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    delay = FIRST_DELAY
                    self._tell_gap()
                    await self._hear(connection)
            except psycopg.Error as problem:
                log.warning("no news from PostgreSQL, trying again: %s", said(problem))
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)

    async def _hear(self, connection: psycopg.AsyncConnection[tuple[Any, ...]]) -> None:
        """Until the connection breaks."""
        while True:
            async for notice in connection.notifies(timeout=QUIET):
                self._tell(notice.payload)
            await connection.execute("SELECT 1")

    def _tell(self, payload: str) -> None:
        origin, _, rest = payload.partition(":")
        name, _, what = rest.rpartition(":")
        if origin == self._origin:
            return
        about, version = ("table", int(what)) if what.isdecimal() else (what, 0)
        for subject, heard, _ in self._ears:
            if subject == about:
                # By the loop and not from here: a listener that fails must not end the listening.
                asyncio.get_running_loop().call_soon(heard, name, version)

    def _tell_gap(self) -> None:
        for _, _, gap in self._ears:
            if gap is not None:
                asyncio.get_running_loop().call_soon(gap)
