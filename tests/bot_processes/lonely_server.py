"""Asks two questions, prints the ids of its workers and waits to be killed: lonely_server.py FOLDER."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import uvloop
from bot_processes.asking import odd_bots, question, run, thinking, until

from lacrimosa.bot_processes.bot_pool import BotPool


async def main(folder: Path) -> None:
    bots = BotPool(workers=2, seconds=600, command=odd_bots(folder))
    await bots.start()
    asking = asyncio.create_task(bots.choose(question("sleep")))
    await bots.choose(replace(question("random"), people=("somebody else",)))
    await until(lambda: bool(thinking(folder)))
    print("pids", *bots.pids(), flush=True)
    await asking


if __name__ == "__main__":
    run(uvloop.new_event_loop, main(Path(sys.argv[1])))
