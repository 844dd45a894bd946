"""Where a server listens: the usual port, another if it is taken, and none at all if it runs already."""

import errno
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.serving import running

from lacrimosa.server import listening
from lacrimosa.server.listening import CannotListen, bind, forget_address, note_address, running_address
from lacrimosa.server.settings import Settings


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has; the one after it is free or not, as it comes."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_was_asked_for_is_used_or_refused(tmp_path: Path, taken: int) -> None:
    with pytest.raises(CannotListen, match=rf"127\.0\.0\.1:{taken} cannot be used: .*--port 0"):
        bind(Settings(data=tmp_path, port=taken))


def test_otherwise_the_next_free_one_will_do(tmp_path: Path, taken: int) -> None:
    with bind(Settings(data=tmp_path, port=taken), fixed_port=False) as found:
        assert found.getsockname()[1] not in (0, taken)


def test_near_ports_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def refuse(host: str, port: int) -> socket.socket:
        tried.append(port)
        raise OSError(errno.EADDRINUSE, "in use")

    monkeypatch.setattr(listening, "_bound", refuse)
    with pytest.raises(CannotListen):
        bind(Settings(data=tmp_path), fixed_port=False)
    assert tried == [*range(1791, 1801), 0]


def test_an_address_of_somebody_else_is_no_reason_to_try_on(tmp_path: Path) -> None:
    with pytest.raises(CannotListen, match=r"192\.0\.2\.1:1791"):
        bind(Settings(data=tmp_path, host="192.0.2.1"), fixed_port=False)


@pytest.mark.parametrize(
    "noted", ["", "7", "7 nonsense", "7 file:///etc/passwd", "7 http://127.0.0.1:1/x", "7 http://127.0.0.1:1"]
)
def test_nothing_is_opened_that_does_not_answer_or_is_no_server(tmp_path: Path, noted: str) -> None:
    (tmp_path / listening.ADDRESS_FILE).write_text(noted)
    assert running_address(tmp_path) is None


def test_only_the_own_address_is_forgotten(tmp_path: Path) -> None:
    note_address(tmp_path, "http://127.0.0.1:1791")
    file = tmp_path / listening.ADDRESS_FILE
    file.write_text(file.read_text().replace(str(os.getpid()), "1"))
    forget_address(tmp_path)
    assert file.exists()
    note_address(tmp_path, "http://127.0.0.1:1791")
    forget_address(tmp_path)
    assert not file.exists()


def serve(data: Path, *options: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "lacrimosa", "serve", "--no-browser", *options]
    command += ["--data", str(data)] if not environment else []
    return subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_second_start_leads_to_the_server_that_runs(tmp_path: Path) -> None:
    with running(tmp_path / "own") as server:
        second = serve(tmp_path / "own")
        assert second.returncode == 0, second.stderr
        assert second.stdout == f"Lacrimosa is already running, at {server.url}/\n"
        # Whoever names a port wants this one.
        assert serve(tmp_path / "own", "--port", "0").returncode == 2
        assert server.stop() == 0
    assert not (tmp_path / "own" / listening.ADDRESS_FILE).exists()


def test_a_home_that_cannot_be_written_to_is_told_of_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder")
    home = {name: str(tmp_path / "home") for name in ("HOME", "XDG_DATA_HOME")} | {"LACRIMOSA_DATA": ""}
    done = serve(tmp_path, **home)
    assert done.returncode == 2
    assert "name another folder with --data" in done.stderr
    assert "Traceback" not in done.stderr
