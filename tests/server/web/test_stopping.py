"""Starting and stopping a real process: clean and quick with sockets and polls open; clear words else."""

import os
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from server.conftest import NO_LIMITS
from server.serving import ServerProcess, running
from server.visiting import Person


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_within_five_seconds_with_sockets_and_polls_open(
    own_data: Path, number: int
) -> None:
    with running(own_data, settings=NO_LIMITS) as server:
        anna = Person(server.url)
        table = anna.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True, players=2)
        sockets = [anna.sit(table) for _ in range(5)]
        for one in sockets:
            one.hear_update()
        version = sockets[0].update["version"]
        answers: list[int] = []

        def poll() -> None:
            answers.append(
                anna.ask("GET", f"/api/tables/{table}/update?since={version + 10_000}&wait=50").status_code
            )

        thread = threading.Thread(target=poll)
        thread.start()
        time.sleep(0.5)
        began = time.monotonic()
        assert server.stop(number) == 0, server.said()
        assert time.monotonic() - began < 5
        thread.join(10)
        assert answers == [200]
        for one in sockets:
            while (message := one.hear())["type"] != "bye":
                pass
            assert message["refusal"]["code"] == "unavailable"
            one.close()
        anna.http.close()


def test_everything_is_there_after_a_restart(own_data: Path) -> None:
    with running(own_data, settings=NO_LIMITS) as server:
        anna = Person(server.url, "Anna")
        table = anna.open_table([{"kind": "me"}], start=True, players=1, level="hard")
        with anna.sit(table) as one:
            for _ in range(5):
                one.hear_update()
                answer = one.choose(one.options[0])
                one.hear_update(answer["version"])
            before = one.update
        server.stop()
        server.start()
        with anna.sit(table) as one:
            after = one.hear_update()
            assert after["board"] == before["board"]
            assert after["state"] == before["state"]
        assert anna.get("/api/me")["name"] == "Anna"
        anna.http.close()


def test_the_key_file_is_private(own_data: Path) -> None:
    with running(own_data) as server:
        mode = stat.S_IMODE((own_data / "key").stat().st_mode)
        assert mode == 0o600
        secret = (own_data / "key").read_bytes()
        server.stop()
    (own_data / "key").chmod(0o644)
    assert "chmod 600" in words_of_failure("--data", str(own_data))
    assert (own_data / "key").read_bytes() == secret


def words_of_failure(*options: str) -> str:
    """What the server says when it does not start; no stack trace, exit code 2."""
    command = [sys.executable, "-m", "lacrimosa", "serve", "--no-browser", "--port", "0", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_clear_words_when_it_cannot_start(own_data: Path, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"127.0.0.1:{port}" in words_of_failure("--data", str(own_data), "--port", str(port))
    own_data.mkdir(exist_ok=True)
    (own_data / "settings.toml").write_text("prot = 5\n", encoding="utf-8")
    assert "did you mean port" in words_of_failure("--data", str(own_data))
    (own_data / "settings.toml").unlink()
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert "file" in words_of_failure("--data", str(tmp_path / "file"))
    (own_data / "lacrimosa.db").write_bytes(b"this is no database at all" * 100)
    assert "lacrimosa.db" in words_of_failure("--data", str(own_data))
    unreachable = f"postgresql://nobody@127.0.0.1:{port}/nothing"
    assert "lacrimosa:" in words_of_failure("--data", str(tmp_path / "other"), "--database", unreachable)


def test_a_second_server_on_the_same_games_is_refused(own_data: Path) -> None:
    with running(own_data):
        assert "in use" in words_of_failure("--data", str(own_data))


def test_health_readiness_and_figures(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/healthz", trust_env=False).json()["ok"]
    assert httpx.get(f"{server.url}/readyz", trust_env=False).json()["ok"]
    with Person(server.url) as anna:
        table = anna.open_table([{"kind": "me"}], start=True, players=1, level="easy")
        with anna.sit(table) as one:
            one.hear_update()
            one.choose(one.options[0])
            text = httpx.get(f"{server.url}/metrics", trust_env=False).text
    assert 'lacrimosa_choices_total{kind="person"}' in text
    for name in (
        "sockets",
        "tables_in_memory",
        "choice_seconds_count",
        "push_seconds_count",
        "http_seconds_count",
    ):
        line = next(line for line in text.splitlines() if line.startswith(f"lacrimosa_{name}"))
        assert float(line.rsplit(" ", 1)[1]) > 0, line


def test_the_log_has_no_secrets(own_data: Path) -> None:
    with running(own_data, settings='log_level = "debug"\n') as server:
        anna, bea = Person(server.url, "Anna"), Person(server.url, "Bea")
        table = anna.open_table(players=2)
        invitation = anna.invitation(table)
        bea.join(invitation)
        link = anna.get("/api/me/link")["url"]
        with Person(server.url) as other:
            other.post("/api/me/carry", link=link)
        token = httpx.post(f"{server.url}/api/programs", json={"name": "robot"}, trust_env=False).json()[
            "token"
        ]
        server.stop()
        said = server.log.read_text(encoding="utf-8")
    assert "/api/tables" in said
    for secret in (
        anna.cookie,
        invitation.partition("=")[2],
        link.partition("=")[2],
        token,
        (own_data / "key").read_bytes().hex(),
    ):
        assert secret not in said
    for person in (anna, bea):
        person.http.close()


def test_the_programs_environment_is_left_alone() -> None:
    """The data folder is where the environment says, if it says so."""
    environment = {**os.environ, "LACRIMOSA_DATA": "/nonexistent/\0bad".replace("\0", "")}
    command = [sys.executable, "-m", "lacrimosa", "admin", "stats"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert done.returncode == 2
    assert "/nonexistent/bad" in done.stderr
