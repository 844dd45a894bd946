"""One process of bots, for an event loop: starting it, one exchange at a time, ending it."""

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import Process
from collections.abc import Sequence

from lacrimosa.bot_processes.messages import (
    HEAD,
    ProcessLost,
    Reply,
    Request,
    died,
    frames,
    hung,
    process_settings,
    reply_of,
    reply_size,
)
from lacrimosa.bots.forfeits import DIED

LAST_BREATH = 0.2
END_SECONDS = 0.6  # a killed process is gone much sooner; this is for a computer that is about to stand still


class AsyncBotProcess:
    """After ProcessLost, and after an exchange that was cancelled, it may only be ended."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._to = process.stdin
        self._from = process.stdout

    @classmethod
    async def start(cls, command: Sequence[str]) -> "AsyncBotProcess":
        """Raises ProcessLost if there is no such program or no room for another process."""
        try:
            return cls(await asyncio.create_subprocess_exec(*command, **process_settings()))
        except OSError as problem:
            raise ProcessLost(DIED, f"no process could be started: {problem}") from problem

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    @property
    def exit_code(self) -> int | None:
        return self._process.returncode

    async def exchange(self, requests: Sequence[Request], seconds: float) -> Reply:
        """Send requests and read one reply. Raises MoveLost, ProcessLost after so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                self._to.write(frames(requests))
                await self._to.drain()
                size = reply_size(await self._from.readexactly(HEAD))
                return reply_of(await self._from.readexactly(size))
        except TimeoutError:
            raise hung(seconds) from None
        except (asyncio.IncompleteReadError, BrokenPipeError, ConnectionResetError):
            await self._wait(LAST_BREATH)
            raise died(self.exit_code) from None

    def kill(self) -> None:
        """With whatever it has started; Windows has no groups of processes."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                # Not by `Process.kill`: that may take the exit status away from asyncio.
                os.killpg(self.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def end(self) -> None:
        """Kill the process and wait until it is gone. It holds nothing that would need a farewell."""
        self._to.close()
        self.kill()
        await self._wait(END_SECONDS)

    async def _wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                # Reads its last words away too: a full pipe would keep the transport open.
                await self._process.communicate()
