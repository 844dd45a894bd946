"""Whole games through the page, by clicks on what can be seen, and the final scoring at their end."""

import pytest
from browser.inspecting import axe, cut, scrolls
from browser.visiting import DESK, LAPTOP, PHONE, PHONE_SIDEWAYS, Visit, visit
from playwright.sync_api import Browser, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer
from lacrimosa.testkit.page.staging import BOT, ME


def look_at_scoring(guest: Visit) -> None:
    """At the ceremony with the result, and at the first thing that is counted."""
    page = guest.page
    expect(page.locator(".ceremony h1")).to_be_visible()
    expect(page.locator(".ceremony .page")).to_be_visible()
    assert page.locator(".ceremony blockquote").inner_text().strip()
    expect(page.locator(".the-count .result")).to_be_visible()
    found = axe(page) + cut(page)
    page.locator(".stages button").first.click()
    assert found + axe(page) + cut(page) == []
    assert scrolls(page)["across"] == 0


@pytest.mark.parametrize(
    ("level", "size", "language", "theme"),
    [
        ("medium", DESK, "fr", "candle"),
        ("easy", PHONE_SIDEWAYS, "ru", "day"),
    ],
)
def test_solo(
    browser: Browser, server: ServerProcess, level: str, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, server, size, language, theme) as guest:
        guest.open(guest.stage.new({"players": 1, "level": level, "salieri": True}, [ME]))
        PagePlayer(guest.page, seed=size[0]).play()
        look_at_scoring(guest)


def test_against_three_bots(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, "es") as guest:
        guest.open(guest.stage.new({"players": 4}, [ME, BOT, BOT, BOT]))
        PagePlayer(guest.page, seed=4).play()
        look_at_scoring(guest)


def test_hot_seat(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, PHONE, "en") as guest:
        seats = [{**ME, "name": name} for name in ("Anna", "Ben")]
        guest.open(guest.stage.new({"players": 2, "salieri": True}, seats))
        PagePlayer(guest.page, seed=7).play()
        look_at_scoring(guest)
