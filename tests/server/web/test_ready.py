"""/readyz tells whether games can be stored."""

import resource
import time
from pathlib import Path

import httpx
from server.serving import ServerProcess, running
from server.visiting import Person

PATIENCE = 30.0


def ready(server: ServerProcess) -> int:
    return httpx.get(f"{server.url}/readyz", trust_env=False).status_code


def until(server: ServerProcess, status: int) -> None:
    """What was found out is believed for a moment."""
    end = time.monotonic() + PATIENCE
    while ready(server) != status:
        assert time.monotonic() < end, f"/readyz does not come to say {status}"
        time.sleep(0.1)


def limit_files(server: ServerProcess, most: int) -> None:
    """No file of the server may become larger: the same as a full disk to it."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


def test_a_full_disk_is_told_until_there_is_room_again(own_data: Path) -> None:
    with running(own_data) as server, Person(server.url) as anna:
        table = anna.open_table([{"kind": "me"}], start=True, players=1, level="easy")
        assert ready(server) == 200
        with anna.sit(table) as one:
            one.hear_update()
            limit_files(server, (own_data / "lacrimosa.db-wal").stat().st_size)
            answer = one.choose(one.options[0])
            while "refusal" not in answer:
                # What is left of the last page.
                one.hear_update(answer["version"])
                answer = one.choose(one.options[0])
            assert answer["refusal"]["code"] == "unavailable"
            until(server, 503)
            assert httpx.get(f"{server.url}/healthz", trust_env=False).status_code == 200
            limit_files(server, resource.RLIM_INFINITY)
            until(server, 200)
            assert "refusal" not in one.choose(one.options[0])
