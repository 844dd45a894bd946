"""What a careful look at a screen finds: axe, cut text, things outside the window, targets too small."""

from pathlib import Path
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
WIDEST_PHONE: Final = 480


def axe(page: Page) -> list[str]:
    """Every finding of axe, one line each."""
    results = Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        f"{violation['id']}: {node['target']} {node['html'][:120]}"
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]


def cut(page: Page, within: str = "body") -> list[str]:
    """Text that is cut, outside the window or too small; parts that lie on their neighbours."""
    return list(_ask(page, "cut", within))


def sticking(page: Page) -> list[str]:
    """Text that is wider than its box and lies on its neighbours."""
    return list(_ask(page, "sticking"))


def signs(page: Page) -> list[str]:
    """Signs that stick out of the card, tile or place they belong to."""
    return list(_ask(page, "signs"))


def scrolls(page: Page) -> dict[str, int]:
    """By how many pixels the page scrolls down and across."""
    found: dict[str, int] = _ask(page, "scrolls")
    return found


def parts(page: Page) -> list[str]:
    """What keeps the board from being seen as a whole."""
    return list(_ask(page, "parts"))


def small_targets(page: Page) -> list[str]:
    return list(_ask(page, "small"))


def inspect(page: Page, size: tuple[int, int]) -> list[str]:
    """All of it for a screen at rest; on a telephone the size of what fingers touch as well."""
    page.evaluate("() => document.fonts.ready")
    found = [f"{page.url} axe: {line}" for line in axe(page)]
    found += [f"{page.url} text: {line}" for line in cut(page)]
    if scrolls(page)["across"] > 0:
        found.append(f"{page.url} scrolls across")
    if size[0] <= WIDEST_PHONE:
        found += [f"{page.url} target: {line}" for line in small_targets(page)]
    return found


def _ask(page: Page, what: str, about: str | None = None) -> Any:
    page.evaluate(SCRIPT)
    return page.evaluate(f"(about) => window.inspecting.{what}(about)", about)
