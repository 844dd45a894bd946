"""From Home to a running game: one click alone, two against bots, a link for a friend; languages."""

import re

import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import LANGUAGES, LAPTOP, PHONE, visit
from playwright.sync_api import Browser, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer
from lacrimosa.testkit.page.staging import BOT, ME


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_one_click_to_a_solo_game(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    with visit(browser, server, size) as guest:
        page = guest.open("/")
        page.locator(".door .btn-go").first.click()
        expect(page.locator(".board")).to_be_visible()
        assert re.search(r"/table/[\w-]{22}$", page.url)
        PagePlayer(page).act()


def test_two_clicks_to_a_game_against_bots(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = guest.open("/")
        page.locator(".door select").nth(1).select_option("concertmaster")
        page.locator(".door .btn-go").nth(1).click()
        expect(page.locator(".rail .patron")).to_have_count(2)


def test_a_friend_gets_a_link(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = guest.open("/")
        page.locator(".door .btn-go").nth(2).click()
        expect(page.locator(".lobby")).to_be_visible()
        assert "#invite=" in page.locator(".lobby input[readonly]").first.input_value()


def test_languages_and_themes_change_at_once(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = guest.open("/")
        seen = set()
        for language in LANGUAGES:
            page.locator(f'.language-choice button[lang="{language}"]').click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            seen.add(page.locator(".door h2").first.inner_text())
        assert len(seen) == len(LANGUAGES)
        page.locator("button.theme").click()
        expect(page.locator("html")).to_have_attribute("data-theme", "candle")
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", "candle")
        expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])


def test_the_language_changes_in_the_middle_of_a_game(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = guest.open("/")
        page.locator(".door .btn-go").first.click()
        page.locator(".board").wait_for()
        before = page.locator("#prompt").inner_text()
        page.locator(".menu button").last.click()
        page.locator("dialog[open] select, dialog[open] [lang='ru']").first.wait_for()
        # The menu opens from the dark bar, and lies on paper.
        assert axe(page) == []
        chooser = page.locator("dialog[open] select")
        if chooser.count() > 0:
            chooser.first.select_option("ru")
        else:
            page.locator("dialog[open] [lang='ru']").first.click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", "ru")
        assert page.locator("#prompt").inner_text() != before


TOPS = """() => ['.guided', '.your-games', '.doors'].map((one) =>
  document.querySelector(one).getBoundingClientRect().top)"""


@pytest.mark.parametrize("has_games", [False, True])
@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ((1200, 600), "ru", "day"),
        ((1366, 641), "fr", "candle"),
        ((2560, 1440), "es", "day"),
        ((1024, 768), "ru", "candle"),
        (PHONE, "ru", "candle"),
        (PHONE, "en", "day"),
    ],
)
def test_all_of_it_is_seen(
    browser: Browser,
    server: ServerProcess,
    size: tuple[int, int],
    language: str,
    theme: str,
    has_games: bool,
) -> None:
    with visit(browser, server, size, language, theme) as guest:
        if has_games:
            guest.stage.post("/api/tables", {"options": {"players": 3}})
            guest.stage.new({"players": 4}, [BOT, ME, BOT, BOT])
            guest.stage.new({"players": 1, "level": "hard"}, [ME])
        page = guest.open("/")
        expect(page.locator(".guided")).to_be_visible()
        page.evaluate("() => document.fonts.ready")
        found = axe(page) + cut(page) + (small_targets(page) if size == PHONE else [])
        assert found == [], "\n".join(found)
        by = scrolls(page)
        assert by["across"] == 0
        # On a desk nothing is below the fold, and nothing is left empty.
        assert size[0] < 1200 or by["down"] == 0
        if has_games:
            expect(page.locator(".game.waits").first).to_be_visible()
            guided, games, doors = page.evaluate(TOPS)
            assert games < doors
            assert guided < games or size != PHONE
