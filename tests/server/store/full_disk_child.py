"""A process on a tiny disk that fills up and gets room again: full_disk_child.py FOLDER; says "ok"."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable
from pathlib import Path

from lacrimosa.server.store.store import Store, Summary, Unavailable

BODY = b'"' + b"x" * 20_000 + b'"'
SUMMARY = Summary("playing", None, ("anna",))


async def fill(store: Store) -> int:
    """Append until there is no room left; gives the number of entries that are safe."""
    number = 1
    while True:
        try:
            await store.append("t", number, [BODY], 1, SUMMARY)
        except Unavailable as problem:
            if "full" not in str(problem):
                raise
            return number
        number += 1


async def is_refused(writing: Awaitable[None]) -> bool:
    try:
        await writing
    except Unavailable:
        return True
    return False


async def play(folder: Path) -> None:
    ballast = folder / "ballast"
    ballast.write_bytes(b"\1" * 600_000)
    url = f"sqlite:///{folder / 'store.db'}"
    store = await Store.open(url)
    await store.create("t", [b"1"], 1, SUMMARY)
    safe = await fill(store)
    # Full for small ones or large ones, for many at once too; reading goes on, and nothing is half written.
    many = (store.create(f"u{number}", [BODY], 1, SUMMARY) for number in range(20))
    results = await asyncio.gather(*many, return_exceptions=True)
    assert all(isinstance(result, Unavailable) for result in results), results
    assert len(await store.entries("t")) == safe
    # Whoever asks is told, also where a single page would still fit.
    for _ in range(3):
        assert await is_refused(store.try_writing())
    assert [row.version for row in await store.tables_of("anna")] == [safe]
    ballast.unlink()
    await store.try_writing()
    await store.append("t", safe, [b"room", b"again"], 2, SUMMARY)
    await store.create("u", [BODY], 2, SUMMARY)
    await store.close()
    store = await Store.open(url)
    assert [entry.body for entry in await store.entries("t")] == [
        b"1",
        *[BODY] * (safe - 1),
        b"room",
        b"again",
    ]
    await store.close()
    sys.stdout.write("ok\n")


if __name__ == "__main__":
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", sys.argv[1]], check=True)
    asyncio.run(play(Path(sys.argv[1])))
