"""Where a server listens, and how a later start finds the one that is already running."""

import contextlib
import errno
import http.client
import os
import re
import socket
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from lacrimosa.server.settings import Settings

# So many ports from the usual one on are tried, then any that is free.
NEAR: Final = 10
# In the data folder, while a server runs.
ADDRESS_FILE: Final = "address"
_ADDRESS: Final = re.compile(r"http://(?:[0-9A-Za-z._-]+|\[[0-9a-fA-F:.]+\]):[0-9]{1,5}")
_ANSWER_SECONDS: Final = 2.0


class CannotListen(Exception):
    """The address cannot be used; the text says why."""


def bind(settings: Settings, fixed_port: bool = True) -> socket.socket:
    """The listening socket, taken before anything else is opened; another port only if that is allowed."""
    *ports, last = [settings.port] if fixed_port else [*range(settings.port, settings.port + NEAR), 0]
    for port in ports:
        try:
            return _bound(settings.host, port)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise _cannot(settings.host, port, problem) from problem
    try:
        return _bound(settings.host, last)
    except OSError as problem:
        raise _cannot(settings.host, last, problem) from problem


def _cannot(host: str, port: int, problem: OSError) -> CannotListen:
    advice = "try another --port, or --port 0 for any that is free"
    return CannotListen(f"{host}:{port} cannot be used: {problem.strerror}; {advice}")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, because only then does plain asyncio send small messages at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def own_name(host: str) -> str:
    """The name to open the page under. Who listens on all addresses is shown the one that friends can use."""
    if host not in ("0.0.0.0", "::"):
        return host
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            # Nothing is sent: this only asks which address would be used towards a far one.
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
    except OSError:
        return "127.0.0.1"


def note_address(data: Path, address: str) -> None:
    """Write down where this server is, for whoever starts another one with the same folder."""
    # A convenience: a full disk must not keep the server from running.
    with contextlib.suppress(OSError):
        (data / ADDRESS_FILE).write_text(f"{os.getpid()} {address}\n", encoding="ascii")


def forget_address(data: Path) -> None:
    """Only what this process wrote: servers that share a database may share the folder too."""
    path = data / ADDRESS_FILE
    with contextlib.suppress(OSError, ValueError):
        if path.read_text(encoding="ascii").startswith(f"{os.getpid()} "):
            path.unlink()


def running_address(data: Path) -> str | None:
    """Where the server that has the folder answers; None if it does not say or does not answer."""
    try:
        address = (data / ADDRESS_FILE).read_text(encoding="ascii").split()[-1]
    except (OSError, ValueError, IndexError):
        return None
    return address if _ADDRESS.fullmatch(address) and _answers(address) else None


def _answers(address: str) -> bool:
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=_ANSWER_SECONDS)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        return answer.status == http.client.OK
    except (OSError, ValueError, http.client.HTTPException):
        return False
    finally:
        connection.close()
