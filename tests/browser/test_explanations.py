"""Every sign says what it is, what it is worth now, and its rule: by mouse, keyboard and finger."""

from pathlib import Path

import pytest
from browser.inspecting import axe
from browser.visiting import DESK, LAPTOP, PHONE, Visit, visit
from playwright.sync_api import Browser, Error, Page, expect
from server.serving import ServerProcess

from lacrimosa.rulebook.reader import rulebook
from lacrimosa.testkit.page.staging import BOT, ME

RECORDS = Path(__file__).resolve().parents[2] / "records"
FOUR = (RECORDS / "four-players.txt").read_text(encoding="utf-8")
SOLO = (RECORDS / "solo-hard-salieri.txt").read_text(encoding="utf-8")
READY = ".board main[aria-busy='false'] .works"
TABLET = (1024, 768)
LINE = ".explanation"
KEYS = """() => [...new Set([...document.querySelectorAll('[data-explain]')]
  .filter((e) => e.checkVisibility()).map((e) => e.dataset.explain))]"""
# As if the mouse came over the first sign of that key; a sign that is part of a greater one speaks for that.
POINT = """(key) => {
  const signs = [...document.querySelectorAll('[data-explain]')];
  const sign = signs.find((e) => e.dataset.explain === key && e.checkVisibility());
  sign.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  const whole = sign.closest(['bonus', 'movement', 'track', 'finance', 'income', 'price', 'held']
    .map((kind) => `[data-explain^="${kind} "]`).join());
  return (whole ?? sign).dataset.explain;
}"""


# Early and late, with others and with Schikaneder; Salieri lies in the row of one.
GAMES = {
    "early": (FOUR, 8, [ME, BOT, BOT, BOT]),
    "middle": (FOUR, 164, [ME, BOT, BOT, BOT]),
    "late": (FOUR, 505, [ME, BOT, BOT, BOT]),
    "solo": (SOLO, 92, [ME]),
}
# Signs and bare numbers of the board that nothing explains, as a path of classes. No sign is what says it:
# - a button or link that has a name and stands for no choice of the game: it says what it does;
# - the question and its answers, which are sentences;
# - the dash before a line of the log that concerns nobody: it begins a sentence;
# - a number in a sentence: it has words beside it;
# - what is printed on a card beside its signs (years, Köchel numbers): the card enlarges and spells it out.
UNEXPLAINED = """() => {
  const board = document.querySelector('.board');
  const inSight = (e) => {
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = e.getBoundingClientRect();
    return width > 1 && height > 1 && !e.closest('.visually-hidden, .skip');
  };
  const name = (e) => e.getAttribute('aria-label') || e.textContent.trim();
  const isControl = (e) => {
    const control = e.closest('button, a, summary');
    return control !== null && !control.hasAttribute('data-choices') && name(control).length > 2;
  };
  const isSaid = (e) => e.closest('[data-explain], .prompt, .log .line > .icon') !== null || isControl(e);
  const kinds = 'svg.icon, svg.marker-sign, svg.crest, [role=img], .good, .stamp, .face > svg';
  const signs = [...board.querySelectorAll(kinds)];
  const numbers = [];
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.data.trim();
    const e = texts.currentNode.parentElement;
    const isBare = /\\d/.test(text) ? !/\\p{L}{3}/u.test(text) : /^[IVX]+$/.test(text);
    if (isBare && !/\\p{L}{3}/u.test(e.textContent) && !e.closest('[data-enlarges]')) numbers.push(e);
  }
  const path = (e) => {
    const steps = [];
    for (let at = e; at !== board; at = at.parentElement) steps.unshift(at.classList[0] ?? at.localName);
    const drawn = e.querySelector('use')?.getAttribute('href') ?? name(e);
    return steps.slice(-5).join(' ') + ' ' + drawn.slice(-24);
  };
  return [...new Set([...signs, ...numbers].filter((e) => inSight(e) && !isSaid(e)).map(path))];
}"""


def at_board(guest: Visit, moment: str = "middle") -> Page:
    page = guest.open(guest.stage.table(*GAMES[moment]))
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


def test_what_comes_to_lie_under_a_mouse_at_rest_is_not_explained_unasked(
    browser: Browser, server: ServerProcess
) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = at_board(guest)
        track = page.locator('[data-explain="track talent"]').first
        track.click()
        # As when the board changes under the mouse.
        box = track.bounding_box()
        assert box
        where = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
        track.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True, **where})
        page.wait_for_timeout(700)
        expect(page.locator(LINE)).to_have_count(0)
        page.mouse.move(3, 300)
        track.hover()
        expect(page.locator(LINE)).to_contain_text("Talent track")


def test_a_line_of_the_keyboard_lets_the_mouse_through(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP) as guest:
        page = at_board(guest)
        page.keyboard.press("q")
        page.locator(".req [data-space][tabindex='0']").first.focus()
        expect(page.locator(LINE)).to_have_css("pointer-events", "none")


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


@pytest.mark.parametrize("moment", GAMES)
@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE])
def test_nothing_on_the_board_is_left_unexplained(
    browser: Browser, server: ServerProcess, size: tuple[int, int], moment: str
) -> None:
    with visit(browser, server, size) as guest:
        page = at_board(guest, moment)
        found = set(page.evaluate(UNEXPLAINED))
        # Whatever stands behind a tab has its turn.
        for tab in page.locator(".tabs button").locator("visible=true").all():
            tab.click()
            found |= set(page.evaluate(UNEXPLAINED))
        assert found == set(), "\n".join(sorted(found))


# Of these there are many that say the same of another place: a few are enough.
MANY = ("space", "road", "place", "price", "held", "seat")
FEW = 4


# The longest words and the shortest; that every language has all of them is seen by `check:words`.
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_sign_on_the_board_has_its_words_and_a_rule_that_exists(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    rules = {rule.id for section in rulebook(language).sections for rule in section.rules}
    asked: list[str] = []
    silent = []
    with visit(browser, server, DESK, language) as guest:
        for moment in ("middle", "solo"):
            page = at_board(guest, moment)
            for key in page.evaluate(KEYS):
                kind = key.split()[0]
                if key in asked or (kind in MANY and sum(one.split()[0] == kind for one in asked) >= FEW):
                    continue
                asked.append(key)
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
    kinds = {key.split()[0] for key in asked}
    assert kinds >= {"good", "action", "type", "track", "finance", "movement", "bonus", "round", *MANY}
