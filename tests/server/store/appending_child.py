"""A process that appends without end and says what is safe: appending_child.py URL; killed by the test."""

import asyncio
import sys

from lacrimosa.server.store.store import Store, Summary

TABLES = 8


async def append(store: Store, table: str) -> None:
    summary = Summary("playing", None, ("anna",))
    await store.create(table, [b"1"], 1, summary)
    number = 1
    while True:
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()
        await store.append(table, number, [b"%d" % (number + 1), b"%d" % (number + 2)], 1, summary)
        number += 2


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
