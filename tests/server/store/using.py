"""Using a store in a test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from lacrimosa.server.store.store import Store, Summary

T = TypeVar("T")
# Nothing takes so long; it keeps a test that waits in vain from hanging.
PATIENCE = 30.0


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def in_store(url: str, play: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, play, close it."""

    async def whole() -> T:
        async with asyncio.timeout(PATIENCE), opened(url) as store:
            return await play(store)

    return asyncio.run(whole())


def playing(*people: str, wake_at: int | None = None, status: str = "playing") -> Summary:
    return Summary(status, wake_at, people)


async def log_of(store: Store, table: str) -> list[bytes]:
    return [entry.body for entry in await store.entries(table)]
