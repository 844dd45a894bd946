"""In which windows the whole board shows: nothing behind tabs, nothing that scrolls but the log."""

from collections.abc import Iterable
from typing import Any, Final

from playwright.sync_api import Browser

# Laptops as their browsers leave them, screens of desks, and what is smaller.
SIZES: Final = (
    (1200, 600),
    (1280, 720),
    (1366, 641),
    (1366, 768),
    (1440, 789),
    (1536, 730),
    (1920, 1080),
    (2560, 1440),
    (1180, 820),
    (1024, 768),
    (390, 844),
)
# Every area within the window, and nothing in it that has more than it shows.
WHOLE: Final = """() => {
  const areas = ['hand', 'row', 'map', 'requiem', 'board', 'patrons'];
  const inside = (e) => {
    const r = e.getBoundingClientRect();
    return e.checkVisibility() && r.width > 0 && r.left >= -1 && r.top >= -1
      && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1;
  };
  // An area may leave its place on the canvas to what is in it.
  const shows = (name) => {
    const area = document.getElementById('area-' + name);
    const parts = getComputedStyle(area).display === 'contents' ? [...area.children] : [area];
    return parts.length > 0 && parts.every(inside);
  };
  const scrolls = (e) => {
    const { overflowY, overflowX } = getComputedStyle(e);
    const can = (v) => v === 'auto' || v === 'scroll';
    return (can(overflowY) && e.scrollHeight > e.clientHeight + 1)
      || (can(overflowX) && e.scrollWidth > e.clientWidth + 1);
  };
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) return false;
  if (document.querySelector('.tabs')?.checkVisibility()) return false;
  if (!areas.every(shows)) return false;
  return ![...document.querySelectorAll('.board *')].some((e) => !e.closest('.log') && scrolls(e));
}"""


def windows_whole(
    browser: Browser, url: str, cookies: list[Any], sizes: Iterable[tuple[int, int]] = SIZES
) -> list[str]:
    """The sizes, as "WIDTHxHEIGHT", in which a table shows its whole board."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto(url)
    page.locator(".board main[aria-busy='false']").wait_for(state="attached")
    page.evaluate("() => document.fonts.ready")
    whole = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        if page.evaluate(WHOLE):
            whole.append(f"{width}x{height}")
    context.close()
    return whole
