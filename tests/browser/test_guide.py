"""The guided first game and the lessons, to their end as a newcomer takes them: by mouse, keys and finger."""

import json
from pathlib import Path

import pytest
from browser.inspecting import axe
from browser.test_keyboard import KeyboardPlayer
from browser.visiting import LAPTOP, PHONE, PHONE_SIDEWAYS, Visit, visit
from playwright.sync_api import Browser, Locator, Page, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer, Stuck

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "src" / "guide" / "script.json"
# Of each lesson a way that misses it, and one that does what is asked.
LESSONS = {
    "deck": (
        ["experience start_document", "story start_travel_a", "act", "document miserere"],
        ["experience start_document", "story start_requiem_b", "act", "document miserere"],
    ),
    "majorities": (
        ["experience start_requiem_b", "story versailles", "act", "requiem kyrie.2 eighth"],
        ["experience start_requiem_b", "story versailles", "act", "requiem sequentia.2 eighth"],
    ),
    "courts": (
        ["experience start_travel_a", "story start_travel_b", "income"],
        ["experience start_travel_a", "story start_travel_b", "act", "travel vienna"],
    ),
}
PATIENCE = 600


class Newcomer(PagePlayer):
    """Reads every letter, and does what is on a list."""

    to_do: list[str]

    def looks_elsewhere(self) -> bool:
        return False

    def reads_on(self) -> bool:
        """Turns the page of a letter that only explains; it lights what it is about."""
        forward = self.page.locator(".letter [data-next]:not([aria-disabled='true'])")
        if forward.count() == 0:
            return False
        number = self.page.locator(".letter").get_attribute("data-letter")
        if number != "1" or "/guide" not in self.page.url:
            self.page.locator(".spotlight .ring").first.wait_for(state="attached")
        self.turns_page(forward.first)
        self.page.wait_for_function(
            "(number) => document.querySelector('.letter')?.dataset.letter !== number", arg=number
        )
        return True

    def turns_page(self, forward: Locator) -> None:
        forward.click()

    def does_next(self) -> None:
        """The next thing on the list. Whoever can point at what an action is for need not ask to act."""
        offered = self.offered()
        for wanted in self.to_do[:2] if self.to_do[0] == "act" else self.to_do[:1]:
            choice = next((one for one in offered if wanted in one.split("|")), None)
            if choice is not None:
                before = self.state()
                self.press(self.thing(choice))
                self.settle(before)
                del self.to_do[: self.to_do.index(wanted) + 1]
                return
        self.page.wait_for_timeout(50)

    def press(self, thing: Locator) -> None:
        warning = self.page.locator("dialog.waste[open] .btn-red")
        if warning.count() > 0:
            # The letter speaks of the question that is open, not of what came before it.
            expect(self.page.locator(".letter .do")).to_contain_text(warning.inner_text())
        super().press(thing)

    def follow_until(self, end: str) -> None:
        for _ in range(PATIENCE):
            if not self.to_do and self.page.locator(end).count() > 0:
                return
            if not self.reads_on():
                if self.to_do:
                    self.does_next()
                else:
                    self.page.wait_for_timeout(50)
        raise Stuck(f"{end} does not come; still to do: {self.to_do}")


class NewcomerWithKeys(Newcomer, KeyboardPlayer):
    """The same, without a mouse."""

    def turns_page(self, forward: Locator) -> None:
        self.page.keyboard.press("g")
        expect(forward).to_be_focused()
        self.page.keyboard.press("Enter")


class FingerPlayer(PagePlayer):
    """Taps: no mouse comes first, and pointing twice agrees to nothing."""

    def press(self, thing: Locator) -> None:
        self.clicks += 1
        thing.tap()


class NewcomerWithFinger(Newcomer, FingerPlayer):
    """The same by touch."""

    def turns_page(self, forward: Locator) -> None:
        forward.tap()


def newcomer(page: Page, hand: str) -> Newcomer:
    kinds: dict[str, type[Newcomer]] = {"keys": NewcomerWithKeys, "finger": NewcomerWithFinger}
    return kinds.get(hand, Newcomer)(page)


def inspect(page: Page, size: tuple[int, int]) -> None:
    """Nothing for axe to find, and the letter is whole inside the window; test_screens.py looks closer."""
    page.wait_for_timeout(300)
    assert axe(page) == []
    box = page.locator(".letter").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize(
    ("size", "language", "hand"),
    [
        (LAPTOP, "en", "mouse"),
        (LAPTOP, "fr", "keys"),
        (PHONE, "ru", "finger"),
        (PHONE_SIDEWAYS, "es", "finger"),
    ],
)
def test_the_guide_leads_to_its_end(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str, hand: str
) -> None:
    steps = json.loads(SCRIPT.read_text(encoding="utf-8"))["steps"]
    with visit(browser, server, size, language) as guest:
        page = guest.open("/guide")
        page.locator(".letter").wait_for()
        person = newcomer(page, hand)
        person.to_do = [one.strip() for step in steps for one in step.get("choice", "").split(";") if one]
        person.follow_until(".letter .ways")
        expect(page.locator(".letter")).to_have_attribute("data-letter", str(len(steps)))
        inspect(page, size)


