"""A server process of its own to be measured, in a folder that goes away, and tables on it."""

import asyncio
import contextlib
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

SETTINGS = "[limits]\nenabled = false\ntables_in_memory = 100000\n"
# What computer patrons do in the background is another matter; earlier versions have no such setting.
NO_DAILY_BOTS = "daily_bots = false\n"
KNOWS_IT = "from lacrimosa.server.settings import Settings; print(hasattr(Settings, 'daily_bots'))"
READY = "Lacrimosa is at "


class Measured:
    """The server under load."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self.process = process
        self.url = url
        self.host = url.removeprefix("http://")

    def memory_kb(self) -> int:
        """Resident memory of the server process."""
        pid = self.process.pid
        try:
            # Linux; a small one has no ps.
            pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
            return pages * resource.getpagesize() // 1024
        except FileNotFoundError:
            command = ["ps", "-o", "rss=", "-p", str(pid)]
            return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@contextlib.contextmanager
def measured_server(database: str = "", python: str = sys.executable) -> Iterator[Measured]:
    """Start the server of a Python's environment; it is ended and its data removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="lacrimosa-bench-") as folder:
        known = subprocess.run([python, "-c", KNOWS_IT], capture_output=True, text=True, check=True).stdout
        settings = (NO_DAILY_BOTS if known.strip() == "True" else "") + SETTINGS
        (Path(folder) / "settings.toml").write_text(settings, encoding="utf-8")
        command = [
            python,
            "-m",
            "lacrimosa",
            "serve",
            "--no-browser",
            "--port",
            "0",
            "--data",
            folder,
        ]
        command += ["--database", database] if database else []
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ) as process:
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                if not line.startswith(READY):
                    raise RuntimeError("the server did not start")
                yield Measured(process, line.removeprefix(READY).split("/   ")[0].strip())
            finally:
                process.terminate()
                process.wait(30)


class Guest:
    """A person over plain HTTP: one connection, kept open."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """Send a request and read its answer; anything but success is an error."""
        if self._streams is None:
            name, _, port = self.host.partition(":")
            self._streams = await asyncio.open_connection(name, int(port), limit=1 << 22)
        reader, writer = self._streams
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Origin: http://{self.host}"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}", "", ""]
        writer.write("\r\n".join(lines).encode() + content)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        answer = await reader.readexactly(length)
        if head[0].split()[1] not in ("200", "201"):
            raise RuntimeError(f"{method} {path}: {head[0]} {answer[:300].decode()}")
        return answer

    def close(self) -> None:
        """Hang up; the next request connects again."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def open_table(host: Guest, friend: Guest, seed: int) -> str:
    """A started table for two people."""
    table = msgspec.json.decode(
        await host.ask("POST", "/api/tables", {"options": {"players": 2, "seed": seed}})
    )["id"]
    links = msgspec.json.decode(await host.ask("GET", f"/api/tables/{table}/links"))
    invite = links["invite"].partition("#invite=")[2]
    await friend.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    await host.ask("POST", f"/api/tables/{table}/start", {})
    return str(table)
