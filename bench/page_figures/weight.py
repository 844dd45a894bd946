"""What a first visit loads, byte by byte as it comes over the wire."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from lacrimosa.server.web.static_files import PAGE


@dataclass
class Weight:
    """One visit with an empty cache."""

    wire_bytes: int = 0
    scripts: list[str] = field(default_factory=list)

    @property
    def js_gzip_bytes(self) -> int:
        """The loaded scripts as gzip would send them, whatever encoding the browser took."""
        return sum((PAGE / "assets" / f"{Path(name).name}.gz").stat().st_size for name in self.scripts)


def weigh(browser: Browser, url: str, cookies: list[Any], sign: str) -> Weight:
    """Open an address in a new window until a sign of it shows; everything that came is counted."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    context.add_cookies(cookies)
    page = context.new_page()
    session = context.new_cdp_session(page)
    weight = Weight()
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: _add(weight, event["encodedDataLength"]))
    session.on("Network.responseReceived", lambda event: _note(weight, event))
    page.goto(url)
    page.locator(sign).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(300)
    context.close()
    return weight


def _add(weight: Weight, length: float) -> None:
    weight.wire_bytes += int(length)


def _note(weight: Weight, event: dict[str, Any]) -> None:
    url = str(event["response"]["url"])
    if url.endswith(".js"):
        weight.scripts.append(url)