def test_the_guide_waits_for_the_move_it_speaks_of(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, "en") as guest:
        page = guest.open("/guide")
        page.locator(".letter [data-next]").click()
        person = newcomer(page, "mouse")
        before = person.state()
        page.locator('[data-choices="experience start_document|story start_document"]').click()
        expect(page.locator(".letter .warn")).to_be_visible()
        assert person.state() == before
        # What is lit is lit, and everything else is dimmed: one hole in a sheet over the whole window.
        dimmed = page.locator(".spotlight .dark").bounding_box()
        assert dimmed == {"x": 0, "y": 0, "width": LAPTOP[0], "height": LAPTOP[1]}
        ring = page.locator(".spotlight .ring").bounding_box()
        ledger = page.locator("[data-purse='0']").first.bounding_box()
        assert ring is not None
        assert ledger is not None
        assert abs(ring["x"] - ledger["x"]) < 4
        assert abs(ring["width"] - ledger["width"]) < 8
        page.keyboard.press("Escape")
        expect(page.locator(".letter [data-next]")).to_have_count(0)
        page.keyboard.press("g")
        expect(page.locator(".letter [data-next]")).to_be_focused()


@pytest.mark.parametrize(
    ("size", "language", "hand"), [(LAPTOP, "es", "mouse"), (LAPTOP, "en", "keys"), (PHONE, "fr", "finger")]
)
def test_the_lessons_one_after_the_other(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str, hand: str
) -> None:
    with visit(browser, server, size, language) as guest:
        page = guest.open("/lesson/deck")
        person = newcomer(page, hand)
        for name, (miss, way) in LESSONS.items():
            expect(page).to_have_url(f"{guest.url}/lesson/{name}")
            page.locator(".letter[data-letter='1'] [data-next]").wait_for()
            # Keys take their time: one detour is enough.
            if hand != "keys" or name == "deck":
                miss_and_try_again(page, person, miss)
            person.to_do = list(way)
            person.follow_until("[data-page='met']")
            inspect(page, size)
            onward = page.locator(".letter .ways button").first
            person.press(onward)
        expect(page).to_have_url(f"{guest.url}/")
        assert page.evaluate("() => localStorage.getItem('lacrimosa-lessons')") == " ".join(LESSONS)
        assert tables(guest) == []


def miss_and_try_again(page: Page, person: Newcomer, miss: list[str]) -> None:
    """The letter says why."""
    person.to_do = list(miss)
    person.follow_until("[data-page='missed']")
    expect(page.locator("[data-page='missed'] .warn")).not_to_be_empty()
    before = person.state()
    person.press(page.locator(".letter [data-again]"))
    page.wait_for_function(
        "(before) => document.querySelector('.board')?.dataset.state !== before", arg=before
    )
    expect(page.locator("[data-page='task']")).to_be_visible()


def tables(guest: Visit) -> list[object]:
    """A lesson is no game to go on with: no list has it."""
    found: list[object] = guest.stage.get("/api/tables")["tables"]
    return found


def test_a_hint_shows_where(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, "ru") as guest:
        page = guest.open("/lesson/courts")
        person = newcomer(page, "mouse")
        page.locator(".letter").wait_for()
        while person.reads_on():
            pass
        expect(page.locator(".spotlight")).to_have_count(0)
        page.locator(".letter [aria-pressed='false']").click()
        expect(page.locator(".spotlight .ring")).to_have_count(1)
        inspect(page, LAPTOP)


def test_an_unknown_lesson_is_nowhere(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, LAPTOP, "en") as guest:
        page = guest.open("/lesson/chess")
        expect(page.locator("main")).to_be_visible()
        expect(page.locator(".letter")).to_have_count(0)


def test_a_lesson_goes_on_after_a_reload(browser: Browser, server: ServerProcess) -> None:
    miss, way = LESSONS["majorities"]
    with visit(browser, server, LAPTOP, "en") as guest:
        opened: list[str] = []
        guest.page.on(
            "request",
            lambda request: (
                opened.append(request.url)
                if request.method == "POST" and request.url.endswith("/api/lessons/majorities")
                else None
            ),
        )
        page = guest.open("/lesson/majorities")
        person = newcomer(page, "mouse")
        person.to_do = list(miss[:2])
        person.follow_until("[data-page='task']")
        before = person.state()
        page.reload()
        # The turn is as it was left, the letters are read; what was begun is done.
        page.locator("[data-page='task']").wait_for()
        assert person.state() == before
        assert len(opened) == 1
        person.to_do = list(way[2:])
        person.follow_until("[data-page='met']")
        # Done is done: the next visit begins at the beginning.
        page.reload()
        page.locator(".letter[data-letter='1'] [data-next]").wait_for()
        assert len(opened) == 2
        # A table that is gone is no hindrance.
        page.evaluate("sessionStorage.setItem('lacrimosa-lesson-majorities', 'nowhere')")
        page.reload()
        page.locator(".letter[data-letter='1'] [data-next]").wait_for()
        assert len(opened) == 3
        # The browser itself says that it was told so.
        assert all("/api/tables/nowhere" in line for line in guest.said), guest.said
        guest.said.clear()
