"""Whether games can be stored just now, tried at most once a second however many ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from lacrimosa.server.store.errors import Unavailable

FRESH_SECONDS = 1.0  # so long the last trial is believed
PATIENCE_SECONDS = 5.0


class Readiness:
    """`write` writes something to the storage; Unavailable says that it cannot be done."""

    def __init__(
        self, write: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._write = write
        self._clock = clock
        self._trial: asyncio.Task[str | None] | None = None
        self._fresh_until = 0.0

    async def check(self) -> None:
        """Unavailable if nothing can be stored."""
        if self._trial is None or (self._trial.done() and self._clock() >= self._fresh_until):
            self._trial = asyncio.create_task(self._try())
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                # It is not only this one's: others wait for it, too.
                problem = await asyncio.shield(self._trial)
        except TimeoutError:
            problem = "the storage does not answer"
        if problem is not None:
            raise Unavailable(problem)

    async def _try(self) -> str | None:
        """What is wrong, if anything is."""
        try:
            await self._write()
        except Unavailable as problem:
            return str(problem)
        finally:
            self._fresh_until = self._clock() + FRESH_SECONDS
        return None
