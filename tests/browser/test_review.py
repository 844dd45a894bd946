"""The review of a finished game: asked for where the game ends, read turn by turn, held against the board."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.visiting import LAPTOP, PHONE, PHONES, Visit, visit
from playwright.sync_api import Browser, Page, Route, expect
from server.reviews.finished import quick
from server.serving import ServerProcess, running

from lacrimosa.testkit.page.staging import ME

RECORDS: Final = Path(__file__).resolve().parents[2] / "records"
SOLO: Final = (RECORDS / "solo-easy.txt").read_text(encoding="utf-8")
WHOLE_MS: Final = 240_000  # only so that nothing waits for ever


@pytest.fixture(scope="module")
def reviewer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("page-review"), settings=quick()) as server:
        yield server


def reviewed(guest: Visit) -> Page:
    """The record brought along, its count opened, and from there the review."""
    brought = guest.stage.post("/api/records", {"record": SOLO})["id"]
    steps = guest.stage.get(f"/api/tables/{brought}/steps?first=0")["total"]
    page = guest.open(f"/replay/{brought}/{steps}")
    page.locator(".replay-end").click()
    page.locator(f'.places a[href="/review/{brought}"]').click()
    page.locator(".turn").first.wait_for(timeout=WHOLE_MS)
    return page


def test_a_review_that_is_there_before_its_edition_waits_for_the_names(
    browser: Browser, reviewer: ServerProcess
) -> None:
    with visit(browser, reviewer) as guest:
        address = reviewed(guest).url
        edition: list[Route] = []
        guest.page.route("**/api/editions/*", lambda route: edition.append(route))  # noqa: PLW0108
        with guest.page.expect_response("**/review/0"):
            guest.page.goto(address)
        guest.page.wait_for_timeout(200)
        assert len(edition) == 1
        expect(guest.page.locator(".turn")).to_have_count(0)
        edition[0].continue_()
        guest.page.locator(".turn").first.wait_for()


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(LAPTOP, "en", "day"), (PHONE, "ru", "candle"), (PHONE, "fr", "day")]
)
def test_a_game_is_reviewed_and_a_turn_is_seen_on_the_board(
    browser: Browser, reviewer: ServerProcess, size: tuple[int, int], language: str, theme: str
) -> None:
    with visit(browser, reviewer, size, language, theme) as guest:
        page = reviewed(guest)
        # Verdicts come one by one; with the last of them the whole game is told.
        expect(page.locator(".all .turn")).to_have_count(20, timeout=WHOLE_MS)
        expect(page.locator(".plot svg circle.dot")).to_have_count(20)
        found = guest.stage.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/review/0")
        assert found["status"] == "done"
        points = found["overview"]["turning_points"]
        expect(page.locator(".points .turn")).to_have_count(len(points))
        sums = [
            float(text.replace("−", "-").replace(",", "."))
            for text in page.locator(".sum dd").all_inner_texts()
        ]
        # What is written adds up, but for rounding.
        assert sum(sums[:-1]) == pytest.approx(sums[-1], abs=1.5)
        told = max(found["turns"], key=lambda turn: turn["loss"])
        row = page.locator(f'.all [data-turn="{told["number"]}"]')
        row.locator("summary").click()
        expect(row.locator(".body")).to_be_visible()
        assert "review-" not in page.locator("main").inner_text()
        found_faults = axe(page) + cut(page)
        if size in PHONES:
            found_faults += small_targets(page)
        assert found_faults == [], "\n".join(found_faults)
        assert scrolls(page)["across"] == 0
        row.locator('a[href^="/replay/"]').click()
        page.locator(".replay-board .board").wait_for()
        assert page.url.endswith(f"/{told['step']}")


def test_a_turn_is_found_by_the_graph_and_by_keyboard(browser: Browser, reviewer: ServerProcess) -> None:
    with visit(browser, reviewer) as guest:
        page = reviewed(guest)
        expect(page.locator(".plot .catch")).to_have_count(20, timeout=WHOLE_MS)
        page.locator(".plot .catch").nth(7).click()
        opened = page.locator(".all .turn").nth(7)
        expect(opened).to_have_attribute("open", "")
        expect(page.locator(".all .turn[open]")).to_have_count(1)
        opened.locator("summary").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".all .turn[open]")).to_have_count(0)


def test_a_running_game_has_no_review(browser: Browser, reviewer: ServerProcess) -> None:
    with visit(browser, reviewer) as guest:
        running_table = guest.stage.table(SOLO, 40, [ME]).rsplit("/", 1)[1]
        page = guest.open(f"/review/{running_table}")
        expect(page.locator(f'a[href="/table/{running_table}"]')).to_be_visible()
        expect(page.locator(".turn")).to_have_count(0)
