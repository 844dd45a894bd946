"""A real browser and a real server, shared by the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.browser import chromium

HERE = Path(__file__).parent
# Computer patrons that play the day's letters would only be in the way.
LIMITS_OFF = "daily_bots = false\n[limits]\nenabled = false\n"
# As patient as everything else that waits for the page (`visiting.py`).
expect.set_options(timeout=20_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser beside busy neighbours may be late: its test has a second try, and the summary names it."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


# Not for longer than a module: while it is there, no other test of the worker can run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("browser")
    process = ServerProcess(folder, settings=LIMITS_OFF)
    process.start()
    yield process
    process.stop()
