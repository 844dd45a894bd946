"""Servers for the tests: one process for all tests of a worker, unless a test needs its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.serving import ServerProcess, running

# Many tests share one address; the limits have tests of their own.
QUICK = "bot_workers = 1\nreview_workers = 1\nreview_effort = 0.05\ndaily_bots = false\n"
NO_LIMITS = f"{QUICK}[limits]\nenabled = false\n"


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("shared-server"), settings=NO_LIMITS) as server:
        yield server


@pytest.fixture
def server(shared_server: ServerProcess) -> ServerProcess:
    assert shared_server.process is not None
    assert shared_server.process.poll() is None, f"the server died:\n{shared_server.said()}"
    return shared_server


@pytest.fixture
def own_data(tmp_path: Path) -> Path:
    return tmp_path / "data"
