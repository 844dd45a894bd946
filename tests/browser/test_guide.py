"""The guided first game, followed to its end as a newcomer would."""

import json
from pathlib import Path

import pytest
from browser.visiting import LAPTOP, PHONE_SIDEWAYS, SHORT_PHONE, visit
from playwright.sync_api import Browser, Page, expect
from server.serving import ServerProcess

from lacrimosa.testkit.page.player import PagePlayer

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "src" / "guide" / "script.json"


class Newcomer(PagePlayer):
    """Does what the letter says: the next choice of the script."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        steps = json.loads(SCRIPT.read_text(encoding="utf-8"))["steps"]
        self.to_do = [one for step in steps for one in step.get("choice", "").split("; ") if one]

    def looks_elsewhere(self) -> bool:
        return False

    def decide(self, offered: list[str]) -> str:
        wanted = self.to_do[0]
        return next((one for one in offered if wanted in one.split("|")), "")


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (SHORT_PHONE, "fr"), (PHONE_SIDEWAYS, "ru")])
def test_the_guide_leads_through_a_round(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str
) -> None:
    with visit(browser, server, size, language) as guest:
        page = guest.open("/guide")
        page.locator(".guide").wait_for()
        newcomer = Newcomer(page)
        for _ in range(400):
            if not newcomer.to_do and page.locator(".guide .g-end").count() > 0:
                break
            choice = newcomer.decide(newcomer.offered()) if newcomer.to_do else ""
            forward = page.locator(".guide footer .btn-red:not([aria-disabled='true'])")
            if forward.count() > 0 and forward.first.is_visible():
                forward.first.click()
            elif choice:
                before = newcomer.state()
                newcomer.press(newcomer.thing(choice))
                newcomer.settle(before)
                newcomer.to_do.pop(0)
            else:
                page.wait_for_timeout(50)
        expect(page.locator(".guide .g-end")).to_be_visible()
        expect(page.locator(".ledger, .strip").first).to_be_attached()
