"""A process that adds entries to a log others add to as well: adding_child.py URL TABLE NAME COUNT."""

import asyncio
import sys

from lacrimosa.server.store.store import Conflict, Store, Summary


async def main(url: str, table: str, name: str, count: int) -> None:
    store = await Store.open(url)
    for number in range(count):
        added = False
        while not added:
            after = len(await store.entries(table))
            try:
                await store.append(
                    table, after, [f'"{name} {number}"'.encode()], 1, Summary("playing", None, ())
                )
                added = True
            except Conflict:
                added = False
    await store.close()
    sys.stdout.write(f"{count} added\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
