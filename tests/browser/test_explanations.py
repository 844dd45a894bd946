"""Every sign says what it is, what it is worth now, and its rule: by mouse, keyboard and finger."""

from pathlib import Path

import pytest
from browser.inspecting import axe
from browser.visiting import DESK, LANGUAGES, LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, Error, Page, expect
from server.serving import ServerProcess

from lacrimosa.rulebook.reader import rulebook
from lacrimosa.testkit.page.staging import BOT, ME

FOUR = (Path(__file__).resolve().parents[2] / "records" / "four-players.txt").read_text(encoding="utf-8")
READY = ".board main[aria-busy='false'] .works"
LINE = ".explanation"
KEYS = """() => [...new Set([...document.querySelectorAll('[data-explain]')]
  .filter((e) => e.checkVisibility()).map((e) => e.dataset.explain))]"""
# As if the mouse came over the first sign of that key; a sign that is part of a greater one speaks for that.
POINT = """(key) => {
  const signs = [...document.querySelectorAll('[data-explain]')];
  const sign = signs.find((e) => e.dataset.explain === key && e.checkVisibility());
  sign.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  const whole = sign.closest(['bonus', 'movement', 'track', 'finance', 'income']
    .map((kind) => `[data-explain^="${kind} "]`).join());
  return (whole ?? sign).dataset.explain;
}"""


def at_board(guest: Visit) -> Page:
    page = guest.open(guest.stage.table(FOUR, 164, [ME, BOT, BOT, BOT]))
    page.locator(READY).first.wait_for(state="attached")
    return page


def test_the_mouse_is_told_what_a_track_is_and_holds(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = at_board(guest)
        page.locator('[data-explain="track talent"]').first.hover()
        line = page.locator(LINE)
        expect(line).to_contain_text("Talent track")
        expect(line).to_contain_text("on the track and")
        expect(line.locator("a")).to_have_attribute("href", "/rules/PAY-2")
        # It can be gone to and read; Escape sends it away, and so does leaving it.
        line.locator("a").hover()
        page.wait_for_timeout(600)
        expect(line).to_be_visible()
        assert axe(page) == []
        page.keyboard.press("Escape")
        expect(line).to_have_count(0)
        page.locator(".bonus").hover()
        expect(line).to_contain_text("Period bonus")
        page.mouse.move(3, 300)
        expect(line).to_have_count(0)


def test_the_keyboard_walks_from_sign_to_sign(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = at_board(guest)
        page.keyboard.press("q")
        space = page.locator(".req [data-space][tabindex='0']").first
        space.focus()
        # What has the focus and means something itself is explained at once.
        expect(page.locator(LINE)).to_contain_text("marker")
        described = space.get_attribute("aria-describedby") or ""
        assert page.locator(LINE).get_attribute("id") in described.split()
        # Then, key by key, what else lies in the area.
        page.keyboard.press("i")
        first = page.locator(LINE).inner_text()
        page.keyboard.press("i")
        expect(page.locator(LINE)).not_to_have_text(first)
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.closest('.explanation') !== null")
        page.keyboard.press("Tab")
        expect(page.locator(LINE)).to_have_count(0)
        assert page.evaluate("() => document.activeElement.closest('.explanation') === null")


def test_a_finger_that_stays_asks_and_chooses_nothing(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, PHONE) as guest:
        page = at_board(guest)
        page.locator(".tabs button").nth(2).tap()
        space = page.locator(".req [data-space].free").locator("visible=true").first
        box = space.bounding_box()
        assert box is not None
        session = guest.context.new_cdp_session(page)
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        page.wait_for_timeout(700)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(LINE)).to_be_visible()
        expect(page.locator(".pop")).to_have_count(0)
        page.locator("#prompt").tap()
        expect(page.locator(LINE)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_on_the_board_has_its_words_and_a_rule_that_exists(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    rules = {rule.id for section in rulebook(language).sections for rule in section.rules}
    with visit(browser, server, DESK, language) as guest:
        page = at_board(guest)
        keys: list[str] = page.evaluate(KEYS)
        kinds = {key.split()[0] for key in keys}
        assert kinds >= {"good", "action", "type", "track", "finance", "movement", "space", "bonus", "round"}
        silent = []
        for key in keys:
            said_of = page.evaluate(POINT, key)
            try:
                page.wait_for_function(
                    "(key) => document.querySelector('.explanation')?.dataset.of === key",
                    arg=said_of,
                    timeout=3000,
                )
            except Error:
                silent.append(key)
                continue
            said = page.locator(LINE).inner_text()
            rule = (page.locator(f"{LINE} a").get_attribute("href") or "").removeprefix("/rules/")
            if rule not in rules or "explain-" in said or len(said) < 20:
                silent.append(f"{key}: {said}")
        assert silent == []
