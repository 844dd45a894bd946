"""A person who plays by clicking: only what is visible and can be chosen, chosen at random."""

from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page

# Everything on the screen that can be chosen now, by what it stands for.
OFFERED: Final = """() => {
  const seen = (e) => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0
      && getComputedStyle(e).visibility !== 'hidden'; };
  return [...document.querySelectorAll('[data-choices]:not([aria-disabled="true"])')]
    .filter((e) => !e.closest('[inert]') && seen(e)).map((e) => e.dataset.choices);
}"""
STATE: Final = "() => document.querySelector('.board')?.dataset.state ?? ''"
# What a person would wait for; looked at by the page itself with every picture, for that costs it little.
NEXT: Final = """() => {
  if (document.querySelector('.sc-page')) return 'over';
  if (document.querySelector('.curtain')) return 'curtain';
  if (document.querySelector('.turn-bar, .interlude')) return 'show';
  const open = [...document.querySelectorAll('[data-choices]:not([aria-disabled="true"])')];
  if (open.some((e) => e.checkVisibility())) return 'offered';
  const elsewhere = document.querySelector(".tabs button:not([aria-current='true']) .dot-on");
  return elsewhere?.checkVisibility() ? 'tab' : null;
}"""
ANSWER: Final = """(before) => {
  const state = document.querySelector('.board')?.dataset.state;
  if (state !== before || document.querySelector('.sc-page, .curtain'))
    return document.querySelector('.prompt [aria-busy="true"]') ? null : 'moved';
  if (document.querySelector('dialog.waste[open] .btn-red')) return 'waste';
  return document.querySelector('.pop .agree:enabled') ? 'agree' : null;
}"""
# A pressed button goes away, or with it the whole board.
GONE: Final = """(what) => !document.querySelector(
  what === 'waste' ? 'dialog.waste[open]' : '.pop .agree:enabled')"""
PATIENCE_MS: Final = 30_000
# On a small screen: other areas in which something can be chosen.
MARKED_TABS: Final = ".tabs button:not([aria-current='true']):has(.dot-on)"
EXCHANGES: Final = ("buy ", "cash ")
# Nearly always there: somebody who took them every time would play a dull game.
DULL: Final = ("done", "income")
CURIOUS: Final = 0.5


class Stuck(Exception):
    """Nothing on the screen leads on."""


class PagePlayer:
    """One person in front of one page with a table on it."""

    def __init__(self, page: Page, seed: int = 1, pause_ms: int = 0) -> None:
        """With a pause they point before they click, hold the button for half of it, then look."""
        self.page = page
        self.pause_ms = pause_ms
        self.random = Random(seed)
        self.clicks = 0

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def is_over(self) -> bool:
        return self.page.locator(".sc-page").count() > 0

    def play(self) -> None:
        """Play until the game is over."""
        while not self.is_over():
            self.act()

    def act(self) -> str:
        """One decision: a click, and the sheet or the warning that follows it; returns the choice."""
        self.wait_until_asked()
        if self.is_over():
            return ""
        if self.random.random() < CURIOUS:
            self.looks_elsewhere()
        choice = self.decide(self.offered())
        before = self.state()
        self.press(self.thing(choice))
        self.settle(before)
        return choice

    def offered(self) -> list[str]:
        found: list[str] = self.page.evaluate(OFFERED)
        return found

    def decide(self, offered: list[str]) -> str:
        """At random, but exchanges only where nothing else leads on, and the dull ones now and then."""
        wanted = [choice for choice in offered if not choice.startswith(EXCHANGES)] or offered
        lively = [choice for choice in wanted if choice not in DULL]
        return self.random.choice(lively if lively and self.random.random() < 0.85 else wanted)

    def thing(self, choice: str) -> Locator:
        offered = self.page.locator(f'[data-choices="{choice}"]:not([aria-disabled="true"])')
        return offered.locator("visible=true").first

    def press(self, thing: Locator) -> None:
        self.clicks += 1
        if not self.pause_ms:
            thing.click()
            return
        thing.hover()
        self.page.wait_for_timeout(self.pause_ms)
        # The mouse lies on it: nothing has to be looked up in the page, as `click` would do.
        self.page.mouse.down()
        self.page.wait_for_timeout(self.pause_ms / 2)
        self.page.mouse.up()
        self.page.wait_for_timeout(2 * self.pause_ms)

    def wait_until_asked(self) -> None:
        """Until something can be chosen: others may be at their move, or a curtain hides the next hand."""
        while True:
            match self._wait(NEXT):
                case "curtain":
                    self.press(self.page.locator(".curtain button").first)
                case "show":
                    # Somebody who knows what others did goes on.
                    self.page.keyboard.press("Escape")
                case "tab":
                    self.looks_elsewhere()
                case _:
                    return

    def _wait(self, what: str, about: str | None = None) -> str:
        try:
            # Looking with every picture would make a page draw pictures that nobody waits for.
            polling: Any = self.pause_ms or "raf"
            found = self.page.wait_for_function(what, arg=about, timeout=PATIENCE_MS, polling=polling)
            return str(found.json_value())
        except Error as problem:
            raise Stuck(f"nothing leads on at {self.page.url}, state {self.state()}") from problem

    def looks_elsewhere(self) -> bool:
        """On a small screen the thing to choose may lie behind another tab, which then has a dot."""
        marked = self.page.locator(MARKED_TABS).locator("visible=true")
        count = marked.count()
        if count > 0:
            self.press(marked.nth(self.random.randrange(count)))
        return count > 0

    def settle(self, before: str) -> None:
        """Agree to the price, to the end of the turn; until the game has moved on."""
        while (answer := self._wait(ANSWER, before)) != "moved":
            self.press(
                self.page.locator("dialog.waste .btn-red" if answer == "waste" else ".pop .agree").first
            )
            self.page.wait_for_function(GONE, arg=answer, timeout=PATIENCE_MS)
