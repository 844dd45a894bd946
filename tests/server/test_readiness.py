"""Whether games can be stored is tried, and not more often than needed."""

import asyncio

import pytest

from lacrimosa.server.readiness import FRESH_SECONDS, Readiness
from lacrimosa.server.store.store import Unavailable


class Storage:
    """Counts how often it is written to; `problem` says that it cannot be."""

    def __init__(self) -> None:
        self.writes = 0
        self.problem: Exception | None = None
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def write(self) -> None:
        self.writes += 1
        await self.go_on.wait()
        if self.problem is not None:
            raise self.problem


def test_whoever_asks_often_gets_what_was_found_out_a_moment_ago() -> None:
    async def play() -> None:
        now = 100.0
        storage = Storage()
        readiness = Readiness(storage.write, clock=lambda: now)
        storage.go_on.clear()
        asked = [asyncio.ensure_future(readiness.check()) for _ in range(50)]
        await asyncio.sleep(0)
        asked[0].cancel()
        await asyncio.sleep(0)
        storage.go_on.set()
        await asyncio.gather(*asked[1:])
        assert storage.writes == 1
        storage.problem = Unavailable("the disk is full")
        now += 0.9 * FRESH_SECONDS
        await readiness.check()
        assert storage.writes == 1
        now += 0.2 * FRESH_SECONDS
        for _ in range(5):
            with pytest.raises(Unavailable, match="full"):
                await readiness.check()
        assert storage.writes == 2
        storage.problem = None
        now += 1.1 * FRESH_SECONDS
        await readiness.check()
        assert storage.writes == 3

    asyncio.run(play())


def test_storage_that_does_not_answer_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lacrimosa.server.readiness.PATIENCE_SECONDS", 0.01)

    async def play() -> None:
        storage = Storage()
        storage.go_on.clear()
        readiness = Readiness(storage.write)
        for _ in range(3):
            with pytest.raises(Unavailable, match="does not answer"):
                await readiness.check()
        assert storage.writes == 1, "one that hangs is enough"
        storage.go_on.set()
        await asyncio.sleep(0)
        await readiness.check()

    asyncio.run(play())
