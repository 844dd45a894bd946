"""From 1200 x 600 up the whole board is in the window: every area, nothing cut, nothing that scrolls."""

from pathlib import Path

import pytest
from browser.inspecting import cut, parts, scrolls, signs
from browser.visiting import LANGUAGES, visit
from playwright.sync_api import Browser, Page, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.staging import BOT, ME

RECORDS = Path(__file__).resolve().parents[2] / "records"
FOUR = (RECORDS / "four-players.txt").read_text(encoding="utf-8")
SOLO = (RECORDS / "solo-hard-salieri.txt").read_text(encoding="utf-8")
DUEL = (RECORDS / "two-players.txt").read_text(encoding="utf-8")
CROWDED = (RECORDS / "solo-hard.txt").read_text(encoding="utf-8")
DRAWN = ".board main[aria-busy='false'] .works"
# Laptops with the bars of their browser, desks, and the smallest window of all.
WINDOWS = [
    *[(1200, 600), (1366, 641), (1280, 720), (1536, 730), (1366, 768), (1440, 789), (1200, 900)],
    (1280, 1024),
    *[(1920, 900), (1680, 1050), (1920, 1080), (2560, 1440)],
]
# For languages other than English: the laptops people have, and a desk.
COMMON = [(1200, 600), (1366, 641), (1280, 720), (1536, 730), (1440, 789), (1920, 1080)]
# A laptop whose page is shown twice as large.
ZOOMED = [(683, 384), (768, 365), (960, 540)]


def settled(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # Titles are set smaller after a measuring glance.
    page.wait_for_timeout(400)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_board_is_seen(browser: Browser, server: ServerProcess, language: str) -> None:
    with visit(browser, server, WINDOWS[0], language) as guest:
        found: list[str] = []
        for name, path in [
            ("early", guest.stage.table(FOUR, 164, [ME, BOT, BOT, BOT])),
            ("late", guest.stage.table(FOUR, 490, [ME, BOT, BOT, BOT])),
            ("solo", guest.stage.table(SOLO, 117, [ME])),
            # A tile with as many signs as there can be, a work performed.
            ("crowded", guest.stage.table(CROWDED, 120, [ME])),
        ]:
            page = guest.open(path)
            page.locator(DRAWN).first.wait_for()
            page.evaluate("() => document.fonts.ready")
            for size in WINDOWS if language == "en" else COMMON:
                settled(page, size)
                by = scrolls(page)
                lines = (
                    parts(page) + cut(page) + signs(page) + ([f"scrolls: {by}"] if any(by.values()) else [])
                )
                found += [f"{name}, {size[0]} x {size[1]}: {line}" for line in lines]
        assert found == [], "\n".join(found)


def test_a_question_with_a_second_line_is_whole(browser: Browser, server: ServerProcess) -> None:
    """After the cards are laid it is longest: it has the name of one of them."""
    with visit(browser, server, WINDOWS[0]) as guest:
        path = guest.stage.table(DUEL, 103, [ME, BOT])
        table = path.rsplit("/", 1)[1]
        for _ in range(2):
            update = guest.stage.get(f"/api/tables/{table}/update")
            choice = update["question"]["options"][0]
            message = {"type": "choose", "id": f"m{update['version']}", "choice": choice}
            guest.stage.post(f"/api/tables/{table}/messages", {**message, "state": update["state"]})
        found: list[str] = []
        for language in LANGUAGES:
            guest.open("/")
            guest.page.locator(f'.language-choice button[lang="{language}"]').click()
            page = guest.open(path)
            page.locator(DRAWN).first.wait_for()
            expect(page.locator(".question .more")).to_be_attached()
            for size in COMMON:
                settled(page, size)
                found += [f"{language}, {size[0]} x {size[1]}: {line}" for line in cut(page, ".question")]
        assert found == [], "\n".join(found)


def test_the_pictures_of_the_row_are_seen_where_there_is_room(
    browser: Browser, server: ServerProcess
) -> None:
    with visit(browser, server, (1366, 768)) as guest:
        page = guest.open(guest.stage.table(FOUR, 164, [ME, BOT, BOT, BOT]))
        page.locator(DRAWN).first.wait_for()
        drawn = page.locator(".row .vignette").locator("visible=true")
        assert drawn.count() == 7
        boxes = [picture.bounding_box() for picture in drawn.all()]
        assert all(box is not None and box["height"] >= 30 for box in boxes), boxes


def test_at_twice_the_size_the_tabs_end_the_window(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, ZOOMED[0]) as guest:
        page = guest.open(guest.stage.table(FOUR, 164, [ME, BOT, BOT, BOT]))
        page.locator(DRAWN).first.wait_for(state="attached")
        for size in ZOOMED:
            settled(page, size)
            tabs = page.locator(".board > .tabs").bounding_box()
            assert tabs is not None
            assert abs(tabs["y"] + tabs["height"] - size[1]) <= 1, size
            # Something of an area, the question and the hand are there.
            for area in (".row", ".prompt", ".hand"):
                box = page.locator(area).bounding_box()
                assert box is not None
                assert box["height"] >= 90, (size, area, box)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 390])
def test_nothing_lies_under_the_menu_of_a_telephone(
    browser: Browser, server: ServerProcess, language: str, width: int
) -> None:
    with visit(browser, server, (width, 844), language) as guest:
        page = guest.open(guest.stage.table(FOUR, 164, [ME, BOT, BOT, BOT]))
        page.locator(DRAWN).first.wait_for(state="attached")
        bonus = page.locator(".topbar .bonus").bounding_box()
        menu = page.locator(".topbar .menu").bounding_box()
        assert bonus is not None
        assert menu is not None
        assert bonus["x"] + bonus["width"] <= menu["x"]


def test_a_price_tag_parts_what_is_paid_from_what_is_gained(browser: Browser, server: ServerProcess) -> None:
    with visit(browser, server, (390, 844)) as guest:
        page = guest.open(guest.stage.table(FOUR, 164, [ME, BOT, BOT, BOT]))
        tags = page.locator(".row [data-card] .tag")
        tags.first.wait_for()
        both = [tag for tag in tags.all() if tag.locator(".good-vp").count() > 0]
        assert both
        for tag in both:
            arrow, vp = tag.locator(".to").bounding_box(), tag.locator(".good-vp").bounding_box()
            assert arrow is not None
            assert vp is not None
            assert arrow["x"] < vp["x"]
