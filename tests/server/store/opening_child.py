"""A process that opens a new database when it is told to: opening_child.py URL."""

import asyncio
import sys

import alembic.command  # noqa: F401 - so that all who race are equally quick
import sqlalchemy.dialects.postgresql  # noqa: F401

from lacrimosa.server.store.engines import postgres  # noqa: F401
from lacrimosa.server.store.store import Store


async def main(url: str) -> None:
    store = await Store.open(url)
    await store.due(0)
    await store.close()
    sys.stdout.write("opened\n")


if __name__ == "__main__":
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    asyncio.run(main(sys.argv[1]))
