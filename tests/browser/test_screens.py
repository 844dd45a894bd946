"""Every screen under a careful look: axe finds nothing, no text is cut, the board needs no scrolling."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import (
    DESK,
    LANGUAGES,
    LAPTOP,
    PHONE,
    PHONE_SIDEWAYS,
    PHONES,
    Visit,
    visit,
)
from playwright.sync_api import Browser, Page
from server.serving import ServerProcess

from lacrimosa.testkit.page.staging import BOT, ME

RECORDS = Path(__file__).resolve().parents[2] / "records"
FOUR = (RECORDS / "four-players.txt").read_text(encoding="utf-8")
SOLO = (RECORDS / "solo-hard-salieri.txt").read_text(encoding="utf-8")
UPRIGHT = (820, 1180)


@dataclass(frozen=True)
class Screen:
    """A screen, what must be on it, and whether it may scroll."""

    name: str
    sign: str
    is_board: bool = False

    def path(self, guest: Visit) -> str:
        stage = guest.stage
        if self.name == "table":
            return f"/table/{stage.post('/api/tables', {'options': {'players': 3}})['id']}"
        if self.name == "board":
            return stage.table(FOUR, 164, [ME, BOT, BOT, BOT])
        if self.name == "late board":
            return stage.table(FOUR, 490, [ME, BOT, BOT, BOT])
        if self.name == "solo board":
            return stage.table(SOLO, 117, [ME])
        if self.name == "replay":
            return f"/replay/{stage.post('/api/records', {'record': FOUR})['id']}/200"
        return f"/{self.name}"


# All parts of the board are drawn; the main part lies in the grid of the whole and has no box of its own.
READY = ".board main[aria-busy='false'] .works"

SCREENS = [
    Screen("", ".doors"),
    Screen("table", ".lobby"),
    Screen("board", READY, is_board=True),
    Screen("late board", READY, is_board=True),
    Screen("solo board", READY, is_board=True),
    Screen("replay", ".replay-dock", is_board=True),
    Screen("rules", ".rules article"),
    Screen("rules/signs", ".legend li"),
    Screen("rules/actions", ".actions li"),
    Screen("components", ".memory"),
    Screen("guide", READY, is_board=True),
    Screen("lesson/courts", READY, is_board=True),
    Screen("puzzles", ".themes li"),
]


def look(guest: Visit, screen: Screen, size: tuple[int, int]) -> list[str]:
    page = guest.open(screen.path(guest))
    page.locator(screen.sign).first.wait_for(state="attached")
    page.evaluate("() => document.fonts.ready")
    # Titles are set smaller after a measuring glance, labels of the map find their place.
    page.wait_for_timeout(300)
    found = inspect(page, screen.is_board, size)
    if screen.name == "late board":
        for tab in page.locator(".board > .tabs button").locator("visible=true").all():
            tab.click()
            page.wait_for_timeout(100)
            found += [f"{tab.inner_text()}: {line}" for line in inspect(page, True, size)]
    return [f"{screen.name or 'home'}: {line}" for line in found]


def inspect(page: Page, is_board: bool, size: tuple[int, int]) -> list[str]:
    found = [f"axe: {line}" for line in axe(page)] + [f"text: {line}" for line in cut(page)]
    by = scrolls(page)
    if by["across"] > 0 or (is_board and by["down"] > 0):
        found.append(f"scrolls: {by}")
    if size in PHONES:
        found += [f"target: {line}" for line in small_targets(page)]
    return found


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (LAPTOP, "ru", "candle"),
        (DESK, "en", "day"),
        (PHONE, "ru", "day"),
        (UPRIGHT, "es", "day"),
        (PHONE_SIDEWAYS, "ru", "candle"),
    ],
)
def test_nothing_is_found(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, server, size, language, theme) as guest:
        # Pages that scroll have two forms only; the board has more.
        screens = [screen for screen in SCREENS if screen.is_board or size in (LAPTOP, PHONE)]
        found = [line for screen in screens for line in look(guest, screen, size)]
        assert found == [], "\n".join(found)


def test_every_language_fits_the_laptop(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        found: list[str] = []
        path = SCREENS[2].path(guest)
        for language in LANGUAGES:
            guest.open("/")
            guest.page.locator(f'.language-choice button[lang="{language}"]').click()
            page = guest.open(path)
            page.locator(READY).first.wait_for()
            page.wait_for_timeout(400)
            assert page.evaluate("() => document.documentElement.lang") == language
            found += [f"{language}: {line}" for line in cut(page)]
        assert found == [], "\n".join(found)


# Around the sizes at which the board takes another form, where a form has least room.
WINDOWS = [
    *[(360, 640), (390, 664), (412, 915), (600, 960), (768, 1024), (912, 1368)],
    *[(667, 375), (683, 384), (740, 360), (932, 430), (960, 540), (1366, 599)],
    *[(1024, 600), (1024, 768), (1112, 834), (1199, 999)],
]


def test_no_window_is_too_small_for_its_form(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, "ru") as guest:
        page = guest.open(SCREENS[3].path(guest))
        page.locator(READY).first.wait_for()
        found: list[str] = []
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(400)
            by = scrolls(page)
            spilled = [f"scrolls: {by}"] if by["down"] > 0 or by["across"] > 0 else []
            found += [f"{width} x {height}: {line}" for line in cut(page) + spilled]
        assert found == [], "\n".join(found)
