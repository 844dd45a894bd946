"""One process of bots, for programs without an event loop: starting it, one exchange at a time, ending it."""

import contextlib
import os
import select
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import Final

from lacrimosa.bot_processes.messages import (
    CHILD,
    HEAD,
    Reply,
    Request,
    died,
    frames,
    hung,
    process_settings,
    reply_of,
    reply_size,
)

_GONE_SECONDS: Final = 5.0


class SyncBotProcess:
    """After ProcessLost it may only be ended."""

    def __init__(self, command: Sequence[str] = CHILD) -> None:
        # No buffers in between: `select` must know of everything that has come.
        self._process = subprocess.Popen(command, bufsize=0, **process_settings())
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to = self._process.stdin.fileno()
        self._from = self._process.stdout.fileno()
        os.set_blocking(self._to, False)

    def exchange(self, requests: Sequence[Request], seconds: float) -> Reply:
        """Send requests and read one reply. Raises MoveLost, ProcessLost after so many seconds."""
        deadline = time.monotonic() + seconds
        try:
            self._send(frames(requests), deadline)
            return reply_of(self._read(reply_size(self._read(HEAD, deadline)), deadline))
        except TimeoutError:
            raise hung(seconds) from None
        except (EOFError, OSError):
            raise died(self._exit_code()) from None

    def _send(self, data: bytes, deadline: float) -> None:
        left = memoryview(data)
        while left:
            _wait(self._to, select.POLLOUT, deadline)
            left = left[os.write(self._to, left) :]

    def _read(self, size: int, deadline: float) -> bytes:
        data = b""
        while len(data) < size:
            _wait(self._from, select.POLLIN, deadline)
            part = os.read(self._from, size - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def _exit_code(self) -> int | None:
        try:
            return self._process.wait(_GONE_SECONDS)
        except subprocess.TimeoutExpired:
            return None

    def end(self) -> None:
        """Kill it, with whatever it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        self._process.wait(_GONE_SECONDS)


def _wait(file: int, event: int, deadline: float) -> None:
    """Until something can be read or written, or the other side is gone. Raises TimeoutError."""
    poll = select.poll()
    poll.register(file, event)
    if not poll.poll(max(0.0, deadline - time.monotonic()) * 1000):
        raise TimeoutError
