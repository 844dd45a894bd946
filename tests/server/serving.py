"""A real server process for tests: started on a free port, killed and started again at will."""

import contextlib
import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from lacrimosa.server.data_dir import FILE
from lacrimosa.server.store.engines.sqlite_file import bring_up_to_date, make_room

START_SECONDS = 120  # on the busiest machine


class ServerProcess:
    """`lacrimosa serve` as a process of its own."""

    def __init__(
        self, data: Path, database: str = "", port: int = 0, settings: str = "", more: Sequence[str] = ()
    ) -> None:
        self.data = data
        self.more = more
        self.database = database
        self.port = port or free_port()
        data.mkdir(parents=True, exist_ok=True)
        (data / "settings.toml").write_text(settings, encoding="utf-8")
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start and wait until it answers."""
        if not self.database and not (self.data / FILE).exists():
            _write_for_us(self.data / FILE, empty_database())
        command = [sys.executable, "-m", "lacrimosa", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        command += ["--database", self.database] if self.database else []
        command += self.more
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, cwd=self.data)
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        end = time.monotonic() + START_SECONDS
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.process.stdout, selectors.EVENT_READ)
            while time.monotonic() < end:
                if waiting.select(0.5):
                    line = os.read(self.process.stdout.fileno(), 4096)
                    if re.search(rb"Lacrimosa is at", line):
                        return
                if self.process.poll() is not None:
                    break
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.said()}")

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-5000:]

    def kill(self) -> None:
        """kill -9: no time for anything."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def stop(self, number: int = signal.SIGTERM, seconds: float = 30) -> int:
        """Ask it to stop; its exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        try:
            code = self.process.wait(seconds)
        finally:
            self.kill()
        return code


@cache
def empty_database() -> bytes:
    """What a server makes of a new file; a copy spares it half of its start, which migrates."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / FILE
        make_room(path)
        bring_up_to_date(path)
        return path.read_bytes()


def _write_for_us(path: Path, content: bytes) -> None:
    """As the server does it: readable by nobody else."""
    path.touch(mode=0o600)
    path.write_bytes(content)


def free_port() -> int:
    """A port below those the system gives to clients, so that nothing takes it between two starts."""
    for port in range(20_000 + os.getpid() % 8_000, 32_000):
        with socket.socket() as trial, contextlib.suppress(OSError):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


@contextlib.contextmanager
def running(data: Path, database: str = "", settings: str = "") -> Iterator[ServerProcess]:
    """A server for a while."""
    server = ServerProcess(data, database, settings=settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()
