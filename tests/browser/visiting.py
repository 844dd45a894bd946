"""A visit of the page: a window of some size, in some language and theme, whose console must stay empty."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
from server.serving import ServerProcess

from lacrimosa.testkit.page.staging import Stage

LAPTOP = (1366, 768)
DESK = (1920, 1080)
PHONE = (390, 844)
# On its side, with the bars of its browser.
PHONE_SIDEWAYS = (844, 390)
PHONES = (PHONE, PHONE_SIDEWAYS)
LANGUAGES = ("en", "fr", "es", "ru")
# What is said of service workers and does no harm: by Playwright, that there is none; by Chromium, of scripts
# that index.html asks for early and a worker then answers, on slow machines only. Where there is no worker,
# the latter would tell of a script fetched for nothing.
WITHOUT_WORKER = re.compile("registration blocked by Playwright")
WITH_WORKER = re.compile("cross-world service worker resource mismatch|preloaded using link preload")
Motion = Literal["reduce", "no-preference"]
THEMES = ("day", "candle")


@dataclass
class Visit:
    """One person's window."""

    context: BrowserContext
    page: Page
    url: str
    ignored: re.Pattern[str]
    said: list[str] = field(default_factory=list)

    @property
    def stage(self) -> Stage:
        return Stage(self.context.request, self.url)

    def open(self, path: str) -> Page:
        self.page.goto(self.url + path)
        self.page.wait_for_load_state("networkidle")
        return self.page

    def listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda problem: self.said.append(str(problem)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.ignored.search(message.text):
            self.said.append(f"{message.text} {message.location}")


@contextmanager
def visit(
    browser: Browser,
    server: ServerProcess,
    size: tuple[int, int] = LAPTOP,
    language: str = "en",
    theme: str = "day",
    motion: Motion = "reduce",
    offline: bool = False,
    **settings: object,
) -> Iterator[Visit]:
    """A new person; at the end nothing may have been said on the console.

    The turns of others are not shown, for nobody looks at them, unless `turns` says how fast. Nothing is
    kept for reading without a network unless `offline`: it would be fetched anew for every test.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion=motion,
        has_touch=size in PHONES,
        service_workers="allow" if offline else "block",
    )
    kept = json.dumps({"language": language, "theme": theme, "turns": "off", **settings})
    context.add_init_script(
        f"if (!localStorage.getItem('lacrimosa')) localStorage.setItem('lacrimosa', {json.dumps(kept)})"
    )
    context.set_default_timeout(20_000)
    guest = Visit(context, context.new_page(), server.url, WITH_WORKER if offline else WITHOUT_WORKER)
    guest.listen(guest.page)
    try:
        yield guest
        assert guest.said == [], "\n".join(guest.said)
    finally:
        context.close()
