"""From a click to the repaint that answers it: the opened sheet, or the board that has moved on."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from lacrimosa.testkit.page.player import PagePlayer

# Every click is timed until the next frame after the sheet is filled, or after the board shows the new state.
WATCH = """() => {
  window.clickTimes = [];
  let start, isWithin;
  const answered = () => {
    if (start === undefined) return;
    const begun = start;
    start = undefined;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => window.clickTimes.push(performance.now() - begun);
      after.port2.postMessage(0);
    });
  };
  const isOpen = () => document.querySelector('.pop footer, dialog[open]') !== null;
  addEventListener('click', (event) => {
    start = event.timeStamp;
    isWithin = event.target.closest('.pop, dialog') !== null;
  }, true);
  const board = document.querySelector('.board');
  const moved = { attributes: true, attributeFilter: ['data-state', 'data-tab'] };
  new MutationObserver(answered).observe(board, moved);
  // Whoever clicks within a sheet waits for what comes after it.
  new MutationObserver(() => { if (isOpen() && !isWithin) answered(); })
    .observe(document.body, { childList: true, subtree: true });
}"""

# A person points before they click and looks at what it did, so that the page has come to rest meanwhile.
PAUSE_MS = 200


def click_times(
    browser: Browser, open_table: Callable[[], str], cookies: list[Any], clicks: int
) -> list[float]:
    """Play by clicking, one table after the other, and say how many milliseconds each click took."""
    times: list[float] = []
    while len(times) < clicks:
        times += _play(browser, open_table(), cookies, seed=1791 + len(times), clicks=clicks - len(times))
    return times


def _play(browser: Browser, url: str, cookies: list[Any], seed: int, clicks: int) -> list[float]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto(url)
    page.locator(".board main[aria-busy='false']").wait_for(state="attached")
    page.evaluate(WATCH)
    player = PagePlayer(page, seed, pause_ms=PAUSE_MS)
    while player.clicks < clicks and not player.is_over():
        player.act()
    times: list[float] = page.evaluate("() => window.clickTimes")
    context.close()
    return times


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
