"""A visit of the page: a window of some size, in some language and theme, whose console must stay empty."""

import json
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
# With the bars of its browser, and on its side.
SHORT_PHONE = (390, 664)
PHONE_SIDEWAYS = (844, 390)
PHONES = (PHONE, SHORT_PHONE, PHONE_SIDEWAYS)
LANGUAGES = ("en", "fr", "es", "ru")
Motion = Literal["reduce", "no-preference"]
THEMES = ("day", "candle")


@dataclass
class Visit:
    """One person's window."""

    context: BrowserContext
    page: Page
    url: str
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
        if message.type in ("error", "warning"):
            self.said.append(f"{message.text} {message.location}")


@contextmanager
def visit(
    browser: Browser,
    server: ServerProcess,
    size: tuple[int, int] = LAPTOP,
    language: str = "en",
    theme: str = "day",
    motion: Motion = "reduce",
    **settings: object,
) -> Iterator[Visit]:
    """A new person; at the end nothing may have been said on the console.

    The turns of others are not shown, for nobody looks at them, unless `turns` says how fast.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion=motion, has_touch=size in PHONES
    )
    kept = json.dumps({"language": language, "theme": theme, "turns": "off", **settings})
    context.add_init_script(
        f"if (!localStorage.getItem('lacrimosa')) localStorage.setItem('lacrimosa', {json.dumps(kept)})"
    )
    context.set_default_timeout(20_000)
    guest = Visit(context, context.new_page(), server.url)
    guest.listen(guest.page)
    try:
        yield guest
        assert guest.said == [], "\n".join(guest.said)
    finally:
        context.close()
