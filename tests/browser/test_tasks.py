"""Turns to be found: tried again from a review, puzzles; and a better line seen on the board."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from browser.inspecting import axe, cut, scrolls, small_targets
from browser.test_review import WHOLE_MS, reviewed
from browser.visiting import LAPTOP, PHONE, PHONES, Visit, visit
from playwright.sync_api import Browser, Page, expect
from server.reviews.finished import quick
from server.serving import ServerProcess, running
from server.tasks.making import earning, line_of, puzzle_file

from lacrimosa.puzzles.puzzle import puzzle

NUMBER: Final = "002"  # a solo game: nobody else is on the board


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return puzzle_file(tmp_path_factory.mktemp("page-puzzles"))


@pytest.fixture(scope="module")
def tutor(tmp_path_factory: pytest.TempPathFactory, file: Path) -> Iterator[ServerProcess]:
    with running(
        tmp_path_factory.mktemp("page-tasks"), settings=quick(more=f'puzzles = "{file}"\n')
    ) as server:
        yield server


def played(guest: Visit, page: Page, line: list[str]) -> None:
    """Everything but the end of the turn, said as the page would; the end is the page's own button."""
    table = page.url.rsplit("/", 1)[1]
    for at, choice in enumerate(line[:-1]):
        update: Any = guest.stage.get(f"/api/tables/{table}/update")
        message = {"type": "choose", "id": f"{update['version']}-{at}", "choice": choice}
        answer = guest.stage.post(f"/api/tables/{table}/messages", {**message, "state": update["state"]})
        assert "refusal" not in answer, answer
    assert line[-1] == "done"
    page.locator(".confirm:not([aria-disabled='true'])").click()


def confirmed(page: Page) -> None:
    """Whoever is warned that something is wasted ends the turn all the same."""
    warning = page.locator(".waste .btn-red, dialog[open] .btn-red")
    verdict = page.locator("[data-verdict]")
    expect(warning.or_(verdict).first).to_be_visible(timeout=WHOLE_MS)
    if warning.count() and warning.first.is_visible():
        warning.first.click()
    expect(verdict).to_be_visible(timeout=WHOLE_MS)


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    found = axe(page) + cut(page)
    if size in PHONES:
        found += small_targets(page)
    return found


@pytest.mark.parametrize(
    ("size", "language", "theme"), [(LAPTOP, "en", "day"), (PHONE, "ru", "candle"), (PHONE, "es", "day")]
)
def test_a_puzzle_is_missed_and_then_found(
    browser: Browser, tutor: ServerProcess, file: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    one = puzzle(NUMBER, file)
    with visit(browser, tutor, size, language, theme) as guest:
        page = guest.open("/")
        page.locator('a[href="/puzzles"]').click()
        # The two themes of this file; the others have no puzzles and are not named.
        expect(page.locator(".themes li")).to_have_count(2)
        assert "puzzles-" not in page.locator("main").inner_text()
        assert faults(page, size) == []
        assert scrolls(page)["across"] == 0
        page.locator(".next .btn-paper").click()
        page.locator("[data-sit]").click()
        panel = page.locator("section.task")
        expect(panel).to_be_visible()
        assert faults(page, size) == []
        played(guest, page, line_of(one.game(), earning))
        confirmed(page)
        expect(panel.locator("[data-verdict='mistake']")).to_be_visible()
        expect(panel.locator("ol li")).to_have_count(1)
        assert "task-" not in panel.inner_text()
        assert faults(page, size) == []
        panel.locator("[data-again]").click()
        expect(panel.locator("[data-verdict]")).to_have_count(0)
        played(guest, page, one.answer.split("; "))
        confirmed(page)
        expect(panel.locator("[data-verdict='best']")).to_be_visible()
        panel.locator("[data-next]").click()
        # The other one is next, and this one was found later.
        expect(page.locator(".next")).to_contain_text("001")
        assert guest.stage.get("/api/puzzles")["puzzles"][1]["outcome"] == "later"
        expect(page.locator(".themes g.later")).to_have_count(1)


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "fr")])
def test_from_a_review_to_a_try_and_its_answer(
    browser: Browser, tutor: ServerProcess, size: tuple[int, int], language: str
) -> None:
    with visit(browser, tutor, size, language) as guest:
        page = reviewed(guest)
        expect(page.locator(".all .turn")).to_have_count(20, timeout=WHOLE_MS)
        game = page.url.rsplit("/", 1)[1]
        found = guest.stage.get(f"/api/tables/{game}/review/0")
        worst = max(found["turns"], key=lambda turn: turn["loss"])
        row = page.locator(f'.all [data-turn="{worst["number"]}"]')
        row.locator("summary").click()
        row.locator("[data-try]").click()
        panel = page.locator("section.task")
        expect(panel).to_be_visible()
        table = page.url.rsplit("/", 1)[1]
        task = guest.stage.get(f"/api/tables/{table}/update")["task"]
        assert (task["table"], task["number"]) == (game, worst["number"])
        assert "answer" not in task
        played(guest, page, worst["played"])
        confirmed(page)
        expect(panel.locator("ol li")).to_have_count(1)
        for told in (1, 2):
            panel.locator("[data-clue]").click()
            expect(panel.locator("[data-clues] p")).to_have_count(told)
        expect(panel.locator("[data-clue]")).to_have_count(0)
        panel.locator("[data-answer]").click()
        expect(panel.locator("ol.line li")).to_have_count(sum(choice != "done" for choice in worst["best"]))
        expect(panel.locator("[data-answer]")).to_have_count(0)
        assert "review-" not in panel.inner_text()
        assert faults(page, size) == []
        page.reload()
        expect(panel.locator("ol.line")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_better_line_is_seen_step_by_step(
    browser: Browser, tutor: ServerProcess, size: tuple[int, int]
) -> None:
    with visit(browser, tutor, size) as guest:
        page = reviewed(guest)
        expect(page.locator(".all .turn")).to_have_count(20, timeout=WHOLE_MS)
        game = page.url.rsplit("/", 1)[1]
        found = guest.stage.get(f"/api/tables/{game}/review/0")
        worst = max(found["turns"], key=lambda turn: turn["loss"])
        row = page.locator(f'.all [data-turn="{worst["number"]}"]')
        row.locator("summary").click()
        row.locator("[data-line]").click()
        steps = page.locator("section.lines .step")
        expect(steps).to_have_count(len(worst["best"]) + 1)
        for at in range(1, len(worst["best"]) + 1):
            page.locator("section.lines .on").click()
            expect(steps.nth(at)).to_have_attribute("aria-current", "step")
        expect(page.locator("section.lines [role=alert]")).to_have_count(0)
        page.locator("[data-voice=played]").click()
        expect(steps).to_have_count(len(worst["played"]) + 1)
        assert faults(page, size) == []
        page.locator("section.lines .close").click()
        expect(page.locator(".all .turn")).to_have_count(20)
        # And the replay has marks where something is said against a turn.
        page.goto(f"{guest.url}/replay/{game}")
        faulted = [turn for turn in found["turns"] if turn["verdict"] not in ("best", "as_good")]
        expect(page.locator(".replay-slider .verdict")).to_have_count(len(faulted))


def test_a_task_is_nobody_elses(browser: Browser, tutor: ServerProcess) -> None:
    with visit(browser, tutor) as anna, visit(browser, tutor) as bea:
        table = anna.stage.post(f"/api/puzzles/{NUMBER}", {})["id"]
        page = bea.open(f"/try/{table}")
        expect(page.locator("section.task")).to_have_count(0)
        expect(page.locator("h1")).to_be_visible()
        bea.said.clear()
