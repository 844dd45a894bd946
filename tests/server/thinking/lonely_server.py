"""Asks two questions, prints the ids of its workers and waits to be killed: lonely_server.py FOLDER."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import uvloop
from server.thinking.asking import odd_bots, question, run, thinking, until

from lacrimosa.server.thinking.thinkers import Thinkers


async def main(folder: Path) -> None:
    thinkers = Thinkers(workers=2, seconds=600, command=odd_bots(folder))
    await thinkers.start()
    asking = asyncio.create_task(thinkers.choose(question("sleep")))
    await thinkers.choose(replace(question("random"), people=("somebody else",)))
    await until(lambda: bool(thinking(folder)))
    print("pids", *thinkers.pids(), flush=True)
    await asking


if __name__ == "__main__":
    run(uvloop.new_event_loop, main(Path(sys.argv[1])))
