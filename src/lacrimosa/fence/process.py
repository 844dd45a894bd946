"""The run's side of the process of a user's bot: starting it, one exchange at a time, ending it."""

import contextlib
import os
import signal
import subprocess
import sys
from multiprocessing import Pipe
from pathlib import Path
from typing import Final

import msgspec

from lacrimosa.bots.forfeits import DIED, HUNG, MoveLost
from lacrimosa.fence.messages import MOST_REPLY, EditionFiles, Lost, Reply, Request, packed, reply_of

# One core for each process: the others are somebody else's.
ONE_THREAD: Final = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"
)
START_SECONDS: Final = 30.0
_GONE_SECONDS: Final = 5.0


class BotProcess:
    """One process. After MoveLost out of `exchange` with HUNG or DIED it may only be ended."""

    def __init__(self, path: Path, class_name: str) -> None:
        self._channel, there = Pipe()
        self._known: set[str] = set()
        command = [sys.executable, "-m", "lacrimosa.fence.child", str(there.fileno()), str(path), class_name]
        # The order of sets must not depend on the process, and Ctrl-C must not reach it.
        with there:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=2,
                pass_fds=[there.fileno()],
                env=os.environ | ONE_THREAD | {"PYTHONHASHSEED": "0"},
                start_new_session=True,
            )

    def hear(self, seconds: float) -> Reply:
        """The next reply. Raises MoveLost if there is none, or none that counts."""
        try:
            if not self._channel.poll(seconds):
                raise MoveLost(HUNG, f"nothing came from it within {seconds:g} s")
            reply = reply_of(self._channel.recv_bytes(MOST_REPLY))
        except (EOFError, OSError):
            raise MoveLost(DIED, f"its process ended{self._how()}") from None
        except msgspec.DecodeError as problem:
            raise MoveLost(DIED, f"its process said what means nothing: {problem}") from None
        if isinstance(reply, Lost):
            raise MoveLost(reply.kind, reply.text)
        return reply

    def exchange(self, request: Request, seconds: float) -> Reply:
        """Ask something and hear the reply. Raises MoveLost."""
        self._send(request)
        return self.hear(seconds)

    def teach(self, files: EditionFiles) -> None:
        """Give the files of an edition to it, once."""
        if files.digest not in self._known:
            self._known.add(files.digest)
            self._send(files)

    def _send(self, request: Request) -> None:
        # A process that is gone is heard of when the reply is read.
        with contextlib.suppress(OSError):
            self._channel.send_bytes(packed(request))

    def _how(self) -> str:
        try:
            code = self._process.wait(_GONE_SECONDS)
        except subprocess.TimeoutExpired:
            return ""
        return f" with exit code {code}" if code >= 0 else f" by {signal.Signals(-code).name}"

    def end(self) -> None:
        """Kill it, with whatever it has started."""
        self._channel.close()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait(_GONE_SECONDS)
