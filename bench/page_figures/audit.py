"""Lighthouse from web/node_modules, in a browser that already is the person at the table."""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from lacrimosa.testkit.page.browser import FLAGS, browser_path

WEB = Path(__file__).resolve().parents[2] / "web"
LIGHTHOUSE = WEB / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best_practices": "best-practices",
}


class NoLighthouse(Exception):
    """Lighthouse is not installed."""


def audit(addresses: dict[str, str], cookies: list[Any], form: str = "desktop") -> dict[str, dict[str, int]]:
    """The scores of each address, 0 to 100; `form` is desktop or mobile."""
    if not LIGHTHOUSE.is_file():
        raise NoLighthouse("Lighthouse is missing: run ./check once, or npm ci in web/")
    scores: dict[str, dict[str, int]] = {}
    with tempfile.TemporaryDirectory(prefix="lacrimosa-audit-") as folder, sync_playwright() as playwright:
        # Lighthouse connects to this port; its tabs share the cookies of the persistent profile.
        port = _free_port()
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=browser_path(), args=[*FLAGS, f"--remote-debugging-port={port}"]
        )
        try:
            context.add_cookies(cookies)
            for name, url in addresses.items():
                scores[name] = _run(url, port, form)
        finally:
            context.close()
    return scores


def _run(url: str, port: int, form: str) -> dict[str, int]:
    command = [
        "node",
        str(LIGHTHOUSE),
        url,
        f"--port={port}",
        "--output=json",
        "--quiet",
        "--disable-storage-reset",
    ]
    command += [f"--only-categories={','.join(CATEGORIES.values())}"]
    command += ["--preset=desktop"] if form == "desktop" else []
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ, timeout=180)
    categories = json.loads(done.stdout)["categories"]
    return {name: round(100 * categories[id_]["score"]) for name, id_ in CATEGORIES.items()}


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
