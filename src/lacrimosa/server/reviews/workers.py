"""Asking a process of lacrimosa.review.child, with the files of an edition it does not have."""

import asyncio
import sys
from typing import Final

from lacrimosa.bot_processes.messages import EditionFiles, Need, ProcessLost, Reply, Review, Teach
from lacrimosa.bot_processes.worker_slots import WorkerSlot
from lacrimosa.bots.forfeits import DIED
from lacrimosa.editions import Edition
from lacrimosa.server.hall.hall import Hall


def command(nice: int) -> tuple[str, ...]:
    """How a process is started."""
    return (sys.executable, "-u", "-m", "lacrimosa.review.child", f"--nice={nice}")


class Workers:
    """What processes have in common: they start one at a time, and editions come from the hall."""

    def __init__(self, hall: Hall, seconds: float) -> None:
        self._hall = hall
        self._seconds: Final = seconds  # what takes longer hangs
        self._starting = asyncio.Lock()

    async def ask(self, slot: WorkerSlot, edition: Edition, request: Review | Teach) -> Reply:
        """What the process in a slot replies. Raises MoveLost; then it can only be ended."""
        process = await slot.process("", self._starting)
        reply = await process.exchange([request], self._seconds)
        if isinstance(reply, Need):
            files = await self._hall.editions.files(edition.digest)
            if files is None:
                raise ProcessLost(DIED, f"the files of edition {edition.digest[:12]} are nowhere")
            reply = await process.exchange([EditionFiles(edition.digest, files), request], self._seconds)
        return reply
