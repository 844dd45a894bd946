"""On paper: white sheets by day, without bars and buttons, nothing cut."""

import re
from pathlib import Path

import pytest
from browser.test_ceremony import played
from browser.visiting import DESK, LAPTOP, Visit, visit
from playwright.sync_api import Browser, Page
from server.serving import ServerProcess

from lacrimosa.rulebook.reader import rulebook
from lacrimosa.testkit.page.staging import BOT, ME

FOUR = (Path(__file__).resolve().parents[2] / "records" / "four-players.txt").read_text(encoding="utf-8")
# What has no use on paper, what is coloured in where paper is white, and what would be cut.
FOUND = """() => {
  const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().height > 1;
  const named = (e) => e.className + ' ' + e.textContent.trim().slice(0, 20);
  const useless = '.btn, .tabs, .pages, .prompt, .stages, .replay > :not(.replay-board), .rules > nav, input';
  const grounds = [document.documentElement, document.body,
    ...document.querySelectorAll('main, .board, .ceremony, .the-count')];
  const clear = ['rgba(0, 0, 0, 0)', 'none'];
  const cut = (e) => getComputedStyle(e).overflowY !== 'visible' && e.scrollHeight > e.clientHeight + 1;
  return {
    theme: document.documentElement.dataset.theme,
    useless: [...document.querySelectorAll(useless)].filter(seen).map(named),
    coloured: grounds.filter((e) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(e);
      return !clear.includes(backgroundColor) || !clear.includes(backgroundImage);
    }).map(named),
    cut: [...document.querySelectorAll('main, .board, .area > *, .book, .breakdown, .ceremony')]
      .filter((e) => seen(e) && cut(e)).map(named),
  };
}"""


def look(page: Page) -> int:
    """Whether the sheets are fit to be read; how many there are."""
    page.emulate_media(media="print")
    page.wait_for_timeout(200)
    found = page.evaluate(FOUND)
    assert found == {"theme": "day", "useless": [], "coloured": [], "cut": []}
    paper = page.pdf(format="A4")
    return len(re.findall(rb"/Type\s*/Page\b", paper))


def replay(guest: Visit) -> Page:
    review = guest.stage.post("/api/records", {"record": FOUR})["id"]
    page = guest.open(f"/replay/{review}")
    page.locator(".board main[aria-busy='false'] .works").first.wait_for()
    return page


@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_rules_count_and_board_on_paper(
    browser: Browser, server: ServerProcess, size: tuple[int, int]
) -> None:
    with visit(browser, server, size, theme="candle") as guest:
        page = guest.open("/rules")
        last = rulebook("en").sections[-1].code
        page.locator(f"#{last}").wait_for()
        sheets = look(page)
        assert 8 <= sheets <= 24
        page = played(guest, FOUR, 520, [ME, BOT, BOT, BOT])
        sheets = look(page)
        assert sheets == 2
        # Every source of points has its name.
        for head in page.locator(".breakdown tbody tr").all():
            assert len(head.inner_text().split("\t")[0].strip()) > 2
        page = replay(guest)
        sheets = look(page)
        assert sheets == 2
        # Seven cards, a whole map, the Requiem and all patrons.
        for area in ("row", "map", "requiem", "board", "patrons"):
            box = page.locator(f"#area-{area} > *").first.bounding_box()
            assert box
            assert box["height"] > 100
        # And the evening comes back.
        page.emulate_media(media="screen")
        page.wait_for_function("() => document.documentElement.dataset.theme === 'candle'")
