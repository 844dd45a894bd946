"""The server's side of one worker process: starting it, one exchange at a time, ending it."""

import asyncio
import contextlib
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from lacrimosa.fence.process import ONE_THREAD
from lacrimosa.server.thinking.frames import HEAD, MOST_REPLY, Reply, Request, frame, reply_of, size_of

LAST_BREATH = 0.2
END_SECONDS = 0.6  # a killed process is gone much sooner; this is for a computer that is about to stand still


class WorkerDied(Exception):
    """The worker ended, could not be started or said something that means nothing; the text says which."""


class WorkerHung(Exception):
    """Nothing came from the worker in time."""


class WorkerProcess:
    """One worker. After any exception out of `exchange` it may only be ended."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._to = process.stdin
        self._from = process.stdout

    @classmethod
    async def start(cls, command: Sequence[str]) -> "WorkerProcess":
        """Raises WorkerDied if there is no such program or no room for another process."""
        try:
            env = os.environ | ONE_THREAD
            return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=env))
        except OSError as problem:
            raise WorkerDied(f"no worker could be started: {problem}") from problem

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    @property
    def exit_code(self) -> int | None:
        """Negative: the signal that ended it, as with `subprocess`."""
        return self._process.returncode

    async def exchange(self, requests: Sequence[Request], seconds: float) -> Reply:
        """Send requests and read one reply. Raises WorkerDied, or WorkerHung after so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                for request in requests:
                    self._to.write(frame(request))
                await self._to.drain()
                return await self._reply()
        except TimeoutError as problem:
            raise WorkerHung(f"nothing came from the worker in {seconds:g} seconds") from problem
        except asyncio.IncompleteReadError as problem:
            raise WorkerDied("the worker ended without an answer") from problem
        except (BrokenPipeError, ConnectionResetError) as problem:
            raise WorkerDied("the worker ended before the question") from problem
        except msgspec.DecodeError as problem:
            raise WorkerDied(f"the worker said what means nothing: {problem}") from problem

    async def _reply(self) -> Reply:
        size = size_of(await self._from.readexactly(HEAD))
        if size > MOST_REPLY:
            raise WorkerDied(f"the worker announced {size} bytes; an answer has at most {MOST_REPLY}")
        return reply_of(await self._from.readexactly(size))

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Kill the process and wait until it is gone. A worker holds nothing that would need a farewell."""
        self._to.close()
        if self._from.at_eof():
            # It is about to end by itself; a signal now could hide with which exit code.
            await self._wait(LAST_BREATH)
        self.kill()
        await self._wait(END_SECONDS)

    async def _wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                # Reads its last words away too: a full pipe would keep the transport open.
                await self._process.communicate()
